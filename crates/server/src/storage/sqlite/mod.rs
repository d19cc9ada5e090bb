//! SQLite: one file, one writer, many appends in one commit.

use std::path::Path;
use std::time::Duration;

use futures_util::future::{BoxFuture, ready};
use tokio::sync::{broadcast, mpsc, oneshot};

mod reader;
mod staging;
mod writer;

use super::{
    Append, ChatRow, GuestRow, GuestStatistics, Notification, Store, StoreError, StoreFuture, StoredEntry,
    Summary, TableRow, queries,
};
use reader::Reader;
use staging::StagedEntries;
use writer::{Job, Statement, Value, Writer};

/// The most jobs that share one commit.
const BATCH: usize = 256;

/// How long a busy writer waits for more before it commits: most of what a commit costs, it costs only once.
const GATHER: Duration = Duration::from_millis(3);

/// A store in one file.
pub struct SqliteStore {
    reader: Reader,
    writer: mpsc::Sender<Job>,
    fresh: StagedEntries,
    news: broadcast::Sender<Notification>,
}

impl SqliteStore {
    /// Opens the file, making it if it is not there, and brings its tables up to date.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let (file, fresh) = (path.to_owned(), StagedEntries::default());
        let shelf = fresh.clone();
        let opened = tokio::task::spawn_blocking(move || Writer::open(&file, shelf)).await;
        let writer = opened.map_err(|_| StoreError::Closed)??;
        let (jobs, waiting) = mpsc::channel(1024);
        tokio::spawn(write(writer, waiting));
        Ok(SqliteStore { reader: Reader::new(path), writer: jobs, fresh, news: broadcast::channel(16).0 })
    }

    fn run(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, Option<String>> {
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

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> StoreFuture<'_, bool> {
        Box::pin(async move {
            let (answer, answered) = oneshot::channel();
            let job = Job::Append(Box::new(append), answer);
            self.writer.send(job).await.map_err(|_| StoreError::Closed)?;
            answered.await.map_err(|_| StoreError::Closed)?
        })
    }

    /// There is one node only: nothing to claim.
    fn claim(&self, _: &str, _: &str, _: i64, _: i64) -> StoreFuture<'_, bool> {
        Box::pin(async { Ok(true) })
    }

    fn save_guest(&self, guest: GuestRow) -> StoreFuture<'_, ()> {
        let run = self.run(queries::SAVE_GUEST, vec![Value::Text(guest.id), Value::Text(guest.name)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_secret(&self, guest: &str, hash: Vec<u8>) -> StoreFuture<'_, ()> {
        let run = self.run(queries::SAVE_SECRET, vec![text(guest), Value::Blob(hash)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_analysis(&self, table: &str, body: String) -> StoreFuture<'_, ()> {
        let run = self.run(queries::SAVE_ANALYSIS, vec![text(table), Value::Text(body)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let values = vec![Value::Blob(hash), text(guest), Value::from(Some(until_ms))];
        let run = self.run(queries::SAVE_CODE, values);
        Box::pin(async move { run.await.map(drop) })
    }

    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<String>> {
        self.run(queries::TAKE_CODE, vec![Value::Blob(hash), Value::from(Some(now_ms))])
    }

    fn say(&self, table: &str, line: ChatRow) -> StoreFuture<'_, ()> {
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
            self.reader.close();
            if asked.is_err() || closed.await.is_err() {
                tracing::error!("the database was closed already");
            }
        })
    }

    fn entries(&self, table: &str, after: u64) -> StoreFuture<'_, Vec<StoredEntry>> {
        // What is fresh first: meanwhile it may be put in its place, and would be in neither.
        let fresh = self.fresh.of(table, after);
        let placed = self.reader.read(|file| reader::entries(file, table, after));
        Box::pin(ready(placed.map(|mut entries| {
            let last = entries.last().map_or(after, |entry| entry.version);
            entries.extend(fresh.into_iter().filter(|entry| entry.version > last));
            entries
        })))
    }

    fn listed(&self, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(self.reader.read_aside(move |file| reader::listed(file, limit)))
    }

    fn tables_of(&self, guest: &str) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(ready(self.reader.read(|file| reader::tables_of(file, guest))))
    }

    fn table(&self, id: &str) -> StoreFuture<'_, Option<TableRow>> {
        Box::pin(ready(self.reader.read(|file| reader::table_named(file, id))))
    }

    fn all_tables(&self, after: &str, limit: i64) -> StoreFuture<'_, Vec<String>> {
        let after = after.to_owned();
        Box::pin(self.reader.read_aside(move |file| reader::all_tables(file, &after, limit)))
    }

    fn row(&self, table: &str) -> StoreFuture<'_, Option<TableRow>> {
        Box::pin(ready(self.reader.read(|file| reader::row(file, table))))
    }

    fn rows(&self, after: &str, status: i64, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let after = after.to_owned();
        Box::pin(self.reader.read_aside(move |file| reader::rows(file, &after, status, limit)))
    }

    fn save_info(&self, table: &str, summary: &Summary, at_ms: i64) -> StoreFuture<'_, ()> {
        let wake = Value::from(summary.wake_ms);
        let values = vec![text(&summary.info), wake, text(table), Value::from(Some(at_ms))];
        let run = self.run(queries::SAVE_INFO, values);
        Box::pin(async move { run.await.map(drop) })
    }

    fn postpone(&self, table: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let run = self.run(queries::POSTPONE, vec![Value::from(Some(until_ms)), text(table)]);
        Box::pin(async move { run.await.map(drop) })
    }

    fn due(&self, before_ms: i64, now_ms: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(self.reader.read_aside(move |file| reader::due(file, before_ms, now_ms)))
    }

    fn guest(&self, id: &str) -> StoreFuture<'_, Option<(GuestRow, Vec<Vec<u8>>)>> {
        Box::pin(ready(self.reader.read(|file| reader::guest(file, id))))
    }

    fn chat(&self, table: &str, limit: i64) -> StoreFuture<'_, Vec<ChatRow>> {
        Box::pin(ready(self.reader.read(|file| reader::chat(file, table, limit))))
    }

    fn tally(&self, name: &str) -> StoreFuture<'_, GuestStatistics> {
        let name = name.to_owned();
        Box::pin(self.reader.read_aside(move |file| reader::tally(file, &name)))
    }

    fn analysis(&self, table: &str) -> StoreFuture<'_, Option<String>> {
        let table = table.to_owned();
        Box::pin(self.reader.read_aside(move |file| reader::analysis(file, &table)))
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.reader.read_aside(reader::ping))
    }

    fn news(&self) -> broadcast::Receiver<Notification> {
        self.news.subscribe()
    }
}
