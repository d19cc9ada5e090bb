//! SQLite: one file, one writer, many appends in one commit.

use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, QueryBuilder, Row, SqliteConnection};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::queries::{self, append_inside, keep_results, keep_seated, reading, table_rows};
use super::{
    Answer, Append, ChatRow, GuestRow, News, Store, StoreError, StoredEntry, TableRow, Tally, migrate,
};

/// The most jobs that share one commit. There is a prepared statement for each number of rows.
const BATCH: usize = 64;

/// How long a busy writer waits for more before it commits: most of what a commit costs, it costs only once.
const GATHER: Duration = Duration::from_millis(2);

/// Kilobytes of pages that each reading connection keeps, as SQLite writes it: tables are read when they wake, once.
const READ_CACHE: &str = "-512";

/// A store in one file.
pub struct SqliteStore {
    pool: SqlitePool,
    writer: mpsc::Sender<Job>,
    news: broadcast::Sender<News>,
}

/// Something to write; answered after the commit.
enum Job {
    Append(Box<Append>, oneshot::Sender<Result<bool, StoreError>>),
    Run(Statement, oneshot::Sender<Result<Option<String>, StoreError>>),
}

/// A statement with its values.
struct Statement {
    sql: &'static str,
    values: Vec<Value>,
}

enum Value {
    Text(String),
    Bytes(Vec<u8>),
    Number(Option<i64>),
}

impl SqliteStore {
    /// Opens the file, making it if it is not there, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is acknowledged after its commit: the commit has to reach the disk.
            .synchronous(SqliteSynchronous::Full)
            // What may have to be rolled back is small: no files for it.
            .pragma("temp_store", "memory")
            // A page that changes with every move is copied from the log to the file less often.
            .pragma("wal_autocheckpoint", "4000")
            .busy_timeout(Duration::from_secs(10));
        let writing = options.clone().statement_cache_capacity(3 * BATCH);
        let mut connection = writing.connect().await?;
        migrate(&mut connection).await?;
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).pragma("cache_size", READ_CACHE))
            .await?;
        let (writer, jobs) = mpsc::channel(1024);
        tokio::spawn(write(connection, jobs));
        Ok(SqliteStore { pool, writer, news: broadcast::channel(16).0 })
    }

    fn run(&self, sql: &'static str, values: Vec<Value>) -> Answer<'_, Option<String>> {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let job = Job::Run(Statement { sql, values }, answer);
            self.writer.send(job).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    let known = migrate::STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, step) in (1..).zip(migrate::STEPS).skip(found as usize) {
        let step = migrate::worded(step, "BLOB", "INTEGER PRIMARY KEY AUTOINCREMENT", "WITHOUT ROWID");
        let whole = format!("BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT");
        connection.execute(AssertSqlSafe(whole)).await?;
    }
    Ok(())
}

