//! Other ways to begin: the best ends of a beam are mostly one idea with small differences, and rollouts that compare only
//! these cannot find that another idea was better.

use witchstone_rules::{MoveList, State};

use super::Searcher;
use super::beam::Look;
use super::prune::{self, Breadth};
use super::stage::Stage;
use crate::budget::Meter;

/// How the best turn of another way to begin is looked for.
const LOOK: Look = Look { width: 24, lays: 24, shortlist: 0, breadth: Breadth::Wide, ends: 1, softness: 0.0 };

impl Searcher {
    /// Enters the best turns of so many other ways to begin, the most promising ones.
    pub(super) fn enter_other_ways(&mut self, world: &State, most: usize, seed: u64, meter: &mut Meter<'_>) {
        if most == 0 {
            return;
        }
        self.find_other_ways(world, meter);
        for at in 0..self.ways.len().min(most) {
            if meter.is_spent() {
                break;
            }
            let (_, first) = self.ways[at];
            let mut state = *world;
            state.apply_unchecked(first, &mut ());
            self.beam.search(&state, &LOOK, &mut self.evaluator, seed, meter);
            if let Some(&end) = self.beam.ends().first() {
                self.enter(end, Some(first));
            }
        }
        self.entries.sort_by(|a, b| b.promised.total_cmp(&a.promised));
    }

    /// The moves that no entry begins with and that do not end the turn, the most promising ones first.
    fn find_other_ways(&mut self, world: &State, meter: &mut Meter<'_>) {
        let stage = Stage::of(world);
        let mut moves = MoveList::new();
        prune::moves(world, Breadth::Wide, &mut moves);
        self.ways.clear();
        for &first in moves.iter() {
            let mut state = *world;
            state.apply_unchecked(first, &mut ());
            meter.count(1);
            let is_entered = self.entries.iter().any(|entry| self.lines[entry.line].first() == Some(&first));
            if !is_entered && stage.holds(&state) {
                self.ways.push((self.evaluator.points(&state, stage.player), first));
            }
        }
        self.ways.sort_by(|a, b| b.0.total_cmp(&a.0));
    }
}
