//! Where everything is kept: one small trait, and SQLite and PostgreSQL behind it.
//!
//! A table is its list of entries, which only ever grows. Whoever appends names the version the entry shall have, and
//! the database decides who was first. All else is derived from the entries, for the lobby and for searching.

mod postgres;
mod queries;
mod schema;
mod sqlite;

use std::fmt;
use std::sync::Arc;

use futures_util::future::BoxFuture;
use tokio::sync::broadcast;

pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// What an operation of the store gives.
pub type StoreFuture<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// One entry of a table's list, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEntry {
    /// Its number, from 1.
    pub version: u64,
    /// When it was made, in milliseconds since 1970.
    pub at_ms: i64,
    /// The entry as JSON.
    pub body: String,
}

/// What the lobby and the search for due tables need of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Whether seats are being taken, the game is on, or over.
    pub status: i64,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// The table as the lobby shows it, as JSON.
    pub info: String,
    /// From when on the server has something to do at it: a bot's move, a clock.
    pub wake_ms: Option<i64>,
    /// Those who have a seat.
    pub guests: Vec<String>,
    /// Whether they may be others than before.
    pub seats_changed: bool,
}

/// One seat's result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultRow {
    /// The seat.
    pub seat: i64,
    /// The name of the guest who had it.
    pub name: String,
    /// The points.
    pub score: i64,
    /// Whether the seat won.
    pub won: bool,
}

/// The status of a table whose game is on, as it is kept.
pub const PLAYING: i64 = 1;
/// The status of a table whose game is over, as it is kept.
pub const FINISHED: i64 = 2;

/// Something to be appended.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry with the version it shall have.
    pub entry: StoredEntry,
    /// The summary, where it changed.
    pub summary: Option<Summary>,
    /// The results, with the entry that ends the game.
    pub results: Vec<ResultRow>,
}

/// A guest as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// The public part of the token.
    pub id: String,
    /// The name.
    pub name: String,
}

/// A line of chat as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Who said it.
    pub guest: String,
    /// The name at that time.
    pub name: String,
    /// The seat, or none for a spectator.
    pub seat: Option<i64>,
    /// What was said.
    pub text: String,
    /// When.
    pub at_ms: i64,
}

/// A table of the lobby.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    /// Its name in links.
    pub id: String,
    /// Its status.
    pub status: i64,
    /// The table as the lobby shows it, as JSON.
    pub info: String,
}

/// Finished games of one name.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GuestStatistics {
    /// How many.
    pub games: i64,
    /// How many of them won.
    pub wins: i64,
    /// The most points.
    pub best: i64,
    /// All points.
    pub total: i64,
}

/// What happened on another node, or may have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notification {
    /// A table has an entry of this version.
    Entry(String, u64),
    /// Somebody spoke at a table.
    Chat(String),
    /// The connection was lost for a while: anything may have happened.
    Resync,
}

/// The store.
pub trait Store: Send + Sync {
    /// Appends an entry; false if the version is taken. The entry is durable when the answer is there.
    fn append(&self, append: Append) -> StoreFuture<'_, bool>;
    /// The entries after this version.
    fn entries(&self, table: &str, after: u64) -> StoreFuture<'_, Vec<StoredEntry>>;
    /// Listed tables that are not finished, the latest first.
    fn listed(&self, limit: i64) -> StoreFuture<'_, Vec<TableRow>>;
    /// Tables at which the guest has a seat and that are not finished, the latest first.
    fn tables_of(&self, guest: &str) -> StoreFuture<'_, Vec<TableRow>>;
    /// The table of this name.
    fn table(&self, id: &str) -> StoreFuture<'_, Option<TableRow>>;
    /// Every table, in order of name, from behind this name.
    fn all_tables(&self, after: &str, limit: i64) -> StoreFuture<'_, Vec<String>>;
    /// A table as the lobby shows it.
    fn row(&self, table: &str) -> StoreFuture<'_, Option<TableRow>>;
    /// Tables of a status up to this one, in order of name, from behind this name.
    fn rows(&self, after: &str, status: i64, limit: i64) -> StoreFuture<'_, Vec<TableRow>>;
    /// Keeps how the lobby shows a table and when the server has something to do at it, unless it was kept after this time.
    fn save_info(&self, table: &str, summary: &Summary, at_ms: i64) -> StoreFuture<'_, ()>;
    /// Lets a table wait for the server until then.
    fn postpone(&self, table: &str, until_ms: i64) -> StoreFuture<'_, ()>;
    /// Tables that have waited for the server since before this time and that no node has claimed.
    fn due(&self, before_ms: i64, now_ms: i64) -> StoreFuture<'_, Vec<String>>;
    /// Claims a table's bots for this node until then; false if another node has them.
    fn claim(&self, table: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool>;
    /// Keeps a guest, or a new name of one.
    fn save_guest(&self, guest: GuestRow) -> StoreFuture<'_, ()>;
    /// The guest of this id, with the hashes of its secrets.
    fn guest(&self, id: &str) -> StoreFuture<'_, Option<(GuestRow, Vec<Vec<u8>>)>>;
    /// Adds a secret to a guest.
    fn save_secret(&self, guest: &str, hash: Vec<u8>) -> StoreFuture<'_, ()>;
    /// Keeps a code for a second device.
    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> StoreFuture<'_, ()>;
    /// Takes a code that is still good; it is gone then.
    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<String>>;
    /// Keeps a line of chat.
    fn say(&self, table: &str, line: ChatRow) -> StoreFuture<'_, ()>;
    /// The last lines of chat, the oldest first.
    fn chat(&self, table: &str, limit: i64) -> StoreFuture<'_, Vec<ChatRow>>;
    /// Finished games of this name.
    fn tally(&self, name: &str) -> StoreFuture<'_, GuestStatistics>;
    /// Keeps the analysis of a finished game.
    fn save_analysis(&self, table: &str, body: String) -> StoreFuture<'_, ()>;
    /// The analysis of a finished game.
    fn analysis(&self, table: &str) -> StoreFuture<'_, Option<String>>;
    /// Whether the database answers.
    fn ping(&self) -> StoreFuture<'_, ()>;
    /// What happens elsewhere.
    fn news(&self) -> broadcast::Receiver<Notification>;
    /// Closes the connections after what is under way.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// What went wrong with the store.
#[derive(Clone, Debug)]
pub enum StoreError {
    /// The database refused or was not there.
    Database(Arc<dyn std::error::Error + Send + Sync>),
    /// The database was made by a newer program.
    Newer {
        /// Its schema.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// The store is closed.
    Closed,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::Database(error) => write!(f, "The database failed: {error}"),
            StoreError::Newer { found, known } => write!(
                f,
                "The database has schema {found}; this program knows schemas up to {known}. Start a newer program."
            ),
            StoreError::Closed => f.write_str("The store is closed."),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Database(Arc::new(error))
    }
}
