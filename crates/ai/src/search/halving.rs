//! Sequential halving: rollouts for all candidates, then for the better half, and so on.
//!
//! Every candidate is played out in the same worlds, so that luck falls on all of them alike.

use super::rollout::{Plan, Task, Worker};
use super::threads;
use crate::budget::Meter;

/// Rollouts between two looks at the clock. The same for any number of threads, so that the result is too.
const BATCH: usize = 32;

/// How candidates are compared.
#[derive(Clone, Copy, Debug)]
pub struct Contest {
    /// Ends of the turn that take part.
    pub candidates: usize,
    /// Further turns that are played out.
    pub horizon: u8,
    /// The evaluation counts as much as this many rollouts.
    pub prior: f32,
}

/// A line in the contest.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The lead that the evaluation promises.
    pub promised: f32,
    /// Sum of the leads of its rollouts.
    pub sum: f64,
    /// Its rollouts.
    pub count: u32,
    /// The number of the line.
    pub line: usize,
}

impl Entry {
    /// The lead that evaluation and rollouts together promise.
    pub fn value(&self, prior: f32) -> f64 {
        let prior = f64::from(prior);
        (self.sum + prior * f64::from(self.promised)) / (f64::from(self.count) + prior)
    }
}

/// Runs the contest: the entries come out best first.
pub fn run(
    plan: &Plan<'_>,
    entries: &mut [Entry],
    prior: f32,
    workers: &mut [Worker],
    meter: &mut Meter<'_>,
) {
    let mut alive = entries.len();
    let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
    let start = meter.spent();
    let mut world = 0;
    for round in 1..=rounds {
        let share = start + (1.0 - start) * round as f32 / rounds as f32;
        while meter.spent() < share {
            play_batch(plan, &mut entries[..alive], &mut world, workers, meter);
        }
        entries[..alive].sort_by(|a, b| b.value(prior).total_cmp(&a.value(prior)));
        alive = alive.div_ceil(2);
    }
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
    let mut tasks = [Task { line: 0, world: 0 }; 2 * BATCH];
    let count = (worlds * entries.len()).min(tasks.len());
    for (at, task) in tasks[..count].iter_mut().enumerate() {
        *task = Task { line: entries[at % entries.len()].line, world: *world + (at / entries.len()) as u64 };
    }
    *world += worlds as u64;
    let mut results = [(0.0, 0); 2 * BATCH];
    threads::play_all(plan, &tasks[..count], &mut results[..count], workers);
    let mut nodes = 0;
    for (at, &(value, looked_at)) in results[..count].iter().enumerate() {
        let entry = &mut entries[at % entries.len()];
        entry.sum += f64::from(value);
        entry.count += 1;
        nodes += looked_at;
    }
    meter.count(nodes);
    meter.ask();
}
