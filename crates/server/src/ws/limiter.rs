//! How many sockets are open, and how fast one may talk.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::shared::Limits;

/// Counts the open sockets.
#[derive(Clone, Default)]
pub struct ConnectionLimiter {
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    all: usize,
    each: HashMap<String, usize>,
}

/// An open socket; it counts until this is dropped.
pub struct Permit {
    doors: ConnectionLimiter,
    guest: String,
}

impl ConnectionLimiter {
    /// Lets a guest in, unless there are too many.
    pub fn enter(&self, guest: &str, limits: &Limits) -> Option<Permit> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = open.each.get(guest).copied().unwrap_or(0);
        if open.all >= limits.sockets || mine >= limits.sockets_each {
            return None;
        }
        open.all += 1;
        open.each.insert(guest.to_owned(), mine + 1);
        metrics::gauge!("witchstone_sockets").set(open.all as f64);
        Some(Permit { doors: self.clone(), guest: guest.to_owned() })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.doors.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        metrics::gauge!("witchstone_sockets").set(open.all as f64);
        if let Some(mine) = open.each.get_mut(&self.guest) {
            *mine -= 1;
            if *mine == 0 {
                open.each.remove(&self.guest);
            }
        }
    }
}

/// Lets so many through a second, and twice as many at once.
pub struct Bucket {
    rate: f64,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(rate: u32) -> Bucket {
        Bucket { rate: rate.into(), tokens: 2.0 * f64::from(rate), filled: Instant::now() }
    }

    /// Whether one more may pass now.
    pub fn pass(&mut self) -> bool {
        self.pass_at(Instant::now())
    }

    fn pass_at(&mut self, now: Instant) -> bool {
        let gained = now.duration_since(self.filled).as_secs_f64() * self.rate;
        self.tokens = (self.tokens + gained).min(2.0 * self.rate);
        self.filled = now;
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let mut bucket = Bucket::new(10);
        let start = bucket.filled;
        assert_eq!((0..50).filter(|_| bucket.pass_at(start)).count(), 20);
        assert_eq!((0..50).filter(|_| bucket.pass_at(start + Duration::from_millis(500))).count(), 5);
    }

    #[test]
    fn doors_count_guests_and_sockets() {
        let (doors, limits) =
            (ConnectionLimiter::default(), Limits { sockets: 3, sockets_each: 2, ..Limits::default() });
        let first = doors.enter("a", &limits).unwrap();
        let _second = doors.enter("a", &limits).unwrap();
        assert!(doors.enter("a", &limits).is_none());
        let _third = doors.enter("b", &limits).unwrap();
        assert!(doors.enter("c", &limits).is_none());
        drop(first);
        assert!(doors.enter("a", &limits).is_some());
    }
}
