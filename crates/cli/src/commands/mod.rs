//! The commands, one file each: their arguments, the text of their help, and what they do.

pub mod analyse;
pub mod arena;
pub mod bench;
pub mod check;
pub mod edition;
pub mod golden;
pub mod hint;
pub mod load;
pub mod migrate;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod record;
pub mod replay;
pub mod serve;
pub mod stats;
pub mod transfer;

use witchstone_rules::Edition;
use witchstone_wire::Editions;

use crate::voice::Voice;

/// What holds for every command.
pub struct Context {
    /// The boards that games are read and played on.
    pub editions: Editions,
    /// The words and signs to speak with.
    pub voice: Voice,
}

impl Context {
    /// The board of new games.
    pub fn edition(&self) -> &'static Edition {
        self.editions.first()
    }
}

/// What every help page ends with.
macro_rules! exit_codes {
    () => {
        "Exit codes:
  0  all is right
  1  something that was checked differs
  2  wrong usage, or an input that cannot be read"
    };
}

/// The text behind a command's help: examples, and the exit codes.
macro_rules! examples {
    ($($line:literal)+) => {
        concat!("Examples:\n", $("  ", $line, "\n",)+ "\n", $crate::commands::exit_codes!())
    };
}
pub(crate) use {examples, exit_codes};
