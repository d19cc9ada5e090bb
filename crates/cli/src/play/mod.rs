//! A game in the terminal: one person, the others are computer players.

mod command;
mod explain;
mod line;
mod menu;
mod save;
mod session;
mod show;

pub use session::{Plan, play};
