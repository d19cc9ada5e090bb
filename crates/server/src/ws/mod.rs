//! The WebSocket: limits on connections and messages, and one task per connection.

mod connection;
mod limiter;

pub use connection::serve;
pub use limiter::{Bucket, ConnectionLimiter, Permit};
