//! The evaluation: points that are certain now, and an estimate of those still to come.
//!
//! What is certain is counted exactly by the rules. What is to come is a linear estimate from the [`features`], with
//! weights fitted from self-play for each number of turns left and each [`PointSource`]. The search uses their sum;
//! the parts say why a line is good.

mod cache;
mod evaluator;
pub mod features;
mod point_source;
mod weights;

use witchstone_rules::{Phase, Player, State};

pub use evaluator::Evaluator;
pub use features::{Features, PlayerPosition};
pub use point_source::{PointSource, PointsBySource};
pub use weights::{Weights, WeightsError};

/// How positions are valued.
#[derive(Clone, Copy)]
pub struct Evaluation {
    weights: &'static Weights,
}

/// With the same weights.
impl PartialEq for Evaluation {
    fn eq(&self, other: &Evaluation) -> bool {
        core::ptr::eq(self.weights, other.weights)
    }
}

impl Evaluation {
    /// The evaluation with these weights.
    pub fn new(weights: &'static Weights) -> Evaluation {
        Evaluation { weights }
    }

    /// Fitted from self-play: looks ahead to the end of the game.
    pub fn fitted() -> Evaluation {
        Evaluation::new(Weights::fitted())
    }

    /// Made by hand: points now, and a little for what is about to be finished.
    pub fn short_sighted() -> Evaluation {
        Evaluation::new(Weights::short_sighted())
    }

    /// Points of a player by source: certain and to come.
    pub fn parts(&self, state: &State, player: Player) -> PointsBySource {
        let position = PlayerPosition::new(state, player);
        let mut parts = PointsBySource::certain(&position);
        if position.is_done() {
            return parts;
        }
        let mut features = [0.0; features::COUNT];
        features::write(&position, &mut features);
        for source in PointSource::ALL {
            parts[source] += self.weights.part(position.turns_left(), source, &features);
        }
        parts
    }

    /// Points of a player by source if the turn is passed: certain ones, and those to come in later turns.
    pub fn parts_if_passed(&self, state: &State, player: Player) -> PointsBySource {
        let position = PlayerPosition::new(state, player);
        let mut parts = PointsBySource::certain(&position);
        let begins = state.table().phase == Phase::TurnStart && state.player() == player;
        let turns_left = position.turns_left() - usize::from(begins);
        if turns_left == 0 {
            return parts;
        }
        let mut features = [0.0; features::COUNT];
        features::write(&position, &mut features);
        features[features::start::OPEN..].fill(0.0);
        for source in PointSource::ALL {
            parts[source] += self.weights.part(turns_left, source, &features);
        }
        parts
    }

    /// The weights.
    pub(crate) fn weights(&self) -> &'static Weights {
        self.weights
    }
}
