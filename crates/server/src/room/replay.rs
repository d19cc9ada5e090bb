//! Loads a table by replaying its entries.

use witchstone_rules::Player;
use witchstone_wire::{Editions, EventJson, Reason};

use crate::domain::{DomainError, Entry, Status, StoredOutcome, Table, TableEvent};
use crate::error::{CorruptTable, ServerError};
use crate::protocol::{event_json, find_in};
use crate::storage::format::{decode_entry, decode_first_entry};
use crate::storage::{Store, StoredEntry};

/// Loads a table with all its entries.
pub async fn load(store: &dyn Store, editions: &Editions, id: &str) -> Result<Table, ServerError> {
    load_version(store, editions, id, u64::MAX).await
}

/// Loads a table as it was at a version.
pub async fn load_version(
    store: &dyn Store,
    editions: &Editions,
    id: &str,
    version: u64,
) -> Result<Table, ServerError> {
    let mut entries = store.entries(id, 0).await?;
    entries.retain(|entry| entry.version <= version);
    let mut table = replay(&entries, editions, u64::MAX)?.0;
    if table.edition.is_err() {
        table.stored = stored_outcome(store, id).await?;
    } else if table.is_older() {
        // The entries do not say under which rules the game came to its result: the result is stored with the table.
        let ended = stored_outcome(store, id).await?.filter(|stored| stored.status == Status::Finished);
        if let Some(result) = ended.and_then(|stored| stored.result) {
            table.set_final_result(result);
        }
    }
    Ok(table)
}

/// Status and result of a table as they were stored; none if they cannot be decoded.
async fn stored_outcome(store: &dyn Store, id: &str) -> Result<Option<StoredOutcome>, ServerError> {
    let row = store.table(id).await?;
    Ok(row.and_then(|row| Some(row.summary().ok()?.outcome())))
}

/// Applies a stored entry, which has to be valid; returns it and what happened.
pub fn apply_stored(
    table: &mut Table,
    stored: &StoredEntry,
) -> Result<(Entry, Vec<TableEvent>), ServerError> {
    let version = stored.version;
    let entry = decode_entry(&stored.body, table.known_edition())
        .map_err(|source| CorruptTable::Decode { version, source })?;
    let events = table.apply(&entry, stored.at_ms).map_err(|error| match error {
        DomainError::IllegalMove(_) | DomainError::InvalidEntry(_) => {
            CorruptTable::Entry { version, source: error }.into()
        }
        other => ServerError::from(other),
    })?;
    Ok((entry, events))
}

/// The events after a version, as this guest may know them.
pub async fn missed_events(
    store: &dyn Store,
    editions: &Editions,
    id: &str,
    guest: &str,
    since: u64,
    until: u64,
) -> Result<Vec<EventJson>, ServerError> {
    let mut entries = store.entries(id, 0).await?;
    entries.retain(|entry| entry.version <= until);
    let (table, events) = replay(&entries, editions, since)?;
    let seat: Option<Player> = table.seat_of(guest);
    let Ok(edition) = table.edition else { return Ok(vec![]) };
    Ok(events.iter().map(|event| event_json(event, seat, edition)).collect())
}

/// Replays entries; returns the table, and the events after a version.
fn replay(
    entries: &[StoredEntry],
    editions: &Editions,
    since: u64,
) -> Result<(Table, Vec<TableEvent>), ServerError> {
    let (first, rest) = entries.split_first().ok_or(Reason::NoSuchTable)?;
    let created = decode_first_entry(&first.body, editions)
        .map_err(|source| CorruptTable::Decode { version: first.version, source })?;
    let mut table = Table::created(created, find_in(editions), first.at_ms)?;
    let mut events = vec![];
    for stored in rest {
        let (_, applied) = apply_stored(&mut table, stored)?;
        if stored.version > since {
            events.extend(applied);
        }
    }
    Ok((table, events))
}
