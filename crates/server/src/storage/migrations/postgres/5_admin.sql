-- Guests whose tokens are refused, and what administrators did, for the servers on this database: docs/design/admin.md.
CREATE TABLE bans (guest TEXT PRIMARY KEY, at_ms BIGINT NOT NULL);
CREATE TABLE admin_events (id BIGSERIAL PRIMARY KEY, at_ms BIGINT NOT NULL, body TEXT NOT NULL);
INSERT INTO schema_number SELECT 5 WHERE NOT EXISTS (SELECT FROM schema_number WHERE number = 5);
