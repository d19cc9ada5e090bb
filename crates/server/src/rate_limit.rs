//! Rate limits: requests and new guests per address, chat messages per guest, messages per connection.
//!
//! Each is a GCRA limiter: a burst is admitted at once, then a rate.

use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use governor::clock::{Clock, DefaultClock, Reference};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::client_address::ClientAddress;
use crate::limits::{MAX_LIMITERS, PENALTY};

/// This many a second and twice as many in a burst; none for 0.
pub fn per_second(rate: u32) -> Option<Quota> {
    let rate = NonZeroU32::new(rate)?;
    Some(Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(1))))
}

/// Limits the messages of one connection.
pub struct MessageLimiter(DefaultDirectRateLimiter);

impl MessageLimiter {
    /// Admits this many messages a second, at least one.
    pub fn new(rate: u32) -> MessageLimiter {
        MessageLimiter(RateLimiter::direct(
            per_second(rate).unwrap_or(const { Quota::per_second(NonZeroU32::MIN) }),
        ))
    }

    /// Whether one more message is admitted now.
    pub fn admits(&self) -> bool {
        self.0.check().is_ok()
    }
}

type Limiter<C> = RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// Limits what comes from each address.
pub type AddressLimiter<C = DefaultClock> = KeyedLimiter<ClientAddress, C>;

/// Limits what comes from each address or guest, in bounded memory.
///
/// Limiters that have refilled are dropped when there are many; that changes nothing. Where there are too many active
/// keys, further ones share a limiter: nobody who is limited is ever forgotten.
pub struct KeyedLimiter<K, C: Clock = DefaultClock> {
    inner: Arc<Inner<K, C>>,
}

impl<K, C: Clock> Clone for KeyedLimiter<K, C> {
    fn clone(&self) -> KeyedLimiter<K, C> {
        KeyedLimiter { inner: self.inner.clone() }
    }
}

struct Inner<K, C: Clock> {
    /// None for no limit.
    quota: Option<Quota>,
    capacity: usize,
    clock: C,
    keys: Mutex<Keys<K, C>>,
}

struct Keys<K, C: Clock> {
    limiters: HashMap<K, Active<C>>,
    overflow: Option<Limiter<C>>,
    swept_at: C::Instant,
}

struct Active<C: Clock> {
    limiter: Limiter<C>,
    last_request: C::Instant,
}

impl<K: Hash + Eq> KeyedLimiter<K> {
    /// Admits this much for each key; none for no limit.
    pub fn new(quota: Option<Quota>) -> KeyedLimiter<K> {
        KeyedLimiter::with(quota, MAX_LIMITERS, DefaultClock::default())
    }
}

/// After this time without a request a limiter admits a full burst again, as a new one would.
fn refill(quota: Quota) -> Duration {
    quota.burst_size_replenished_in()
}

impl<K: Hash + Eq, C: Clock + Clone> KeyedLimiter<K, C> {
    fn with(quota: Option<Quota>, capacity: usize, clock: C) -> KeyedLimiter<K, C> {
        let keys = Mutex::new(Keys { limiters: HashMap::new(), overflow: None, swept_at: clock.now() });
        KeyedLimiter { inner: Arc::new(Inner { quota, capacity, clock, keys }) }
    }

    /// Whether one more is admitted now.
    pub fn admits(&self, key: K) -> bool {
        let Inner { quota, capacity, clock, keys } = &*self.inner;
        let Some(quota) = *quota else { return true };
        let (now, new) = (clock.now(), || RateLimiter::direct_with_clock(quota, clock.clone()));
        let mut keys = keys.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(active) = keys.limiters.get_mut(&key) {
            active.last_request = now;
            return active.limiter.check().is_ok();
        }
        if keys.limiters.len() >= *capacity {
            keys.sweep(now, refill(quota));
        }
        if keys.limiters.len() >= *capacity {
            return keys.overflow.get_or_insert_with(new).check().is_ok();
        }
        let active = keys.limiters.entry(key);
        active.or_insert_with(|| Active { limiter: new(), last_request: now }).limiter.check().is_ok()
    }
}

impl<K: Hash + Eq, C: Clock> Keys<K, C> {
    /// Drops the limiters that have refilled; not twice within a second, for it looks at all of them.
    fn sweep(&mut self, now: C::Instant, refill: Duration) {
        if now.duration_since(self.swept_at) < Duration::from_secs(1).into() {
            return;
        }
        self.swept_at = now;
        self.limiters.retain(|_, active| now.duration_since(active.last_request) < refill.into());
    }
}

