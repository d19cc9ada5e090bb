//! Hostile clients: each does one kind of mischief over and over, as fast as a nuisance would.

mod attacks;
mod raw;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};
use witchstone_client::{Client, Origin, Reply, Result};
use witchstone_rules::SplitMix64;

use super::addresses;
use super::secrets::Secrets;
use attacks::ATTACKS;

/// The pause of a hostile client between two actions; an action may be a burst of a hundred messages.
const PACE: Duration = Duration::from_millis(500);

/// Hostile clients that act for a while.
pub struct Hostile {
    pub clients: usize,
    pub servers: Arc<[Origin]>,
    pub secrets: Arc<Secrets>,
    pub counts: Arc<Counts>,
    pub duration: Duration,
}

/// How many actions there were, and how many failed or were refused.
pub struct Counts {
    by_kind: Vec<(AtomicU64, AtomicU64)>,
}

impl Default for Counts {
    fn default() -> Counts {
        Counts { by_kind: ATTACKS.iter().map(|_| Default::default()).collect() }
    }
}

impl Counts {
    /// What each kind is called, its actions, and how many of them failed or were refused.
    pub fn by_kind(&self) -> impl Iterator<Item = (&'static str, u64, u64)> {
        let kinds = ATTACKS.iter().zip(&self.by_kind);
        kinds.map(|(attack, (done, refused))| {
            (attack.name, done.load(Ordering::Relaxed), refused.load(Ordering::Relaxed))
        })
    }
}

/// Hostile clients have processors of their own. Where they share those of the server, they get what is left.
#[cfg(target_os = "linux")]
fn lower_priority() {
    // Without it the honest players are measured as slower than they are.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 19);
}

#[cfg(not(target_os = "linux"))]
fn lower_priority() {}

/// A hostile client.
pub struct Attacker {
    origin: Origin,
    number: usize,
    secrets: Arc<Secrets>,
    end: Instant,
    rng: SplitMix64,
    /// Itself as a guest.
    me: Option<Client>,
    /// A table of its own.
    table: Option<String>,
}

impl Hostile {
    /// Acts until the time is over.
    pub fn run(self) {
        lower_priority();
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
        runtime.block_on(async move {
            let end = Instant::now() + self.duration;
            let mut attacking = JoinSet::new();
            for number in 0..self.clients {
                let attacker = self.attacker(number, end);
                let counts = self.counts.clone();
                attacking.spawn(async move { timeout_at(end, attacker.attack(&counts)).await });
            }
            attacking.join_all().await;
        });
    }

    fn attacker(&self, number: usize, end: Instant) -> Attacker {
        let server = &self.servers[number % self.servers.len()];
        Attacker {
            origin: addresses::of_hostile(server, number),
            number,
            secrets: self.secrets.clone(),
            end,
            rng: SplitMix64::new(number as u64),
            me: None,
            table: None,
        }
    }
}

impl Attacker {
    async fn attack(mut self, counts: &Counts) {
        let kind = self.number % ATTACKS.len();
        let (done, refused) = &counts.by_kind[kind];
        sleep(PACE * self.rng.below(1000) as u32 / 1000).await;
        loop {
            done.fetch_add(1, Ordering::Relaxed);
            if (ATTACKS[kind].act)(&mut self).await.is_err() {
                refused.fetch_add(1, Ordering::Relaxed);
            }
            sleep(PACE).await;
        }
    }

    /// Itself as a guest, registered the first time.
    async fn me(&mut self) -> Result<Client> {
        if let Some(me) = &self.me {
            return Ok(me.clone());
        }
        let me = Client::register(&self.origin, &format!("Eve {}", self.number)).await?;
        Ok(self.me.insert(me).clone())
    }

    /// Looks into what came.
    fn inspect(&self, reply: &Reply) {
        self.secrets.inspect(&reply.body);
    }
}
