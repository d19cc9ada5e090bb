-- Programs before these files counted their migrations in `schema_number`, and databases of theirs have these tables already.
-- Every migration adds its number, so that such programs refuse a schema that is newer than theirs.
CREATE TABLE IF NOT EXISTS schema_number (number BIGINT NOT NULL);
INSERT INTO schema_number SELECT 1 WHERE NOT EXISTS (SELECT FROM schema_number WHERE number = 1);

CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    status BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    info TEXT NOT NULL,
    wake_ms BIGINT,
    node TEXT,
    node_until BIGINT NOT NULL DEFAULT 0,
    updated_ms BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_listed ON tables (listed, status, updated_ms);
CREATE INDEX IF NOT EXISTS tables_wake ON tables (wake_ms);

CREATE TABLE IF NOT EXISTS seated (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX IF NOT EXISTS seated_table ON seated (table_id);

CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS secrets (guest TEXT NOT NULL, hash BYTEA NOT NULL, PRIMARY KEY (guest, hash));
CREATE TABLE IF NOT EXISTS codes (hash BYTEA PRIMARY KEY, guest TEXT NOT NULL, until_ms BIGINT NOT NULL);

CREATE TABLE IF NOT EXISTS chat (
    id BIGSERIAL PRIMARY KEY,
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_table ON chat (table_id, id);

CREATE TABLE IF NOT EXISTS results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    score BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX IF NOT EXISTS results_name ON results (name);
