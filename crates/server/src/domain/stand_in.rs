//! Bots that stand in for people, and the way back.
//!
//! A stand-in gives nobody an advantage. The clock of the seat runs in its turns whoever plays them, and neither handing over
//! nor taking over adds time. At a table without hints the stand-in plays at the lowest level, and finishes the turn it has
//! begun: its moves are no advice.

use witchstone_ai::Level;
use witchstone_rules::Player;

use super::clocks::Clocks;
use super::entry::Entry;
use super::error::{Denial, DomainError};
use super::table::Table;

/// The level of stand-ins at tables without hints.
const WITHOUT_HINTS: Level = Level::Apprentice;

impl Table {
    /// The level that a stand-in plays at where this one was asked for.
    fn stand_in_level(&self, wanted: Level) -> Level {
        if self.settings.hints { wanted } else { wanted.min(WITHOUT_HINTS) }
    }

    /// The entry of a player who lets a bot stand in.
    pub(super) fn decide_hand_over(&self, seat: Player, level: Level) -> Result<Entry, DomainError> {
        Ok(Entry::StandIn { seat, level: Some(self.stand_in_level(level)) })
    }

    /// The entry of a player who takes over from the stand-in: at once, or when the running turn has ended.
    pub(super) fn decide_take_over(&self, seat: Player, now_ms: i64) -> Result<Entry, DomainError> {
        if self.stand_ins[seat].is_none() || self.returning.contains(&seat) {
            return Err(Denial::NoStandIn.into());
        }
        let plays_now = self.to_move() == Some(seat);
        let waits = plays_now && !self.settings.hints;
        let is_out = |clocks: &Clocks| {
            let counts = plays_now && !waits || !clocks.renews();
            counts && clocks.left(seat, self.running_clock(), now_ms) <= 0
        };
        if self.clocks.as_ref().is_some_and(is_out) {
            return Err(Denial::OutOfTime.into());
        }
        Ok(if waits { Entry::Returning { seat } } else { Entry::StandIn { seat, level: None } })
    }

    /// A bot stands in, or no longer.
    pub(super) fn set_stand_in(&mut self, seat: Player, level: Option<Level>) {
        self.stand_ins[seat] = level;
        self.returning.remove(&seat);
    }

    /// A bot plays on for a player whose time is up.
    pub(super) fn stand_in_after_timeout(&mut self, seat: Player) {
        self.set_stand_in(seat, Some(self.stand_in_level(Level::STAND_IN)));
    }

    /// The turn of a seat has ended: a player who takes over is back.
    pub(super) fn end_turn_of(&mut self, seat: Player) {
        if self.returning.remove(&seat) {
            self.stand_ins[seat] = None;
        }
    }
}
