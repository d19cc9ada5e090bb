//! Sequential halving: rollouts for all candidates, then for the better half, and so on.
//!
//! All candidates are played out in the same sampled worlds (common random numbers). One that is clearly worse is dropped at
//! once, and the search stops early when only one is left.

use witchstone_rules::View;

use super::beam::BeamConfig;
use super::rollout::{Plan, Task, Worker};
use super::{scope, threads};
use crate::budget::Meter;

/// Rollouts between two checks of the clock: the same for any number of threads, so that the result is too.
const BATCH: usize = 32;

/// No candidate is dropped after fewer rollouts.
const MIN_ROLLOUTS: u32 = 16;

/// Parameters of sequential halving.
#[derive(Clone, Copy, Debug)]
pub struct HalvingConfig {
    /// The best ends of the beam that are compared.
    pub candidates: usize,
    /// Other first moves that are compared as well, each with its best turn.
    pub openings: usize,
    /// How they are played out.
    pub rollouts: RolloutConfig,
    /// A second stage for larger budgets.
    pub second_stage: Option<SecondStage>,
}

/// Parameters of rollouts.
#[derive(Clone, Copy, Debug)]
pub struct RolloutConfig {
    /// Turns after this one that are played out.
    pub horizon: u8,
    /// The beam with which all players play these turns; greedy if none.
    pub playout: Option<BeamConfig>,
    /// The weight of the value before, in rollouts.
    pub prior: f32,
    /// A candidate this many standard errors behind the best is dropped.
    pub cutoff: f32,
}

/// A second stage of the best candidates, with deeper rollouts.
///
/// More rollouts of the same kind stop helping once they rank the turns: what is left is their bias.
#[derive(Clone, Copy, Debug)]
pub struct SecondStage {
    /// Nodes of a turn before it starts.
    pub after_nodes: u64,
    /// How many candidates it compares.
    pub candidates: usize,
    /// How they are played out.
    pub rollouts: RolloutConfig,
}

impl SecondStage {
    /// Nodes of a search from here before it starts.
    pub fn starts_at(&self, view: &View) -> u64 {
        let (numerator, denominator) = scope::part(view);
        self.after_nodes * numerator / denominator
    }
}

/// A line with its rollouts so far.
#[derive(Clone, Debug)]
pub struct RolloutCandidate {
    /// The lead by the static evaluation.
    pub static_value: f32,
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

impl RolloutCandidate {
    /// A line that has not been played out yet.
    pub fn new(line: usize, static_value: f32) -> RolloutCandidate {
        let expected = (f64::from(static_value), 0.0);
        RolloutCandidate { static_value, expected, sum: 0.0, count: 0, better: (0.0, 0.0), line }
    }

    /// Starts rollouts of another kind: the value so far becomes the prior, which counts as this many of them.
    pub fn begin(&mut self, prior: f32) {
        let expected = (self.value(), f64::from(prior));
        *self = RolloutCandidate { expected, ..RolloutCandidate::new(self.line, self.static_value) };
    }

    /// The expected lead.
    pub fn value(&self) -> f64 {
        let (expected, weight) = self.expected;
        if self.count == 0 {
            return expected;
        }
        (self.sum + weight * expected) / (f64::from(self.count) + weight)
    }

    /// The squared standard error of its mean, without the variance that all candidates share.
    fn squared_error(&self) -> f64 {
        let count = f64::from(self.count);
        let (sum, squares) = self.better;
        (squares - sum * sum / count).max(0.0) / (count * (count - 1.0)).max(1.0)
    }

    fn is_clearly_worse(&self, best: &RolloutCandidate, cutoff: f32) -> bool {
        let behind = best.value() - self.value();
        let squared_error = (self.squared_error() + best.squared_error()).sqrt();
        self.count >= MIN_ROLLOUTS && behind > f64::from(cutoff) * squared_error
    }
}

/// Runs sequential halving while the budget lasts, and sorts the candidates, the best first.
pub fn run(
    plan: &Plan<'_>,
    candidates: &mut [RolloutCandidate],
    how: &RolloutConfig,
    workers: &mut [Worker],
    meter: &mut Meter<'_>,
) {
    if meter.is_spent() {
        return;
    }
    candidates.iter_mut().for_each(|candidate| candidate.begin(how.prior));
    let mut alive = candidates.len();
    let rounds = usize::BITS - alive.saturating_sub(1).leading_zeros();
    let start = meter.spent();
    let mut world = 0;
    for round in 1..=rounds {
        let share = start + (1.0 - start) * round as f32 / rounds as f32;
        while alive > 1 && meter.spent() < share {
            play_batch(plan, &mut candidates[..alive], &mut world, workers, meter);
            alive = still_in(&mut candidates[..alive], how.cutoff);
        }
        alive = alive.div_ceil(2);
    }
}

/// Sorts the candidates and returns how many of them are not clearly worse than the best.
fn still_in(candidates: &mut [RolloutCandidate], cutoff: f32) -> usize {
    candidates.sort_by(|a, b| b.value().total_cmp(&a.value()));
    let best = candidates[0].clone();
    // Not a partition: callers rely on the order by value.
    let last = candidates.iter().rposition(|candidate| !candidate.is_clearly_worse(&best, cutoff));
    last.map_or(1, |last| last + 1)
}

/// The same number of rollouts for all candidates until the budget is spent.
pub fn play_evenly(
    plan: &Plan<'_>,
    candidates: &mut [RolloutCandidate],
    workers: &mut [Worker],
    meter: &mut Meter<'_>,
) {
    let mut world = 0;
    while !meter.is_spent() {
        play_batch(plan, candidates, &mut world, workers, meter);
    }
}

/// Plays each candidate out in the next worlds.
fn play_batch(
    plan: &Plan<'_>,
    candidates: &mut [RolloutCandidate],
    world: &mut u64,
    workers: &mut [Worker],
    meter: &mut Meter<'_>,
) {
    let worlds = (BATCH / candidates.len()).max(1);
    let mut tasks = [Task { line: 0, world: 0 }; 8 * BATCH];
    let count = (worlds * candidates.len()).min(tasks.len());
    for (at, task) in tasks[..count].iter_mut().enumerate() {
        *task = Task {
            line: candidates[at % candidates.len()].line,
            world: *world + (at / candidates.len()) as u64,
        };
    }
    *world += worlds as u64;
    let mut results = [(0.0, 0); 8 * BATCH];
    threads::play_all(plan, &tasks[..count], &mut results[..count], workers);
    for world in results[..count].chunks(candidates.len()) {
        note_world(candidates, world);
    }
    meter.count(results[..count].iter().map(|&(_, nodes)| nodes).sum());
    meter.check();
}

/// Adds the results of one world.
fn note_world(candidates: &mut [RolloutCandidate], results: &[(f32, u64)]) {
    let mean = results.iter().map(|&(value, _)| f64::from(value)).sum::<f64>() / results.len() as f64;
    for (candidate, &(value, _)) in candidates.iter_mut().zip(results) {
        let better = f64::from(value) - mean;
        candidate.sum += f64::from(value);
        candidate.count += 1;
        candidate.better = (candidate.better.0 + better, candidate.better.1 + better * better);
    }
}
