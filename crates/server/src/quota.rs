//! How many tables a guest may have.

use std::hash::{BuildHasher, RandomState};
use std::sync::Arc;

use tokio::sync::{Mutex, MutexGuard};
use witchstone_wire::{NewOccupant, Occupant, Reason, SeatChange, TableInfo};

use crate::domain::{Person, Seat, Status};
use crate::error::ServerError;
use crate::limits::{LISTED_PER_GUEST, QUOTA_LOCKS};
use crate::room::RoomCommand;
use crate::shared::Shared;

/// One request of a guest at a time changes how many tables the guest has: else requests at the same time would all see
/// that one more is possible. Some guests share a lock.
pub struct QuotaLocks {
    hasher: RandomState,
    locks: [Mutex<()>; QUOTA_LOCKS],
}

impl Default for QuotaLocks {
    fn default() -> QuotaLocks {
        QuotaLocks { hasher: RandomState::new(), locks: std::array::from_fn(|_| Mutex::default()) }
    }
}

impl QuotaLocks {
    /// Waits for the other requests of this guest.
    pub async fn lock(&self, guest: &str) -> MutexGuard<'_, ()> {
        self.locks[self.hasher.hash_one(guest) as usize % QUOTA_LOCKS].lock().await
    }
}

/// Refuses guests who host or play at too many tables.
pub async fn check_tables(shared: &Shared, who: &Person) -> Result<(), ServerError> {
    // A seat that is only reserved does not count.
    if shared.store.count_seated(&who.guest).await? >= shared.limits.tables_per_guest as u64 {
        return Err(Reason::TooManyTables.into());
    }
    Ok(())
}

/// Refuses a table of these seats that would be one too many of its kind.
pub async fn check_new_table(
    shared: &Shared,
    who: &Person,
    seats: &[Seat],
    is_listed: bool,
) -> Result<(), ServerError> {
    if shared.rooms.is_full(shared) {
        return Err(Reason::Busy.into());
    }
    let is_bot = |seat: &Seat| matches!(seat.occupant, crate::domain::Occupant::Bot(_));
    if seats.iter().all(is_bot) {
        check_bot_tables(shared, who).await?;
    }
    if is_listed {
        check_listed(shared, who).await?;
    }
    Ok(())
}

/// Refuses a bot on the last seat, if the table would be one too many at which only bots play.
pub async fn check_seat_change(
    shared: &Arc<Shared>,
    who: &Person,
    id: &str,
    number: usize,
    change: &SeatChange,
) -> Result<(), ServerError> {
    if !matches!(change.occupant, Some(NewOccupant::Bot(_))) {
        return Ok(());
    }
    let table: TableInfo =
        shared.rooms.ask(shared, id, |reply| RoomCommand::Info { guest: None, reply }).await?;
    let others = table.seats.iter().enumerate().filter(|(at, _)| *at != number);
    let was_bot = |seat: &Occupant| matches!(seat, Occupant::Bot { .. });
    let was_bots_only = table.seats.iter().all(|seat| was_bot(&seat.occupant));
    if !was_bots_only && others.map(|(_, seat)| seat).all(|seat| was_bot(&seat.occupant)) {
        check_bot_tables(shared, who).await?;
    }
    Ok(())
}

async fn check_bot_tables(shared: &Shared, who: &Person) -> Result<(), ServerError> {
    let tables = shared.store.tables_of(&who.guest).await?;
    let bots_only = tables.iter().filter(|row| row.summary().is_ok_and(|table| table.is_bots_only()));
    let limits = &shared.limits;
    if bots_only.count() >= limits.bot_tables_per_guest
        || shared.rooms.bot_tables() >= limits.bot_tables_in_all
    {
        return Err(Reason::TooManyBotTables.into());
    }
    Ok(())
}

async fn check_listed(shared: &Shared, who: &Person) -> Result<(), ServerError> {
    let tables = shared.store.tables_of(&who.guest).await?;
    let open = tables.iter().filter(|row| row.status == Status::Open);
    let listed = open.filter(|row| row.summary().is_ok_and(|table| table.settings.listed));
    if listed.count() >= LISTED_PER_GUEST { Err(Reason::TooManyTables.into()) } else { Ok(()) }
}
