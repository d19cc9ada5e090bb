//! Tables for Witchstone over HTTP and WebSocket.

pub mod fault;
pub mod secret;
pub mod store;
pub mod table;
