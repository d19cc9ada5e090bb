//! The tables that are awake on this node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;
use witchstone_wire::Reason;

use super::task::Room;
use super::{RoomCommand, load};
use crate::domain::Table;
use crate::error::ServerError;
use crate::shared::Shared;

/// How much mail may wait at a table.
const MAILBOX: usize = 256;

/// Finds the room of a table, waking the table if need be.
#[derive(Default)]
pub struct Registry {
    rooms: Mutex<HashMap<String, mpsc::Sender<RoomCommand>>>,
    tasks: TaskTracker,
}

impl Registry {
    fn known(&self, id: &str) -> Option<mpsc::Sender<RoomCommand>> {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        let known = rooms.get(id)?;
        if !known.is_closed() {
            return Some(known.clone());
        }
        rooms.remove(id);
        None
    }

    /// Notes a room, unless somebody was faster; gives the one that counts.
    fn note(&self, id: &str, new: &mpsc::Sender<RoomCommand>) -> (mpsc::Sender<RoomCommand>, bool) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = rooms.get(id).filter(|known| !known.is_closed()) {
            return (known.clone(), false);
        }
        rooms.insert(id.to_owned(), new.clone());
        metrics::gauge!("witchstone_tables_awake").set(rooms.len() as f64);
        (new.clone(), true)
    }

    async fn wake(&self, shared: &Arc<Shared>, id: &str) -> Result<mpsc::Sender<RoomCommand>, ServerError> {
        if let Some(known) = self.known(id) {
            return Ok(known);
        }
        let table = load(&*shared.store, &shared.editions, id).await?;
        Ok(self.open(shared, id, table))
    }

    /// Opens the room of a table that was read or made just now.
    pub fn open(&self, shared: &Arc<Shared>, id: &str, table: Table) -> mpsc::Sender<RoomCommand> {
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        let (room, is_new) = self.note(id, &mailbox);
        if is_new {
            let room = Room::new(id.to_owned(), shared.clone(), table, mailbox.downgrade());
            self.tasks.spawn(room.live(mail));
        }
        room
    }

    /// Puts mail into a table's box.
    pub async fn send(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        mut piece: RoomCommand,
    ) -> Result<(), ServerError> {
        for _ in 0..3 {
            let room = self.wake(shared, id).await?;
            match room.send(piece).await {
                Ok(()) => return Ok(()),
                // The room closed just now; the table is woken anew.
                Err(mpsc::error::SendError(back)) => piece = back,
            }
        }
        Err(Reason::Restart.into())
    }

    /// Puts mail into a table's box and waits for the answer.
    pub async fn ask<T>(
        &self,
        shared: &Arc<Shared>,
        id: &str,
        mail: impl FnOnce(oneshot::Sender<T>) -> RoomCommand,
    ) -> Result<T, ServerError> {
        let (answer, answered) = oneshot::channel();
        self.send(shared, id, mail(answer)).await?;
        answered.await.map_err(|_| Reason::Restart.into())
    }

    /// Tells a table something that needs no answer.
    pub async fn tell(&self, shared: &Arc<Shared>, id: &str, piece: RoomCommand) {
        if let Err(fault) = self.send(shared, id, piece).await {
            fault.log();
        }
    }

    /// Tells a table something if it is awake here.
    pub async fn tell_awake(&self, id: &str, piece: RoomCommand) {
        if let Some(room) = self.known(id) {
            // A room that closes now will read everything when it is woken.
            drop(room.send(piece).await);
        }
    }

    /// Forgets the rooms that have closed, and counts the others.
    pub fn count(&self) {
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.retain(|_, room| !room.is_closed());
        rooms.shrink_to_fit();
        metrics::gauge!("witchstone_tables_awake").set(rooms.len() as f64);
    }

    /// The tables that are awake here.
    pub fn awake(&self) -> Vec<String> {
        let rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        rooms.iter().filter(|(_, room)| !room.is_closed()).map(|(id, _)| id.clone()).collect()
    }

    /// Lets every room finish what it is doing.
    pub async fn close(&self) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.tasks.close();
        self.tasks.wait().await;
    }
}
