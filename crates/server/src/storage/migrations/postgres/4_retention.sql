-- When a token was last used, a guest last seen and a table last opened by its players: what is idle is deleted after a time.
-- What is there already counts as used now, and so does what an older program adds meanwhile; finished games (status 2)
-- as of their end.
ALTER TABLE secrets ADD COLUMN used_ms BIGINT NOT NULL DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
ALTER TABLE guests ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT (extract(epoch FROM now()) * 1000)::bigint;
ALTER TABLE tables ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET seen_ms = (extract(epoch FROM now()) * 1000)::bigint WHERE status < 2;
CREATE INDEX secrets_hash ON secrets (hash);
CREATE INDEX secrets_used ON secrets (used_ms);
CREATE INDEX guests_seen ON guests (seen_ms);
CREATE INDEX chat_at ON chat (at_ms);
-- Which node does a job that one of them does for all.
CREATE TABLE jobs (name TEXT PRIMARY KEY, node TEXT NOT NULL, until_ms BIGINT NOT NULL);
INSERT INTO schema_number SELECT 4 WHERE NOT EXISTS (SELECT FROM schema_number WHERE number = 4);
