//! Sequential halving: rollouts for all candidates, then for the better half, and so on.
//!
//! Every candidate is played out in the same worlds, so that luck falls on all of them alike. One that is clearly behind
//! leaves at once, and when only one is left the contest is over before its time.

use witchstone_rules::View;

use super::beam::Look;
use super::rollout::{Plan, Task, Worker};
use super::{stage, threads};
use crate::budget::Meter;

/// Rollouts between two looks at the clock. The same for any number of threads, so that the result is too.
const BATCH: usize = 32;

/// Nobody leaves after fewer worlds than this.
const FAIR_TRIAL: u32 = 16;

/// Which turns are compared, and how.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// Ends of the turn that take part.
    pub candidates: usize,
    /// So many other ways to begin take part as well, each with its best turn.
    pub ways: usize,
    /// How they are played out.
    pub rollouts: Rollouts,
    /// What nodes beyond the usual ones are for.
    pub finals: Option<Finals>,
}

/// How turns are played out.
#[derive(Clone, Copy, Debug)]
pub struct Rollouts {
    /// Further turns that are played out.
    pub horizon: u8,
    /// The beam with which everybody plays these turns; without one they play greedily.
    pub playout: Option<Look>,
    /// What was known before counts as much as this many rollouts.
    pub prior: f32,
    /// So many standard errors behind the best is clearly behind.
    pub clearly: f32,
}

/// A second contest of the best of the first, played out with more care.
///
/// More rollouts of the same kind stop helping once they tell the turns apart: what is left is what the kind gets wrong.
#[derive(Clone, Copy, Debug)]
pub struct Finals {
    /// Nodes of a turn before they begin.
    pub usual: u64,
    /// How many take part.
    pub places: usize,
    /// How they are played out.
    pub rollouts: Rollouts,
}

impl Finals {
    /// Nodes of a search from here before they begin.
    pub fn begin(&self, view: &View) -> u64 {
        let (numerator, denominator) = stage::part(view);
        self.usual * numerator / denominator
    }
}

/// A line in the contest.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The lead that the evaluation promises.
    pub promised: f32,
    /// The lead that was expected before the rollouts, and as how many of them it counts.
    expected: (f64, f64),
    /// Sum of the leads of its rollouts.
    sum: f64,
    /// Its rollouts.
    pub count: u32,
    /// Sum and sum of squares of what it was better in its worlds than the others on average.
    better: (f64, f64),
    /// The number of the line.
    pub line: usize,
}

impl Entry {
    /// A line that has not been played out yet.
    pub fn new(line: usize, promised: f32) -> Entry {
        let expected = (f64::from(promised), 0.0);
        Entry { promised, expected, sum: 0.0, count: 0, better: (0.0, 0.0), line }
    }

    /// Rollouts of another kind begin: what is known so far counts as so many of them.
    pub fn begin(&mut self, prior: f32) {
        let expected = (self.value(), f64::from(prior));
        *self = Entry { expected, ..Entry::new(self.line, self.promised) };
    }

    /// The lead to expect by all that is known.
    pub fn value(&self) -> f64 {
        let (expected, weight) = self.expected;
        if self.count == 0 {
            return expected;
        }
        (self.sum + weight * expected) / (f64::from(self.count) + weight)
    }

    /// The square of the standard error of its mean, luck that all had alike left out.
    fn doubt(&self) -> f64 {
        let count = f64::from(self.count);
        let (sum, squares) = self.better;
        (squares - sum * sum / count).max(0.0) / (count * (count - 1.0)).max(1.0)
    }

    fn is_clearly_behind(&self, best: &Entry, clearly: f32) -> bool {
        let behind = best.value() - self.value();
        let doubt = (self.doubt() + best.doubt()).sqrt();
        self.count >= FAIR_TRIAL && behind > f64::from(clearly) * doubt
    }
}

/// Runs the contest, unless nothing is left for it: the entries come out best first.
pub fn run(
    plan: &Plan<'_>,
    entries: &mut [Entry],
    how: &Rollouts,
    workers: &mut [Worker],
    meter: &mut Meter<'_>,
) {
    if meter.is_spent() {
        return;
    }
    entries.iter_mut().for_each(|entry| entry.begin(how.prior));
    let mut alive = entries.len();
    let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
    let start = meter.spent();
    let mut world = 0;
    for round in 1..=rounds {
        let share = start + (1.0 - start) * round as f32 / rounds as f32;
        while alive > 1 && meter.spent() < share {
            play_batch(plan, &mut entries[..alive], &mut world, workers, meter);
            alive = still_in(&mut entries[..alive], how.clearly);
        }
        alive = alive.div_ceil(2);
    }
}

/// Puts the entries in order, and says how many of them are not clearly behind.
fn still_in(entries: &mut [Entry], clearly: f32) -> usize {
    entries.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let best = entries[0].clone();
    // Not a partition: the order by value is what the caller is promised.
    let last = entries.iter().rposition(|entry| !entry.is_clearly_behind(&best, clearly));
    last.map_or(1, |last| last + 1)
}

/// Rollouts for all entries alike until the budget is spent.
pub fn play_evenly(plan: &Plan<'_>, entries: &mut [Entry], workers: &mut [Worker], meter: &mut Meter<'_>) {
    let mut world = 0;
    while !meter.is_spent() {
        play_batch(plan, entries, &mut world, workers, meter);
    }
}

/// Plays each entry out in the next worlds.
fn play_batch(
    plan: &Plan<'_>,
    entries: &mut [Entry],
    world: &mut u64,
    workers: &mut [Worker],
    meter: &mut Meter<'_>,
) {
    let worlds = (BATCH / entries.len()).max(1);
    let mut tasks = [Task { line: 0, world: 0 }; 8 * BATCH];
    let count = (worlds * entries.len()).min(tasks.len());
    for (at, task) in tasks[..count].iter_mut().enumerate() {
        *task = Task { line: entries[at % entries.len()].line, world: *world + (at / entries.len()) as u64 };
    }
    *world += worlds as u64;
    let mut results = [(0.0, 0); 8 * BATCH];
    threads::play_all(plan, &tasks[..count], &mut results[..count], workers);
    for world in results[..count].chunks(entries.len()) {
        note_world(entries, world);
    }
    meter.count(results[..count].iter().map(|&(_, nodes)| nodes).sum());
    meter.ask();
}

/// Notes how the entries fared in one world.
fn note_world(entries: &mut [Entry], results: &[(f32, u64)]) {
    let mean = results.iter().map(|&(value, _)| f64::from(value)).sum::<f64>() / results.len() as f64;
    for (entry, &(value, _)) in entries.iter_mut().zip(results) {
        let better = f64::from(value) - mean;
        entry.sum += f64::from(value);
        entry.count += 1;
        entry.better = (entry.better.0 + better, entry.better.1 + better * better);
    }
}
