//! The open connections: how many there may be in all and of each address, and which one goes when one more comes.
//!
//! A new connection is not refused because others do nothing: the one that has been silent for the longest time is closed
//! instead. Connections that are playing, and requests that are being handled, stay.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Instant;

use tokio_util::sync::CancellationToken;

use super::open_files;
use crate::client_address::{ClientAddress, TrustedProxies};
use crate::limits::Limits;

/// One in so many connections is closed at a time where there are too many in all: finding the silent ones looks at all.
const EVICTED_SHARE: usize = 64;

/// How many connections there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// In all.
    pub in_all: usize,
    /// From one address; none for no limit.
    pub per_address: Option<usize>,
}

impl Caps {
    /// The caps of a server, as far as the system allows as many open files.
    pub fn of(limits: &Limits) -> Caps {
        let in_all = open_files::connections(limits.connections_in_all).max(1);
        if in_all < limits.connections_in_all {
            tracing::info!(in_all, "the limit of open files limits connections");
        }
        // No address takes all of them.
        let most = limits.connections_per_address.min(in_all - in_all / 4);
        Caps { in_all, per_address: (limits.are_per_address() && most > 0).then_some(most) }
    }

    /// Connections that may play: the rest is left for requests, so that the server can always be reached.
    fn playing(self) -> usize {
        self.in_all - self.in_all / 8
    }
}

/// Counts the open connections.
#[derive(Clone)]
pub struct Connections {
    shared: Arc<Shared>,
}

struct Shared {
    caps: Caps,
    /// Many people come over the connections of a proxy: the limit for one address does not count for it.
    proxies: TrustedProxies,
    started: Instant,
    playing: AtomicUsize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    all: HashMap<u64, Weak<Connection>>,
    by_address: HashMap<ClientAddress, Vec<u64>>,
}

/// An open connection; it counts until this is dropped.
pub struct Connection {
    shared: Arc<Shared>,
    id: u64,
    address: ClientAddress,
    /// When something was last read or written, in milliseconds since the start.
    active_ms: AtomicU64,
    /// Requests that are being handled.
    busy: AtomicUsize,
    is_playing: AtomicBool,
    pub(super) evicted: CancellationToken,
}

impl Connections {
    /// No connections yet.
    pub fn new(caps: Caps, proxies: TrustedProxies) -> Connections {
        let (started, playing, open) = (Instant::now(), AtomicUsize::new(0), Mutex::default());
        Connections { shared: Arc::new(Shared { caps, proxies, started, playing, open }) }
    }

    /// Admits a connection from this address, closing silent ones if there are too many; none if there are none of these.
    pub fn admit(&self, address: IpAddr) -> Option<Arc<Connection>> {
        // Dropped after the lock: the last reference to a connection takes the lock when it goes.
        let mut held = vec![];
        let mut open = self.shared.lock();
        let Caps { in_all, per_address } = self.shared.caps;
        let per_address = per_address.filter(|_| !self.shared.proxies.contains(address));
        let address = ClientAddress::of(address);
        let of_address = open.by_address.get(&address).map_or(0, Vec::len);
        let has_room = if per_address.is_some_and(|most| of_address >= most) {
            open.evict(Some(address), 1, &mut held)
        } else if open.all.len() >= in_all {
            open.evict(None, 1 + in_all / EVICTED_SHARE, &mut held)
        } else {
            true
        };
        has_room.then(|| open.add(&self.shared, address))
    }

    /// Closes silent connections, as when there are no files left; false if there are none.
    pub fn make_room(&self) -> bool {
        let (most, mut held) = (1 + self.shared.caps.in_all / EVICTED_SHARE, vec![]);
        let mut open = self.shared.lock();
        open.evict(None, most, &mut held)
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.shared.lock().all.len()
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now_ms(&self) -> u64 {
        self.started.elapsed().as_millis() as u64
    }
}

impl Open {
    fn add(&mut self, shared: &Arc<Shared>, address: ClientAddress) -> Arc<Connection> {
        let id = self.next;
        self.next += 1;
        let connection = Arc::new(Connection {
            shared: shared.clone(),
            id,
            address,
            active_ms: AtomicU64::new(shared.now_ms()),
            busy: AtomicUsize::new(0),
            is_playing: AtomicBool::new(false),
            evicted: CancellationToken::new(),
        });
        self.all.insert(id, Arc::downgrade(&connection));
        self.by_address.entry(address).or_default().push(id);
        connection
    }

    fn remove(&mut self, id: u64, address: ClientAddress) {
        if self.all.remove(&id).is_none() {
            return;
        }
        if let Some(ids) = self.by_address.get_mut(&address) {
            ids.retain(|other| *other != id);
            if ids.is_empty() {
                self.by_address.remove(&address);
            }
        }
    }