/// The one writer: takes what has gathered, writes it in one transaction, and answers after the commit.
async fn write(mut connection: SqliteConnection, mut jobs: mpsc::Receiver<Job>) {
    let mut gathered = Vec::with_capacity(BATCH);
    let mut busy = false;
    while jobs.recv_many(&mut gathered, BATCH).await > 0 {
        if busy && gathered.len() < BATCH {
            tokio::time::sleep(GATHER).await;
            while gathered.len() < BATCH
                && let Ok(job) = jobs.try_recv()
            {
                gathered.push(job);
            }
        }
        busy = gathered.len() > 1;
        let outcomes = write_together(&mut connection, &gathered).await;
        match outcomes {
            Ok(outcomes) => gathered.drain(..).zip(outcomes).for_each(|(job, outcome)| job.answer(outcome)),
            Err(error) => {
                tracing::error!(%error, "a commit failed");
                gathered.drain(..).for_each(Job::fail);
            }
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close");
    }
}

/// What a job came to.
enum Outcome {
    Append(bool),
    Run(Option<String>),
}

async fn write_together(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
    let appends: Vec<&Append> = jobs.iter().filter_map(Job::append).collect();
    if appends.len() == jobs.len() {
        match write_appends(connection, &appends).await {
            Ok(()) => return Ok(jobs.iter().map(|_| Outcome::Append(true)).collect()),
            Err(error) => {
                // Some version was taken, or worse: one after the other tells. There may be nothing to roll back.
                let _ = connection.execute("ROLLBACK").await;
                tracing::debug!(%error, "a batch is written one by one");
            }
        }
    }
    connection.execute("BEGIN IMMEDIATE").await?;
    let written = write_each(connection, jobs).await;
    let end = if written.is_ok() { "COMMIT" } else { "ROLLBACK" };
    connection.execute(end).await?;
    written
}

/// Writes new entries and what belongs to them; an error if one of them is not new.
///
/// Each statement is a journey to the database's thread and back, so there are as few as can be: one for entries alone,
/// which is its own transaction, else two.
async fn write_appends(connection: &mut SqliteConnection, appends: &[&Append]) -> Result<(), StoreError> {
    let plain = appends.iter().all(|append| append.is_plain());
    let mut query = QueryBuilder::new(if plain { "" } else { "BEGIN IMMEDIATE; " });
    query.push("INSERT INTO entries (table_id, version, at_ms, body) ");
    query.push_values(appends, |mut row, append| {
        let StoredEntry { version, at_ms, body } = &append.entry;
        row.push_bind(&append.table).push_bind(*version as i64).push_bind(at_ms).push_bind(body);
    });
    query.build().execute(&mut *connection).await?;
    if plain {
        return Ok(());
    }
    let summaries: Vec<_> =
        appends.iter().filter_map(|append| Some((*append, append.summary.as_ref()?))).collect();
    for (append, summary) in &summaries {
        if summary.seats_changed {
            keep_seated!(connection, &append.table, summary);
        }
    }
    for append in appends {
        keep_results!(connection, &append.table, &append.results);
    }
    let mut query = QueryBuilder::new("");
    if !summaries.is_empty() {
        query.push("INSERT INTO tables (id, status, listed, info, wake_ms, updated_ms) ");
        query.push_values(&summaries, |mut row, (append, summary)| {
            row.push_bind(&append.table).push_bind(summary.status).push_bind(summary.listed);
            row.push_bind(&summary.info).push_bind(summary.wake_ms).push_bind(append.entry.at_ms);
        });
        query.push(queries::REPLACE_SUMMARY);
        query.push("; ");
    }
    query.push("COMMIT").build().execute(&mut *connection).await?;
    Ok(())
}

async fn write_each(connection: &mut SqliteConnection, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
    let mut outcomes = Vec::with_capacity(jobs.len());
    for job in jobs {
        outcomes.push(match job {
            Job::Append(append, _) => Outcome::Append(append_inside!(connection, &**append)),
            Job::Run(statement, _) => Outcome::Run(statement.run(connection).await?),
        });
    }
    Ok(outcomes)
}

impl Job {
    fn append(&self) -> Option<&Append> {
        match self {
            Job::Append(append, _) => Some(append),
            Job::Run(..) => None,
        }
    }

    fn answer(self, outcome: Outcome) {
        // Nobody may be waiting any more; what was written stays.
        match (self, outcome) {
            (Job::Append(_, answer), Outcome::Append(new)) => drop(answer.send(Ok(new))),
            (Job::Run(_, answer), Outcome::Run(value)) => drop(answer.send(Ok(value))),
            _ => {}
        }
    }

    fn fail(self) {
        match self {
            Job::Append(_, answer) => drop(answer.send(Err(StoreError::Closed))),
            Job::Run(_, answer) => drop(answer.send(Err(StoreError::Closed))),
        }
    }
}

impl Statement {
    /// Runs it; gives the first column of the first row if it returns one, else whether a row was changed.
    async fn run(&self, connection: &mut SqliteConnection) -> Result<Option<String>, StoreError> {
        let mut query = sqlx::query(self.sql);
        for value in &self.values {
            query = match value {
                Value::Text(text) => query.bind(text),
                Value::Bytes(bytes) => query.bind(bytes),
                Value::Number(number) => query.bind(number),
            };
        }
        if self.sql == queries::TAKE_CODE {
            let row = query.fetch_optional(&mut *connection).await?;
            return Ok(row.map(|row| row.try_get(0)).transpose()?);
        }
        let done = query.execute(&mut *connection).await?;
        Ok((done.rows_affected() > 0).then(String::new))
    }
}

table_rows!(SqliteRow);

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> Answer<'_, bool> {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let job = Job::Append(Box::new(append), answer);
            self.writer.send(job).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    /// There is one node only: nothing to claim.
    fn claim(&self, _: &str, _: &str, _: i64, _: i64) -> Answer<'_, bool> {
        Box::pin(async { Ok(true) })
    }

    fn save_guest(&self, guest: GuestRow) -> Answer<'_, ()> {
        let run = self.run(queries::SAVE_GUEST, vec![Value::Text(guest.id), Value::Text(guest.name)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_secret(&self, guest: &str, hash: Vec<u8>) -> Answer<'_, ()> {
        let run = self.run(queries::SAVE_SECRET, vec![text(guest), Value::Bytes(hash)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_analysis(&self, table: &str, body: String) -> Answer<'_, ()> {
        let run = self.run(queries::SAVE_ANALYSIS, vec![text(table), Value::Text(body)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> Answer<'_, ()> {
        let values = vec![Value::Bytes(hash), text(guest), Value::Number(Some(until_ms))];
        let run = self.run(queries::SAVE_CODE, values);
        Box::pin(async move { run.await.map(drop) })
    }

    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> Answer<'_, Option<String>> {
        self.run(queries::TAKE_CODE, vec![Value::Bytes(hash), Value::Number(Some(now_ms))])
    }

    fn say(&self, table: &str, line: ChatRow) -> Answer<'_, ()> {
        let ChatRow { guest, name, seat, text: said, at_ms } = line;
        let who = [text(table), Value::Text(guest), Value::Text(name)];
        let what = [Value::Number(seat), Value::Text(said), Value::Number(Some(at_ms))];
        let run = self.run(queries::SAY, who.into_iter().chain(what).collect());
        Box::pin(async move { run.await.map(drop) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // What was sent before is written first; the writer ends with its last sender.
            if let Err(error) = self.run("SELECT 1", vec![]).await {
                tracing::error!(%error, "the last writes failed");
            }
            self.pool.close().await;
        })
    }

    reading!();
}
