//! SQLite: one file, one writer connection, group commit.

mod admin;
mod reader;
mod space;
mod staging;
mod writer;

use std::path::Path;
use std::time::{Duration, Instant};

use futures_util::future::{BoxFuture, ready};
use tokio::sync::{broadcast, mpsc, oneshot};

use super::columns::SeatColumn;
use super::{
    Append, ChatRow, Expired, GuestRow, GuestStatistics, Notification, Store, StoreError, StoreFuture,
    StoredEntry, Summary, TableRow, TokenRow, queries,
};
use crate::domain::Status;
use crate::limits::MAX_CHAT;
use reader::Reader;
use staging::StagedEntries;
use writer::{Executed, Statement, Value, WriteJob, Writer};

/// The most jobs in one commit.
const MAX_BATCH: usize = 256;

/// How long a busy writer waits for more jobs before it commits: most of the cost of a commit does not depend on its size.
const COMMIT_DELAY: Duration = Duration::from_millis(3);

/// Jobs that may wait for the writer: beyond that, senders wait.
const QUEUE_CAPACITY: usize = 1024;

/// A store in one file.
pub struct SqliteStore {
    reader: Reader,
    writer: mpsc::Sender<WriteJob>,
    staged: StagedEntries,
    notifications: broadcast::Sender<Notification>,
}

impl SqliteStore {
    /// Opens the file, creating it if it does not exist, and migrates its schema.
    pub async fn open(path: &Path) -> Result<SqliteStore, StoreError> {
        let (file, staged) = (path.to_owned(), StagedEntries::default());
        let shared = staged.clone();
        let opened = tokio::task::spawn_blocking(move || Writer::open(&file, shared)).await;
        let writer = opened.map_err(|_| StoreError::Closed)??;
        let (jobs, queue) = mpsc::channel(QUEUE_CAPACITY);
        tokio::spawn(write(writer, queue));
        // There is one node only: nothing is ever sent.
        let notifications = broadcast::channel(1).0;
        Ok(SqliteStore { reader: Reader::new(path), writer: jobs, staged, notifications })
    }

