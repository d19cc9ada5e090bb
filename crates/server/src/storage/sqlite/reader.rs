//! The connections that read SQLite.
//!
//! What is found by its key is read where it is asked for: that takes some microseconds, less than to wake another thread and
//! be woken by it. What may be long is read aside.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Params, Row, params};

use crate::storage::{ChatRow, GuestRow, GuestStatistics, StoreError, StoredEntry, TableRow, queries};

/// Connections that are kept open while nobody reads.
const IDLE: usize = 4;

/// Kilobytes of pages that each connection keeps, as SQLite writes it: tables are read when they wake, once.
const CACHE: &str = "-512";

/// Reads the file; a connection for each who reads at the same time.
#[derive(Clone)]
pub struct Reader {
    path: PathBuf,
    /// Connections that nobody uses; none once the store is closed.
    idle: Arc<Mutex<Option<Vec<Connection>>>>,
}

impl Reader {
    /// A reader of this file.
    pub fn new(path: &Path) -> Reader {
        Reader { path: path.to_owned(), idle: Arc::new(Mutex::new(Some(vec![]))) }
    }

    fn idle(&self) -> MutexGuard<'_, Option<Vec<Connection>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads at once, on this thread.
    pub fn read<T>(&self, query: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let idle = self.idle().as_mut().ok_or(StoreError::Closed)?.pop();
        let connection = match idle {
            Some(connection) => connection,
            None => self.open()?,
        };
        let found = query(&connection)?;
        if let Some(idle) = self.idle().as_mut().filter(|idle| idle.len() < IDLE) {
            idle.push(connection);
        }
        Ok(found)
    }

    /// Reads on a thread that may be kept waiting.
    pub async fn read_aside<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let reader = self.clone();
        let read = tokio::task::spawn_blocking(move || reader.read(query));
        read.await.map_err(|_| StoreError::Closed)?
    }

    fn open(&self) -> rusqlite::Result<Connection> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.pragma_update(None, "cache_size", CACHE)?;
        // A statement stays as it was prepared, whatever LIMIT it is given.
        connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        Ok(connection)
    }

    /// Reads no more.
    pub fn close(&self) {
        drop(self.idle().take());
    }
}

/// All rows of a query.
fn all<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_map(values, read)?.collect()
}

fn table(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow { id: row.get(0)?, status: row.get(1)?, info: row.get(2)? })
}

/// Entries that are in their places.
pub fn entries(connection: &Connection, table: &str, after: u64) -> rusqlite::Result<Vec<StoredEntry>> {
    all(connection, queries::ENTRIES, params![table, after as i64], |row| {
        let version: i64 = row.get(0)?;
        Ok(StoredEntry { version: version as u64, at_ms: row.get(1)?, body: row.get(2)? })
    })
}

/// The lobby.
pub fn listed(connection: &Connection, limit: i64) -> rusqlite::Result<Vec<TableRow>> {
    all(connection, queries::LISTED, [limit], table)
}

/// A guest's tables.
pub fn tables_of(connection: &Connection, guest: &str) -> rusqlite::Result<Vec<TableRow>> {
    all(connection, queries::TABLES_OF, [guest], table)
}

/// The table of this name.
pub fn table_named(connection: &Connection, id: &str) -> rusqlite::Result<Option<TableRow>> {
    connection.prepare_cached(queries::TABLE)?.query_row([id], table).optional()
}

/// Every table.
pub fn all_tables(connection: &Connection, after: &str, limit: i64) -> rusqlite::Result<Vec<String>> {
    all(connection, queries::ALL_TABLES, params![after, limit], |row| row.get(0))
}

/// A table.
pub fn row(connection: &Connection, id: &str) -> rusqlite::Result<Option<TableRow>> {
    connection.prepare_cached(queries::ROW)?.query_row([id], table).optional()
}

/// Tables up to a status.
pub fn rows(
    connection: &Connection,
    after: &str,
    status: i64,
    limit: i64,
) -> rusqlite::Result<Vec<TableRow>> {
    all(connection, queries::ROWS, params![after, status, limit], table)
}

/// Tables that wait for the server.
pub fn due(connection: &Connection, before_ms: i64, now_ms: i64) -> rusqlite::Result<Vec<String>> {
    all(connection, queries::DUE, [before_ms, now_ms], |row| row.get(0))
}

/// A guest with its secrets.
pub fn guest(connection: &Connection, id: &str) -> rusqlite::Result<Option<(GuestRow, Vec<Vec<u8>>)>> {
    let rows = all(connection, queries::GUEST, [id], |row| {
        Ok((GuestRow { id: row.get(0)?, name: row.get(1)? }, row.get(2)?))
    })?;
    let (guests, hashes): (Vec<_>, Vec<_>) = rows.into_iter().unzip();
    Ok(guests.into_iter().next().map(|guest| (guest, hashes)))
}

/// The last lines of chat, the oldest first.
pub fn chat(connection: &Connection, table: &str, limit: i64) -> rusqlite::Result<Vec<ChatRow>> {
    let mut lines = all(connection, queries::CHAT, params![table, limit], |row| {
        Ok(ChatRow {
            guest: row.get(0)?,
            name: row.get(1)?,
            seat: row.get(2)?,
            text: row.get(3)?,
            at_ms: row.get(4)?,
        })
    })?;
    lines.reverse();
    Ok(lines)
}

/// Finished games of a name.
pub fn tally(connection: &Connection, name: &str) -> rusqlite::Result<GuestStatistics> {
    connection.prepare_cached(queries::TALLY)?.query_row([name], |row| {
        Ok(GuestStatistics { games: row.get(0)?, wins: row.get(1)?, best: row.get(2)?, total: row.get(3)? })
    })
}

/// An analysis.
pub fn analysis(connection: &Connection, table: &str) -> rusqlite::Result<Option<String>> {
    connection.prepare_cached(queries::ANALYSIS)?.query_row([table], |row| row.get(0)).optional()
}

/// Whether the file answers.
pub fn ping(connection: &Connection) -> rusqlite::Result<()> {
    connection.prepare_cached(queries::PING)?.query_row([], |_| Ok(()))
}
