//! Copies all rows between SQLite files and PostgreSQL databases.
//!
//! Tables and columns are those of the SQLite schema, so a new one is part of backups without further ado.

use std::path::Path;

use futures_util::TryStreamExt;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags, params_from_iter};
use sqlx::postgres::{PgConnection, PgPool, PgRow};
use sqlx::{
    AssertSqlSafe, Column, Connection as _, Postgres, QueryBuilder, Row, SqlSafeStr, TypeInfo, ValueRef,
};

use super::BackupError;
use crate::storage::{self, StoreError};

/// Rows inserted into PostgreSQL with one statement.
const BATCH: usize = 500;
/// Tables that only mean something to one kind of database, or to running servers.
const LEFT_OUT: [&str; 2] = ["staged_entries", "admin_events"];

pub use crate::storage::is_postgres;

/// Copies what is committed in a SQLite file into an empty file, also while a server writes.
pub fn copy_file(from: &str, to: &Path) -> Result<(), BackupError> {
    Ok(storage::copy_sqlite(from, to)?)
}

/// Refuses a file that is not a database of ours or is damaged.
pub fn require_intact(file: &Path) -> Result<(), BackupError> {
    if !file.is_file() {
        return Err(StoreError::NoDatabase(file.display().to_string()).into());
    }
    let damaged = |problem: String| BackupError::Damaged { path: file.to_owned(), problem };
    let open = || {
        let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let found: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        Ok((connection, found))
    };
    let (connection, found) = open().map_err(|error: rusqlite::Error| damaged(error.to_string()))?;
    storage::refuse_foreign(&connection)?;
    if found == "ok" { Ok(()) } else { Err(damaged(found)) }
}

/// A table with its columns.
struct Table {
    name: String,
    columns: Vec<String>,
}

impl Table {
    fn list(&self) -> String {
        self.columns.join(", ")
    }
}

