//! The edition of the table: views cannot be read before it is loaded.

use std::rc::Rc;

use leptos::task::spawn_local;
use witchstone_rules::View;
use witchstone_wire::{Reason, ServerMessage, TableInfo, ViewJson};

use super::TableConnection;
use crate::online::socket::Listener;

impl TableConnection {
    /// Whether a message has to wait until the edition is loaded.
    pub(super) fn waits_for_edition(self: &Rc<Self>, message: &ServerMessage) -> bool {
        if self.queued.borrow().is_some() {
            return true;
        }
        match message {
            // A server without the edition sends nothing of the game.
            ServerMessage::Welcome { table, .. } if table.playable => !self.has_edition(table),
            _ => false,
        }
    }

    fn has_edition(self: &Rc<Self>, table: &TableInfo) -> bool {
        self.edition.set(self.editions.find(&table.edition).ok());
        if self.edition.get().is_none() {
            let (connection, name) = (Rc::downgrade(self), table.edition.clone());
            let editions = self.editions;
            spawn_local(async move {
                let fetched = editions.fetch(&name).await;
                // The page may have been closed in the meantime.
                let Some(connection) = connection.upgrade() else { return };
                let early = connection.queued.take().unwrap_or_default();
                match fetched {
                    Ok(edition) => {
                        connection.edition.set(Some(edition));
                        early.into_iter().for_each(|message| Rc::clone(&connection).on_message(message));
                    }
                    Err(_) => connection.reject(Reason::EditionUnavailable, String::new()),
                }
            });
        }
        self.edition.get().is_some()
    }

    /// Reads a view of the game.
    pub(super) fn read(&self, view: &ViewJson) -> Option<View> {
        view.read(self.edition.get()?).ok()
    }
}