    /// Sends a job to the writer and waits for its reply.
    fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(oneshot::Sender<Result<T, StoreError>>) -> WriteJob,
    ) -> StoreFuture<'_, T> {
        let (reply, received) = oneshot::channel();
        let job = job(reply);
        Box::pin(async move {
            self.writer.send(job).await.map_err(|_| StoreError::Closed)?;
            received.await.map_err(|_| StoreError::Closed)?
        })
    }

    fn execute(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, Executed> {
        self.write(|reply| WriteJob::Execute(Statement { sql, values }, reply))
    }

    fn update(&self, sql: &'static str, values: Vec<Value>) -> StoreFuture<'_, ()> {
        let execute = self.execute(sql, values);
        Box::pin(async move { execute.await.map(drop) })
    }
}

/// The writer task: takes the jobs that wait, writes them in one transaction, and replies after the commit.
async fn write(mut writer: Writer, mut queue: mpsc::Receiver<WriteJob>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    let mut busy = false;
    let mut closed = None;
    while closed.is_none() && queue.recv_many(&mut batch, MAX_BATCH).await > 0 {
        if busy && batch.len() < MAX_BATCH {
            tokio::time::sleep(COMMIT_DELAY).await;
            while batch.len() < MAX_BATCH
                && let Ok(job) = queue.try_recv()
            {
                batch.push(job);
            }
        }
        busy = batch.len() > 1;
        // A commit waits for the disk: it runs on the blocking pool.
        let written = tokio::task::spawn_blocking(move || {
            let started = Instant::now();
            let outcomes = writer.write(&batch);
            metrics::histogram!("witchstone_store_commit_seconds").record(started.elapsed());
            (writer, batch, outcomes)
        });
        let Ok((writer_back, batch_back, outcomes)) = written.await else {
            tracing::error!("SQLite writer panicked; no more writes are possible");
            return;
        };
        (writer, batch) = (writer_back, batch_back);
        let outcomes = outcomes.inspect_err(|error| tracing::error!(%error, "SQLite commit failed"));
        let mut outcomes = outcomes.into_iter().flatten();
        for job in batch.drain(..) {
            match (job, outcomes.next()) {
                (WriteJob::Close(reply), _) => closed = Some(reply),
                (job, Some(outcome)) => job.reply(outcome),
                (job, None) => job.fail(),
            }
        }
    }
    if let Err(error) = tokio::task::spawn_blocking(move || writer.close()).await {
        tracing::error!(%error, "cannot close SQLite database");
    }
    if let Some(reply) = closed {
        // The caller may have gone.
        let _ = reply.send(());
    }
}

fn text(text: &str) -> Value {
    Value::Text(text.to_owned())
}

impl Store for SqliteStore {
    fn append(&self, append: Append) -> StoreFuture<'_, bool> {
        self.write(|reply| WriteJob::Append(Box::new(append), reply))
    }

    /// There is one node only: it holds every lease.
    fn lease(&self, _: &str, _: &str, _: i64, _: i64) -> StoreFuture<'_, bool> {
        Box::pin(async { Ok(true) })
    }

    fn save_guest(&self, guest: GuestRow, now_ms: i64) -> StoreFuture<'_, ()> {
        let values = vec![Value::Text(guest.id), Value::Text(guest.name), Value::Integer(now_ms)];
        self.update(queries::SAVE_GUEST, values)
    }

    fn token(&self, guest: &str, hash: Vec<u8>) -> StoreFuture<'_, Option<TokenRow>> {
        Box::pin(ready(self.reader.read(|file| reader::token(file, guest, &hash))))
    }

    fn save_token(&self, guest: &str, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, ()> {
        self.update(queries::SAVE_TOKEN, vec![text(guest), Value::Blob(hash), Value::Integer(now_ms)])
    }

    fn prune_tokens(&self, guest: &str, most: i64) -> StoreFuture<'_, bool> {
        let pruned = self.execute(queries::PRUNE_TOKENS, vec![text(guest), Value::Integer(most)]);
        Box::pin(async move { Ok(pruned.await?.rows > 0) })
    }

    fn use_token(&self, guest: &str, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, ()> {
        let used = self.update(queries::USE_TOKEN, vec![Value::Integer(now_ms), Value::Blob(hash)]);
        let seen = self.update(queries::SEE_GUEST, vec![Value::Integer(now_ms), text(guest)]);
        Box::pin(async move {
            used.await?;
            seen.await
        })
    }

    fn delete_tokens(&self, guest: &str, hash: Option<Vec<u8>>) -> StoreFuture<'_, ()> {
        match hash {
            Some(hash) => self.update(queries::DELETE_TOKEN, vec![text(guest), Value::Blob(hash)]),
            None => self.update(queries::DELETE_TOKENS, vec![text(guest)]),
        }
    }

    fn count_tokens(&self, guest: &str) -> StoreFuture<'_, u64> {
        Box::pin(ready(self.reader.read(|file| reader::count_tokens(file, guest))))
    }

    /// There are no other nodes.
    fn notify_logout(&self, _: &str) -> StoreFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    fn save_analysis(&self, table: &str, body: String) -> StoreFuture<'_, ()> {
        self.update(queries::SAVE_ANALYSIS, vec![text(table), Value::Text(body)])
    }

    fn save_code(&self, hash: Vec<u8>, guest: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        let clear = self.update(queries::CLEAR_CODES, vec![text(guest)]);
        let values = vec![Value::Blob(hash), text(guest), Value::Integer(until_ms)];
        let save = self.update(queries::SAVE_CODE, values);
        Box::pin(async move {
            clear.await?;
            save.await
        })
    }

    fn code_guest(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<GuestRow>> {
        Box::pin(ready(self.reader.read(|file| reader::code_guest(file, &hash, now_ms))))
    }

    fn take_code(&self, hash: Vec<u8>, now_ms: i64) -> StoreFuture<'_, Option<String>> {
        let taken = self.execute(queries::TAKE_CODE, vec![Value::Blob(hash), Value::Integer(now_ms)]);
        Box::pin(async move { Ok(taken.await?.value) })
    }

    fn save_chat(&self, table: &str, message: ChatRow) -> StoreFuture<'_, ()> {
        let seat = message.seat.map_or(Value::Null, |seat| SeatColumn(seat).into());
        let values = vec![
            text(table),
            Value::Text(message.guest),
            Value::Text(message.name),
            seat,
            Value::Text(message.text),
            Value::Integer(message.at_ms),
        ];
        self.update(queries::SAVE_CHAT, values)
    }

    fn trim_chat(&self, table: &str) -> StoreFuture<'_, ()> {
        self.update(queries::TRIM_CHAT, vec![text(table), Value::Integer(MAX_CHAT)])
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        Box::pin(async move {
            // Jobs that were sent before are written first.
            let (reply, closed) = oneshot::channel();
            let sent = self.writer.send(WriteJob::Close(reply)).await;
            self.reader.close();
            if sent.is_err() || closed.await.is_err() {
                tracing::error!("SQLite database was closed already");
            }
        })
    }

    fn entries(&self, table: &str, after: u64) -> StoreFuture<'_, Vec<StoredEntry>> {
        // Staged entries are read first: an entry that is merged in between is found in `entries` then.
        let staged = self.staged.of(table, after);
        let merged = self.reader.read(|file| reader::entries(file, table, after));
        Box::pin(ready(merged.map(|mut entries| {
            let last = entries.last().map_or(after, |entry| entry.version);
            entries.extend(staged.into_iter().filter(|entry| entry.version > last));
            entries
        })))
    }

    fn listed(&self, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(self.reader.read_blocking(move |file| reader::listed(file, limit)))
    }

    fn tables_of(&self, guest: &str) -> StoreFuture<'_, Vec<TableRow>> {
        Box::pin(ready(self.reader.read(|file| reader::tables_of(file, guest))))
    }

    fn count_seated(&self, guest: &str) -> StoreFuture<'_, u64> {
        Box::pin(ready(self.reader.read(|file| reader::count_seated(file, guest))))
    }

    fn table(&self, id: &str) -> StoreFuture<'_, Option<TableRow>> {
        Box::pin(ready(self.reader.read(|file| reader::table(file, id))))
    }

    fn table_ids(&self, after: &str, limit: i64) -> StoreFuture<'_, Vec<String>> {
        let after = after.to_owned();
        Box::pin(self.reader.read_blocking(move |file| reader::table_ids(file, &after, limit)))
    }

    fn tables_up_to(&self, after: &str, status: Status, limit: i64) -> StoreFuture<'_, Vec<TableRow>> {
        let after = after.to_owned();
        Box::pin(self.reader.read_blocking(move |file| reader::tables_up_to(file, &after, status, limit)))
    }

    fn save_summary(&self, table: &str, summary: &Summary, at_ms: i64) -> StoreFuture<'_, ()> {
        let values = vec![text(&summary.info), summary.due_ms.into(), text(table), Value::Integer(at_ms)];
        self.update(queries::SAVE_SUMMARY, values)
    }

    fn postpone(&self, table: &str, until_ms: i64) -> StoreFuture<'_, ()> {
        self.update(queries::POSTPONE, vec![Value::Integer(until_ms), text(table)])
    }

    fn due(&self, before_ms: i64, now_ms: i64) -> StoreFuture<'_, Vec<String>> {
        Box::pin(self.reader.read_blocking(move |file| reader::due(file, before_ms, now_ms)))
    }

    fn chat(&self, table: &str, limit: i64) -> StoreFuture<'_, Vec<ChatRow>> {
        Box::pin(ready(self.reader.read(|file| reader::chat(file, table, limit))))
    }

    fn statistics(&self, name: &str) -> StoreFuture<'_, GuestStatistics> {
        let name = name.to_owned();
        Box::pin(self.reader.read_blocking(move |file| reader::statistics(file, &name)))
    }

    fn analysis(&self, table: &str) -> StoreFuture<'_, Option<String>> {
        let table = table.to_owned();
        Box::pin(self.reader.read_blocking(move |file| reader::analysis(file, &table)))
    }

    fn see_table(&self, table: &str, now_ms: i64) -> StoreFuture<'_, ()> {
        self.update(queries::SEE_TABLE, vec![Value::Integer(now_ms), text(table)])
    }

    fn lease_job(&self, job: &str, node: &str, now_ms: i64, until_ms: i64) -> StoreFuture<'_, bool> {
        let values = vec![text(job), text(node), Value::Integer(until_ms), Value::Integer(now_ms)];
        let leased = self.execute(queries::LEASE_JOB, values);
        Box::pin(async move { Ok(leased.await?.rows > 0) })
    }

    fn idle_tables(
        &self,
        status: Status,
        before_ms: i64,
        now_ms: i64,
        limit: i64,
    ) -> StoreFuture<'_, Vec<String>> {
        let query = move |file: &_| reader::idle_tables(file, status, before_ms, now_ms, limit);
        Box::pin(self.reader.read_blocking(query))
    }

    fn delete_table(&self, table: &str, before_ms: i64) -> StoreFuture<'_, bool> {
        self.write(|reply| WriteJob::DeleteTable { table: table.to_owned(), before_ms, reply })
    }

    fn delete_expired(&self, what: Expired, before_ms: i64, limit: i64) -> StoreFuture<'_, u64> {
        let mut values = vec![Value::Integer(before_ms), Value::Integer(limit)];
        if what == Expired::Guests {
            values.insert(1, Status::Finished.into());
        }
        let deleted = self.execute(queries::delete_expired(what), values);
        Box::pin(async move { Ok(deleted.await?.rows as u64) })
    }

    fn shrink(&self) -> StoreFuture<'_, bool> {
        self.write(WriteJob::Shrink)
    }

    fn ping(&self) -> StoreFuture<'_, ()> {
        Box::pin(self.reader.read_blocking(reader::ping))
    }

    fn notifications(&self) -> broadcast::Receiver<Notification> {
        self.notifications.subscribe()
    }
}
