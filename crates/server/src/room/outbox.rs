//! The frames that wait for one subscriber.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// Frames that may wait for a subscriber; one that falls further behind is disconnected.
pub const OUTBOX_CAPACITY: usize = 64;

/// A message that is ready to be sent.
pub type Frame = Utf8Bytes;

/// Where the room puts the frames of a subscriber.
pub struct Outbox {
    frames: mpsc::Sender<Frame>,
    overflowed: Arc<AtomicBool>,
}

/// Where the connection takes them.
pub struct OutboxReceiver {
    frames: mpsc::Receiver<Frame>,
    overflowed: Arc<AtomicBool>,
}

/// An empty outbox and its receiver.
pub fn outbox() -> (Outbox, OutboxReceiver) {
    let (sender, receiver) = mpsc::channel(OUTBOX_CAPACITY);
    let overflowed = Arc::new(AtomicBool::new(false));
    let outbox = Outbox { frames: sender, overflowed: overflowed.clone() };
    (outbox, OutboxReceiver { frames: receiver, overflowed })
}

impl Outbox {
    /// Queues a frame; false if the subscriber is gone or too slow.
    pub fn send(&self, frame: Frame) -> bool {
        let sent = self.frames.try_send(frame);
        if let Err(mpsc::error::TrySendError::Full(_)) = sent {
            self.overflowed.store(true, Ordering::Release);
        }
        sent.is_ok()
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

    /// Whether the room dropped the outbox because it was full.
    pub fn has_overflowed(&self) -> bool {
        self.overflowed.load(Ordering::Acquire)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_dropped_outbox_says_whether_it_was_full() {
        let (evicted, mut receiver) = outbox();
        assert!(evicted.send(Frame::from_static("{}")));
        drop(evicted);
        assert!(receiver.recv().await.is_some() && receiver.recv().await.is_none());
        assert!(!receiver.has_overflowed());
        let (slow, mut receiver) = outbox();
        assert!((0..OUTBOX_CAPACITY).all(|_| slow.send(Frame::default())));
        assert!(!slow.send(Frame::default()));
        drop(slow);
        while receiver.recv().await.is_some() {}
        assert!(receiver.has_overflowed());
    }
}
