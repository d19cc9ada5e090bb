//! PostgreSQL: any number of nodes on one database.

use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{PgConnection, Row};
use tokio::sync::broadcast;

mod admin;
mod batch;

use super::columns::SeatColumn;
use super::{
    Append, ChatRow, Expired, GuestRow, GuestStatistics, Notification, Store, StoreError, StoreFuture,
    StoredEntry, Summary, TableRow, TokenRow, queries, schema,
};
use crate::domain::Status;
use crate::limits::MAX_CHAT;
use batch::Batches;

/// The channel of notifications.
const NOTIFY: &str = "SELECT pg_notify('witchstone', $1)";
const CHANNEL: &str = "witchstone";
/// Connections in the pool.
const MAX_CONNECTIONS: u32 = 16;
/// Notifications that may wait; a receiver that falls behind reads everything again.
const NOTIFICATIONS: usize = 4096;

/// A database that nodes share.
pub struct PostgresStore {
    pool: PgPool,
    batches: Batches,
    notifications: broadcast::Sender<Notification>,
    listener: tokio::task::JoinHandle<()>,
}

impl PostgresStore {
    /// Connects and migrates the schema.
    pub async fn open(url: &str) -> Result<PostgresStore, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(MAX_CONNECTIONS)
            .acquire_timeout(Duration::from_secs(10))
            .connect(url)
            .await?;
        schema::migrate_postgres(&pool).await?;
        let notifications = broadcast::channel(NOTIFICATIONS).0;
        let listener = tokio::spawn(listen(pool.clone(), notifications.clone()));
        let batches = Batches::new(pool.clone());
        Ok(PostgresStore { pool, batches, notifications, listener })
    }
}

