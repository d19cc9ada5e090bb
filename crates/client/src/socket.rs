//! A WebSocket at a table.

use futures_util::{SinkExt, StreamExt};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::{Error, Message};
use witchstone_wire::{ClientMessage, ServerMessage, ViewReplica};

pub use tokio_tungstenite::tungstenite::Message as WebSocketMessage;

use crate::http::TIMEOUT;
use crate::stream::Stream;
use crate::{ClientError, Origin, Result};

/// An open WebSocket.
pub struct Socket {
    stream: WebSocketStream<Stream>,
    replica: ViewReplica,
}

impl Socket {
    /// Opens a WebSocket; [`ClientMessage::Hello`] has to be sent next.
    pub async fn open(origin: &Origin) -> Result<Socket> {
        let connect = async {
            let stream = Stream::connect(origin).await?;
            let scheme = if origin.is_tls() { "wss" } else { "ws" };
            let url = format!("{scheme}://{}/api/socket", origin.authority());
            match tokio_tungstenite::client_async(url, stream).await {
                Ok((stream, _)) => Ok(Socket { stream, replica: ViewReplica::default() }),
                Err(Error::Http(reply)) => Err(ClientError::Status {
                    status: reply.status().as_u16(),
                    body: reply.status().to_string(),
                }),
                Err(error) => Err(failed(error)),
            }
        };
        within_timeout(connect).await?
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) -> Result<()> {
        self.send_text(serde_json::to_string(message)?).await
    }

    /// Sends any text.
    pub async fn send_text(&mut self, text: String) -> Result<()> {
        self.send_frame(Message::text(text)).await
    }

    /// Sends any frame.
    pub async fn send_frame(&mut self, frame: Message) -> Result<()> {
        self.stream.send(frame).await.map_err(failed)
    }

    /// The next text; none when the server has closed the WebSocket.
    pub async fn next_text(&mut self) -> Result<Option<String>> {
        loop {
            match within_timeout(self.stream.next()).await? {
                Some(Ok(Message::Text(text))) => return Ok(Some(text.as_str().to_owned())),
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(failed(error)),
            }
        }
    }

    /// The next message, with deltas applied; none when the server has closed the WebSocket.
    pub async fn next(&mut self) -> Result<Option<ServerMessage>> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        self.decode(&text).map(Some)
    }

    /// Decodes a text that came; a delta becomes an update with the full view.
    pub fn decode(&mut self, text: &str) -> Result<ServerMessage> {
        let message = serde_json::from_str(text)?;
        self.replica.receive(message).map_err(|error| ClientError::Protocol(error.to_string()))
    }

    /// The first value that `pick` returns for a message; other messages are skipped.
    pub async fn wait_for<T>(&mut self, mut pick: impl FnMut(ServerMessage) -> Option<T>) -> Result<T> {
        loop {
            let message = self.next().await?.ok_or(ClientError::Closed)?;
            if let Some(picked) = pick(message) {
                return Ok(picked);
            }
        }
    }
}

async fn within_timeout<T>(work: impl Future<Output = T>) -> Result<T> {
    let seconds = TIMEOUT.as_secs();
    tokio::time::timeout(TIMEOUT, work).await.map_err(|_| ClientError::Timeout { seconds })
}

fn failed(error: Error) -> ClientError {
    ClientError::WebSocket(Box::new(error))
}
