//! Administration of a PostgreSQL database.

use sqlx::Row;
use sqlx::postgres::PgRow;
use witchstone_rules::Player;

use super::{PostgresStore, chat_row};
use crate::storage::admin::{Administration, PersonRow, TableActivity, TableFilter, queries};
use crate::storage::columns::SeatColumn;
use crate::storage::{ChatRow, StoreError, StoreFuture, TableRow};

/// Ids of events are given in the order of commits: otherwise a server could miss one whose commit came late.
const LOCK_EVENTS: &str = "LOCK TABLE admin_events IN SHARE ROW EXCLUSIVE MODE";
/// The size of the database.
const SIZE: &str = "SELECT pg_database_size(current_database())";

/// All rows of a query.
fn rows<T>(rows: &[PgRow], read: impl Fn(&PgRow) -> Result<T, sqlx::Error>) -> Result<Vec<T>, StoreError> {
    Ok(rows.iter().map(read).collect::<Result<_, _>>()?)
}

impl PostgresStore {
    /// Executes statements with one parameter in one transaction.
    fn transact_each<const N: usize>(&self, all: [&'static str; N], value: &str) -> StoreFuture<'_, ()> {
        let value = value.to_owned();
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            for sql in all {
                sqlx::query(sql).bind(&value).execute(&mut *transaction).await?;
            }
            Ok(transaction.commit().await?)
        })
    }
}

impl Administration for PostgresStore {
    /// Everything that is committed is readable.
    fn refresh(&self) -> StoreFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn tables_by_activity(&self, filter: TableFilter, limit: i64) -> StoreFuture<'_, Vec<TableActivity>> {
        let query = sqlx::query(queries::TABLES).bind(filter.status).bind(filter.guest).bind(limit);
        Box::pin(async move {
            rows(&query.fetch_all(&self.pool).await?, |row| {
                let table = TableRow { id: row.try_get(0)?, status: row.try_get(1)?, info: row.try_get(2)? };
                Ok(TableActivity { table, updated_ms: row.try_get(3)? })
            })
        })
    }

    fn remove_table(&self, table: &str) -> StoreFuture<'_, ()> {
        self.transact_each(queries::REMOVE_TABLE, table)
    }

    fn people(&self, containing: &str, limit: i64) -> StoreFuture<'_, Vec<PersonRow>> {
        let query = sqlx::query(queries::PEOPLE).bind(containing.to_owned()).bind(limit);
        Box::pin(async move {
            rows(&query.fetch_all(&self.pool).await?, |row| {
                let [guest, name] = [row.try_get(0)?, row.try_get(1)?];
                let (devices, tables, banned_ms) = (row.try_get(2)?, row.try_get(3)?, row.try_get(4)?);
                Ok(PersonRow { guest, name, devices, tables, banned_ms })
            })
        })
    }

    fn bans(&self) -> StoreFuture<'_, Vec<String>> {
        Box::pin(async move { Ok(sqlx::query_scalar(queries::BANS).fetch_all(&self.pool).await?) })
    }

    fn ban(&self, guest: &str, at_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::BAN).bind(guest.to_owned()).bind(at_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn unban(&self, guest: &str) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::UNBAN).bind(guest.to_owned());
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn tables_containing(&self, text: &str) -> StoreFuture<'_, Vec<String>> {
        let query = sqlx::query_scalar(queries::TABLES_CONTAINING).bind(text.to_owned());
        Box::pin(async move { Ok(query.fetch_all(&self.pool).await?) })
    }

    fn rewrite_entries(&self, table: &str, bodies: Vec<(u64, String)>) -> StoreFuture<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            for (version, body) in bodies {
                let query = sqlx::query(queries::REWRITE_ENTRY).bind(body).bind(&table).bind(version as i64);
                query.execute(&mut *transaction).await?;
            }
            Ok(transaction.commit().await?)
        })
    }

    fn anonymise_results(&self, table: &str, seats: Vec<Player>) -> StoreFuture<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            for seat in seats {
                let query = sqlx::query(queries::ANONYMISE_RESULT).bind(&table).bind(SeatColumn(seat));
                query.execute(&self.pool).await?;
            }
            Ok(())
        })
    }

    fn remove_guest(&self, guest: &str) -> StoreFuture<'_, ()> {
        self.transact_each(queries::REMOVE_GUEST, guest)
    }

    fn chat_of(&self, guest: &str) -> StoreFuture<'_, Vec<(String, ChatRow)>> {
        let query = sqlx::query(queries::CHAT_OF).bind(guest.to_owned());
        Box::pin(async move {
            rows(&query.fetch_all(&self.pool).await?, |row| Ok((row.try_get(0)?, chat_row(row, 1)?)))
        })
    }

    fn publish(&self, body: String, at_ms: i64, forget_before_ms: i64) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query(LOCK_EVENTS).execute(&mut *transaction).await?;
            sqlx::query(queries::FORGET_EVENTS).bind(forget_before_ms).execute(&mut *transaction).await?;
            sqlx::query(queries::ADD_EVENT).bind(at_ms).bind(body).execute(&mut *transaction).await?;
            Ok(transaction.commit().await?)
        })
    }

    fn events_after(&self, id: i64) -> StoreFuture<'_, Vec<(i64, String)>> {
        let query = sqlx::query(queries::EVENTS_AFTER).bind(id);
        Box::pin(async move {
            rows(&query.fetch_all(&self.pool).await?, |row| Ok((row.try_get(0)?, row.try_get(1)?)))
        })
    }

    fn last_event(&self) -> StoreFuture<'_, i64> {
        Box::pin(async move { Ok(sqlx::query_scalar(queries::LAST_EVENT).fetch_one(&self.pool).await?) })
    }

    fn waiting_writes(&self) -> usize {
        self.batches.waiting()
    }

    fn size(&self) -> StoreFuture<'_, u64> {
        Box::pin(async move {
            let bytes: i64 = sqlx::query_scalar(SIZE).fetch_one(&self.pool).await?;
            Ok(bytes.max(0) as u64)
        })
    }
}
