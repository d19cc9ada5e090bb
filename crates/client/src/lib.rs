//! HTTP and WebSocket client for Witchstone servers, over `http://` and `https://`.
//!
//! [`Client`] acts as a guest of a server, [`Socket`] is a WebSocket at a table, [`Request`] is a single request to any
//! URL. Certificates are checked against those that the system trusts; `SSL_CERT_FILE` names others, as for OpenSSL.

mod error;
mod guest;
mod http;
mod origin;
mod socket;
mod stream;

pub use error::ClientError;
pub use guest::{Client, edition_file, editions};
pub use http::{Method, Reply, Request};
pub use origin::Origin;
pub use socket::{Socket, WebSocketMessage};
pub use stream::trust_only;

/// The result of a request.
pub type Result<T, E = ClientError> = std::result::Result<T, E>;
