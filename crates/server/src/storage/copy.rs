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
        let pool = PgPool::connect(database).await?;
        schema::require_current(&pool).await?;
        pool.close().await;
        return Ok(DatabaseCopy { store: Arc::new(PostgresStore::open(database).await?), file: None });
    }
    if !Path::new(database).is_file() {
        return Err(StoreError::NoDatabase(database.to_owned()));
    }
    let file = std::env::temp_dir().join(format!("witchstone-{}.sqlite", random::text(20)));
    copy_sqlite(database, &file)?;
    Ok(DatabaseCopy { store: Arc::new(SqliteStore::open(&file).await?), file: Some(file) })
}

/// Copies what is committed, also while a server writes.
fn copy_sqlite(from: &str, to: &Path) -> Result<(), StoreError> {
    let connection = Connection::open_with_flags(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    schema::refuse_foreign(&connection)?;
    // SQLite writes into an empty file, but would let others read a new one.
    private_file::create(to).map_err(|error| StoreError::Database(Arc::new(error)))?;
    connection.execute("VACUUM INTO ?1", [to.to_string_lossy()])?;
    Ok(())
}
