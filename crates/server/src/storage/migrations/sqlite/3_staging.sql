-- The staging table of new entries: docs/design/sqlite-staging.md.
CREATE TABLE fresh (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL
);
