//! Reads a table from its entries.

use witchstone_rules::Player;
use witchstone_wire::{EventJson, Reason};

use crate::fault::Fault;
use crate::store::{Store, StoredEntry};
use crate::table::{Entry, Happening, Table};

/// What somebody missed who saw an older version.
pub type Missed = Vec<Happening>;

/// Reads an entry.
pub fn read(stored: &StoredEntry) -> Result<Entry, Fault> {
    serde_json::from_str(&stored.body)
        .map_err(|error| Fault::Broken(format!("entry {}: {error}", stored.version)))
}

/// The table with all its entries.
pub async fn load(store: &dyn Store, id: &str) -> Result<Table, Fault> {
    let entries = store.entries(id, 0).await?;
    Ok(replay(&entries, u64::MAX)?.0)
}

/// What happened after a version, as this seat or spectator may know it.
pub async fn missed(
    store: &dyn Store,
    id: &str,
    guest: &str,
    since: u64,
    until: u64,
) -> Result<Vec<EventJson>, Fault> {
    let mut entries = store.entries(id, 0).await?;
    entries.retain(|entry| entry.version <= until);
    let (table, missed) = replay(&entries, since)?;
    let seat = table.seat_of(guest).map(Player::new);
    Ok(missed.iter().map(|happening| happening.seen_by(seat)).collect())
}

fn replay(entries: &[StoredEntry], since: u64) -> Result<(Table, Missed), Fault> {
    let (first, rest) = entries.split_first().ok_or(Reason::NoSuchTable)?;
    let mut table = Table::created(read(first)?, first.at_ms)?;
    let mut missed = vec![];
    for stored in rest {
        let happened = table.apply(&read(stored)?, stored.at_ms)?;
        if stored.version > since {
            missed.extend(happened);
        }
    }
    Ok((table, missed))
}
