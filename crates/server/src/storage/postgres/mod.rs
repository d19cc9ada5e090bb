//! PostgreSQL: any number of nodes on one database.

use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, Executor, PgConnection, Row};
use tokio::sync::broadcast;

mod batch;

use super::{
    Append, ChatRow, GuestRow, GuestStatistics, Notification, Store, StoreError, StoreFuture, StoredEntry,
    Summary, TableRow, queries, schema,
};
use batch::Batches;

/// The channel that news travels on.
const CHANNEL: &str = "witchstone";

/// A store that nodes share.
pub struct PostgresStore {
    pool: PgPool,
    batches: Batches,
    news: broadcast::Sender<Notification>,
    listener: tokio::task::JoinHandle<()>,
}

impl PostgresStore {
    /// Connects, and brings the tables up to date.
    pub async fn open(url: &str, connections: u32) -> Result<PostgresStore, StoreError> {
        let pool = PgPoolOptions::new()
            .max_connections(connections)
            .acquire_timeout(Duration::from_secs(10))
            .connect(url)
            .await?;
        migrate(&pool).await?;
        let news = broadcast::channel(4096).0;
        let listener = tokio::spawn(listen(pool.clone(), news.clone()));
        let batches = Batches::new(pool.clone());
        Ok(PostgresStore { pool, batches, news, listener })
    }
}

