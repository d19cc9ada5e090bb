//! Running a match on all cores.

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use witchstone_rules::{Deal, Seed, SetUpError};

use super::entrant::Entrant;
use super::game::{self, GameResult};
use super::match_result::MatchResult;
use super::match_setup::{Clock, Match};

/// The games of one deal, each with the entrant on each seat.
type Unit = Vec<(Vec<usize>, GameResult)>;

impl Match {
    /// Plays one deal in all rotations.
    fn play_deal(
        &self,
        number: u64,
        clock: &Clock<'_>,
        stop: &AtomicBool,
    ) -> Result<Option<Unit>, SetUpError> {
        let seed = self.seed.wrapping_add(number);
        let deal = Deal::shuffled(self.edition, &self.options, &mut Seed::new(seed));
        let players = self.options.players as usize;
        let mut unit = Unit::new();
        for rotation in 0..players {
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let seats: Vec<usize> =
                (0..players).map(|seat| ((seat + rotation) % players).min(self.entrants.len() - 1)).collect();
            let lineup: Vec<&Entrant> = seats.iter().map(|&who| &self.entrants[who]).collect();
            unit.push((seats, game::play(self.edition, self.options, &deal, &lineup, seed, clock)?));
        }
        Ok(Some(unit))
    }
}

/// Runs the match and calls `after_deal` with the result so far; `Break` stops it.
pub fn run(
    matchup: &Match,
    clock: &Clock<'_>,
    mut after_deal: impl FnMut(&MatchResult) -> ControlFlow<()>,
) -> Result<MatchResult, SetUpError> {
    let mut result = MatchResult::new(matchup.entrants.len());
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let (sender, receiver) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..matchup.threads.max(1) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= matchup.deals || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    if sender.send(matchup.play_deal(number, clock, stop)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for unit in receiver {
            let Some(unit) = unit? else { continue };
            result.add(&unit);
            if after_deal(&result).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        }
        Ok(result)
    })
}
