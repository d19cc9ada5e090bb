//! The `witchstone` program as a library: [`run`] takes arguments and streams, and prints nowhere else.
//!
//! Each command is one file in [`commands`]; what several of them need stands beside it.

pub mod arguments;
pub mod bot;
pub mod commands;
mod console;
pub mod decision;
pub mod draw;
mod edition;
pub mod failure;
pub mod golden;
pub mod input;
mod language;
pub mod parallel;
pub mod perft;
mod play;
mod progress;
mod story;
pub mod stream;
pub mod table_options;
pub mod verify;
pub mod voice;

pub use arguments::run;
pub use console::Console;
