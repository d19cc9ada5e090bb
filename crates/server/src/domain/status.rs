//! Status and result of a table.

use witchstone_rules::Player;

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The points of each seat.
    pub scores: Vec<u16>,
    /// The winners.
    pub winners: Vec<Player>,
}

/// Status and result as they were stored: all that is known of a game whose edition is unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredOutcome {
    /// The status.
    pub status: Status,
    /// The result.
    pub result: Option<GameResult>,
}
