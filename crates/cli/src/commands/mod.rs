//! The commands, one file each: their arguments, the text of their help, and what they do.

pub mod bench;
pub mod check;
pub mod golden;
pub mod perft;
pub mod record;

use witchstone_rules::Edition;

/// What holds for every command.
pub struct Context {
    /// The printed board.
    pub edition: &'static Edition,
}

/// The text behind a command's help: examples, and the exit codes.
macro_rules! examples {
    ($($line:literal)+) => {
        concat!("Examples:\n", $("  ", $line, "\n",)+ "\nExit codes:
  0  all is right
  1  something that was checked differs
  2  wrong usage, or an input that cannot be read")
    };
}
use examples;
