//! The six levels that think, as computer players of this program.

use witchstone_rules::{Move, View};

use super::Bot;
use crate::seeds::bot_rng;

/// Thinks with its level's own number of positions, so that the same seed plays the same game on every machine.
pub struct Thinking {
    bot: witchstone_ai::Bot,
}

impl Thinking {
    /// The player of this seat.
    pub fn new(level: witchstone_ai::Level, game_seed: u64, seat: usize, threads: usize) -> Thinking {
        let seed = bot_rng(game_seed, seat).next_u64();
        Thinking { bot: witchstone_ai::Bot::with_threads(level, seed, threads) }
    }
}

impl Bot for Thinking {
    fn choose(&mut self, view: &View, legal: &[Move]) -> Move {
        self.bot.choose(view).unwrap_or(legal[0])
    }
}
