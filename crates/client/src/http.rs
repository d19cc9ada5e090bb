//! Single HTTP requests, one connection each.

use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;

pub use hyper::Method;
pub use hyper::header::HeaderMap;

use crate::stream::Stream;
use crate::{ClientError, Origin, Result};

/// The longest that a response may take.
pub const TIMEOUT: Duration = Duration::from_secs(30);

/// A request to be sent.
#[derive(Clone, Debug)]
pub struct Request {
    method: Method,
    path: String,
    headers: Vec<(String, String)>,
    body: String,
}

impl Request {
    /// A request without a body; the path begins with a slash.
    pub fn new(method: Method, path: impl Into<String>) -> Request {
        Request { method, path: path.into(), headers: vec![], body: String::new() }
    }

    /// A GET request.
    pub fn get(path: impl Into<String>) -> Request {
        Request::new(Method::GET, path)
    }

    /// A POST request with a JSON body.
    pub fn post(path: impl Into<String>, body: impl Into<String>) -> Request {
        Request { body: body.into(), ..Request::new(Method::POST, path) }
    }

    /// Adds a header.
    pub fn header(mut self, name: &str, value: &str) -> Request {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// Adds the token of a guest.
    pub fn bearer(self, token: &str) -> Request {
        self.header(AUTHORIZATION.as_str(), &format!("Bearer {token}"))
    }

    /// Sends the request; any status is a reply.
    pub async fn send(self, origin: &Origin) -> Result<Reply> {
        let exchange = self.exchange(origin);
        let seconds = TIMEOUT.as_secs();
        tokio::time::timeout(TIMEOUT, exchange).await.map_err(|_| ClientError::Timeout { seconds })?
    }

    async fn exchange(self, origin: &Origin) -> Result<Reply> {
        let mut request = hyper::Request::builder()
            .method(self.method)
            .uri(self.path)
            .header(HOST, origin.authority())
            .header(CONTENT_TYPE, "application/json");
        for (name, value) in &self.headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(self.body)))?;
        let stream = TokioIo::new(Stream::connect(origin).await?);
        let (mut sender, connection) = http1::handshake(stream).await?;
        // The connection does the reading and writing; an error of it reaches the request.
        tokio::spawn(connection);
        let response = sender.send_request(request).await?;
        let (head, body) = response.into_parts();
        let body = body.collect().await?.to_bytes();
        let body = String::from_utf8_lossy(&body).into_owned();
        Ok(Reply { status: head.status.as_u16(), headers: head.headers, body })
    }
}

/// A response.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: String,
}

impl Reply {
    /// The reply if its status is 200, else an error.
    pub fn success(self) -> Result<Reply> {
        if self.status == 200 {
            return Ok(self);
        }
        match serde_json::from_str(&self.body) {
            Ok(problem) => Err(ClientError::Refused { status: self.status, problem }),
            Err(_) => Err(ClientError::Status { status: self.status, body: self.body }),
        }
    }

    /// The body as JSON if the status is 200.
    pub fn json<T: DeserializeOwned>(self) -> Result<T> {
        Ok(serde_json::from_str(&self.success()?.body)?)
    }

    /// A header, if it is there and is text.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }
}
