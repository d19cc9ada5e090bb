//! The tables of the database, made and brought up to date at start.

/// The steps from an empty database on; the number of steps taken is the schema's number. `BYTES` stands for the
/// database's word for bytes, `SERIAL` for its self-counting key, `CLUSTERED` for rows kept in the order of their key. A
/// step for one of them only is named by a word too, and is nothing on the other.
pub const STEPS: &[&str] = &[
    "CREATE TABLE entries (
        table_id TEXT NOT NULL, version BIGINT NOT NULL, at_ms BIGINT NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (table_id, version)) CLUSTERED;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, status BIGINT NOT NULL, listed BOOLEAN NOT NULL, info TEXT NOT NULL,
        wake_ms BIGINT, node TEXT, node_until BIGINT NOT NULL DEFAULT 0, updated_ms BIGINT NOT NULL);
    CREATE INDEX tables_listed ON tables (listed, status, updated_ms);
    CREATE INDEX tables_wake ON tables (wake_ms);
    CREATE TABLE seated (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id));
    CREATE INDEX seated_table ON seated (table_id);
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE secrets (guest TEXT NOT NULL, hash BYTES NOT NULL, PRIMARY KEY (guest, hash));
    CREATE TABLE codes (hash BYTES PRIMARY KEY, guest TEXT NOT NULL, until_ms BIGINT NOT NULL);
    CREATE TABLE chat (
        id SERIAL, table_id TEXT NOT NULL, guest TEXT NOT NULL, name TEXT NOT NULL, seat BIGINT,
        text TEXT NOT NULL, at_ms BIGINT NOT NULL);
    CREATE INDEX chat_table ON chat (table_id, id);
    CREATE TABLE results (
        table_id TEXT NOT NULL, seat BIGINT NOT NULL, name TEXT NOT NULL, score BIGINT NOT NULL,
        won BOOLEAN NOT NULL, PRIMARY KEY (table_id, seat));
    CREATE INDEX results_name ON results (name);",
    "CREATE TABLE analyses (table_id TEXT PRIMARY KEY, body TEXT NOT NULL);",
    "FRESH;",
];

/// SQLite's entries that are not in their places yet (`sqlite_fresh.rs`).
const FRESH: &str = "CREATE TABLE fresh (
    table_id TEXT NOT NULL, version BIGINT NOT NULL, at_ms BIGINT NOT NULL, body TEXT NOT NULL)";

/// A step as SQLite says it.
pub fn for_sqlite(step: &str) -> String {
    worded(step, "BLOB", "INTEGER PRIMARY KEY AUTOINCREMENT", "WITHOUT ROWID").replace("FRESH", FRESH)
}

/// A step as PostgreSQL says it.
pub fn for_postgres(step: &str) -> String {
    worded(step, "BYTEA", "BIGSERIAL PRIMARY KEY", "").replace("FRESH", "")
}

fn worded(step: &str, bytes: &str, serial: &str, clustered: &str) -> String {
    step.replace("BYTES", bytes).replace("SERIAL", serial).replace("CLUSTERED", clustered)
}
