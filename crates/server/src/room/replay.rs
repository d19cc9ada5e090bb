//! Reads a table from its entries.

use witchstone_rules::Player;
use witchstone_wire::{Editions, EventJson, Reason, Status, TableInfo};

use crate::domain::{Entry, StoredOutcome, Table, TableEvent};
use crate::error::ServerError;
use crate::storage::{Store, StoredEntry};

/// What somebody missed who saw an older version.
pub type Missed = Vec<TableEvent>;

/// Reads an entry.
pub fn read(stored: &StoredEntry) -> Result<Entry, ServerError> {
    serde_json::from_str(&stored.body)
        .map_err(|error| ServerError::Broken(format!("entry {}: {error}", stored.version)))
}

/// The table with all its entries.
pub async fn load(store: &dyn Store, editions: &Editions, id: &str) -> Result<Table, ServerError> {
    let entries = store.entries(id, 0).await?;
    let mut table = replay(&entries, editions, u64::MAX)?.0;
    if table.edition.is_err() {
        table.stored = standing(store, id).await?;
    } else if table.is_older() {
        // Under which rules the game came to its result is not in the entries: the result is kept with the table.
        let ended = standing(store, id).await?.filter(|standing| standing.status == Status::Finished);
        if let Some(result) = ended.and_then(|standing| standing.result) {
            table.keep_result(result);
        }
    }
    Ok(table)
}

/// How a table stood when it was stored.
async fn standing(store: &dyn Store, id: &str) -> Result<Option<StoredOutcome>, ServerError> {
    let row = store.row(id).await?;
    let info = row.and_then(|row| serde_json::from_str::<TableInfo>(&row.info).ok());
    Ok(info.map(|info| StoredOutcome { status: info.status, result: info.result }))
}

/// What happened after a version, as this seat or spectator may know it.
pub async fn missed(
    store: &dyn Store,
    editions: &Editions,
    id: &str,
    guest: &str,
    since: u64,
    until: u64,
) -> Result<Vec<EventJson>, ServerError> {
    let mut entries = store.entries(id, 0).await?;
    entries.retain(|entry| entry.version <= until);
    let (table, missed) = replay(&entries, editions, since)?;
    let seat = table.seat_of(guest).map(Player::new);
    let Ok(edition) = table.edition else { return Ok(vec![]) };
    Ok(missed.iter().map(|happening| happening.seen_by(seat, edition)).collect())
}

fn replay(entries: &[StoredEntry], editions: &Editions, since: u64) -> Result<(Table, Missed), ServerError> {
    let (first, rest) = entries.split_first().ok_or(Reason::NoSuchTable)?;
    let mut table = Table::created(read(first)?, editions, first.at_ms)?;
    let mut missed = vec![];
    for stored in rest {
        let happened = table.apply(&read(stored)?, stored.at_ms)?;
        if stored.version > since {
            missed.extend(happened);
        }
    }
    Ok((table, missed))
}
