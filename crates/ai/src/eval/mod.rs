//! The evaluation: points that are certain now, and an estimate of those still to come.
//!
//! What is certain is counted exactly by the rules. What is to come is a linear estimate from the [`features`], with
//! weights fitted from self-play for each number of turns left and each [`Origin`] of points. The search uses their sum;
//! the parts say why a line is good.

pub mod features;
mod origin;
mod weights;

use witchstone_rules::{Player, Score, State};

pub use features::{Features, Sight};
pub use origin::{Origin, Parts};
pub use weights::{Weights, WeightsError};

/// How positions are valued.
#[derive(Clone, Copy)]
pub struct Evaluation {
    weights: &'static Weights,
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

    /// Points that a player will have at the end, as far as can be told.
    #[inline]
    pub fn points(&self, state: &State, player: Player) -> f32 {
        let sight = Sight::new(state, player);
        let certain = Score::of(sight.edition, sight.area, &sight.hand.scrolls).total();
        f32::from(certain) + self.to_come(&sight)
    }

    /// A player's lead over the best of the others.
    pub fn margin(&self, state: &State, player: Player) -> f32 {
        let rivals = state.table().players().filter(|&other| other != player);
        let best = rivals.map(|other| self.points(state, other)).fold(f32::MIN, f32::max);
        self.points(state, player) - best
    }

    /// Points of a player by where they come from: certain and to come.
    pub fn parts(&self, state: &State, player: Player) -> Parts {
        let sight = Sight::new(state, player);
        let mut parts = Parts::certain(&sight);
        if sight.turns_left() == 0 && !sight.is_acting() {
            return parts;
        }
        let mut features = [0.0; features::COUNT];
        features::write(&sight, &mut features);
        for origin in Origin::ALL {
            parts[origin] += self.weights.part(sight.turns_left(), origin, &features);
        }
        parts
    }

    #[inline]
    fn to_come(&self, sight: &Sight<'_>) -> f32 {
        // After one's last turn everything is certain.
        if sight.turns_left() == 0 && !sight.is_acting() {
            return 0.0;
        }
        let mut features = [0.0; features::COUNT];
        features::write(sight, &mut features);
        self.weights.sum(sight.turns_left(), &features)
    }

    /// The weights.
    pub(crate) fn weights(&self) -> &'static Weights {
        self.weights
    }
}
