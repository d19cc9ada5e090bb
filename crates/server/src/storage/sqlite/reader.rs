//! The connections that read SQLite.
//!
//! A lookup by key runs on the calling runtime thread: it takes some microseconds, less than a round trip to the blocking
//! pool. Long queries run on the blocking pool. Measurements: docs/design/sqlite-reads.md.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Params, Row, params};
use tokio::sync::Semaphore;

use crate::domain::Status;
use crate::limits::LONG_READS;
use crate::storage::columns::SeatColumn;
use crate::storage::{
    ChatRow, GuestRow, GuestStatistics, StoreError, StoredEntry, TableRow, TokenRow, queries,
};

/// Idle connections that are kept open.
const MAX_IDLE: usize = 4;

/// The page cache of each connection, in kilobytes (negative, as SQLite wants it): a table is read once, when it is loaded.
const CACHE_SIZE: &str = "-512";

/// A pool of read-only connections, one for each concurrent read.
#[derive(Clone)]
pub struct Reader {
    path: PathBuf,
    /// Idle connections; none once the store is closed.
    idle: Arc<Mutex<Option<Vec<Connection>>>>,
    /// Limits the long queries at a time.
    long: Arc<Semaphore>,
}

impl Reader {
    /// A pool for this file.
    pub fn new(path: &Path) -> Reader {
        Reader {
            path: path.to_owned(),
            idle: Arc::new(Mutex::new(Some(vec![]))),
            long: Arc::new(Semaphore::new(LONG_READS)),
        }
    }

    fn idle(&self) -> MutexGuard<'_, Option<Vec<Connection>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a short query on this thread.
    pub fn read<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let idle = self.idle().as_mut().ok_or(StoreError::Closed)?.pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.open()?,
        };
        let found = query(&connection)?;
        if let Some(idle) = self.idle().as_mut().filter(|idle| idle.len() < MAX_IDLE) {
            idle.push(connection);
        }
        Ok(found)
    }

    /// Runs a long query on the blocking pool.
    pub async fn read_blocking<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.clone();
        // A flood of long queries waits here, and not with a connection each.
        let permit = self.long.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let read = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            reader.read(query)
        });
        read.await.map_err(|_| StoreError::Closed)?
    }

    fn open(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.pragma_update(None, "cache_size", CACHE_SIZE)?;
        // Query plans do not depend on the bound LIMIT, so statements stay prepared.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(connection)
    }

    /// Closes the idle connections; later reads fail.
    pub fn close(&self) {
        drop(self.idle().take());
    }
}

/// All rows of a query.
pub fn all<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_map(values, read)?.collect()
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow { id: row.get(0)?, status: row.get(1)?, info: row.get(2)? })
}

/// Merged entries.
pub fn entries(connection: &Connection, table: &str, after: u64) -> rusqlite::Result<Vec<StoredEntry>> {
    all(connection, queries::ENTRIES, params![table, after as i64], |row| {
        let version: i64 = row.get(0)?;
        Ok(StoredEntry { version: version as u64, at_ms: row.get(1)?, body: row.get(2)? })
    })
}

/// The lobby.
pub fn listed(connection: &Connection, limit: i64) -> rusqlite::Result<Vec<TableRow>> {
    all(connection, queries::LISTED, params![Status::Finished, limit], table_row)
}

/// A guest's tables.
pub fn tables_of(connection: &Connection, guest: &str) -> rusqlite::Result<Vec<TableRow>> {
    all(connection, queries::TABLES_OF, params![guest, Status::Finished], table_row)
}

/// The number of a guest's tables.
pub fn count_seated(connection: &Connection, guest: &str) -> rusqlite::Result<u64> {
    let mut count = connection.prepare_cached(queries::COUNT_SEATED)?;
    count.query_row(params![guest, Status::Finished], |row| Ok(row.get::<_, i64>(0)?.max(0) as u64))
}

