//! Connections from their first byte: how many there may be, and how long they may keep the server waiting.

mod accept;
mod connections;
mod open_files;
mod stream;

pub use accept::{listen, serve};
pub use connections::{Caps, Connection, Connections};
