//! Puzzles: "make at least N points in this turn", one for each day.
//!
//! The puzzles of `games/puzzles` lie beside the client as one file, a puzzle a line, which is loaded on
//! demand. [`calendar`] picks the puzzle of a day, [`solved`] what was solved, [`attempt`] runs one on its page.

mod attempt;
mod calendar;
mod page;
mod solved;

pub use page::{PuzzleLink, PuzzlePage};
