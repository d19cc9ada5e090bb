//! Tables for Witchstone over HTTP and WebSocket: seats for people and bots, live play, on SQLite or PostgreSQL.
//!
//! A table is a list of entries that only grows ([`table`]). One task owns one table that is awake ([`room`]); it
//! appends to the store, and what is durable it tells each listener as that listener's seat may know it. [`store`] is
//! one small trait with two databases behind it. [`api`] is HTTP, [`live`] the WebSocket.

/// Rooms and sockets come and go by the thousand: this allocator gives their memory back, and takes less time for it.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

pub mod analysis;
pub mod api;
pub mod assets;
pub mod bots;
pub mod client;
pub mod clockwork;
pub mod config;
pub mod edition_files;
pub mod fault;
pub mod guests;
pub mod hooks;
pub mod live;
pub mod load;
pub mod make;
pub mod migration;
pub mod room;
mod run;
pub mod secret;
pub mod serve;
pub mod shared;
pub mod sockets;
pub mod store;
pub mod table;
pub mod telemetry;
pub mod transfer;

pub use config::{Config, ServeOptions};
pub use edition_files::EditionArgs;
pub use run::run;
pub use serve::{Server, start};
