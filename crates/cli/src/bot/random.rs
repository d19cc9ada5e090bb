//! The weakest level: any legal move, every one as likely.

use witchstone_rules::{Move, SplitMix64, View};

use super::Bot;
use crate::seeds::bot_rng;

/// Draws one number for each decision, even if there is only one move, and takes the move with that index in the order of the
/// rules.
pub struct Random {
    rng: SplitMix64,
}

impl Random {
    /// The player of this seat.
    pub fn new(game_seed: u64, seat: usize) -> Random {
        Random { rng: bot_rng(game_seed, seat) }
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        legal[self.rng.below(legal.len())]
    }
}
