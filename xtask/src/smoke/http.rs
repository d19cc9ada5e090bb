//! As much of HTTP as it takes to ask a server on this machine.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::Value;

use crate::failure::{Failure, Result};

/// What was answered.
pub struct Answer {
    head: String,
    /// The body.
    pub body: Vec<u8>,
}

impl Answer {
    /// Whether it went well and is of this type.
    pub fn is(&self, kind: &str) -> bool {
        let is_kind = |line: &str| line.to_lowercase().starts_with(&format!("content-type: {kind}"));
        self.is_success() && self.head.lines().any(is_kind)
    }

    fn is_success(&self) -> bool {
        self.head.starts_with("HTTP/1.1 200 ")
    }

    /// The body as text.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    /// The body as JSON.
    pub fn json(&self) -> Result<Value> {
        let refused = || Failure::new(format!("the server answered: {} {}", self.head, self.text()));
        if self.is_success() {
            serde_json::from_slice(&self.body).map_err(|_| refused())
        } else {
            Err(refused())
        }
    }
}

/// Asks for a path.
pub fn get(address: &str, path: &str) -> Result<Answer> {
    ask(address, &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"))
}

/// Sends JSON and gets JSON back.
pub fn post(address: &str, path: &str, token: Option<&str>, body: &Value) -> Result<Value> {
    let body = body.to_string();
    let proof = token.map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n{proof}\r\n",
        body.len()
    );
    ask(address, &(head + &body))?.json()
}

fn ask(address: &str, text: &str) -> Result<Answer> {
    let exchange = || {
        let mut stream = TcpStream::connect(address)?;
        stream.write_all(text.as_bytes())?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        Ok(bytes)
    };
    let bytes = exchange().map_err(|error: std::io::Error| Failure::new(format!("no answer: {error}")))?;
    read(&bytes).ok_or_else(|| Failure::new("the answer is not HTTP"))
}

/// An answer whose body ends with the connection: with `Connection: close` and a known length there are no chunks.
fn read(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    Some(Answer { head, body: bytes[end + 4..].to_vec() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_a_head_and_a_body() {
        let answer = read(b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n\r\n{}").unwrap();
        assert!(answer.is("text/html") && !answer.is("text/css"));
        assert_eq!(answer.json().unwrap(), serde_json::json!({}));
        assert!(read(b"HTTP/1.1 200 OK\r\n").is_none());
        assert!(read(b"HTTP/1.1 404 Not Found\r\n\r\n{}").unwrap().json().is_err());
    }
}
