//! Storage: one trait, with SQLite and PostgreSQL behind it.
//!
//! A table is an append-only list of entries. An append names the version of its entry, and a unique key (table, version)
//! decides races. Everything else is derived from the entries, for the lobby and for searching. [`mod@format`] is the JSON
//! inside the rows, `migrations/` the schema.
//!
//! What has expired is deleted in small steps ([`Expired`], [`Store::delete_table`]), and SQLite gives the space back in others
//! ([`Store::shrink`]): moves are stored in between. PostgreSQL reuses space by its autovacuum.

mod admin;
mod columns;
mod copy;
mod error;
pub mod format;
mod postgres;
mod queries;
mod rows;
mod schema;
mod sqlite;

use std::sync::Arc;

use futures_util::future::BoxFuture;
use tokio::sync::broadcast;

pub use admin::{Administration, PersonRow, TableActivity, TableFilter};
pub use copy::{DatabaseCopy, close_sqlite, copy_sqlite, new_sqlite, open_copy, require_current};
pub use error::StoreError;
pub use postgres::PostgresStore;
pub use rows::{
    Append, ChatRow, Expired, GuestRow, GuestStatistics, Notification, ResultRow, StoredEntry, Summary,
    TableRow, TokenRow,
};
pub use schema::refuse_foreign;
pub use sqlite::SqliteStore;

use crate::domain::Status;

/// The result of an operation of the store.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// Opens a SQLite file or, given a `postgres://` URL, connects to PostgreSQL; creates and migrates the schema.
pub async fn open(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if is_postgres(database) {
        return Ok(Arc::new(PostgresStore::open(database).await?));
    }
    Ok(Arc::new(SqliteStore::open(database.as_ref()).await?))
}

/// Opens a database that has to exist: a SQLite file is not created.
pub async fn open_existing(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if !is_postgres(database) && !std::path::Path::new(database).is_file() {
        return Err(StoreError::NoDatabase(database.to_owned()));
    }
    open(database).await
}

/// Opens a database that has to exist and to have the newest schema: a server may be running on it, perhaps an older one.
pub async fn open_current(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    require_current(database).await?;
    open(database).await
}

/// Whether this is the URL of a PostgreSQL database, and not a SQLite file.
pub fn is_postgres(database: &str) -> bool {
    database.starts_with("postgres://") || database.starts_with("postgresql://")
}