    /// Closes the connections that have been silent for the longest time, at most so many; false if there are none. They no
    /// longer count: their tasks end as soon as they run.
    fn evict(&mut self, of: Option<ClientAddress>, most: usize, held: &mut Vec<Arc<Connection>>) -> bool {
        let ids: Vec<u64> = match of {
            Some(address) => self.by_address.get(&address).cloned().unwrap_or_default(),
            None => self.all.keys().copied().collect(),
        };
        held.extend(ids.iter().filter_map(|id| self.all.get(id)?.upgrade()));
        let mut silent: Vec<&Connection> =
            held.iter().map(|one| &**one).filter(|one| one.may_be_evicted()).collect();
        silent.sort_by_key(|one| (one.active_ms.load(Ordering::Relaxed), one.id));
        silent.truncate(most);
        for one in &silent {
            one.evicted.cancel();
            self.remove(one.id, one.address);
        }
        !silent.is_empty()
    }
}

impl Connection {
    /// Waits until it has to be closed to make room.
    pub async fn evicted(&self) {
        self.evicted.cancelled().await;
    }

    /// Notes that something was read or written.
    pub fn touch(&self) {
        self.active_ms.store(self.shared.now_ms(), Ordering::Relaxed);
    }

    /// Keeps it while a request is handled.
    pub fn begin_request(self: &Arc<Self>) -> RequestGuard {
        self.busy.fetch_add(1, Ordering::Relaxed);
        RequestGuard(self.clone())
    }

    /// Keeps it as long as it lasts, for somebody plays or watches; false if too many do.
    pub fn begin_play(&self) -> bool {
        let most = self.shared.caps.playing();
        let add = |playing| (playing < most).then_some(playing + 1);
        let counted = self.shared.playing.fetch_update(Ordering::Relaxed, Ordering::Relaxed, add).is_ok();
        if counted && self.is_playing.swap(true, Ordering::Relaxed) {
            self.shared.playing.fetch_sub(1, Ordering::Relaxed);
        }
        counted
    }

    fn may_be_evicted(&self) -> bool {
        self.busy.load(Ordering::Relaxed) == 0
            && !self.is_playing.load(Ordering::Relaxed)
            && !self.evicted.is_cancelled()
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        if *self.is_playing.get_mut() {
            self.shared.playing.fetch_sub(1, Ordering::Relaxed);
        }
        self.shared.lock().remove(self.id, self.address);
    }
}

/// A request that is being handled.
pub struct RequestGuard(Arc<Connection>);

impl Drop for RequestGuard {
    fn drop(&mut self) {
        self.0.touch();
        self.0.busy.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: u8) -> IpAddr {
        [127, 0, 0, number].into()
    }

    fn connections(in_all: usize, per_address: usize) -> Connections {
        let caps = Caps { in_all, per_address: Some(per_address) };
        Connections::new(caps, TrustedProxies::new(vec!["127.0.0.9".parse().unwrap()]))
    }

    #[tokio::test]
    async fn the_longest_silent_connection_makes_room() {
        let connections = connections(100, 3);
        let mut open: Vec<_> = (0..3).map(|_| connections.admit(address(1)).unwrap()).collect();
        open[0].active_ms.store(7, Ordering::Relaxed);
        open[1].active_ms.store(5, Ordering::Relaxed);
        open[2].active_ms.store(6, Ordering::Relaxed);
        open.push(connections.admit(address(1)).unwrap());
        let closed: Vec<_> = open.iter().map(|one| one.evicted.is_cancelled()).collect();
        assert_eq!(closed, [false, true, false, false]);
        assert_eq!(connections.count(), 3);
        // Another address has a limit of its own, and a proxy none.
        open.push(connections.admit(address(2)).unwrap());
        assert_eq!(connections.count(), 4);
        open.extend((0..10).map(|_| connections.admit(address(9)).unwrap()));
        assert_eq!(connections.count(), 14);
        drop(open);
        assert_eq!(connections.count(), 0);
    }

    #[tokio::test]
    async fn requests_and_players_are_not_closed() {
        let connections = connections(100, 2);
        let playing = connections.admit(address(1)).unwrap();
        assert!(playing.begin_play() && playing.begin_play());
        let busy = connections.admit(address(1)).unwrap();
        let request = busy.begin_request();
        assert!(connections.admit(address(1)).is_none());
        drop(request);
        assert!(connections.admit(address(1)).is_some());
        assert!(busy.evicted.is_cancelled() && !playing.evicted.is_cancelled());
        assert_eq!(playing.shared.playing.load(Ordering::Relaxed), 1);
        drop(playing);
        assert_eq!(busy.shared.playing.load(Ordering::Relaxed), 0);
    }

    #[tokio::test]
    async fn players_leave_room_for_requests() {
        let connections = connections(16, 100);
        let open: Vec<_> = (0..16).map(|_| connections.admit(address(1)).unwrap()).collect();
        assert_eq!(open.iter().filter(|one| one.begin_play()).count(), 14);
        assert!(connections.admit(address(2)).is_some());
        assert!(connections.make_room());
    }

    #[tokio::test]
    async fn a_flood_of_silent_connections_stays_within_the_cap() {
        let connections = connections(640, 1_000);
        let mut open = vec![];
        for number in 0..10_000u32 {
            let address = std::net::Ipv4Addr::from(number / 10);
            open.push(connections.admit(address.into()).unwrap());
            assert!(connections.count() <= 640);
        }
        assert!(connections.shared.lock().by_address.len() <= 640);
    }
}
