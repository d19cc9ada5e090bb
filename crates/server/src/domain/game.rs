//! A game of a table as data: how it starts, and how far it was played.

use witchstone_rules::{Deal, Edition, Options, Player, Record, Score};

/// A game before its first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameStart {
    /// The version of the rules it is played under.
    pub rules: u8,
    /// The options.
    pub options: Options,
    /// Every shuffle.
    pub deal: Deal,
}

/// A game as far as it was played.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayedGame {
    /// The version of the rules it was played under.
    pub rules: u8,
    /// The edition it is played on.
    pub edition: &'static Edition,
    /// Deal and moves.
    pub record: Record,
    /// How it came out; none if it is not over or differs under the present rules.
    pub outcome: Option<FinalScore>,
}

/// How a game came out.
#[derive(Clone, PartialEq, Debug)]
pub struct FinalScore {
    /// Each seat's points by source.
    pub scores: Vec<Score>,
    /// The winners.
    pub winners: Vec<Player>,
}
