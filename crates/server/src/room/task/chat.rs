//! Chat at a table.

use witchstone_rules::Player;
use witchstone_wire::{ChatMessage, Reason};

use super::Room;
use crate::clock::now_ms;
use crate::domain::Person;
use crate::error::{InvalidMessage, ServerError};
use crate::limits::{CHAT_HISTORY, CHAT_LENGTH, TRIM_CHAT_EVERY};
use crate::storage::ChatRow;

impl Room {
    /// Stores and broadcasts a message, from whoever may write at this table.
    pub(super) async fn chat(&mut self, who: &Person, text: String) -> Result<(), ServerError> {
        if self.table.muted.contains(&who.name) {
            return Err(Reason::Muted.into());
        }
        if text.trim().is_empty() || text.chars().count() > CHAT_LENGTH {
            return Err(InvalidMessage::Chat { max: CHAT_LENGTH }.into());
        }
        let seat = self.table.seat_of(&who.guest);
        let takes_part = seat.is_some() || self.table.host.guest == who.guest;
        self.require_admitted(Some(&who.guest))?;
        if !takes_part && !self.table.settings.spectators {
            return Err(Reason::NoSpectators.into());
        }
        if !self.shared.chat_limiter.admits(who.guest.clone()) {
            return Err(Reason::TooMuchChat.into());
        }
        let row = ChatRow {
            guest: who.guest.clone(),
            name: who.name.clone(),
            seat,
            text,
            at_ms: now_ms().max(self.chat_at + 1),
        };
        self.shared.store.save_chat(&self.id, row.clone()).await?;
        self.chat_untrimmed += 1;
        if self.chat_untrimmed > TRIM_CHAT_EVERY {
            self.shared.store.trim_chat(&self.id).await?;
            self.chat_untrimmed = 0;
        }
        self.chat_at = row.at_ms;
        self.subscribers.send_chat(&chat_message(row));
        Ok(())
    }

    /// Broadcasts the chat messages of other nodes.
    pub(super) async fn catch_up_chat(&mut self) {
        let Ok(messages) = self.shared.store.chat(&self.id, CHAT_HISTORY).await else { return };
        for row in messages {
            if row.at_ms > self.chat_at {
                self.chat_at = row.at_ms;
                self.subscribers.send_chat(&chat_message(row));
            }
        }
    }
}

/// The message as people get it.
pub(super) fn chat_message(row: ChatRow) -> ChatMessage {
    ChatMessage { name: row.name, seat: row.seat.map(Player::index), text: row.text, at_ms: row.at_ms }
}
