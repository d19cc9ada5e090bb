//! `witchstone-record/1`: one game as one JSON object with keys in a fixed order, so that equal games are equal bytes.

mod deal;
mod paper;

use std::fmt;

use serde::Deserialize;
use witchstone_rules::{Edition, Player, Record, Score, State};

use crate::board;
use paper::Paper;

/// The name of the format.
pub const FORMAT: &str = "witchstone-record/1";

/// How a finished game came out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Each player's sums, in turn order.
    pub scores: Vec<Score>,
    /// Who won.
    pub winners: Vec<Player>,
}

impl Outcome {
    /// The outcome of a finished game.
    pub fn of(state: &State) -> Outcome {
        let scores = state.scores();
        Outcome {
            scores: state.table().players().map(|player| scores[player]).collect(),
            winners: state.winners(),
        }
    }
}

/// A record with its outcome, as it is read and written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The edition's name.
    pub edition: String,
    /// Deal and moves.
    pub record: Record,
    /// The outcome; none if the game is not finished.
    pub outcome: Option<Outcome>,
}

/// One decision as it is told with all that was legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Who decided.
    pub player: Player,
    /// Every legal move before it, sorted by bytes.
    pub legal: Vec<String>,
    /// Every player's points on the track after it.
    pub scores: Vec<u16>,
}

/// A record that may tell every decision's legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TracedRecord {
    /// The record.
    pub game: GameRecord,
    /// One for each move, or none at all.
    pub plies: Vec<Ply>,
}

/// Why a text is not a record.
#[derive(Debug)]
pub struct ReadError(String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

pub(crate) fn wrong(message: impl Into<String>) -> ReadError {
    ReadError(message.into())
}

impl TracedRecord {
    /// Reads a record; the edition gives the Scrolls their names.
    pub fn from_json(text: &str, edition: &Edition) -> Result<TracedRecord, ReadError> {
        let paper: Paper = serde_json::from_str(text)
            .map_err(|error| wrong(format!("Not a record: {}.", reason(&error))))?;
        paper.read(edition)
    }

    /// Writes the record on one line.
    pub fn to_json(&self, edition: &Edition) -> String {
        let paper = Paper::of(self, edition);
        serde_json::to_string(&paper).expect("a record has no keys that JSON cannot hold")
    }
}

impl GameRecord {
    /// Reads a record, with or without legal moves.
    pub fn from_json(text: &str, edition: &Edition) -> Result<GameRecord, ReadError> {
        TracedRecord::from_json(text, edition).map(|traced| traced.game)
    }

    /// Reads a record of any board that is known here, which comes with it.
    pub fn on_its_board(text: &str) -> Result<(GameRecord, &'static Edition), ReadError> {
        #[derive(Deserialize)]
        struct Named {
            edition: String,
        }
        let named = serde_json::from_str::<Named>(text).ok();
        let edition = named.and_then(|named| board::edition_named(&named.edition));
        let edition = edition.unwrap_or_else(board::edition);
        Ok((GameRecord::from_json(text, edition)?, edition))
    }

    /// Writes the record on one line.
    pub fn to_json(&self, edition: &Edition) -> String {
        TracedRecord { game: self.clone(), plies: vec![] }.to_json(edition)
    }
}

/// What the parser says, which quotes an unknown key in full, but not at any length.
fn reason(error: &serde_json::Error) -> String {
    const LONGEST: usize = 300;
    let full = error.to_string();
    match full.char_indices().nth(LONGEST) {
        None => full,
        Some((end, _)) => format!("{}… at line {} column {}", &full[..end], error.line(), error.column()),
    }
}