/// A store of tables, guests and chat.
pub trait Store: Administration {
    /// Appends an entry; false if the version exists already or the one before does not. On return the entry is durable.
    fn append(&self, append: Append) -> StoreFuture<'_, bool>;
    /// The entries after this version.
    fn entries(&self, table: &str, after: u64) -> StoreFuture<'_, Vec<StoredEntry>>;
    /// Listed tables that are not finished, latest first.
    fn listed(&self, limit: i64) -> StoreFuture<'_, Vec<TableRow>>;
    /// Tables that are not finished and at which the guest has a seat or is the host, latest first.
    fn tables_of(&self, guest: &str) -> StoreFuture<'_, Vec<TableRow>>;
    /// The number of tables that are not finished and at which the guest sits; reserved seats do not count.
    fn count_seated(&self, guest: &str) -> StoreFuture<'_, u64>;
    /// A table.
    fn table(&self, id: &str) -> StoreFuture<'_, Option<TableRow>>;
    /// Ids of tables after this one, in order.
    fn table_ids(&self, after: &str, limit: i64) -> StoreFuture<'_, Vec<String>>;
    /// Tables after this id whose status is this one or an earlier one, in order of id.
    fn tables_up_to(&self, after: &str, status: Status, limit: i64) -> StoreFuture<'_, Vec<TableRow>>;
    /// Updates the summary of a table, unless it was updated after this time.
    fn save_summary(&self, table: &str, summary: &Summary, at_ms: i64) -> StoreFuture<'_, ()>;
    /// Postpones when a table is due.
    fn postpone(&self, table: &str, until_ms: i64) -> StoreFuture<'_, ()>;
    /// Tables that have been due since before this time and that no node has leased.
    fn due(&self, before_ms: i64, now_ms: i64) -> StoreFuture<'_, Vec<String>>;
    /// Leases the bots of a table to this node until then; false if another node holds the lease.
    fn lease(&self, table: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool>;
    /// Saves a guest, or renames one.
    fn save_guest(&self, guest: GuestRow, now_ms: i64) -> StoreFuture<'_, ()>;
    /// The guest with a token of this hash.
    fn token(&self, guest: &str, hash: Vec<u8>) -> StoreFuture<'_, Option<TokenRow>>;
    /// Adds the hash of a token to a guest.
    fn save_token(&self, guest: &str, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, ()>;
    /// Deletes all but the tokens of a guest that were used last, this many; true if there were more.
    fn prune_tokens(&self, guest: &str, most: i64) -> StoreFuture<'_, bool>;
    /// Notes that a guest has used a token.
    fn use_token(&self, guest: &str, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, ()>;
    /// Deletes one token of a guest, or all.
    fn delete_tokens(&self, guest: &str, hash: Option<Vec<u8>>) -> StoreFuture<'_, ()>;
    /// The number of tokens of a guest.
    fn count_tokens(&self, guest: &str) -> StoreFuture<'_, u64>;
    /// Tells the other nodes that tokens of a guest were deleted.
    fn notify_logout(&self, guest: &str) -> StoreFuture<'_, ()>;
    /// Saves the hash of a code for a second device, in place of the guest's earlier one.
    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> StoreFuture<'_, ()>;
    /// The guest of a code that has not expired.
    fn code_guest(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<GuestRow>>;
    /// Deletes a code that has not expired and returns its guest.
    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<String>>;
    /// Saves a chat message.
    fn save_chat(&self, table: &str, message: ChatRow) -> StoreFuture<'_, ()>;
    /// Deletes older chat messages of a table than the latest [`MAX_CHAT`](crate::limits::MAX_CHAT).
    fn trim_chat(&self, table: &str) -> StoreFuture<'_, ()>;
    /// The latest chat messages, oldest first.
    fn chat(&self, table: &str, limit: i64) -> StoreFuture<'_, Vec<ChatRow>>;
    /// Statistics of the finished games of a guest name.
    fn statistics(&self, name: &str) -> StoreFuture<'_, GuestStatistics>;
    /// Saves the analysis of a finished game.
    fn save_analysis(&self, table: &str, body: String) -> StoreFuture<'_, ()>;
    /// The analysis of a finished game.
    fn analysis(&self, table: &str) -> StoreFuture<'_, Option<String>>;
    /// Notes that a player has opened a table.
    fn see_table(&self, table: &str, now_ms: i64) -> StoreFuture<'_, ()>;
    /// Leases a job that one node does for all; false if another node holds the lease.
    fn lease_job(&self, job: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool>;
    /// Tables of a status that were neither changed nor opened since this time, and whose clock is not running.
    fn idle_tables(
        &self,
        status: Status,
        before_ms: i64,
        now_ms: i64,
        limit: i64,
    ) -> StoreFuture<'_, Vec<String>>;
    /// Deletes a table unless it was changed or opened since this time; the results of its players stay. Other nodes are
    /// notified.
    fn delete_table(&self, table: &str, before_ms: i64) -> StoreFuture<'_, bool>;
    /// Deletes what has expired, at most this many rows; returns their number.
    fn delete_expired(&self, what: Expired, before_ms: i64, limit: i64) -> StoreFuture<'_, u64>;
    /// Gives a part of the free space back to the file system; true while there is more.
    fn shrink(&self) -> StoreFuture<'_, bool>;
    /// Whether the database answers.
    fn ping(&self) -> StoreFuture<'_, ()>;
    /// Notifications of other nodes.
    fn notifications(&self) -> broadcast::Receiver<Notification>;
    /// Finishes pending writes and closes the connections.
    fn close(&self) -> BoxFuture<'_, ()>;
}
