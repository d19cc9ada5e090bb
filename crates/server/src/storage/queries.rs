//! Queries that both databases share.
//!
//! Parameters first occur in the order of their numbers: SQLite counts them as they occur.

use super::Expired;

/// Inserts an entry unless the version exists, or the table does not: it may have been deleted.
pub const ADD_ENTRY: &str = "INSERT INTO entries (table_id, version, at_ms, body) \
     SELECT CAST($1 AS TEXT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), CAST($4 AS TEXT) \
     WHERE CAST($2 AS BIGINT) = 1 OR EXISTS (SELECT FROM entries WHERE table_id = $1 AND version = $2 - 1) \
     ON CONFLICT DO NOTHING";
/// Inserts or updates a summary.
pub const UPSERT_SUMMARY: &str = "INSERT INTO tables (id, status, listed, info, wake_ms, updated_ms) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET status = excluded.status, \
     listed = excluded.listed, info = excluded.info, wake_ms = excluded.wake_ms, \
     updated_ms = excluded.updated_ms";
/// Deletes the occupants of a table.
pub const CLEAR_SEATED: &str = "DELETE FROM seated WHERE table_id = $1";
/// Inserts the occupant of a seat.
pub const ADD_SEATED: &str = "INSERT INTO seated (guest, table_id, reserved) VALUES ($1, $2, $3) \
     ON CONFLICT DO NOTHING";
/// Inserts a result.
pub const ADD_RESULT: &str = "INSERT INTO results (table_id, seat, name, score, won, undone) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";
/// The entries after a version.
pub const ENTRIES: &str =
    "SELECT version, at_ms, body FROM entries WHERE table_id = $1 AND version > $2 ORDER BY version";
/// The lobby: tables of an earlier status.
pub const LISTED: &str = "SELECT id, status, info FROM tables WHERE listed AND status < $1 \
     ORDER BY updated_ms DESC LIMIT $2";
/// A guest's tables of an earlier status.
pub const TABLES_OF: &str = "SELECT id, status, info FROM tables JOIN seated ON table_id = id \
     WHERE guest = $1 AND status < $2 ORDER BY updated_ms DESC LIMIT 200";
/// The number of a guest's tables of an earlier status; those where a seat is only reserved do not count.
pub const COUNT_SEATED: &str = "SELECT COUNT(*) FROM tables JOIN seated ON table_id = id \
     WHERE guest = $1 AND NOT reserved AND status < $2";
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
pub const SAVE_GUEST: &str = "INSERT INTO guests (id, name, seen_ms) VALUES ($1, $2, $3) \
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_ms = excluded.seen_ms";
/// The guest of a token.
pub const TOKEN: &str =
    "SELECT id, name, used_ms FROM secrets JOIN guests ON id = guest WHERE hash = $1 AND guest = $2";
/// Inserts a token.
pub const SAVE_TOKEN: &str =
    "INSERT INTO secrets (guest, hash, used_ms) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
/// Deletes all but the tokens of a guest that were used last.
pub const PRUNE_TOKENS: &str = "DELETE FROM secrets WHERE guest = $1 AND hash NOT IN \
     (SELECT hash FROM secrets WHERE guest = $1 ORDER BY used_ms DESC LIMIT $2)";
/// Notes the use of a token.
pub const USE_TOKEN: &str = "UPDATE secrets SET used_ms = $1 WHERE hash = $2";
/// Notes that a guest was seen.
pub const SEE_GUEST: &str = "UPDATE guests SET seen_ms = $1 WHERE id = $2";
/// Deletes one token of a guest.
pub const DELETE_TOKEN: &str = "DELETE FROM secrets WHERE guest = $1 AND hash = $2";
/// Deletes all tokens of a guest.
pub const DELETE_TOKENS: &str = "DELETE FROM secrets WHERE guest = $1";
/// The number of tokens of a guest.
pub const COUNT_TOKENS: &str = "SELECT COUNT(*) FROM secrets WHERE guest = $1";
/// Inserts a code.
pub const SAVE_CODE: &str = "INSERT INTO codes (hash, guest, until_ms) VALUES ($1, $2, $3) \
     ON CONFLICT (hash) DO NOTHING";
