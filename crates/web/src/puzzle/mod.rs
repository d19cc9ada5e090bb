//! Puzzles: "make at least so many points in this turn", one for each day.
//!
//! The puzzles of `games/puzzles` lie beside the client as one file, a puzzle a line, which is loaded when somebody wants
//! one. [`calendar`] says which one belongs to which day, [`score`] what was solved, [`trial`] runs one in a page.

mod calendar;
mod page;
mod score;
mod trial;

pub use page::{PuzzleLink, PuzzlePage};
