//! Conversions between the protocol's messages and the types of the domain.

mod game;
mod refusal;
mod settings;
mod table_info;

use witchstone_ai::Level;
use witchstone_rules::{Edition, Player};
use witchstone_wire::{EventJson, Named};

pub use game::{finished_record, game_record, score_sheets};
pub use refusal::{find_in, reason, unknown_edition};
pub use settings::{seat_change, settings, settings_json};
pub use table_info::{listed_info, table_info};

use crate::domain::TableEvent;
use crate::error::{InvalidSettings, ServerError};

/// An event as this seat or spectator may know it.
pub fn event_json(event: &TableEvent, seat: Option<Player>, edition: &Edition) -> EventJson {
    match event.seen_by(seat) {
        TableEvent::Game(event) => EventJson::of(&event, edition),
        TableEvent::Undone { player, moves } => {
            EventJson::Undone { player: player.index(), moves: moves.into_iter().map(Named).collect() }
        }
        TableEvent::Resigned(player) => EventJson::Resigned { player: player.index() },
        TableEvent::TimedOut(player) => EventJson::TimedOut { player: player.index() },
    }
}

/// A bot's level by its number.
pub fn level(number: u8) -> Result<Level, ServerError> {
    Level::from_number(number).ok_or(InvalidSettings::Level.into())
}
