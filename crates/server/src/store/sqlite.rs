//! SQLite: one file, one writer, many appends in one commit.

use std::path::Path;
use std::time::Duration;

use futures_util::future::BoxFuture;
use sqlx::Row;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteRow};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::queries::{self, placed_entries, reading, table_rows};
use super::sqlite_fresh::Shelf;
use super::sqlite_writer::{Job, Statement, Value, Writer};
use super::{Answer, Append, ChatRow, GuestRow, News, Store, StoreError, StoredEntry, TableRow, Tally};

/// The most jobs that share one commit.
const BATCH: usize = 256;

/// How long a busy writer waits for more before it commits: most of what a commit costs, it costs only once.
const GATHER: Duration = Duration::from_millis(3);

/// Kilobytes of pages that each reading connection keeps, as SQLite writes it: tables are read when they wake, once.
const READ_CACHE: &str = "-512";

/// A store in one file.
pub struct SqliteStore {
    pool: SqlitePool,
    writer: mpsc::Sender<Job>,
    fresh: Shelf,
    news: broadcast::Sender<News>,
}

impl SqliteStore {
    /// Opens the file, making it if it is not there, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let (file, fresh) = (path.to_owned(), Shelf::default());
        let shelf = fresh.clone();
        let opened = tokio::task::spawn_blocking(move || Writer::open(&file, shelf)).await;
        let writer = opened.map_err(|_| StoreError::Closed)??;
        let reading = SqliteConnectOptions::new()
            .filename(path)
            .read_only(true)
            .busy_timeout(Duration::from_secs(10))
            .pragma("cache_size", READ_CACHE);
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(reading).await?;
        let (jobs, waiting) = mpsc::channel(1024);
        tokio::spawn(write(writer, waiting));
        Ok(SqliteStore { pool, writer: jobs, fresh, news: broadcast::channel(16).0 })
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

/// The one writer: takes what has gathered, writes it in one transaction, and answers after the commit.
async fn write(mut writer: Writer, mut jobs: mpsc::Receiver<Job>) {
    let mut gathered = Vec::with_capacity(BATCH);
    let mut busy = false;
    let mut closed = None;
    while closed.is_none() && jobs.recv_many(&mut gathered, BATCH).await > 0 {
        if busy && gathered.len() < BATCH {
            tokio::time::sleep(GATHER).await;
            while gathered.len() < BATCH
                && let Ok(job) = jobs.try_recv()
            {
                gathered.push(job);
            }
        }
        busy = gathered.len() > 1;
        // A commit waits for the disk: it has a thread of its own.
        let written = tokio::task::spawn_blocking(move || {
            let outcomes = writer.write(&gathered);
            (writer, gathered, outcomes)
        });
        let Ok((back, done, outcomes)) = written.await else {
            tracing::error!("the writer broke down");
            return;
        };
        (writer, gathered) = (back, done);
        let outcomes = outcomes.inspect_err(|error| tracing::error!(%error, "a commit failed"));
        let mut outcomes = outcomes.into_iter().flatten();
        for job in gathered.drain(..) {
            match (job, outcomes.next()) {
                (Job::Close(answer), _) => closed = Some(answer),
                (job, Some(outcome)) => job.answer(outcome),
                (job, None) => job.fail(),
            }
        }
    }
    if let Err(error) = tokio::task::spawn_blocking(move || writer.close()).await {
        tracing::error!(%error, "the database did not close");
    }
    if let Some(answer) = closed {
        // Whoever asked for it may have gone.
        let _ = answer.send(());
    }
}

table_rows!(SqliteRow);
placed_entries!(SqlitePool);

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
        let run = self.run(queries::SAVE_SECRET, vec![text(guest), Value::Blob(hash)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_analysis(&self, table: &str, body: String) -> Answer<'_, ()> {
        let run = self.run(queries::SAVE_ANALYSIS, vec![text(table), Value::Text(body)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> Answer<'_, ()> {
        let values = vec![Value::Blob(hash), text(guest), Value::from(Some(until_ms))];
        let run = self.run(queries::SAVE_CODE, values);
        Box::pin(async move { run.await.map(drop) })
    }

    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> Answer<'_, Option<String>> {
        self.run(queries::TAKE_CODE, vec![Value::Blob(hash), Value::from(Some(now_ms))])
    }

    fn say(&self, table: &str, line: ChatRow) -> Answer<'_, ()> {
        let ChatRow { guest, name, seat, text: said, at_ms } = line;
        let who = [text(table), Value::Text(guest), Value::Text(name)];
        let what = [Value::from(seat), Value::Text(said), Value::from(Some(at_ms))];
        let run = self.run(queries::SAY, who.into_iter().chain(what).collect());
        Box::pin(async move { run.await.map(drop) })
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // What was sent before is written first.
            let (answer, closed) = oneshot::channel();
            let asked = self.writer.send(Job::Close(answer)).await;
            self.pool.close().await;
            if asked.is_err() || closed.await.is_err() {
                tracing::error!("the database was closed already");
            }
        })
    }

    fn entries(&self, table: &str, after: u64) -> Answer<'_, Vec<StoredEntry>> {
        // What is fresh first: meanwhile it may be put in its place, and would be in neither.
        let fresh = self.fresh.of(table, after);
        let placed = placed_entries(&self.pool, table.to_owned(), after);
        Box::pin(async move {
            let mut entries = placed.await?;
            let last = entries.last().map_or(after, |entry| entry.version);
            entries.extend(fresh.into_iter().filter(|entry| entry.version > last));
            Ok(entries)
        })
    }

    reading!();
}
