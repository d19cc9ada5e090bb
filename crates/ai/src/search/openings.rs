//! Candidates with other first moves: the best ends of a beam mostly differ in details, and rollouts that compare only these
//! cannot find a better idea.

use witchstone_rules::{MoveList, State};

use super::Searcher;
use super::beam::BeamConfig;
use super::prune::{self, Pruning};
use super::scope::SearchScope;
use crate::budget::Meter;

/// The beam that completes a turn after another first move.
const OPENING_BEAM: BeamConfig =
    BeamConfig { width: 24, placements: 24, shortlist: 0, pruning: Pruning::Light, ends: 1, noise: 0.0 };

impl Searcher {
    /// Adds the best turn after each of the most promising other first moves, at most `most`.
    pub(super) fn add_openings(&mut self, world: &State, most: usize, seed: u64, meter: &mut Meter<'_>) {
        if most == 0 {
            return;
        }
        self.find_openings(world, meter);
        for at in 0..self.openings.len().min(most) {
            if meter.is_spent() {
                break;
            }
            let (_, first) = self.openings[at];
            let mut state = *world;
            state.apply_unchecked(first, &mut ());
            self.beam.search(&state, &OPENING_BEAM, &mut self.evaluator, seed, meter);
            if let Some(&end) = self.beam.ends().first() {
                self.add(end, Some(first));
            }
        }
        self.candidates.sort_by(|a, b| b.static_value.total_cmp(&a.static_value));
    }

    /// The first moves of no candidate so far that do not end the turn, the most promising first.
    fn find_openings(&mut self, world: &State, meter: &mut Meter<'_>) {
        let scope = SearchScope::of(world);
        let mut moves = MoveList::new();
        prune::moves(world, Pruning::Light, &mut moves);
        self.openings.clear();
        for &first in moves.iter() {
            let mut state = *world;
            state.apply_unchecked(first, &mut ());
            meter.count(1);
            let is_known =
                self.candidates.iter().any(|candidate| self.lines[candidate.line].first() == Some(&first));
            if !is_known && scope.holds(&state) {
                self.openings.push((self.evaluator.points(&state, scope.player), first));
            }
        }
        self.openings.sort_by(|a, b| b.0.total_cmp(&a.0));
    }
}
