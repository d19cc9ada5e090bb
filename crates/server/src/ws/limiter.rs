//! Limits the number of open connections, in all and per guest.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use crate::limits::Limits;

/// Counts the open connections.
#[derive(Clone, Default)]
pub struct ConnectionLimiter {
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    total: usize,
    per_guest: HashMap<String, usize>,
}

/// An open connection; it counts until this is dropped.
pub struct Permit {
    limiter: ConnectionLimiter,
    guest: String,
}

impl ConnectionLimiter {
    /// Admits a connection of this guest, unless a limit is reached.
    pub fn acquire(&self, guest: &str, limits: &Limits) -> Option<Permit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let own = open.per_guest.get(guest).copied().unwrap_or(0);
        if open.total >= limits.connections_in_all || own >= limits.connections_per_guest {
            return None;
        }
        open.total += 1;
        open.per_guest.insert(guest.to_owned(), own + 1);
        metrics::gauge!("witchstone_connections").set(open.total as f64);
        Some(Permit { limiter: self.clone(), guest: guest.to_owned() })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.limiter.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.total -= 1;
        metrics::gauge!("witchstone_connections").set(open.total as f64);
        if let Some(own) = open.per_guest.get_mut(&self.guest) {
            *own -= 1;
            if *own == 0 {
                open.per_guest.remove(&self.guest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_are_limited_in_all_and_per_guest() {
        let limits = Limits { connections_in_all: 3, connections_per_guest: 2, ..Limits::default() };
        let limiter = ConnectionLimiter::default();
        let first = limiter.acquire("a", &limits).unwrap();
        let _second = limiter.acquire("a", &limits).unwrap();
        assert!(limiter.acquire("a", &limits).is_none());
        let _third = limiter.acquire("b", &limits).unwrap();
        assert!(limiter.acquire("c", &limits).is_none());
        drop(first);
        assert!(limiter.acquire("a", &limits).is_some());
    }
}