/// Guests who flooded a connection, for a while, in bounded memory.
#[derive(Default)]
pub struct Penalties(Mutex<HashMap<String, Instant>>);

impl Penalties {
    /// Notes that a guest has flooded a connection.
    pub fn add(&self, guest: &str) {
        let (now, mut until) = (Instant::now(), self.0.lock().unwrap_or_else(PoisonError::into_inner));
        if until.len() >= MAX_LIMITERS {
            until.retain(|_, until| *until > now);
        }
        // So many guests at a time are limited by their addresses.
        if until.len() < MAX_LIMITERS {
            until.insert(guest.to_owned(), now + PENALTY);
        }
    }

    /// Whether a guest has to wait.
    pub fn contains(&self, guest: &str) -> bool {
        let mut until = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = until.get(guest).is_some_and(|until| *until > Instant::now());
        if !waits {
            until.remove(guest);
        }
        waits
    }
}

#[cfg(test)]
mod tests {
    use governor::clock::FakeRelativeClock;

    use super::*;

    fn address(number: u32) -> ClientAddress {
        ClientAddress::of(std::net::Ipv4Addr::from(number).into())
    }

    fn limiter(rate: u32) -> (AddressLimiter<FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        clock.advance(Duration::from_secs(60));
        (AddressLimiter::with(per_second(rate), 100, clock.clone()), clock)
    }

    fn admitted(limiter: &AddressLimiter<FakeRelativeClock>, address: ClientAddress) -> usize {
        (0..50).filter(|_| limiter.admits(address)).count()
    }

    #[test]
    fn a_burst_is_admitted_and_then_the_rate() {
        let (limiter, clock) = limiter(10);
        assert_eq!(admitted(&limiter, address(1)), 20);
        assert_eq!(admitted(&limiter, address(2)), 20);
        clock.advance(Duration::from_millis(500));
        assert_eq!(admitted(&limiter, address(1)), 5);
        assert!((0..1000).all(|_| AddressLimiter::new(per_second(0)).admits(address(1))));
    }

    #[test]
    fn many_other_addresses_do_not_reset_one_that_is_limited() {
        let (limiter, clock) = limiter(10);
        assert_eq!(admitted(&limiter, address(0)), 20);
        let mut others = 0;
        for number in 1..10_000 {
            others += usize::from(limiter.admits(address(number)));
        }
        assert_eq!(admitted(&limiter, address(0)), 0);
        // Those beyond the capacity share one limiter, and memory stays bounded.
        assert_eq!(others, 99 + 20);
        assert_eq!(limiter.inner.keys.lock().unwrap().limiters.len(), 100);
        clock.advance(Duration::from_secs(1));
        assert_eq!(admitted(&limiter, address(0)), 10);
    }

    #[test]
    fn limiters_that_have_refilled_make_room() {
        let (limiter, clock) = limiter(10);
        (0..100).for_each(|number| assert!(limiter.admits(address(number))));
        clock.advance(Duration::from_secs(3));
        assert_eq!(admitted(&limiter, address(0)), 20);
        assert_eq!(admitted(&limiter, address(1_000)), 20);
        let tracked = limiter.inner.keys.lock().unwrap().limiters.len();
        assert_eq!(tracked, 2);
        assert_eq!(admitted(&limiter, address(0)), 0);
    }

    #[test]
    fn a_guest_who_floods_has_to_wait_and_others_do_not() {
        let penalties = Penalties::default();
        penalties.add("eve");
        assert!(penalties.contains("eve") && !penalties.contains("ada"));
        *penalties.0.lock().unwrap().get_mut("eve").unwrap() = Instant::now();
        assert!(!penalties.contains("eve"));
        let later = Instant::now() + Duration::from_secs(3600);
        penalties.0.lock().unwrap().extend((0..MAX_LIMITERS).map(|number| (number.to_string(), later)));
        penalties.add("one more");
        assert_eq!(penalties.0.lock().unwrap().len(), MAX_LIMITERS);
    }

    #[test]
    fn a_connection_has_a_limiter_of_its_own() {
        let limiter = MessageLimiter::new(1_000);
        let admitted = (0..100_000).filter(|_| limiter.admits()).count();
        assert!((2_000..50_000).contains(&admitted), "{admitted}");
    }
}
