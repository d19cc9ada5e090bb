//! Queries that both databases share.

/// Inserts an entry unless the version exists.
pub const ADD_ENTRY: &str = "INSERT INTO entries (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4) \
     ON CONFLICT DO NOTHING";
/// Inserts or updates a summary.
pub const UPSERT_SUMMARY: &str = "INSERT INTO tables (id, status, listed, info, wake_ms, updated_ms) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET status = excluded.status, \
     listed = excluded.listed, info = excluded.info, wake_ms = excluded.wake_ms, \
     updated_ms = excluded.updated_ms";
/// Deletes the occupants of a table.
pub const CLEAR_SEATED: &str = "DELETE FROM seated WHERE table_id = $1";
/// Inserts the occupant of a seat.
pub const ADD_SEATED: &str = "INSERT INTO seated (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// Inserts a result.
pub const ADD_RESULT: &str = "INSERT INTO results (table_id, seat, name, score, won) \
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING";
/// The entries after a version.
pub const ENTRIES: &str =
    "SELECT version, at_ms, body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version";
/// The lobby: tables of an earlier status.
pub const LISTED: &str = "SELECT id, status, info FROM tables WHERE listed AND status < $1 \
     ORDER BY updated_ms DESC LIMIT $2";
/// A guest's tables of an earlier status.
pub const TABLES_OF: &str = "SELECT id, status, info FROM tables JOIN seated ON table_id = id \
     WHERE guest = $1 AND status < $2 ORDER BY updated_ms DESC LIMIT 200";
/// A table.
pub const TABLE: &str = "SELECT id, status, info FROM tables WHERE id = $1";
/// Ids of tables.
pub const TABLE_IDS: &str = "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2";
/// Tables up to a status.
pub const TABLES_UP_TO: &str =
    "SELECT id, status, info FROM tables WHERE id > $1 AND status <= $2 ORDER BY id LIMIT $3";
/// Updates a summary, unless it was updated later.
pub const SAVE_SUMMARY: &str = "UPDATE tables SET info = $1, wake_ms = $2 WHERE id = $3 AND updated_ms <= $4";
/// Postpones when a table is due.
pub const POSTPONE: &str = "UPDATE tables SET wake_ms = $1 WHERE id = $2 AND wake_ms < $1";
/// Tables of a status that are due.
pub const DUE: &str =
    "SELECT id FROM tables WHERE wake_ms < $1 AND node_until < $2 AND status = $3 LIMIT 500";
/// Leases the bots of a table.
pub const LEASE: &str = "UPDATE tables SET node = $2, node_until = $4 \
     WHERE id = $1 AND (node = $2 OR node_until < $3)";
/// Inserts or renames a guest.
pub const SAVE_GUEST: &str = "INSERT INTO guests (id, name) VALUES ($1, $2) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name";
/// A guest with its secrets.
pub const GUEST: &str = "SELECT id, name, hash FROM guests JOIN secrets ON guest = id WHERE id = $1";
/// Inserts a secret.
pub const SAVE_SECRET: &str = "INSERT INTO secrets (guest, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING";
/// Inserts a code.
pub const SAVE_CODE: &str = "INSERT INTO codes (hash, guest, until_ms) VALUES ($1, $2, $3) \
     ON CONFLICT (hash) DO NOTHING";
/// Deletes a code.
pub const TAKE_CODE: &str = "DELETE FROM codes WHERE hash = $1 AND until_ms >= $2 RETURNING guest";
/// Inserts a chat message.
pub const SAVE_CHAT: &str =
    "INSERT INTO chat (table_id, guest, name, seat, text, at_ms) VALUES ($1, $2, $3, $4, $5, $6)";
/// The latest chat messages, latest first.
pub const CHAT: &str = "SELECT guest, name, seat, text, at_ms FROM chat WHERE table_id = $1 \
     ORDER BY id DESC LIMIT $2";
/// Inserts or updates an analysis.
pub const SAVE_ANALYSIS: &str = "INSERT INTO analyses (table_id, body) VALUES ($1, $2) \
     ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
/// An analysis.
pub const ANALYSIS: &str = "SELECT body FROM analyses WHERE table_id = $1";
/// Statistics of a guest name.
pub const STATISTICS: &str = "SELECT COUNT(*) AS games, CAST(COALESCE(SUM(CASE WHEN won THEN 1 ELSE 0 END), 0) AS BIGINT) AS wins, \
     CAST(COALESCE(MAX(score), 0) AS BIGINT) AS best, CAST(COALESCE(SUM(score), 0) AS BIGINT) AS total \
     FROM results WHERE name = $1";
/// A query that always succeeds.
pub const PING: &str = "SELECT 1";
