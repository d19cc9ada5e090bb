//! What the page asks.

use serde::{Deserialize, Serialize};
use witchstone_ai::Level;
use witchstone_rules::{State, View};
use witchstone_wire::{Editions, GameRecord};

/// A seat that is to choose a move.
#[derive(Serialize, Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// The seat.
    pub seat: usize,
    /// How strong it plays.
    pub level: u8,
    /// The chance of this opponent.
    pub seed: u64,
    /// The game so far, as a record.
    pub record: String,
}

impl Request {
    /// Reads a request.
    pub fn from_json(text: &str) -> Option<Request> {
        serde_json::from_str(text).ok()
    }

    /// The position that the request is about.
    fn position(&self, editions: &Editions) -> Option<State> {
        let (GameRecord { record, .. }, edition) = GameRecord::on_its_edition(&self.record, editions).ok()?;
        let mut state = record.start(edition).ok()?;
        record.moves.iter().try_for_each(|&played| state.play(played)).ok()?;
        Some(state)
    }

    /// What the seat may know.
    pub fn view(&self, editions: &Editions) -> Option<View> {
        let state = self.position(editions)?;
        let seat = state.table().players().nth(self.seat)?;
        Some(state.view(Some(seat)))
    }

    /// How strong it plays.
    pub fn level(&self) -> Option<Level> {
        Level::from_number(self.level)
    }
}
