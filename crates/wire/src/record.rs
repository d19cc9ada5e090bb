//! `witchstone-record/2`: one game as one JSON object with keys in a fixed order, so that equal games are equal bytes.

mod deal;
mod json;
mod replay;

use std::fmt;

use serde_json::error::Category;
use witchstone_rules::{Edition, Player, RULES_VERSION, Record, Score, State};

use crate::{Editions, UnknownEdition};
use json::RecordJson;
pub use replay::Replay;

/// The name of the format; its number is [`RULES_VERSION`].
pub const FORMAT: &str = "witchstone-record/2";

/// What stands before the number.
const FORMAT_NAME: &str = "witchstone-record/";

/// The name of the format of a version of the rules.
fn format_of(rules: u8) -> String {
    format!("{FORMAT_NAME}{rules}")
}

/// The version of the rules that a format names, if it is one that this program reads.
fn rules_of(format: &str) -> Option<u8> {
    (1..=RULES_VERSION).find(|&rules| format_of(rules) == format)
}

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
    /// The version of the rules that the game was played under; the number of the format.
    pub rules: u8,
    /// The edition's name: the id, and behind `@` the content hash of an edition that is not built in.
    pub edition: String,
    /// Deal and moves.
    pub record: Record,
    /// The outcome; none if the game is not finished.
    pub outcome: Option<Outcome>,
}

/// One decision with its legal moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TracedMove {
    /// Who decided.
    pub player: Player,
    /// Every legal move before it, sorted by bytes.
    pub legal: Vec<String>,
    /// Every player's points on the track after it.
    pub scores: Vec<u16>,
}

/// A record, with every decision's legal moves where recorded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TracedRecord {
    /// The record.
    pub game: GameRecord,
    /// One for each move, or none at all.
    pub trace: Vec<TracedMove>,
}

/// Why a text is not a record, or cannot be read here.
#[derive(Debug)]
pub struct ReadError {
    sentence: String,
    unknown: Option<UnknownEdition>,
}

impl ReadError {
    /// The edition of the record, if that is what is missing.
    pub fn unknown_edition(&self) -> Option<&UnknownEdition> {
        self.unknown.as_ref()
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for ReadError {}

pub(crate) fn wrong(message: impl Into<String>) -> ReadError {
    ReadError { sentence: message.into(), unknown: None }
}

impl TracedRecord {
    /// Reads a record; the edition gives the Scrolls their names.
    pub fn from_json(text: &str, edition: &Edition) -> Result<TracedRecord, ReadError> {
        parse(text)?.read(edition)
    }

    /// Reads a record on the edition that it names.
    pub fn on_its_edition(
        text: &str,
        editions: &Editions,
    ) -> Result<(TracedRecord, &'static Edition), ReadError> {
        let json = parse(text)?;
        let edition = editions.find(json.edition()).map_err(|unknown| {
            let rest = unknown.sentence("this program", "Run it");
            ReadError { sentence: format!("The record is of the edition {rest}"), unknown: Some(unknown) }
        })?;
        Ok((json.read(edition)?, edition))
    }

    /// Writes the record on one line.
    pub fn to_json(&self, edition: &Edition) -> String {
        let json = RecordJson::of(self, edition);
        let text = serde_json::to_string(&json).expect("a record has no keys that JSON cannot hold");
        // Readers of version 1 know no even start (S11), and no game of that version has one.
        if self.game.rules < 2 { text.replacen(",\"even_start\":false", "", 1) } else { text }
    }
}

impl GameRecord {
    /// A game of the present rules on this edition.
    pub fn new(edition: &Edition, record: Record, outcome: Option<Outcome>) -> GameRecord {
        GameRecord { rules: RULES_VERSION, edition: edition.id.clone(), record, outcome }
    }

    /// Reads a record, with or without legal moves.
    pub fn from_json(text: &str, edition: &Edition) -> Result<GameRecord, ReadError> {
        TracedRecord::from_json(text, edition).map(|traced| traced.game)
    }

    /// Reads a record on the edition that it names.
    pub fn on_its_edition(
        text: &str,
        editions: &Editions,
    ) -> Result<(GameRecord, &'static Edition), ReadError> {
        TracedRecord::on_its_edition(text, editions).map(|(traced, edition)| (traced.game, edition))
    }

    /// Writes the record on one line.
    pub fn to_json(&self, edition: &Edition) -> String {
        TracedRecord { game: self.clone(), trace: vec![] }.to_json(edition)
    }
}

fn parse(text: &str) -> Result<RecordJson, ReadError> {
    // Some editors put a byte order mark before the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    serde_json::from_str(text).map_err(|error| match error.classify() {
        Category::Eof if text.trim().is_empty() => wrong("The record is empty."),
        Category::Eof => wrong("The record is cut off before its end."),
        _ => wrong(format!("Not a record: {}.", reason(&error))),
    })
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
