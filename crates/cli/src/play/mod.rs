//! A game in the terminal: one person, the others are computer players.

mod command;
pub mod explain;
mod menu;
mod read_line;
mod save;
mod session;
mod show;

pub use menu::{Entry, menu};
pub use save::{NotSaved, save};
pub use session::{Plan, play};
