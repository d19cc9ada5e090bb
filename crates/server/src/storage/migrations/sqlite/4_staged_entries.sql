-- `RENAME` keeps rows and rowids.
ALTER TABLE fresh RENAME TO staged_entries;
