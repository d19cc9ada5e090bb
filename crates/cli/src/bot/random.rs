//! The weakest level: any legal move, every one as likely.

use witchstone_rules::{Move, View};

use super::Bot;
use crate::stream::Stream;

/// Draws one number of its own stream for each decision, and takes the move with that number in the order in which the
/// rules offer them. It draws also where there is only one move.
pub struct Random {
    stream: Stream,
}

impl Random {
    /// The player of this seat.
    pub fn new(game_seed: u64, seat: usize) -> Random {
        Random { stream: Stream::of_seat(game_seed, seat) }
    }
}

impl Bot for Random {
    fn choose(&mut self, _: &View, legal: &[Move]) -> Move {
        legal[self.stream.below(legal.len())]
    }
}
