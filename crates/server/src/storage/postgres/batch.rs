//! Moves that come together go to PostgreSQL together.
//!
//! Transactions that notify are committed one after the other, each with its own wait for the disk: a move for each of them is
//! as many moves a second as the disk can be waited for. So moves that come while a commit is under way share the next.

use std::collections::HashSet;

use sqlx::Row;
use sqlx::postgres::PgPool;
use tokio::sync::{mpsc, oneshot};

use crate::storage::{Append, StoreError};

/// The most appends that share one commit.
const BATCH: usize = 256;

/// Adds entries, keeps the summaries that came with those that were new, and tells the other nodes, in one round trip.
const ADD_AND_TELL: &str = "WITH added AS (\
     INSERT INTO entries (table_id, version, at_ms, body) \
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[]) \
     ON CONFLICT DO NOTHING RETURNING table_id, version, at_ms), \
     kept AS (\
     INSERT INTO tables (id, status, listed, info, wake_ms, updated_ms) \
     SELECT id, status, listed, info, wake_ms, at_ms \
     FROM unnest($5::text[], $6::bigint[], $7::boolean[], $8::text[], $9::bigint[]) \
     AS summaries (id, status, listed, info, wake_ms) JOIN added ON table_id = id \
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, listed = excluded.listed, info = excluded.info, \
     wake_ms = excluded.wake_ms, updated_ms = excluded.updated_ms) \
     SELECT table_id, pg_notify('witchstone', table_id || ' ' || version) FROM added";

/// Where appends wait for the next commit.
pub struct Batches {
    waiting: mpsc::Sender<Job>,
}

struct Job {
    append: Append,
    answer: oneshot::Sender<Result<bool, StoreError>>,
}

impl Batches {
    /// Begins to write what comes.
    pub fn new(pool: PgPool) -> Batches {
        let (waiting, jobs) = mpsc::channel(1024);
        tokio::spawn(write(pool, jobs));
        Batches { waiting }
    }

    /// Whether an append is of the kind that shares a commit: a move that does not end the game.
    pub fn takes(append: &Append) -> bool {
        append.results.is_empty() && append.summary.as_ref().is_none_or(|summary| !summary.seats_changed)
    }

    /// Appends with the next commit; false if the version is taken.
    pub async fn append(&self, append: Append) -> Result<bool, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.waiting.send(Job { append, answer }).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn write(pool: PgPool, mut jobs: mpsc::Receiver<Job>) {
    let mut gathered = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut gathered, BATCH).await > 0 {
        // Two entries of one table would be two answers to one name; the second waits. All nodes lock in the same order.
        gathered.sort_by(|a, b| a.append.table.cmp(&b.append.table));
        let mut later = vec![];
        while !gathered.is_empty() {
            let mut seen = HashSet::new();
            for job in std::mem::take(&mut gathered) {
                let first = seen.insert(job.append.table.clone());
                if first { &mut gathered } else { &mut later }.push(job);
            }
            let added = add(&pool, gathered.iter().map(|job| &job.append).collect()).await;
            for Job { append, answer } in gathered.drain(..) {
                // Nobody may be waiting any more; what was written stays.
                drop(
                    answer.send(
                        added.as_ref().map(|added| added.contains(&append.table)).map_err(Clone::clone),
                    ),
                );
            }
            std::mem::swap(&mut gathered, &mut later);
        }
    }
}

/// Adds entries of different tables; gives the tables whose entries were new.
async fn add(pool: &PgPool, appends: Vec<&Append>) -> Result<HashSet<String>, StoreError> {
    let entries = || appends.iter().map(|append| &append.entry);
    let summaries = || appends.iter().filter_map(|append| Some((append, append.summary.as_ref()?)));
    let rows = sqlx::query(ADD_AND_TELL)
        .bind(appends.iter().map(|append| append.table.as_str()).collect::<Vec<_>>())
        .bind(entries().map(|entry| entry.version as i64).collect::<Vec<_>>())
        .bind(entries().map(|entry| entry.at_ms).collect::<Vec<_>>())
        .bind(entries().map(|entry| entry.body.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|(append, _)| append.table.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.status).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.listed).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.info.as_str()).collect::<Vec<_>>())
        .bind(summaries().map(|(_, summary)| summary.wake_ms).collect::<Vec<_>>())
        .fetch_all(pool)
        .await?;
    Ok(rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?)
}
