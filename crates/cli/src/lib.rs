//! The `witchstone` program as a library: [`run`] takes arguments and streams, and prints nowhere else.
//!
//! Each command is one file in [`commands`]; what several of them need stands beside it.

pub mod arguments;
pub mod bot;
pub mod commands;
mod console;
pub mod decision;
mod edition;
pub mod failure;
pub mod golden;
pub mod input;
pub mod perft;
mod progress;
pub mod stream;
pub mod table_options;
pub mod verify;

pub use arguments::run;
pub use console::Console;
