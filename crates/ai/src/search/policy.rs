//! A quick player for rollouts: greedy at each decision, with a short list of placements.

use witchstone_rules::{MoveList, Phase, State};

use super::placements;
use super::prune::{self, Pruning};
use crate::eval::{Evaluation, Evaluator};

/// Placements that get the full evaluation.
const PLACEMENTS: usize = 4;

/// Plays turns quickly. Buffers are reused.
pub struct Policy {
    moves: Box<MoveList>,
    evaluator: Evaluator,
    /// Nodes visited.
    pub nodes: u64,
}

impl Policy {
    /// A policy with this evaluation.
    pub fn new(evaluation: Evaluation) -> Policy {
        Policy { moves: Box::new(MoveList::new()), evaluator: Evaluator::new(evaluation), nodes: 0 }
    }

    /// Makes the next decision.
    pub fn step(&mut self, state: &mut State) {
        prune::moves(state, Pruning::Heavy, &mut self.moves);
        if state.table().phase == Phase::TurnStart {
            placements::shortlist(state, self.evaluator.weights(), PLACEMENTS, &mut self.moves);
        }
        if let [only] = self.moves[..] {
            self.nodes += 1;
            return state.apply_unchecked(only, &mut ());
        }
        *state = self.best(state);
    }

    fn best(&mut self, state: &State) -> State {
        let player = state.player();
        let mut best = (f32::MIN, *state);
        for &played in self.moves.iter() {
            let mut after = *state;
            after.apply_unchecked(played, &mut ());
            self.nodes += 1;
            let value = self.evaluator.points(&after, player);
            if value > best.0 {
                best = (value, after);
            }
        }
        best.1
    }
}
