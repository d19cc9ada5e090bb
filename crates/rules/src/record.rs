//! A record: the deal and the moves, from which the whole game follows.

use crate::{Deal, Edition, Move, Options, SetUpError, State};

/// A game on paper. Its JSON form lives in the `wire` crate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What the table agreed on.
    pub options: Options,
    /// Every shuffle.
    pub deal: Deal,
    /// Every decision.
    pub moves: Vec<Move>,
}

impl Record {
    /// The game before its first move.
    pub fn start(&self, edition: &'static Edition) -> Result<State, SetUpError> {
        State::new(edition, self.options, &self.deal)
    }
}
