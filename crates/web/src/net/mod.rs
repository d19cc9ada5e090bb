//! The server: requests and the socket of a table.

mod http;
mod socket;

pub use http::{Fault, get, get_text, post};
pub use socket::{Listener, Socket};
