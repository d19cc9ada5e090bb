//! Schema migrations, run when a store is opened.
//!
//! The files are in `migrations/`; their number is the version of the schema. A migration that has been released never
//! changes. From version 4 on, the two databases have separate versions.

use std::borrow::Cow;

use rusqlite::Connection;
use rusqlite_migration::{M, Migrations, SchemaVersion};
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::postgres::PgPool;
use sqlx::{AssertSqlSafe, SqlSafeStr};

use super::StoreError;

const SQLITE: &[M<'static>] = &[
    M::up(include_str!("migrations/sqlite/1_tables.sql")),
    M::up(include_str!("migrations/sqlite/2_analyses.sql")),
    M::up(include_str!("migrations/sqlite/3_staging.sql")),
    M::up(include_str!("migrations/sqlite/4_staged_entries.sql")),
    M::up(include_str!("migrations/sqlite/5_retention.sql")),
    M::up(include_str!("migrations/sqlite/6_admin.sql")),
    M::up(include_str!("migrations/sqlite/7_fair_play.sql")),
];

const POSTGRES: &[(&str, &str)] = &[
    ("tables", include_str!("migrations/postgres/1_tables.sql")),
    ("analyses", include_str!("migrations/postgres/2_analyses.sql")),
    ("staging", include_str!("migrations/postgres/3_staging.sql")),
    ("retention", include_str!("migrations/postgres/4_retention.sql")),
    ("admin", include_str!("migrations/postgres/5_admin.sql")),
    ("fair play", include_str!("migrations/postgres/6_fair_play.sql")),
];

/// Migrates a SQLite file; its version is in `PRAGMA user_version`.
pub fn migrate_sqlite(connection: &mut Connection) -> Result<(), StoreError> {
    let (migrations, known) = (Migrations::from_slice(SQLITE), SQLITE.len() as i64);
    if let SchemaVersion::Outside(_) = migrations.current_version(connection).map_err(failed)? {
        let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
        return Err(StoreError::NewerSchema { found, known });
    }
    refuse_foreign(connection)?;
    migrations.to_latest(connection).map_err(failed)
}

/// Refuses a file of another program: it has tables, but no version of our schema.
pub fn refuse_foreign(connection: &Connection) -> Result<(), StoreError> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let tables: i64 = connection.query_row("SELECT COUNT(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if version == 0 && tables > 0 {
        return Err(StoreError::ForeignDatabase(connection.path().unwrap_or_default().to_owned()));
    }
    Ok(())
}

/// Refuses a SQLite file whose schema is not the newest one.
pub fn require_current_sqlite(connection: &Connection) -> Result<(), StoreError> {
    refuse_foreign(connection)?;
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match (found, SQLITE.len() as i64) {
        (found, known) if found < known => Err(StoreError::OlderSchema { found, known }),
        (found, known) if found > known => Err(StoreError::NewerSchema { found, known }),
        _ => Ok(()),
    }
}

/// Refuses a PostgreSQL database whose schema is not the newest one.
pub async fn require_current(pool: &PgPool) -> Result<(), StoreError> {
    let known = POSTGRES.len() as i64;
    let exists = "SELECT to_regclass('schema_number') IS NOT NULL";
    let found = if sqlx::query_scalar::<_, bool>(exists).fetch_one(pool).await? {
        sqlx::query_scalar::<_, Option<i64>>("SELECT MAX(number) FROM schema_number").fetch_one(pool).await?
    } else {
        None
    };
    match found.unwrap_or(0) {
        found if found < known => Err(StoreError::OlderSchema { found, known }),
        found if found > known => Err(StoreError::NewerSchema { found, known }),
        _ => Ok(()),
    }
}

/// Migrates a PostgreSQL database. Nodes that start together take turns.
pub async fn migrate_postgres(pool: &PgPool) -> Result<(), StoreError> {
    let known = POSTGRES.len() as i64;
    let migrations = POSTGRES.iter().zip(1..).map(|((name, sql), version)| {
        let sql = AssertSqlSafe(*sql).into_sql_str();
        Migration::new(version, Cow::Borrowed(*name), MigrationType::Simple, sql, false)
    });
    require_unicode(pool).await?;
    refuse_newer_numbers(pool, known).await?;
    match Migrator::with_migrations(migrations.collect()).run(pool).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(found)) => Err(StoreError::NewerSchema { found, known }),
        Err(error) => Err(failed(error)),
    }
}

/// Refuses a database that cannot store every name.
async fn require_unicode(pool: &PgPool) -> Result<(), StoreError> {
    let encoding: String = sqlx::query_scalar("SHOW server_encoding").fetch_one(pool).await?;
    if encoding == "UTF8" { Ok(()) } else { Err(StoreError::Encoding(encoding)) }
}

/// Refuses a database whose `schema_number`, which programs of all times keep, is newer.
async fn refuse_newer_numbers(pool: &PgPool, known: i64) -> Result<(), StoreError> {
    let exists = "SELECT to_regclass('schema_number') IS NOT NULL";
    if !sqlx::query_scalar::<_, bool>(exists).fetch_one(pool).await? {
        return Ok(());
    }
    let found: Option<i64> =
        sqlx::query_scalar("SELECT MAX(number) FROM schema_number").fetch_one(pool).await?;
    match found {
        Some(found) if found > known => Err(StoreError::NewerSchema { found, known }),
        _ => Ok(()),
    }
}

fn failed(error: impl std::error::Error + Send + Sync + 'static) -> StoreError {
    StoreError::Database(std::sync::Arc::new(error))
}
