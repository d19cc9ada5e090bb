//! The commands, one file each: their arguments, the text of their help, and what they do.

pub mod admin;
pub mod analyse;
pub mod arena;
pub mod backup;
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

/// Settings of every command.
pub struct Context {
    /// The boards that games are read and played on.
    pub editions: Editions,
    /// The language and character set of the output.
    pub voice: Voice,
}

impl Context {
    /// The board of new games.
    pub fn edition(&self) -> &'static Edition {
        self.editions.first()
    }
}

/// The last line of every help page.
macro_rules! exit_codes {
    () => {
        "Exit status: 0 success, 1 difference found, 2 usage error or unreadable input"
    };
}

/// The end of a command's help: examples and the exit status.
macro_rules! examples {
    ($($line:literal)+) => {
        concat!("Examples:\n", $("  ", $line, "\n",)+ "\n", $crate::commands::exit_codes!())
    };
}
pub(crate) use {examples, exit_codes};
