//! The `witchstone` program as a library: [`run`] takes arguments and streams, and prints nowhere else.
//!
//! Each command is one file in [`commands`]; what several of them need stands beside it.

mod advice;
pub mod arguments;
pub mod bot;
pub mod commands;
mod console;
pub mod decision;
pub mod draw;
pub mod failure;
pub mod golden;
pub mod input;
mod language;
pub mod parallel;
pub mod perft;
mod play;
mod progress;
pub mod screen;
pub mod seeds;
pub mod stats;
mod story;
pub mod table_options;
mod thinking;
pub mod verify;
pub mod voice;

pub use arguments::run;
pub use console::Console;

/// The examples of the guides, which compile and run.
#[cfg(doctest)]
mod guides {
    #[doc = include_str!("../../../docs/library.md")]
    struct Library;

    #[doc = include_str!("../../../docs/extending.md")]
    struct Extending;

    #[doc = include_str!("../../../docs/editions.md")]
    struct Editions;
}