async fn migrate(pool: &PgPool) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await?;
    let connection: &mut PgConnection = &mut transaction;
    // Nodes that start together take their turns; the lock ends with the transaction.
    connection.execute("SELECT pg_advisory_xact_lock(723451)").await?;
    connection.execute("CREATE TABLE IF NOT EXISTS schema_number (number BIGINT NOT NULL)").await?;
    let found: Option<i64> =
        sqlx::query_scalar("SELECT MAX(number) FROM schema_number").fetch_one(&mut *connection).await?;
    let (found, known) = (found.unwrap_or(0), schema::STEPS.len() as i64);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, step) in (1i64..).zip(schema::STEPS).skip(found as usize) {
        let step = schema::for_postgres(step);
        connection.execute(AssertSqlSafe(step)).await?;
        sqlx::query("INSERT INTO schema_number VALUES ($1)").bind(number).execute(&mut *connection).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// Passes news on; after a lost connection, that anything may have happened.
async fn listen(pool: PgPool, news: broadcast::Sender<Notification>) {
    loop {
        if let Err(error) = listen_once(&pool, &news).await {
            tracing::warn!(%error, "news from the database was interrupted");
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
}

async fn listen_once(pool: &PgPool, news: &broadcast::Sender<Notification>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // Nobody may be listening; that is nothing to act on, here and below.
    let _ = news.send(Notification::Resync);
    loop {
        match listener.try_recv().await? {
            Some(told) => drop(read_news(told.payload()).map(|told| news.send(told))),
            None => drop(news.send(Notification::Resync)),
        }
    }
}

fn read_news(payload: &str) -> Option<Notification> {
    let (table, what) = payload.split_once(' ')?;
    match what {
        "chat" => Some(Notification::Chat(table.to_owned())),
        version => Some(Notification::Entry(table.to_owned(), version.parse().ok()?)),
    }
}

fn table_rows(rows: &[PgRow]) -> Result<Vec<TableRow>, StoreError> {
    let table = |row: &PgRow| -> Result<TableRow, sqlx::Error> {
        Ok(TableRow { id: row.try_get(0)?, status: row.try_get(1)?, info: row.try_get(2)? })
    };
    Ok(rows.iter().map(table).collect::<Result<_, _>>()?)
}

impl PostgresStore {
    async fn append_all(&self, append: &Append) -> Result<bool, StoreError> {
        let mut transaction = self.pool.begin().await?;
        let new = add(&mut transaction, append).await?;
        if new {
            let told = format!("{} {}", append.table, append.entry.version);
            sqlx::query("SELECT pg_notify('witchstone', $1)").bind(told).execute(&mut *transaction).await?;
        }
        transaction.commit().await?;
        Ok(new)
    }
}

/// Adds an entry and what belongs to it; false if the version is taken.
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
        keep_summary(connection, table, summary, entry.at_ms).await?;
    }
    for row in results {
        sqlx::query(queries::ADD_RESULT)
            .bind(table)
            .bind(row.seat)
            .bind(&row.name)
            .bind(row.score)
            .bind(row.won)
            .execute(&mut *connection)
            .await?;
    }
    Ok(true)
}

async fn keep_summary(
    connection: &mut PgConnection,
    table: &str,
    summary: &Summary,
    at_ms: i64,
) -> Result<(), StoreError> {
    sqlx::query(queries::KEEP_SUMMARY)
        .bind(table)
        .bind(summary.status)
        .bind(summary.listed)
        .bind(&summary.info)
        .bind(summary.wake_ms)
        .bind(at_ms)
        .execute(&mut *connection)
        .await?;
    if summary.seats_changed {
        sqlx::query(queries::CLEAR_SEATED).bind(table).execute(&mut *connection).await?;
        for guest in &summary.guests {
            sqlx::query(queries::ADD_SEATED).bind(guest).bind(table).execute(&mut *connection).await?;
        }
    }
    Ok(())
}

impl Store for PostgresStore {
    fn append(&self, append: Append) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            if Batches::takes(&append) {
                self.batches.append(append).await
            } else {
                self.append_all(&append).await
            }
        })
    }

    fn claim(&self, table: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool> {
        let query = sqlx::query(queries::CLAIM).bind(table.to_owned()).bind(node.to_owned());
        let query = query.bind(now_ms).bind(until_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await?.rows_affected() == 1) })
    }

    fn save_guest(&self, guest: GuestRow) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_GUEST).bind(guest.id).bind(guest.name);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn save_secret(&self, guest: &str, hash: Vec<u8>) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_SECRET).bind(guest.to_owned()).bind(hash);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn save_analysis(&self, table: &str, body: String) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_ANALYSIS).bind(table.to_owned()).bind(body);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_CODE).bind(hash).bind(guest.to_owned()).bind(until_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<String>> {
        let query = sqlx::query_scalar(queries::TAKE_CODE).bind(hash).bind(now_ms);
        Box::pin(async move { Ok(query.fetch_optional(&self.pool).await?) })
    }

    fn say(&self, table: &str, line: ChatRow) -> StoreFuture<'_, ()> {
        let table = table.to_owned();
        Box::pin(async move {
            let mut transaction = self.pool.begin().await?;
            sqlx::query(queries::SAY)
                .bind(&table)
                .bind(line.guest)
                .bind(line.name)
                .bind(line.seat)
                .bind(line.text)
                .bind(line.at_ms)
                .execute(&mut *transaction)
                .await?;
            let told = format!("{table} chat");
            sqlx::query("SELECT pg_notify('witchstone', $1)").bind(told).execute(&mut *transaction).await?;
            Ok(transaction.commit().await?)
        })
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
        let query = sqlx::query(queries::LISTED).bind(limit);
        Box::pin(async move { table_rows(&query.fetch_all(&self.pool).await?) })
    }

    fn tables_of(&self, guest: &str) -> StoreFuture<'_, Vec<TableRow>> {
        let query = sqlx::query(queries::TABLES_OF).bind(guest.to_owned());
        Box::pin(async move { table_rows(&query.fetch_all(&self.pool).await?) })
    }

    fn table(&self, id: &str) -> StoreFuture<'_, Option<TableRow>> {
        let query = sqlx::query(queries::TABLE).bind(id.to_owned());
        Box::pin(async move { Ok(table_rows(&query.fetch_all(&self.pool).await?)?.pop()) })
    }

    fn all_tables(&self, after: &str, limit: i64) -> StoreFuture<'_, Vec<String>> {
        let query = sqlx::query_scalar(queries::ALL_TABLES).bind(after.to_owned()).bind(limit);
        Box::pin(async move { Ok(query.fetch_all(&self.pool).await?) })
    }

    fn row(&self, table: &str) -> StoreFuture<'_, Option<TableRow>> {
        let query = sqlx::query(queries::ROW).bind(table.to_owned());
        Box::pin(async move { Ok(table_rows(&query.fetch_all(&self.pool).await?)?.pop()) })
    }

    fn rows(&self, after: &str, status: i64, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let query = sqlx::query(queries::ROWS).bind(after.to_owned()).bind(status).bind(limit);
        Box::pin(async move { table_rows(&query.fetch_all(&self.pool).await?) })
    }

    fn save_info(&self, table: &str, summary: &Summary, at_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::SAVE_INFO).bind(summary.info.clone()).bind(summary.wake_ms);
        let query = query.bind(table.to_owned()).bind(at_ms);
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn postpone(&self, table: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let query = sqlx::query(queries::POSTPONE).bind(until_ms).bind(table.to_owned());
        Box::pin(async move { Ok(query.execute(&self.pool).await.map(drop)?) })
    }

    fn due(&self, before_ms: i64, now_ms: i64) -> StoreFuture<'_, Vec<String>> {
        let query = sqlx::query_scalar(queries::DUE).bind(before_ms).bind(now_ms);
        Box::pin(async move { Ok(query.fetch_all(&self.pool).await?) })
    }

    fn guest(&self, id: &str) -> StoreFuture<'_, Option<(GuestRow, Vec<Vec<u8>>)>> {
        let query = sqlx::query(queries::GUEST).bind(id.to_owned());
        Box::pin(async move {
            let rows = query.fetch_all(&self.pool).await?;
            let Some(first) = rows.first() else { return Ok(None) };
            let guest = GuestRow { id: first.try_get(0)?, name: first.try_get(1)? };
            let hashes = rows.iter().map(|row| row.try_get(2)).collect::<Result<_, _>>()?;
            Ok(Some((guest, hashes)))
        })
    }

    fn chat(&self, table: &str, limit: i64) -> StoreFuture<'_, Vec<ChatRow>> {
        let query = sqlx::query(queries::CHAT).bind(table.to_owned()).bind(limit);
        Box::pin(async move {
            let rows = query.fetch_all(&self.pool).await?;
            let line = |row: &PgRow| -> Result<ChatRow, sqlx::Error> {
                Ok(ChatRow {
                    guest: row.try_get(0)?,
                    name: row.try_get(1)?,
                    seat: row.try_get(2)?,
                    text: row.try_get(3)?,
                    at_ms: row.try_get(4)?,
                })
            };
            Ok(rows.iter().rev().map(line).collect::<Result<_, _>>()?)
        })
    }

    fn tally(&self, name: &str) -> StoreFuture<'_, GuestStatistics> {
        let query = sqlx::query(queries::TALLY).bind(name.to_owned());
        Box::pin(async move {
            let row = query.fetch_one(&self.pool).await?;
            Ok(GuestStatistics {
                games: row.try_get(0)?,
                wins: row.try_get(1)?,
                best: row.try_get(2)?,
                total: row.try_get(3)?,
            })
        })
    }

    fn analysis(&self, table: &str) -> StoreFuture<'_, Option<String>> {
        let query = sqlx::query_scalar(queries::ANALYSIS).bind(table.to_owned());
        Box::pin(async move { Ok(query.fetch_optional(&self.pool).await?) })
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            sqlx::query(queries::PING).execute(&self.pool).await?;
            Ok(())
        })
    }

    fn news(&self) -> broadcast::Receiver<Notification> {
        self.news.subscribe()
    }
}

impl Drop for PostgresStore {
    fn drop(&mut self) {
        self.listener.abort();
    }
}
