//! Sending on a WebSocket within a time limit.

use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use tokio::time::timeout;
use witchstone_wire::ServerMessage;

use crate::error::ServerError;
use crate::room::{Frame, frame};

/// How long sending may take before a client counts as too slow.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long the server waits for the client to close its side.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);

/// Sends a message; false if the client is gone or too slow.
pub async fn send(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    feed(socket, frame(message)).await && flush(socket).await
}

/// Buffers a frame, to be sent with the next flush at the latest.
pub async fn feed(socket: &mut WebSocket, frame: Frame) -> bool {
    frame.is_empty() || matches!(timeout(SEND_TIMEOUT, socket.feed(Message::Text(frame))).await, Ok(Ok(())))
}

/// Sends the buffered frames.
pub async fn flush(socket: &mut WebSocket) -> bool {
    matches!(timeout(SEND_TIMEOUT, socket.flush()).await, Ok(Ok(())))
}

/// Sends a ping.
pub async fn ping(socket: &mut WebSocket) -> bool {
    matches!(timeout(SEND_TIMEOUT, socket.send(Message::Ping(vec![].into()))).await, Ok(Ok(())))
}

/// Sends the reason and closes; `reconnect_ms` asks the client to reconnect after that time.
pub async fn close(socket: &mut WebSocket, error: &ServerError, reconnect_ms: Option<u64>) {
    metrics::counter!("witchstone_disconnects_total", "reason" => error.reason().code()).increment(1);
    let bye = ServerMessage::Bye { reason: error.reason(), text: error.to_string(), reconnect_ms };
    if send(socket, &bye).await {
        // The client may have gone already.
        drop(timeout(SEND_TIMEOUT, socket.send(Message::Close(None))).await);
        // A socket that is dropped with unread data is reset, and the reason would be lost on its way.
        let drain = async { while let Some(Ok(_)) = socket.recv().await {} };
        drop(timeout(CLOSE_TIMEOUT, drain).await);
    }
}
