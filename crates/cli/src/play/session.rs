//! The course of a game in the terminal.

use std::io::Write;

use witchstone_rules::{Deal, Edition, Event, History, Move, Options, Player, Seed};

use super::command::Command;
use super::menu::{Entry, menu};
use super::save::{NotSaved, save};
use super::{line, shown};
use crate::bot::{Bot, Level};
use crate::console::Console;
use crate::draw::{Scene, digit, own_corner, position, score_sheets};
use crate::failure::{Failure, Result};
use crate::voice::Voice;

/// Who plays what.
pub struct Plan {
    /// The printed board.
    pub edition: &'static Edition,
    /// What the table agreed on.
    pub options: Options,
    /// The person's seat.
    pub seat: Player,
    /// Where all chance comes from.
    pub seed: u64,
    /// The levels of the other players, in turn order.
    pub opponents: Vec<Level>,
}

/// Plays a game until it is over, the person quits or the input ends.
pub fn play(plan: &Plan, voice: &Voice, console: &mut Console<'_>) -> Result<()> {
    let mut session = Session::new(plan, voice, console)?;
    session.welcome(plan)?;
    while !session.game.state().is_over() {
        let going_on = if session.is_own() { session.ask()? } else { session.let_play()? };
        if !going_on {
            return Ok(());
        }
    }
    session.finish()
}
