-- When a token was last used, a guest last seen and a table last opened by its players: what is idle is deleted after a time.
-- What is there already counts as used now; finished games (status 2) as of their end.
ALTER TABLE secrets ADD COLUMN used_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0;
UPDATE secrets SET used_ms = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
UPDATE guests SET seen_ms = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
UPDATE tables SET seen_ms = CAST(strftime('%s', 'now') AS INTEGER) * 1000 WHERE status < 2;
CREATE INDEX secrets_hash ON secrets (hash);
CREATE INDEX secrets_used ON secrets (used_ms);
CREATE INDEX guests_seen ON guests (seen_ms);
CREATE INDEX chat_at ON chat (at_ms);
-- Which node does a job that one of them does for all.
CREATE TABLE jobs (name TEXT PRIMARY KEY, node TEXT NOT NULL, until_ms BIGINT NOT NULL);
