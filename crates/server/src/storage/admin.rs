//! What administrators do to a store: lists, deletions, bans, and the events that tell running servers.

use super::{ChatRow, StoreFuture, TableRow};
use crate::domain::Status;
use witchstone_rules::Player;

/// A table with its last activity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableActivity {
    /// The table.
    pub table: TableRow,
    /// The time of its last entry that mattered to the lobby, in milliseconds since 1970.
    pub updated_ms: i64,
}

/// Which tables are listed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TableFilter {
    /// Those of this status only.
    pub status: Option<Status>,
    /// Those at which this guest has a seat only.
    pub guest: Option<String>,
}

/// A guest, without anything secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    /// The id.
    pub guest: String,
    /// The name.
    pub name: String,
    /// The number of devices.
    pub devices: i64,
    /// The number of tables with a seat of this guest.
    pub tables: i64,
    /// When the guest was banned.
    pub banned_ms: Option<i64>,
}

/// What administrators need of a store, beside [`super::Store`].
///
/// Everything takes effect when it is durable, whether servers run on the database or not. They learn of it from the events
/// that are published afterwards.
pub trait Administration: Send + Sync {
    /// Makes readable what other processes have written to the same file.
    fn refresh(&self) -> StoreFuture<'_, ()>;
    /// Tables, latest activity first.
    fn tables_by_activity(&self, filter: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableActivity>>;
    /// Deletes a table with its chat, result and analysis.
    fn remove_table(&self, table: &str) -> StoreFuture<'_, ()>;
    /// Guests whose name or id contains a text, in order of their names.
    fn people(&self, containing: &str, limit: i64) -> StoreFuture<'_, Vec<PersonRow>>;
    /// The banned guests.
    fn bans(&self) -> StoreFuture<'_, Vec<String>>;
    /// Bans a guest.
    fn ban(&self, guest: &str, at_ms: i64) -> StoreFuture<'_, ()>;
    /// Lifts the ban of a guest.
    fn unban(&self, guest: &str) -> StoreFuture<'_, ()>;
    /// The tables with an entry that contains this text: the id of a guest.
    fn tables_containing(&self, text: &str) -> StoreFuture<'_, Vec<String>>;
    /// Replaces the bodies of entries of a table, by version.
    fn rewrite_entries(&self, table: &str, bodies: Vec<(u64, String)>) -> StoreFuture<'_, ()>;
    /// Removes the names of these seats from the results of a table.
    fn anonymise_results(&self, table: &str, seats: Vec<Player>) -> StoreFuture<'_, ()>;
    /// Deletes a guest with its tokens, codes, seats in lists and chat messages.
    fn remove_guest(&self, guest: &str) -> StoreFuture<'_, ()>;
    /// All chat messages of a guest, each with its table, oldest first.
    fn chat_of(&self, guest: &str) -> StoreFuture<'_, Vec<(String, ChatRow)>>;
    /// Publishes an event, and deletes those from before a time.
    fn publish(&self, body: String, at_ms: i64, forget_before_ms: i64) -> StoreFuture<'_, ()>;
    /// Events after this id, oldest first. What they are about can be read afterwards, also on SQLite.
    fn events_after(&self, id: i64) -> StoreFuture<'_, Vec<(i64, String)>>;
    /// The id of the latest event; 0 if there is none.
    fn last_event(&self) -> StoreFuture<'_, i64>;
    /// Writes that wait for a commit.
    fn waiting_writes(&self) -> usize;
    /// The size of the database in bytes.
    fn size(&self) -> StoreFuture<'_, u64>;
}

/// The queries, which both databases share. SQLite numbers parameters in the order in which they appear.
pub(super) mod queries {
    /// Tables, latest activity first.
    pub const TABLES: &str = "SELECT id, status, info, updated_ms FROM tables \
         WHERE ($1 IS NULL OR status = $1) \
         AND ($2 IS NULL OR EXISTS (SELECT 1 FROM seated WHERE table_id = id AND guest = $2)) \
         ORDER BY updated_ms DESC, id LIMIT $3";
    /// All that belongs to a table. The staging table is SQLite's, which empties it before.
    pub const REMOVE_TABLE: [&str; 6] = [
        "DELETE FROM entries WHERE table_id = $1",
        "DELETE FROM tables WHERE id = $1",
        "DELETE FROM seated WHERE table_id = $1",
        "DELETE FROM chat WHERE table_id = $1",
        "DELETE FROM results WHERE table_id = $1",
        "DELETE FROM analyses WHERE table_id = $1",
    ];
    /// Guests by a part of their name or id.
    pub const PEOPLE: &str = "SELECT id, name, \
         (SELECT COUNT(*) FROM secrets WHERE secrets.guest = id) AS devices, \
         (SELECT COUNT(*) FROM seated WHERE seated.guest = id) AS tables, \
         (SELECT at_ms FROM bans WHERE bans.guest = id) AS banned_ms \
         FROM guests WHERE $1 = '' OR id = $1 OR LOWER(name) LIKE '%' || LOWER($1) || '%' \
         ORDER BY name, id LIMIT $2";
    /// Banned guests.
    pub const BANS: &str = "SELECT guest FROM bans ORDER BY guest";
    /// Bans a guest.
    pub const BAN: &str = "INSERT INTO bans (guest, at_ms) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    /// Lifts a ban.
    pub const UNBAN: &str = "DELETE FROM bans WHERE guest = $1";
    /// Tables with an entry that contains a text.
    pub const TABLES_CONTAINING: &str =
        "SELECT DISTINCT table_id FROM entries WHERE body LIKE '%' || $1 || '%' ORDER BY table_id";
    /// Replaces the body of an entry.
    pub const REWRITE_ENTRY: &str = "UPDATE entries SET body = $1 WHERE table_id = $2 AND version = $3";
    /// Removes the name from a result.
    pub const ANONYMISE_RESULT: &str = "UPDATE results SET name = '' WHERE table_id = $1 AND seat = $2";
    /// All that belongs to a guest, beside the entries of tables.
    pub const REMOVE_GUEST: [&str; 5] = [
        "DELETE FROM guests WHERE id = $1",
        "DELETE FROM secrets WHERE guest = $1",
        "DELETE FROM codes WHERE guest = $1",
        "DELETE FROM seated WHERE guest = $1",
        "DELETE FROM chat WHERE guest = $1",
    ];
    /// Chat messages of a guest.
    pub const CHAT_OF: &str =
        "SELECT table_id, guest, name, seat, text, at_ms FROM chat WHERE guest = $1 ORDER BY id";
    /// Deletes old events.
    pub const FORGET_EVENTS: &str = "DELETE FROM admin_events WHERE at_ms < $1";
    /// Adds an event.
    pub const ADD_EVENT: &str = "INSERT INTO admin_events (at_ms, body) VALUES ($1, $2)";
    /// Events after an id.
    pub const EVENTS_AFTER: &str = "SELECT id, body FROM admin_events WHERE id > $1 ORDER BY id LIMIT 1000";
    /// The latest event.
    pub const LAST_EVENT: &str = "SELECT COALESCE(MAX(id), 0) FROM admin_events";
}
