//! Tables for Witchstone over HTTP and WebSocket: seats for people and bots, live play, on SQLite or PostgreSQL.
//!
//! A table is an append-only list of entries ([`domain`]). One task owns each loaded table ([`room`]): it validates a
//! command, appends the entry to [`storage`], and broadcasts it once it is durable, cut to what each seat may know.
//! [`http`] is the REST interface, [`ws`] the WebSocket.

pub mod admin;
pub mod analysis;
pub mod backup;
pub mod bot_pool;
pub mod client_address;
pub mod clock;
pub mod config;
pub mod create;
pub mod domain;
pub mod edition_files;
pub mod error;
pub mod guests;
pub mod hooks;
pub mod http;
pub mod limits;
pub mod lobby;
pub mod net;
pub mod private_file;
pub mod protocol;
pub mod quota;
pub mod random;
pub mod rate_limit;
pub mod retention;
pub mod room;
pub mod rules_migration;
mod run;
pub mod serve;
pub mod sessions;
pub mod shared;
pub mod storage;
pub mod telemetry;
pub mod text;
pub mod transfer;
pub mod ws;

pub use config::{Config, ConfigError, ServeOptions};
pub use edition_files::{EditionArgs, EditionFileError};
pub use run::{RunError, run};
pub use serve::{Server, start};