/// A table.
pub fn table(connection: &Connection, id: &str) -> rusqlite::Result<Option<TableRow>> {
    connection.prepare_cached(queries::TABLE)?.query_row([id], table_row).optional()
}

/// Ids of tables.
pub fn table_ids(connection: &Connection, after: &str, limit: i64) -> rusqlite::Result<Vec<String>> {
    all(connection, queries::TABLE_IDS, params![after, limit], |row| row.get(0))
}

/// Tables up to a status.
pub fn tables_up_to(
    connection: &Connection,
    after: &str,
    status: Status,
    limit: i64,
) -> rusqlite::Result<Vec<TableRow>> {
    all(connection, queries::TABLES_UP_TO, params![after, status, limit], table_row)
}

/// Tables that are due.
pub fn due(connection: &Connection, before_ms: i64, now_ms: i64) -> rusqlite::Result<Vec<String>> {
    all(connection, queries::DUE, params![before_ms, now_ms, Status::Playing], |row| row.get(0))
}

/// The guest of a token.
pub fn token(connection: &Connection, guest: &str, hash: &[u8]) -> rusqlite::Result<Option<TokenRow>> {
    let row = |row: &Row<'_>| {
        Ok(TokenRow { guest: GuestRow { id: row.get(0)?, name: row.get(1)? }, used_ms: row.get(2)? })
    };
    connection.prepare_cached(queries::TOKEN)?.query_row(params![hash, guest], row).optional()
}

/// The number of tokens of a guest.
pub fn count_tokens(connection: &Connection, guest: &str) -> rusqlite::Result<u64> {
    connection
        .prepare_cached(queries::COUNT_TOKENS)?
        .query_row([guest], |row| row.get::<_, i64>(0).map(|count| count.max(0) as u64))
}

/// Tables that nobody has changed or opened.
pub fn idle_tables(
    connection: &Connection,
    status: Status,
    before_ms: i64,
    now_ms: i64,
    limit: i64,
) -> rusqlite::Result<Vec<String>> {
    all(connection, queries::IDLE_TABLES, params![status, before_ms, now_ms, limit], |row| row.get(0))
}

/// The guest of a code.
pub fn code_guest(connection: &Connection, hash: &[u8], now_ms: i64) -> rusqlite::Result<Option<GuestRow>> {
    let guest = |row: &Row<'_>| Ok(GuestRow { id: row.get(0)?, name: row.get(1)? });
    connection.prepare_cached(queries::CODE_GUEST)?.query_row(params![hash, now_ms], guest).optional()
}

/// The latest chat messages, oldest first.
pub fn chat(connection: &Connection, table: &str, limit: i64) -> rusqlite::Result<Vec<ChatRow>> {
    let mut messages = all(connection, queries::CHAT, params![table, limit], |row| chat_row(row, 0))?;
    messages.reverse();
    Ok(messages)
}

/// A chat message out of the columns from this one on.
pub fn chat_row(row: &Row<'_>, first: usize) -> rusqlite::Result<ChatRow> {
    Ok(ChatRow {
        guest: row.get(first)?,
        name: row.get(first + 1)?,
        seat: row.get::<_, Option<SeatColumn>>(first + 2)?.map(|SeatColumn(seat)| seat),
        text: row.get(first + 3)?,
        at_ms: row.get(first + 4)?,
    })
}

/// Statistics of a guest name.
pub fn statistics(connection: &Connection, name: &str) -> rusqlite::Result<GuestStatistics> {
    connection.prepare_cached(queries::STATISTICS)?.query_row([name], |row| {
        let columns = [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?];
        Ok(GuestStatistics::from_columns(columns))
    })
}

/// An analysis.
pub fn analysis(connection: &Connection, table: &str) -> rusqlite::Result<Option<String>> {
    connection.prepare_cached(queries::ANALYSIS)?.query_row([table], |row| row.get(0)).optional()
}

/// Whether the file can be read.
pub fn ping(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached(queries::PING)?.query_row([], |_| Ok(()))
}