/// Deletes the codes of a guest.
pub const CLEAR_CODES: &str = "DELETE FROM codes WHERE guest = $1";
/// The guest of a code.
pub const CODE_GUEST: &str =
    "SELECT id, name FROM codes JOIN guests ON id = guest WHERE hash = $1 AND until_ms >= $2";
/// Deletes a code.
pub const TAKE_CODE: &str = "DELETE FROM codes WHERE hash = $1 AND until_ms >= $2 RETURNING guest";
/// Inserts a chat message.
pub const SAVE_CHAT: &str =
    "INSERT INTO chat (table_id, guest, name, seat, text, at_ms) VALUES ($1, $2, $3, $4, $5, $6)";
/// Deletes all but the latest chat messages.
pub const TRIM_CHAT: &str = "DELETE FROM chat WHERE table_id = $1 AND id <= \
     (SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET $2)";
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
     CAST(COALESCE(MAX(score), 0) AS BIGINT) AS best, CAST(COALESCE(SUM(score), 0) AS BIGINT) AS total, \
     CAST(COALESCE(SUM(CASE WHEN undone THEN 1 ELSE 0 END), 0) AS BIGINT) AS undone \
     FROM results WHERE name = $1";
/// Notes that a player has opened a table.
pub const SEE_TABLE: &str = "UPDATE tables SET seen_ms = $1 WHERE id = $2 AND seen_ms < $1";
/// Gives a job to a node unless another one has it.
pub const LEASE_JOB: &str = "INSERT INTO jobs (name, node, until_ms) VALUES ($1, $2, $3) \
     ON CONFLICT (name) DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms \
     WHERE jobs.node = excluded.node OR jobs.until_ms < $4";
/// Tables of a status that were neither changed nor opened since a time, and whose clock is not running.
pub const IDLE_TABLES: &str = "SELECT id FROM tables WHERE listed IN (TRUE, FALSE) AND status = $1 \
     AND updated_ms < $2 AND seen_ms < $2 AND (wake_ms IS NULL OR wake_ms < $3) LIMIT $4";
/// Deletes a table that was neither changed nor opened since a time.
pub const DELETE_TABLE: &str = "DELETE FROM tables WHERE id = $1 AND updated_ms < $2 AND seen_ms < $2";
/// Deletes what belongs to a table; the results of its players stay.
pub const DELETE_OF_TABLE: [&str; 4] = [
    "DELETE FROM entries WHERE table_id = $1",
    "DELETE FROM seated WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM analyses WHERE table_id = $1",
];
/// Deletes what has expired before a time, a number of rows. For guests, the second parameter is [`Status::Finished`].
///
/// [`Status::Finished`]: crate::domain::Status::Finished
pub fn delete_expired(what: Expired) -> &'static str {
    match what {
        Expired::Chat => DELETE_CHAT,
        Expired::Codes => DELETE_CODES,
        Expired::Tokens => DELETE_IDLE_TOKENS,
        Expired::Guests => DELETE_GUESTS,
        Expired::Visitors => DELETE_VISITORS,
        Expired::StrayTokens => DELETE_STRAY_TOKENS,
    }
}

const DELETE_CHAT: &str =
    "DELETE FROM chat WHERE id IN (SELECT id FROM chat WHERE at_ms < $1 ORDER BY at_ms LIMIT $2)";
const DELETE_CODES: &str =
    "DELETE FROM codes WHERE hash IN (SELECT hash FROM codes WHERE until_ms < $1 LIMIT $2)";
const DELETE_IDLE_TOKENS: &str = "DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets WHERE used_ms < $1 ORDER BY used_ms LIMIT $2)";
const DELETE_GUESTS: &str = "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen_ms < $1 \
     AND NOT EXISTS (SELECT 1 FROM seated JOIN tables ON tables.id = table_id \
     WHERE guest = guests.id AND status < $2) ORDER BY seen_ms LIMIT $3)";
const DELETE_VISITORS: &str = "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen_ms < $1 \
     AND NOT EXISTS (SELECT 1 FROM seated WHERE guest = guests.id) ORDER BY seen_ms LIMIT $2)";
const DELETE_STRAY_TOKENS: &str = "DELETE FROM secrets WHERE hash IN (SELECT hash FROM secrets \
     WHERE used_ms < $1 AND NOT EXISTS (SELECT 1 FROM guests WHERE id = guest) LIMIT $2)";
/// A query that always succeeds.
pub const PING: &str = "SELECT 1";
