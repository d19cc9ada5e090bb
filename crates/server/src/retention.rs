//! How long things are stored, and the sweeper that deletes what is older.
//!
//! One node sweeps for all: the job is leased in the database. Everything is deleted in small steps, so that moves are stored in
//! between.

use std::time::Duration;

use crate::clock::now_ms;
use crate::domain::Status;
use crate::shared::Shared;
use crate::storage::{Expired, Store, StoreError};

/// How often expired rows are deleted.
const INTERVAL: Duration = Duration::from_secs(3600);
/// The pause between two steps.
const PAUSE: Duration = Duration::from_millis(20);
/// Tables whose ids are read at a time.
const TABLES: i64 = 50;
/// Rows of one step.
const ROWS: i64 = 500;
/// The name of the job.
const JOB: &str = "retention";

/// The ages after which things are deleted; none where they stay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that were never started, since somebody last changed or a player opened them.
    pub open_tables: Option<Duration>,
    /// Unfinished games, since the last move or since a player opened them.
    pub abandoned_games: Option<Duration>,
    /// Finished games. The results of their players stay in the statistics.
    pub finished_games: Option<Duration>,
    /// Chat messages.
    pub chat: Option<Duration>,
    /// Guests who had a seat, since they were last here. One with a seat at an unfinished table stays.
    pub guests: Option<Duration>,
    /// Guests who never had a seat, since they were last here.
    pub visitors: Option<Duration>,
    /// The login of a device, since it was last used.
    pub logins: Option<Duration>,
    /// How long a code for another device is valid.
    pub codes: Duration,
    /// When the first sweep follows the start: whoever comes back after a restart goes first.
    pub first_sweep: Duration,
}

/// This many days.
pub fn days(days: u64) -> Duration {
    Duration::from_secs(days * 24 * 3600)
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            open_tables: Some(days(14)),
            abandoned_games: Some(days(90)),
            finished_games: None,
            chat: Some(days(90)),
            guests: Some(days(365)),
            visitors: Some(days(30)),
            logins: Some(days(365)),
            codes: Duration::from_secs(600),
            first_sweep: Duration::from_secs(60),
        }
    }
}

/// How much was deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Tables that were never started.
    pub open_tables: u64,
    /// Unfinished games.
    pub abandoned_games: u64,
    /// Finished games.
    pub finished_games: u64,
    /// Chat messages.
    pub chat: u64,
    /// Codes for another device.
    pub codes: u64,
    /// Logins of devices.
    pub logins: u64,
    /// Guests.
    pub guests: u64,
}

/// Deletes what has expired by now, and shrinks the database. `deleted` is called with the id of every table that was deleted.
pub async fn sweep(
    store: &dyn Store,
    retention: &Retention,
    now_ms: i64,
    mut deleted: impl FnMut(&str),
) -> Result<Swept, StoreError> {
    let sweep = Sweep { store, now_ms };
    let mut swept = Swept {
        open_tables: sweep.tables(Status::Open, retention.open_tables, &mut deleted).await?,
        abandoned_games: sweep.tables(Status::Playing, retention.abandoned_games, &mut deleted).await?,
        finished_games: sweep.tables(Status::Finished, retention.finished_games, &mut deleted).await?,
        chat: sweep.rows(Expired::Chat, retention.chat).await?,
        codes: sweep.rows(Expired::Codes, Some(Duration::ZERO)).await?,
        logins: sweep.rows(Expired::Tokens, retention.logins).await?,
        guests: 0,
    };
    for (what, age) in [(Expired::Visitors, retention.visitors), (Expired::Guests, retention.guests)] {
        swept.guests += sweep.rows(what, age).await?;
        swept.logins += sweep.rows(Expired::StrayTokens, age).await?;
    }
    while store.shrink().await? {
        tokio::time::sleep(PAUSE).await;
    }
    Ok(swept)
}

struct Sweep<'a> {
    store: &'a dyn Store,
    now_ms: i64,
}

impl Sweep<'_> {
    fn before(&self, age: Duration) -> i64 {
        self.now_ms.saturating_sub_unsigned(age.as_millis() as u64)
    }

    async fn tables(
        &self,
        status: Status,
        age: Option<Duration>,
        deleted: &mut impl FnMut(&str),
    ) -> Result<u64, StoreError> {
        let Some(before) = age.map(|age| self.before(age)) else { return Ok(0) };
        let mut count = 0;
        loop {
            let ids = self.store.idle_tables(status, before, self.now_ms, TABLES).await?;
            let found = count;
            for id in &ids {
                if self.store.delete_table(id, before).await? {
                    count += 1;
                    deleted(id);
                }
                tokio::time::sleep(PAUSE).await;
            }
            // Those that were opened in between are not found again.
            if ids.len() < TABLES as usize || count == found {
                return Ok(count);
            }
        }
    }

    async fn rows(&self, what: Expired, age: Option<Duration>) -> Result<u64, StoreError> {
        let Some(before) = age.map(|age| self.before(age)) else { return Ok(0) };
        let mut count = 0;
        loop {
            let step = self.store.delete_expired(what, before, ROWS).await?;
            count += step;
            if step < ROWS as u64 {
                return Ok(count);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Sweeps at every interval at which no other node does, until the server stops.
pub async fn run(shared: &Shared) {
    tokio::time::sleep(shared.retention.first_sweep).await;
    loop {
        if let Err(error) = sweep_if_leased(shared).await {
            tracing::warn!(%error, "cannot delete what has expired; the next sweep will try again");
        }
        tokio::time::sleep(INTERVAL).await;
    }
}

/// Sweeps unless another node has done so within the interval.
async fn sweep_if_leased(shared: &Shared) -> Result<(), StoreError> {
    let now = now_ms();
    let until = now + INTERVAL.as_millis() as i64;
    if !shared.store.lease_job(JOB, &shared.node, now, until).await? {
        return Ok(());
    }
    let evict = |table: &str| shared.rooms.evict(table);
    let swept = sweep(&*shared.store, &shared.retention, now, evict).await?;
    let Swept { open_tables, abandoned_games, finished_games, chat, codes, logins, guests } = swept;
    if swept != Swept::default() {
        tracing::info!(
            open_tables,
            abandoned_games,
            finished_games,
            chat,
            codes,
            logins,
            guests,
            "expired data deleted"
        );
    }
    Ok(())
}
