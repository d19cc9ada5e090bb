-- A reserved seat does not count against the quota of the guest it is reserved for.
ALTER TABLE seated ADD COLUMN reserved BOOLEAN NOT NULL DEFAULT FALSE;
-- Whether moves that had revealed something were undone without asking anybody.
ALTER TABLE results ADD COLUMN undone BOOLEAN NOT NULL DEFAULT FALSE;