/// The tables of a SQLite file, without those that are left out.
fn tables(file: &Connection) -> rusqlite::Result<Vec<Table>> {
    let names =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    let mut statement = file.prepare(names)?;
    let names = statement.query_map([], |row| row.get(0))?.collect::<Result<Vec<String>, _>>()?;
    let names = names.into_iter().filter(|name| !LEFT_OUT.contains(&name.as_str()));
    let table = |name: String| {
        let mut statement = file.prepare("SELECT name FROM pragma_table_info(?1)")?;
        let columns = statement.query_map([&name], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(Table { name, columns })
    };
    names.map(table).collect()
}

/// Copies one snapshot of a PostgreSQL database into an empty SQLite file, also while servers write.
pub async fn from_postgres(url: &str, to: &Path) -> Result<(), BackupError> {
    storage::require_current(url).await?;
    let mut file = storage::new_sqlite(to)?;
    let mut database = PgConnection::connect(url).await.map_err(StoreError::from)?;
    copy_from(&mut database, &mut file).await?;
    database.close().await.map_err(StoreError::from)?;
    storage::close_sqlite(file)?;
    Ok(())
}

async fn copy_from(database: &mut PgConnection, file: &mut Connection) -> Result<(), StoreError> {
    let mut snapshot = database.begin().await?;
    sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").execute(&mut *snapshot).await?;
    let inserting = file.transaction()?;
    for table in tables(&inserting)? {
        let select = format!("SELECT {} FROM {}", table.list(), table.name);
        let marks = vec!["?"; table.columns.len()].join(", ");
        let insert = format!("INSERT INTO {} ({}) VALUES ({marks})", table.name, table.list());
        let mut insert = inserting.prepare(&insert)?;
        // The names come from our own schema.
        let mut rows = sqlx::query(AssertSqlSafe(select).into_sql_str()).fetch(&mut *snapshot);
        while let Some(row) = rows.try_next().await? {
            insert.execute(params_from_iter(values(&row)?))?;
        }
    }
    inserting.commit()?;
    Ok(snapshot.rollback().await?)
}

/// The columns of a row of PostgreSQL as values of SQLite.
fn values(row: &PgRow) -> Result<Vec<Value>, sqlx::Error> {
    let value = |at: usize| {
        if row.try_get_raw(at)?.is_null() {
            return Ok(Value::Null);
        }
        Ok(match row.columns()[at].type_info().name() {
            "INT8" => Value::Integer(row.try_get(at)?),
            "BOOL" => Value::Integer(row.try_get::<bool, _>(at)?.into()),
            "BYTEA" => Value::Blob(row.try_get(at)?),
            _ => Value::Text(row.try_get(at)?),
        })
    };
    (0..row.columns().len()).map(value).collect()
}

/// Copies a backup into an empty PostgreSQL database, in one transaction.
pub async fn into_postgres(file: &Path, url: &str) -> Result<(), BackupError> {
    // A backup of an older program is migrated, in a copy of its own.
    let copy = storage::open_copy(&file.to_string_lossy()).await?;
    let path = copy.path().map(Path::to_owned).unwrap_or_else(|| file.to_owned());
    copy.store.close().await;
    let store = storage::open(url).await?;
    store.close().await;
    let pool = PgPool::connect(url).await.map_err(StoreError::from)?;
    let copied = copy_into(&path, &pool).await;
    pool.close().await;
    copy.close().await;
    copied
}

async fn copy_into(file: &Path, pool: &PgPool) -> Result<(), BackupError> {
    let file =
        Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(StoreError::from)?;
    let mut transaction = pool.begin().await.map_err(StoreError::from)?;
    let in_use =
        "SELECT EXISTS (SELECT FROM entries) OR EXISTS (SELECT FROM guests) OR EXISTS (SELECT FROM tables)";
    let in_use: bool =
        sqlx::query_scalar(in_use).fetch_one(&mut *transaction).await.map_err(StoreError::from)?;
    if in_use {
        return Err(BackupError::NotEmpty);
    }
    for table in tables(&file).map_err(StoreError::from)? {
        insert_all(&file, &table, &mut transaction).await?;
    }
    let sequence = "SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT COALESCE(MAX(id), 0) + 1 FROM chat), false)";
    sqlx::query(sequence).execute(&mut *transaction).await.map_err(StoreError::from)?;
    Ok(transaction.commit().await.map_err(StoreError::from)?)
}

async fn insert_all(file: &Connection, table: &Table, to: &mut PgConnection) -> Result<(), StoreError> {
    let booleans = boolean_columns(table, to).await?;
    let mut statement = file.prepare(&format!("SELECT {} FROM {}", table.list(), table.name))?;
    let mut rows = statement.query([])?;
    let mut batch: Vec<Vec<Value>> = vec![];
    loop {
        let row = rows.next()?;
        let is_last = row.is_none();
        if let Some(row) = row {
            batch.push((0..table.columns.len()).map(|at| row.get(at)).collect::<Result<_, _>>()?);
        }
        if !batch.is_empty() && (is_last || batch.len() == BATCH) {
            insert(table, &booleans, std::mem::take(&mut batch), to).await?;
        }
        if is_last {
            return Ok(());
        }
    }
}

/// Which columns are of type BOOLEAN in PostgreSQL: SQLite has numbers there.
async fn boolean_columns(table: &Table, database: &mut PgConnection) -> Result<Vec<bool>, StoreError> {
    let sql = "SELECT column_name::text FROM information_schema.columns \
         WHERE table_schema = current_schema() AND table_name = $1 AND data_type = 'boolean'";
    let booleans: Vec<String> = sqlx::query_scalar(sql).bind(&table.name).fetch_all(database).await?;
    Ok(table.columns.iter().map(|column| booleans.contains(column)).collect())
}

async fn insert(
    table: &Table,
    booleans: &[bool],
    rows: Vec<Vec<Value>>,
    to: &mut PgConnection,
) -> Result<(), StoreError> {
    let head = format!("INSERT INTO {} ({}) ", table.name, table.list());
    let mut query: QueryBuilder<Postgres> = QueryBuilder::new(head);
    query.push_values(rows, |mut row, values| {
        for (value, is_boolean) in values.into_iter().zip(booleans) {
            match value {
                // Without a parameter, because a null has no type.
                Value::Null => row.push("NULL"),
                Value::Integer(number) if *is_boolean => row.push_bind(number != 0),
                Value::Integer(number) => row.push_bind(number),
                Value::Real(number) => row.push_bind(number),
                Value::Text(text) => row.push_bind(text),
                Value::Blob(bytes) => row.push_bind(bytes),
            };
        }
    });
    Ok(query.build().execute(to).await.map(drop)?)
}
