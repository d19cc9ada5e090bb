//! The WebSocket: one task per connection, with limits on connections and messages.

mod actions;
mod connection;
mod limiter;
mod sink;

pub use connection::serve;
pub use limiter::{ConnectionLimiter, Permit};
