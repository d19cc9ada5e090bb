//! The frames that wait for one subscriber.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use witchstone_wire::Reason;

/// Frames that may wait for a subscriber; one that falls further behind is disconnected.
pub const OUTBOX_CAPACITY: usize = 64;

/// A message that is ready to be sent.
pub type Frame = Utf8Bytes;

/// Where the room puts the frames of a subscriber.
pub struct Outbox {
    frames: mpsc::Sender<Frame>,
    closed: Arc<OnceLock<Reason>>,
}

/// Where the connection takes them.
pub struct OutboxReceiver {
    frames: mpsc::Receiver<Frame>,
    closed: Arc<OnceLock<Reason>>,
}

/// An empty outbox and its receiver.
pub fn outbox() -> (Outbox, OutboxReceiver) {
    let (sender, receiver) = mpsc::channel(OUTBOX_CAPACITY);
    let closed = Arc::new(OnceLock::new());
    let outbox = Outbox { frames: sender, closed: closed.clone() };
    (outbox, OutboxReceiver { frames: receiver, closed })
}

impl Outbox {
    /// Queues a frame; false if the subscriber is gone or too slow.
    pub fn send(&self, frame: Frame) -> bool {
        let sent = self.frames.try_send(frame);
        if let Err(mpsc::error::TrySendError::Full(_)) = sent {
            self.note(Reason::TooSlow);
        }
        sent.is_ok()
    }

    /// Notes why the room drops the outbox; the first reason counts.
    pub fn note(&self, reason: Reason) {
        let _ = self.closed.set(reason);
    }

    /// Whether the connection is gone.
    pub fn is_closed(&self) -> bool {
        self.frames.is_closed()
    }
}

impl OutboxReceiver {
    /// The next frame; none once the room has dropped the outbox.
    pub async fn recv(&mut self) -> Option<Frame> {
        self.frames.recv().await
    }

    /// A frame that is queued already.
    pub fn try_recv(&mut self) -> Option<Frame> {
        self.frames.try_recv().ok()
    }

    /// Why the room dropped the outbox, if it said so.
    pub fn reason(&self) -> Option<Reason> {
        self.closed.get().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_dropped_outbox_says_why() {
        let (evicted, mut receiver) = outbox();
        assert!(evicted.send(Frame::from_static("{}")));
        drop(evicted);
        assert!(receiver.recv().await.is_some() && receiver.recv().await.is_none());
        assert_eq!(receiver.reason(), None);
        let (slow, mut receiver) = outbox();
        assert!((0..OUTBOX_CAPACITY).all(|_| slow.send(Frame::default())));
        assert!(!slow.send(Frame::default()));
        drop(slow);
        while receiver.recv().await.is_some() {}
        assert_eq!(receiver.reason(), Some(Reason::TooSlow));
    }
}
