-- `entries` is clustered by its key: loading a table reads its entries from neighbouring pages.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    status BIGINT NOT NULL,
    listed BOOLEAN NOT NULL,
    info TEXT NOT NULL,
    wake_ms BIGINT,
    node TEXT,
    node_until BIGINT NOT NULL DEFAULT 0,
    updated_ms BIGINT NOT NULL
);
CREATE INDEX tables_listed ON tables (listed, status, updated_ms);
CREATE INDEX tables_wake ON tables (wake_ms);

CREATE TABLE seated (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX seated_table ON seated (table_id);

CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE secrets (guest TEXT NOT NULL, hash BLOB NOT NULL, PRIMARY KEY (guest, hash));
CREATE TABLE codes (hash BLOB PRIMARY KEY, guest TEXT NOT NULL, until_ms BIGINT NOT NULL);

CREATE TABLE chat (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    seat BIGINT,
    text TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE INDEX chat_table ON chat (table_id, id);

CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    score BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_name ON results (name);
