//! A database to look at: whatever happens to it, the original stays as it is.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::{Connection, OpenFlags};
use sqlx::postgres::PgPool;

use super::{PostgresStore, SqliteStore, Store, StoreError, is_postgres, schema};
use crate::{private_file, random};

/// A store that may be migrated without touching the database it was opened from.
pub struct DatabaseCopy {
    /// The store.
    pub store: Arc<dyn Store>,
    file: Option<PathBuf>,
}

impl DatabaseCopy {
    /// The file of the copy; none for PostgreSQL, which is not copied.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Closes the store and deletes the copy.
    pub async fn close(self) {
        self.store.close().await;
        for suffix in ["", "-wal", "-shm"] {
            let Some(file) = &self.file else { return };
            let mut name = file.clone().into_os_string();
            name.push(suffix);
            // SQLite deletes the last two itself when it closes the file.
            let _ = std::fs::remove_file(name);
        }
    }
}

/// Opens a copy of a SQLite file, which is read only and has to exist. A PostgreSQL database is not copied: it is refused
/// unless its schema is current, so that opening it changes nothing.
pub async fn open_copy(database: &str) -> Result<DatabaseCopy, StoreError> {
    if is_postgres(database) {
        require_current(database).await?;
        return Ok(DatabaseCopy { store: Arc::new(PostgresStore::open(database).await?), file: None });
    }
    if !Path::new(database).is_file() {
        return Err(StoreError::NoDatabase(database.to_owned()));
    }
    let file = std::env::temp_dir().join(format!("witchstone-{}.sqlite", random::text(20)));
    copy_sqlite(database, &file)?;
    Ok(DatabaseCopy { store: Arc::new(SqliteStore::open(&file).await?), file: Some(file) })
}

/// Refuses a database that does not exist or whose schema is not the newest one.
pub async fn require_current(database: &str) -> Result<(), StoreError> {
    if is_postgres(database) {
        let pool = PgPool::connect(database).await?;
        let checked = schema::require_current(&pool).await;
        pool.close().await;
        return checked;
    }
    if !Path::new(database).is_file() {
        return Err(StoreError::NoDatabase(database.to_owned()));
    }
    schema::require_current_sqlite(&Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?)
}

/// A new, empty SQLite file with the newest schema.
pub fn new_sqlite(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open(path)?;
    schema::migrate_sqlite(&mut connection)?;
    Ok(connection)
}

/// Closes a SQLite file; everything is on the disk then.
pub fn close_sqlite(connection: Connection) -> Result<(), StoreError> {
    connection.close().map_err(|(_, error)| error.into())
}

/// Copies what is committed into an empty file, also while a server writes.
pub fn copy_sqlite(from: &str, to: &Path) -> Result<(), StoreError> {
    if !Path::new(from).is_file() {
        return Err(StoreError::NoDatabase(from.to_owned()));
    }
    let connection = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    schema::refuse_foreign(&connection)?;
    // SQLite writes into an empty file, but would let others read a new one.
    private_file::create(to).map_err(|error| StoreError::Database(Arc::new(error)))?;
    connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
    Ok(())
}
