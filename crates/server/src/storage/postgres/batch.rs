//! Group commit for PostgreSQL.
//!
//! PostgreSQL commits transactions that notify one after the other, each with its own flush, so a transaction per move would
//! be limited by the disk. Moves that arrive while a commit is running share the next one.

use std::collections::HashSet;
use std::time::Instant;

use sqlx::Row;
use sqlx::postgres::PgPool;
use tokio::sync::{mpsc, oneshot};

use crate::storage::{Append, StoreError};

/// The most appends in one commit.
const MAX_BATCH: usize = 256;

/// Inserts entries whose predecessor is there (a deleted table has none), updates the summaries of those that were new, and notifies the other nodes, in one round trip.
const APPEND_AND_NOTIFY: &str = "WITH added AS (\
     INSERT INTO entries (table_id, version, at_ms, body) \
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS new (id, version, at_ms, body) \
     WHERE version = 1 OR EXISTS (SELECT FROM entries WHERE table_id = new.id AND entries.version = new.version - 1) \
     ON CONFLICT DO NOTHING RETURNING table_id, version, at_ms), \
     kept AS (\
     INSERT INTO tables (id, status, listed, info, wake_ms, updated_ms) \
     SELECT id, status, listed, info, wake_ms, at_ms \
     FROM unnest($5::text[], $6::bigint[], $7::boolean[], $8::text[], $9::bigint[]) \
     AS summaries (id, status, listed, info, wake_ms) JOIN added ON table_id = id \
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, info = excluded.info, \
     wake_ms = excluded.wake_ms, updated_ms = excluded.updated_ms) \
     SELECT table_id, pg_notify('witchstone', table_id || ' ' || version) FROM added";

/// The queue of appends for the next commit.
pub struct Batches {
    queue: mpsc::Sender<Job>,
}

struct Job {
    append: Append,
    reply: oneshot::Sender<Result<bool, StoreError>>,
}

impl Batches {
    /// Starts the writer task.
    pub fn new(pool: PgPool) -> Batches {
        let (queue, jobs) = mpsc::channel(1024);
        tokio::spawn(write(pool, jobs));
        Batches { queue }
    }

    /// Appends that wait.
    pub fn waiting(&self) -> usize {
        self.queue.max_capacity() - self.queue.capacity()
    }

    /// Whether an append can share a commit: a move that does not end the game.
    pub fn accepts(append: &Append) -> bool {
        append.results.is_empty() && append.summary.as_ref().is_none_or(|summary| !summary.seats_changed)
    }

    /// Appends with the next commit; false if the version exists or the one before does not.
    pub async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let (reply, received) = oneshot::channel();
        self.queue.send(Job { append, reply }).await.map_err(|_| StoreError::Closed)?;
        received.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(pool: PgPool, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(MAX_BATCH);
    while jobs.recv_many(&mut batch, MAX_BATCH).await > 0 {
        // Outcomes are matched by table, so a second entry of one table waits. All nodes lock rows in the same order.
        batch.sort_by(|a, b| a.append.table.cmp(&b.append.table));
        let mut later = vec![];
        while !batch.is_empty() {
            let mut seen = HashSet::new();
            for job in std::mem::take(&mut batch) {
                let first = seen.insert(job.append.table.clone());
                if first { &mut batch } else { &mut later }.push(job);
            }
            let started = Instant::now();
            let added = add(&pool, batch.iter().map(|job| &job.append).collect()).await;
            metrics::histogram!("witchstone_store_commit_seconds").record(started.elapsed());
            for Job { append, reply } in batch.drain(..) {
                // The caller may have gone; what was written stays.
                drop(
                    reply.send(
                        added.as_ref().map(|added| added.contains(&append.table)).map_err(Clone::clone),
                    ),
                );
            }
            std::mem::swap(&mut batch, &mut later);
        }
    }
}

/// Appends entries of different tables; returns the tables whose entries were new.
async fn add(pool: &PgPool, appends: Vec<&Append>) -> Result<HashSet<String>, StoreError> {
    let entries = || appends.iter().map(|append| &append.entry);
    let summaries = || appends.iter().filter_map(|append| Some((append, append.summary.as_ref()?)));
    let rows = sqlx::query(APPEND_AND_NOTIFY)
        .bind(appends.iter().map(|append| append.table.as_str()).collect::<Vec<_>>())
        .bind(entries().map(|entry| entry.version as i64).collect::<Vec<_>>())
        .bind(entries().map(|entry| entry.at_ms).collect::<Vec<_>>())
        .bind(entries().map(|entry| entry.body.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|(append, _)| append.table.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.status).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.listed).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.info.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.due_ms).collect::<Vec<_>>())
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}
