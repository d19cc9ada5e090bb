//! Everything that can go wrong between a client and a server.

use std::io;
use std::path::PathBuf;

use witchstone_wire::Problem;

/// Why a request or a WebSocket failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The text is not the URL of a server.
    #[error("\"{url}\" is not a URL of the form http://host or https://host:port")]
    InvalidUrl {
        /// The text.
        url: String,
    },
    /// The text is not the id of a table or the hash of an edition.
    #[error("\"{text}\" is not an id: it has letters and digits only")]
    InvalidId {
        /// The text.
        text: String,
    },
    /// No connection could be opened, or it broke.
    #[error("cannot connect to {origin}: {source}")]
    Connect {
        /// The server.
        origin: String,
        /// The cause.
        source: io::Error,
    },
    /// The TLS settings are not valid.
    #[error("cannot set up TLS: {0}")]
    Tls(#[from] rustls::Error),
    /// A file of certificates could not be read.
    #[error("cannot read certificates from {}: {source}", file.display())]
    Certificates {
        /// The file.
        file: PathBuf,
        /// The cause.
        source: rustls::pki_types::pem::Error,
    },
    /// The server did not answer in time.
    #[error("no response within {seconds} seconds")]
    Timeout {
        /// The limit.
        seconds: u64,
    },
    /// The connection broke during a request, or the response is not HTTP.
    #[error("HTTP request failed: {0}")]
    Http(#[from] hyper::Error),
    /// A header or path of the request is not valid HTTP.
    #[error("invalid request: {0}")]
    InvalidRequest(#[from] hyper::http::Error),
    /// The server refused the request.
    #[error("{status}: {}", problem.text)]
    Refused {
        /// The status.
        status: u16,
        /// The reason.
        problem: Problem,
    },
    /// The server answered with another status than 200, and without a reason.
    #[error("{status}: {body}")]
    Status {
        /// The status.
        status: u16,
        /// The body of the response.
        body: String,
    },
    /// The WebSocket failed.
    #[error("WebSocket failed: {0}")]
    WebSocket(#[source] Box<tokio_tungstenite::tungstenite::Error>),
    /// The server closed the WebSocket.
    #[error("the server closed the connection")]
    Closed,
    /// A message is not what the protocol says.
    #[error("cannot decode message: {0}")]
    Decode(#[from] serde_json::Error),
    /// A message does not follow from those before it, or an edition is not valid.
    #[error("{0}")]
    Protocol(String),
}

impl ClientError {
    /// Whether the server refused the request because of its rate limit: it may be repeated later.
    pub fn is_rate_limited(&self) -> bool {
        matches!(self, ClientError::Refused { status: 429, .. } | ClientError::Status { status: 429, .. })
    }
}
