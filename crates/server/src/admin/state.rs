//! What a running server knows of its administrators' decisions.

use std::collections::HashSet;
use std::sync::{Mutex, PoisonError, RwLock};

use tokio::sync::broadcast;

/// Signals that a connection may have waiting; one that falls behind looks at the bans again.
const SIGNALS: usize = 64;

/// A text for everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// The text.
    pub text: String,
    /// Until when it is shown, in milliseconds since 1970.
    pub until_ms: i64,
}

/// What every connection is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Signal {
    /// This guest is banned or gone.
    Expelled(String),
    /// A text is shown to everybody; empty to take the last one back.
    Announced(String),
}

/// Bans, the announcement, and the signals to the connections.
pub struct State {
    banned: RwLock<HashSet<String>>,
    announcement: Mutex<Option<Announcement>>,
    signals: broadcast::Sender<Signal>,
}

impl Default for State {
    fn default() -> State {
        State {
            banned: RwLock::default(),
            announcement: Mutex::default(),
            signals: broadcast::channel(SIGNALS).0,
        }
    }
}

impl State {
    /// Whether a guest is banned.
    pub fn is_banned(&self, guest: &str) -> bool {
        self.banned.read().unwrap_or_else(PoisonError::into_inner).contains(guest)
    }

    /// Signals from now on.
    pub fn signals(&self) -> broadcast::Receiver<Signal> {
        self.signals.subscribe()
    }

    /// The present announcement.
    pub fn announcement(&self, now_ms: i64) -> Option<String> {
        let announcement = self.announcement.lock().unwrap_or_else(PoisonError::into_inner);
        announcement.as_ref().filter(|shown| shown.until_ms > now_ms).map(|shown| shown.text.clone())
    }

    /// Replaces all bans.
    pub(super) fn set_bans(&self, guests: Vec<String>) {
        *self.banned.write().unwrap_or_else(PoisonError::into_inner) = guests.into_iter().collect();
    }

    /// Bans a guest and closes its connections.
    pub(super) fn ban(&self, guest: String) {
        self.banned.write().unwrap_or_else(PoisonError::into_inner).insert(guest.clone());
        self.signal(Signal::Expelled(guest));
    }

    /// Lifts a ban.
    pub(super) fn unban(&self, guest: &str) {
        self.banned.write().unwrap_or_else(PoisonError::into_inner).remove(guest);
    }

    /// Shows an announcement.
    pub(super) fn announce(&self, announcement: Announcement) {
        let text = announcement.text.clone();
        let shown = Some(announcement).filter(|shown| !shown.text.is_empty());
        *self.announcement.lock().unwrap_or_else(PoisonError::into_inner) = shown;
        self.signal(Signal::Announced(text));
    }

    /// Sends a signal to all connections, of which there may be none.
    pub(super) fn signal(&self, signal: Signal) {
        let _ = self.signals.send(signal);
    }
}
