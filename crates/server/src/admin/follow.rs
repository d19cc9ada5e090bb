//! A running server follows the events of its administrators.

use std::sync::Arc;
use std::time::Duration;

use super::state::{Announcement, Signal};
use super::{AdminEvent, log_name};
use crate::clock::now_ms;
use crate::room::RoomCommand;
use crate::shared::Shared;
use crate::storage::StoreError;

/// How often events are read.
const INTERVAL: Duration = Duration::from_secs(1);

/// Reads the events until the server stops.
pub async fn follow(shared: Arc<Shared>, mut last: i64) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(INTERVAL) => {}
            () = shared.stop.cancelled() => return,
        }
        match catch_up(&shared, last).await {
            Ok(newest) => last = newest,
            Err(error) => tracing::warn!(%error, "cannot read administrators' events"),
        }
    }
}

/// Reads the bans; returns the event from which on [`follow`] continues.
pub async fn begin(shared: &Shared) -> Result<i64, StoreError> {
    // In this order: a ban in between is read twice.
    let last = shared.store.last_event().await?;
    shared.admin.set_bans(shared.store.bans().await?);
    for (_, body) in shared.store.events_after(0).await? {
        if let Ok(AdminEvent::Announced { text, until_ms }) = AdminEvent::decode(&body)
            && until_ms > now_ms()
        {
            shared.admin.announce(Announcement { text, until_ms });
        }
    }
    Ok(last)
}

/// Applies the events after this one; returns the newest.
async fn catch_up(shared: &Arc<Shared>, mut last: i64) -> Result<i64, StoreError> {
    for (id, body) in shared.store.events_after(last).await? {
        match AdminEvent::decode(&body) {
            Ok(event) => apply(shared, event).await?,
            Err(error) => tracing::warn!(%error, "cannot decode an administrator's event"),
        }
        last = id;
    }
    Ok(last)
}

async fn apply(shared: &Arc<Shared>, event: AdminEvent) -> Result<(), StoreError> {
    match event {
        AdminEvent::Ended { table } => {
            tracing::info!(target: "witchstone::audit", table = log_name(&table), "game ended");
            changed(shared, &table).await;
        }
        AdminEvent::Deleted { table } => {
            tracing::info!(target: "witchstone::audit", table = log_name(&table), "table deleted");
            shared.rooms.evict_and_wait(&table).await;
            // The room may have appended a last entry to the table that was gone already.
            shared.store.remove_table(&table).await?;
        }
        AdminEvent::Banned { guest, tables } => {
            tracing::info!(target: "witchstone::audit", guest, "guest banned");
            shared.admin.ban(guest);
            for table in tables {
                changed(shared, &table).await;
            }
        }
        AdminEvent::Unbanned { guest } => {
            tracing::info!(target: "witchstone::audit", guest, "ban lifted");
            shared.admin.unban(&guest);
        }
        AdminEvent::Forgotten { guest, tables } => {
            tracing::info!(target: "witchstone::audit", guest, "guest forgotten");
            shared.admin.signal(Signal::Expelled(guest));
            for table in tables {
                // What is in memory has the name: players reconnect to a room without it.
                shared.rooms.evict_and_wait(&table).await;
            }
        }
        AdminEvent::Announced { text, until_ms } => {
            tracing::info!(target: "witchstone::audit", text, "announced");
            shared.admin.announce(Announcement { text, until_ms });
        }
        AdminEvent::Unknown => tracing::warn!("an event of a newer program was passed over"),
    }
    Ok(())
}

async fn changed(shared: &Shared, table: &str) {
    shared.rooms.send_if_loaded(table, RoomCommand::CatchUp(u64::MAX)).await;
}
