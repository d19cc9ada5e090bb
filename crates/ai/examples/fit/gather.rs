//! Plays the games of a generation on all cores.

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use witchstone_ai::arena::Entrant;

use super::ridge::Fit;
use super::samples::{Sample, play};

/// One in this many games is held out for validation.
const KEPT_APART: u64 = 10;

/// Games that one thread plays before it merges their sums.
const BLOCK: u64 = 100;

/// Which games.
#[derive(Clone, Copy)]
pub struct Games {
    /// How many.
    pub number: u64,
    /// Of the deals and the bots.
    pub seed: u64,
}

/// The sums so far. Blocks are added in their order, since a sum of fractions depends on it, and the result shall not depend
/// on which thread was first.
#[derive(Default)]
struct Total {
    fit: Fit,
    apart: Vec<Sample>,
    next: u64,
    waiting: BTreeMap<u64, (Fit, Vec<Sample>)>,
}

impl Total {
    fn hand_in(&mut self, block: u64, fit: Fit, apart: Vec<Sample>) {
        self.waiting.insert(block, (fit, apart));
        while let Some((fit, mut apart)) = self.waiting.remove(&self.next) {
            self.fit.merge(&fit);
            self.apart.append(&mut apart);
            self.next += 1;
        }
    }
}

/// The sums of all games but the held-out ones, and the positions of those.
pub fn gather(entrant: &Entrant, games: Games) -> (Fit, Vec<Sample>) {
    let next = AtomicU64::new(0);
    let total = Mutex::new(Total::default());
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let block = next.fetch_add(1, Ordering::Relaxed);
                    if block * BLOCK >= games.number {
                        break;
                    }
                    let (fit, apart) = play_block(entrant, games, block);
                    total.lock().expect("no thread panicked").hand_in(block, fit, apart);
                }
            });
        }
    });
    let total = total.into_inner().expect("no thread panicked");
    (total.fit, total.apart)
}

fn play_block(entrant: &Entrant, games: Games, block: u64) -> (Fit, Vec<Sample>) {
    let (mut fit, mut apart) = (Fit::default(), Vec::new());
    for number in block * BLOCK..games.number.min((block + 1) * BLOCK) {
        let samples = play(entrant, games.seed, number);
        if number.is_multiple_of(KEPT_APART) {
            apart.extend(samples);
        } else {
            samples.iter().for_each(|sample| fit.add(sample));
        }
    }
    (fit, apart)
}
