//! The rooms of this node.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;
use witchstone_wire::Reason;

use super::task::Room;
use super::{RoomCommand, load};
use crate::domain::Table;
use crate::error::ServerError;
use crate::shared::Shared;

/// Commands that may wait for a room: beyond that, senders wait.
const CHANNEL_CAPACITY: usize = 256;
/// How often a command is sent again to a room that was evicted meanwhile.
const SEND_ATTEMPTS: usize = 3;

/// Why a room does not answer.
fn lost_room(shared: &Shared) -> Reason {
    if shared.stop.is_cancelled() { Reason::Restart } else { Reason::Evicted }
}

/// Finds the room of a table, loading the table if it has none.
#[derive(Default)]
pub struct Registry {
    rooms: Mutex<HashMap<String, mpsc::Sender<RoomCommand>>>,
    tasks: TaskTracker,
    bot_tables: Arc<AtomicUsize>,
}

/// A room at which only bots play; it counts until this is dropped.
pub struct BotTable(Arc<AtomicUsize>);

impl Drop for BotTable {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Registry {
    /// Counts a room at which only bots play.
    pub fn count_bot_table(&self) -> BotTable {
        self.bot_tables.fetch_add(1, Ordering::Relaxed);
        BotTable(self.bot_tables.clone())
    }

    /// Whether no further table is loaded for now.
    pub fn is_full(&self, shared: &Shared) -> bool {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).len() >= shared.limits.rooms
    }

    /// Rooms here at which only bots play.
    pub fn bot_tables(&self) -> usize {
        self.bot_tables.load(Ordering::Relaxed)
    }

    fn loaded(&self, id: &str) -> Option<mpsc::Sender<RoomCommand>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let room = rooms.get(id)?;
        if !room.is_closed() {
            return Some(room.clone());
        }
        rooms.remove(id);
        None
    }

    /// Registers a room unless the table has one; returns the registered room and whether it is the new one.
    fn register(&self, id: &str, new: &mpsc::Sender<RoomCommand>) -> (mpsc::Sender<RoomCommand>, bool) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(room) = rooms.get(id).filter(|room| !room.is_closed()) {
            return (room.clone(), false);
        }
        rooms.insert(id.to_owned(), new.clone());
        metrics::gauge!("witchstone_rooms_active").set(rooms.len() as f64);
        (new.clone(), true)
    }

    async fn get_or_load(
        &self,
        shared: &Arc<Shared>,
        id: &str,
    ) -> Result<mpsc::Sender<RoomCommand>, ServerError> {
        if let Some(room) = self.loaded(id) {
            return Ok(room);
        }
        if self.is_full(shared) {
            return Err(Reason::Busy.into());
        }
        let started = Instant::now();
        let table = load(&*shared.store, &shared.editions, id).await?;
        metrics::histogram!("witchstone_table_load_seconds").record(started.elapsed());
        Ok(self.open(shared, id, table))
    }

    /// Opens a room for a table that was just loaded or created.
    pub fn open(&self, shared: &Arc<Shared>, id: &str, table: Table) -> mpsc::Sender<RoomCommand> {
        let (sender, commands) = mpsc::channel(CHANNEL_CAPACITY);
        let (room, is_new) = self.register(id, &sender);
        if is_new {
            let room = Room::new(id.to_owned(), shared.clone(), table, sender.downgrade());
            self.tasks.spawn(room.run(commands));
        }
        room
    }

    /// Sends a command, loading the table if need be.
    pub async fn send(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        mut command: RoomCommand,
    ) -> Result<(), ServerError> {
        for _ in 0..SEND_ATTEMPTS {
            let room = self.get_or_load(shared, id).await?;
            match room.send(command).await {
                Ok(()) => return Ok(()),
                // The room was evicted just now: load the table again.
                Err(mpsc::error::SendError(unsent)) => command = unsent,
            }
        }
        Err(lost_room(shared).into())
    }

    /// Sends a command and waits for the reply.
    pub async fn ask<T>(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        command: impl FnOnce(oneshot::Sender<T>) -> RoomCommand,
    ) -> Result<T, ServerError> {
        let (reply, received) = oneshot::channel();
        self.send(shared, id, command(reply)).await?;
        received.await.map_err(|_| lost_room(shared).into())
    }

    /// Sends a command if the table is loaded here.
    pub async fn send_if_loaded(&self, id: &str, command: RoomCommand) {
        if let Some(room) = self.loaded(id) {
            // A room that is evicted now reads everything when the table is loaded again.
            drop(room.send(command).await);
        }
    }

    /// Drops the room of a table that was deleted; its clients reconnect and learn so.
    pub fn evict(&self, id: &str) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Evicts the room of a table, if it is loaded here, and waits until it is gone.
    pub async fn evict_and_wait(&self, id: &str) {
        if let Some(room) = self.loaded(id) {
            // A room that closes by itself just now is evicted too.
            drop(room.send(RoomCommand::Evict).await);
            room.closed().await;
        }
    }

    /// Drops evicted rooms and updates the gauge.
    pub fn sweep(&self) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.retain(|_, room| !room.is_closed());
        rooms.shrink_to_fit();
        metrics::gauge!("witchstone_rooms_active").set(rooms.len() as f64);
    }

    /// The tables that are loaded here.
    pub fn loaded_tables(&self) -> Vec<String> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.iter().filter(|(_, room)| !room.is_closed()).map(|(id, _)| id.clone()).collect()
    }

    /// Closes all channels and waits until every room has finished.
    pub async fn close(&self) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.tasks.close();
        self.tasks.wait().await;
    }
}