/// Forwards notifications; after a lost connection, a request to read everything again.
async fn listen(pool: PgPool, notifications: broadcast::Sender<Notification>) {
    loop {
        if let Err(error) = listen_once(&pool, &notifications).await {
            tracing::warn!(%error, "connection for PostgreSQL notifications lost");
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
}

async fn listen_once(
    pool: &PgPool,
    notifications: &broadcast::Sender<Notification>,
) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // There may be no receiver, here and below.
    let _ = notifications.send(Notification::Resync);
    loop {
        match listener.try_recv().await? {
            Some(sent) => drop(parse(sent.payload()).map(|sent| notifications.send(sent))),
            None => drop(notifications.send(Notification::Resync)),
        }
    }
}

fn parse(payload: &str) -> Option<Notification> {
    let (table, what) = payload.split_once(' ')?;
    match what {
        "chat" => Some(Notification::Chat(table.to_owned())),
        "deleted" => Some(Notification::Deleted(table.to_owned())),
        "logout" => Some(Notification::LoggedOut(table.to_owned())),
        version => Some(Notification::Entry(table.to_owned(), version.parse().ok()?)),
    }
}

fn table_rows(rows: &[PgRow]) -> Result<Vec<TableRow>, StoreError> {
    let table = |row: &PgRow| -> Result<TableRow, sqlx::Error> {
        Ok(TableRow { id: row.try_get(0)?, status: row.try_get(1)?, info: row.try_get(2)? })
    };
    Ok(rows.iter().map(table).collect::<Result<_, _>>()?)
}

/// A chat message out of the columns from this one on.
fn chat_row(row: &PgRow, first: usize) -> Result<ChatRow, sqlx::Error> {
    Ok(ChatRow {
        guest: row.try_get(first)?,
        name: row.try_get(first + 1)?,
        seat: row.try_get::<Option<SeatColumn>, _>(first + 2)?.map(|SeatColumn(seat)| seat),
        text: row.try_get(first + 3)?,
        at_ms: row.try_get(first + 4)?,
    })
}

impl PostgresStore {
    async fn append_alone(&self, append: &Append) -> Result<bool, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let new = add(&mut transaction, append).await?;
        if new {
            let payload = format!("{} {}", append.table, append.entry.version);
            sqlx::query(NOTIFY).bind(payload).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(new)
    }
}

/// Appends an entry with its summary and results; false if the version exists.
async fn add(connection: &mut PgConnection, append: &Append) -> Result<bool, StoreError> {
    let Append { table, entry, summary, results } = append;
    let added = sqlx::query(queries::ADD_ENTRY)
        .bind(table)
        .bind(entry.version as i64)
        .bind(entry.at_ms)
        .bind(&entry.body)
        .execute(&mut *connection)
        .await?;
    if added.rows_affected() == 0 {
        return Ok(false);
    }
    if let Some(summary) = summary {
        save_summary(connection, table, summary, entry.at_ms).await?;
    }
    for row in results {
        sqlx::query(queries::ADD_RESULT)
            .bind(table)
            .bind(SeatColumn(row.seat))
            .bind(&row.name)
            .bind(i64::from(row.score))
            .bind(row.won)
            .bind(row.undone)
            .execute(&mut *connection)
            .await?;
    }
    Ok(true)
}

async fn save_summary(
    connection: &mut PgConnection,
    table: &str,
    summary: &Summary,
    at_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(queries::UPSERT_SUMMARY)
        .bind(table)
        .bind(summary.status)
        .bind(summary.listed)
        .bind(&summary.info)
        .bind(summary.due_ms)
        .bind(at_ms)
        .execute(&mut *connection)
        .await?;
    if summary.seats_changed {
        sqlx::query(queries::CLEAR_SEATED).bind(table).execute(&mut *connection).await?;
        for (guests, reserved) in [(&summary.guests, false), (&summary.reserved, true)] {
            for guest in guests {
                let add = sqlx::query(queries::ADD_SEATED).bind(guest).bind(table).bind(reserved);
                add.execute(&mut *connection).await?;
            }
        }
    }
    Ok(())
}

impl Store for PostgresStore {
    fn append(&self, append: Append) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            if Batches::accepts(&append) {
                self.batches.append(append).await
            } else {
                self.append_alone(&append).await
            }
        })
    }

    fn lease(&self, table: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool> {
        let query = sqlx::query(queries::LEASE).bind(table.to_owned()).bind(node.to_owned());
        let query = query.bind(now_ms).bind(until_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await?.rows_affected() == 1) })
    }

    fn save_guest(&self, guest: GuestRow, now_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_GUEST).bind(guest.id).bind(guest.name).bind(now_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn token(&self, guest: &str, hash: Vec<u8>) -> StoreFuture<'_, Option<TokenRow>> {
        let query = sqlx::query(queries::TOKEN).bind(hash).bind(guest.to_owned());
        Box::pin(async move {
            let Some(row) = query.fetch_optional(&self.pool).await? else { return Ok(None) };
            let guest = GuestRow { id: row.try_get(0)?, name: row.try_get(1)? };
            Ok(Some(TokenRow { guest, used_ms: row.try_get(2)? }))
        })
    }

    fn save_token(&self, guest: &str, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_TOKEN).bind(guest.to_owned()).bind(hash).bind(now_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn prune_tokens(&self, guest: &str, most: i64) -> StoreFuture<'_, bool> {
        let query = sqlx::query(queries::PRUNE_TOKENS).bind(guest.to_owned()).bind(most);
        Box::pin(async move { Ok(query.execute(&self.pool).await?.rows_affected() > 0) })
    }

    fn use_token(&self, guest: &str, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, ()> {
        let used = sqlx::query(queries::USE_TOKEN).bind(now_ms).bind(hash);
        let seen = sqlx::query(queries::SEE_GUEST).bind(now_ms).bind(guest.to_owned());
        Box::pin(async move {
            used.execute(&self.pool).await?;
            Ok(seen.execute(&self.pool).await.map(drop)?)
        })
    }

    fn delete_tokens(&self, guest: &str, hash: Option<Vec<u8>>) -> StoreFuture<'_, ()> {
        let query = match hash {
            Some(hash) => sqlx::query(queries::DELETE_TOKEN).bind(guest.to_owned()).bind(hash),
            None => sqlx::query(queries::DELETE_TOKENS).bind(guest.to_owned()),
        };
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn count_tokens(&self, guest: &str) -> StoreFuture<'_, u64> {
        let query = sqlx::query_scalar::<_, i64>(queries::COUNT_TOKENS).bind(guest.to_owned());
        Box::pin(async move { Ok(query.fetch_one(&self.pool).await?.max(0) as u64) })
    }

    fn notify_logout(&self, guest: &str) -> StoreFuture<'_, ()> {
        let query = sqlx::query(NOTIFY).bind(format!("{guest} logout"));
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn save_analysis(&self, table: &str, body: String) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_ANALYSIS).bind(table.to_owned()).bind(body);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let clear = sqlx::query(queries::CLEAR_CODES).bind(guest.to_owned());
        let save = sqlx::query(queries::SAVE_CODE).bind(hash).bind(guest.to_owned()).bind(until_ms);
        Box::pin(async move {
            clear.execute(&self.pool).await?;
            Ok(save.execute(&self.pool).await.map(drop)?)
        })
    }

    fn code_guest(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<GuestRow>> {
        let query = sqlx::query(queries::CODE_GUEST).bind(hash).bind(now_ms);
        Box::pin(async move {
            let row = query.fetch_optional(&self.pool).await?;
            let guest = |row: PgRow| -> Result<GuestRow, sqlx::Error> {
                Ok(GuestRow { id: row.try_get(0)?, name: row.try_get(1)? })
            };
            Ok(row.map(guest).transpose()?)
        })
    }

    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<String>> {
        let query = sqlx::query_scalar(queries::TAKE_CODE).bind(hash).bind(now_ms);
        Box::pin(async move { Ok(query.fetch_optional(&self.pool).await?) })
    }

    fn save_chat(&self, table: &str, message: ChatRow) -> StoreFuture<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query(queries::SAVE_CHAT)
                .bind(&table)
                .bind(message.guest)
                .bind(message.name)
                .bind(message.seat.map(SeatColumn))
                .bind(message.text)
                .bind(message.at_ms)
                .execute(&mut *transaction)
                .await?;
            sqlx::query(NOTIFY).bind(format!("{table} chat")).execute(&mut *transaction).await?;
            Ok(transaction.commit().await?)
        })
    }

    fn trim_chat(&self, table: &str) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::TRIM_CHAT).bind(table.to_owned()).bind(MAX_CHAT);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            self.listener.abort();
            self.pool.close().await;
        })
    }

    fn entries(&self, table: &str, after: u64) -> StoreFuture<'_, Vec<StoredEntry>> {
        let query = sqlx::query(queries::ENTRIES).bind(table.to_owned()).bind(after as i64);
        Box::pin(async move {
            let rows = query.fetch_all(&self.pool).await?;
            let entry = |row: &PgRow| -> Result<StoredEntry, sqlx::Error> {
                let version: i64 = row.try_get(0)?;
                Ok(StoredEntry { version: version as u64, at_ms: row.try_get(1)?, body: row.try_get(2)? })
            };
            Ok(rows.iter().map(entry).collect::<Result<_, _>>()?)
        })
    }

    fn listed(&self, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let query = sqlx::query(queries::LISTED).bind(Status::Finished).bind(limit);
        Box::pin(async move { table_rows(&query.fetch_all(&self.pool).await?) })
    }

    fn tables_of(&self, guest: &str) -> StoreFuture<'_, Vec<TableRow>> {
        let query = sqlx::query(queries::TABLES_OF).bind(guest.to_owned()).bind(Status::Finished);
        Box::pin(async move { table_rows(&query.fetch_all(&self.pool).await?) })
    }

    fn count_seated(&self, guest: &str) -> StoreFuture<'_, u64> {
        let query = sqlx::query_scalar(queries::COUNT_SEATED).bind(guest.to_owned()).bind(Status::Finished);
        Box::pin(async move {
            let count: i64 = query.fetch_one(&self.pool).await?;
            Ok(count.max(0) as u64)
        })
    }

    fn table(&self, id: &str) -> StoreFuture<'_, Option<TableRow>> {
        let query = sqlx::query(queries::TABLE).bind(id.to_owned());
        Box::pin(async move { Ok(table_rows(&query.fetch_all(&self.pool).await?)?.pop()) })
    }

    fn table_ids(&self, after: &str, limit: i64) -> StoreFuture<'_, Vec<String>> {
        let query = sqlx::query_scalar(queries::TABLE_IDS).bind(after.to_owned()).bind(limit);
        Box::pin(async move { Ok(query.fetch_all(&self.pool).await?) })
    }

    fn tables_up_to(&self, after: &str, status: Status, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let query = sqlx::query(queries::TABLES_UP_TO).bind(after.to_owned()).bind(status).bind(limit);
        Box::pin(async move { table_rows(&query.fetch_all(&self.pool).await?) })
    }

    fn save_summary(&self, table: &str, summary: &Summary, at_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_SUMMARY).bind(summary.info.clone()).bind(summary.due_ms);
        let query = query.bind(table.to_owned()).bind(at_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn postpone(&self, table: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::POSTPONE).bind(until_ms).bind(table.to_owned());
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn due(&self, before_ms: i64, now_ms: i64) -> StoreFuture<'_, Vec<String>> {
        let query = sqlx::query_scalar(queries::DUE).bind(before_ms).bind(now_ms).bind(Status::Playing);
        Box::pin(async move { Ok(query.fetch_all(&self.pool).await?) })
    }

    fn chat(&self, table: &str, limit: i64) -> StoreFuture<'_, Vec<ChatRow>> {
        let query = sqlx::query(queries::CHAT).bind(table.to_owned()).bind(limit);
        Box::pin(async move {
            let rows = query.fetch_all(&self.pool).await?;
            Ok(rows.iter().rev().map(|row| chat_row(row, 0)).collect::<Result<_, _>>()?)
        })
    }

    fn statistics(&self, name: &str) -> StoreFuture<'_, GuestStatistics> {
        let query = sqlx::query(queries::STATISTICS).bind(name.to_owned());
        Box::pin(async move {
            let row = query.fetch_one(&self.pool).await?;
            let column = |at: usize| row.try_get(at);
            let columns = [column(0)?, column(1)?, column(2)?, column(3)?, column(4)?];
            Ok(GuestStatistics::from_columns(columns))
        })
    }

    fn analysis(&self, table: &str) -> StoreFuture<'_, Option<String>> {
        let query = sqlx::query_scalar(queries::ANALYSIS).bind(table.to_owned());
        Box::pin(async move { Ok(query.fetch_optional(&self.pool).await?) })
    }

    fn see_table(&self, table: &str, now_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SEE_TABLE).bind(now_ms).bind(table.to_owned());
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn lease_job(&self, job: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool> {
        let query = sqlx::query(queries::LEASE_JOB).bind(job.to_owned()).bind(node.to_owned());
        let query = query.bind(until_ms).bind(now_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await?.rows_affected() == 1) })
    }

    fn idle_tables(
        &self,
        status: Status,
        before_ms: i64,
        now_ms: i64,
        limit: i64,
    ) -> StoreFuture<'_, Vec<String>> {
        let query = sqlx::query_scalar(queries::IDLE_TABLES).bind(status).bind(before_ms);
        let query = query.bind(now_ms).bind(limit);
        Box::pin(async move { Ok(query.fetch_all(&self.pool).await?) })
    }

    fn delete_table(&self, table: &str, before_ms: i64) -> StoreFuture<'_, bool> {
        let table = table.to_owned();
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            let delete = sqlx::query(queries::DELETE_TABLE).bind(&table).bind(before_ms);
            if delete.execute(&mut *transaction).await?.rows_affected() == 0 {
                return Ok(false);
            }
            for sql in queries::DELETE_OF_TABLE {
                sqlx::query(sql).bind(&table).execute(&mut *transaction).await?;
            }
            sqlx::query(NOTIFY).bind(format!("{table} deleted")).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(true)
        })
    }

    fn delete_expired(&self, what: Expired, before_ms: i64, limit: i64) -> StoreFuture<'_, u64> {
        let mut query = sqlx::query(queries::delete_expired(what)).bind(before_ms);
        if what == Expired::Guests {
            query = query.bind(Status::Finished);
        }
        let query = query.bind(limit);
        Box::pin(async move { Ok(query.execute(&self.pool).await?.rows_affected()) })
    }

    /// Autovacuum does it.
    fn shrink(&self) -> StoreFuture<'_, bool> {
        Box::pin(async { Ok(false) })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            sqlx::query(queries::PING).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn notifications(&self) -> broadcast::Receiver<Notification> {
        self.notifications.subscribe()
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}
