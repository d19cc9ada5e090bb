//! Rate limits: requests per address, messages per connection.
//!
//! Each is a GCRA limiter that admits `rate` a second and twice as many in a burst.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock, Reference};
use governor::middleware::NoOpMiddleware;
use governor::state::{InMemoryState, NotKeyed};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

use crate::client_address::ClientAddress;

/// Addresses with a limiter of their own: about two megabytes.
const MAX_ADDRESSES: usize = 20_000;

/// After this time without a request a limiter admits a full burst again, as a new one would.
const REFILL: Duration = Duration::from_secs(2);

fn quota(rate: NonZeroU32) -> Quota {
    Quota::per_second(rate).allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(1)))
}

/// Limits the messages of one connection.
pub struct MessageLimiter(DefaultDirectRateLimiter);

impl MessageLimiter {
    /// Admits this many messages a second, at least one.
    pub fn new(rate: u32) -> MessageLimiter {
        MessageLimiter(RateLimiter::direct(quota(NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN))))
    }

    /// Whether one more message is admitted now.
    pub fn admits(&self) -> bool {
        self.0.check().is_ok()
    }
}

type Limiter<C> = RateLimiter<NotKeyed, InMemoryState, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// Limits the requests of each address, in bounded memory.
///
/// Limiters that have refilled are dropped when there are many; that changes nothing. Where there are too many active
/// addresses, further ones share a limiter: nobody who is limited is ever forgotten.
#[derive(Clone)]
pub struct AddressLimiter<C: Clock = DefaultClock> {
    inner: Arc<Inner<C>>,
}

struct Inner<C: Clock> {
    /// None for no limit.
    rate: Option<NonZeroU32>,
    capacity: usize,
    clock: C,
    addresses: Mutex<Addresses<C>>,
}

struct Addresses<C: Clock> {
    limiters: HashMap<ClientAddress, Active<C>>,
    overflow: Option<Limiter<C>>,
    swept_at: C::Instant,
}

struct Active<C: Clock> {
    limiter: Limiter<C>,
    last_request: C::Instant,
}

impl AddressLimiter {
    /// Admits this many requests a second from each address; 0 for no limit.
    pub fn new(rate: u32) -> AddressLimiter {
        AddressLimiter::with(rate, MAX_ADDRESSES, DefaultClock::default())
    }
}

impl<C: Clock + Clone> AddressLimiter<C> {
    fn with(rate: u32, capacity: usize, clock: C) -> AddressLimiter<C> {
        let addresses = Addresses { limiters: HashMap::new(), overflow: None, swept_at: clock.now() };
        let (rate, addresses) = (NonZeroU32::new(rate), Mutex::new(addresses));
        AddressLimiter { inner: Arc::new(Inner { rate, capacity, clock, addresses }) }
    }

    /// Whether one more request of this address is admitted now.
    pub fn admits(&self, address: ClientAddress) -> bool {
        let Inner { rate, capacity, clock, addresses } = &*self.inner;
        let Some(rate) = *rate else { return true };
        let (now, new) = (clock.now(), || RateLimiter::direct_with_clock(quota(rate), clock.clone()));
        let mut addresses = addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(active) = addresses.limiters.get_mut(&address) {
            active.last_request = now;
            return active.limiter.check().is_ok();
        }
        if addresses.limiters.len() >= *capacity {
            addresses.sweep(now);
        }
        if addresses.limiters.len() >= *capacity {
            return addresses.overflow.get_or_insert_with(new).check().is_ok();
        }
        let active = addresses.limiters.entry(address);
        active.or_insert_with(|| Active { limiter: new(), last_request: now }).limiter.check().is_ok()
    }
}

impl<C: Clock> Addresses<C> {
    /// Drops the limiters that have refilled; not twice within the time that this takes.
    fn sweep(&mut self, now: C::Instant) {
        if now.duration_since(self.swept_at) < REFILL.into() {
            return;
        }
        self.swept_at = now;
        self.limiters.retain(|_, active| now.duration_since(active.last_request) < REFILL.into());
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
        (AddressLimiter::with(rate, 100, clock.clone()), clock)
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
        assert!((0..1000).all(|_| AddressLimiter::new(0).admits(address(1))));
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
        assert_eq!(limiter.inner.addresses.lock().unwrap().limiters.len(), 100);
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
        let tracked = limiter.inner.addresses.lock().unwrap().limiters.len();
        assert_eq!(tracked, 2);
        assert_eq!(admitted(&limiter, address(0)), 0);
    }

    #[test]
    fn a_connection_has_a_limiter_of_its_own() {
        let limiter = MessageLimiter::new(1_000);
        let admitted = (0..100_000).filter(|_| limiter.admits()).count();
        assert!((2_000..50_000).contains(&admitted), "{admitted}");
    }
}
