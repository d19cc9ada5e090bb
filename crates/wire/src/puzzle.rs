//! Puzzles as JSON: a position in which one turn stands out, with the points to make and the answer.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use witchstone_rules::{Edition, Move};

use crate::record::{GameRecord, ReadError, wrong};

/// The name of the format.
pub const PUZZLE_FORMAT: &str = "witchstone-puzzle/1";

/// A position at the start of a turn: "make at least N points in this turn".
///
/// Points are those that the player would have more than before if the game ended after the turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// Its name, different from that of every other.
    pub name: String,
    /// What it is about.
    pub tags: Vec<String>,
    /// The points to make.
    pub target: u16,
    /// The most points that were found for turns that begin otherwise.
    pub second: u16,
    /// The first moves of turns that make the points.
    pub answers: Vec<Move>,
    /// One turn that makes the points.
    pub turn: Vec<Move>,
    /// The game up to the position.
    pub game: GameRecord,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PuzzleJson {
    format: String,
    name: String,
    tags: Vec<String>,
    target: u16,
    second: u16,
    answers: Vec<String>,
    turn: Vec<String>,
    record: Box<RawValue>,
}

impl Puzzle {
    /// Reads a puzzle.
    pub fn from_json(text: &str, edition: &Edition) -> Result<Puzzle, ReadError> {
        let read: PuzzleJson =
            serde_json::from_str(text).map_err(|error| wrong(format!("Not a puzzle: {error}.")))?;
        if read.format != PUZZLE_FORMAT {
            let sentence = format!("The format is \"{}\", not \"{PUZZLE_FORMAT}\".", read.format);
            return Err(wrong(sentence));
        }
        Ok(Puzzle {
            name: read.name,
            tags: read.tags,
            target: read.target,
            second: read.second,
            answers: moves(&read.answers)?,
            turn: moves(&read.turn)?,
            game: GameRecord::from_json(read.record.get(), edition)?,
        })
    }

    /// The puzzle as one line of JSON, always with the same bytes.
    pub fn to_json(&self, edition: &Edition) -> String {
        let texts = |moves: &[Move]| moves.iter().map(Move::to_string).collect();
        let record = RawValue::from_string(self.game.to_json(edition));
        let json = PuzzleJson {
            format: PUZZLE_FORMAT.to_owned(),
            name: self.name.clone(),
            tags: self.tags.clone(),
            target: self.target,
            second: self.second,
            answers: texts(&self.answers),
            turn: texts(&self.turn),
            record: record.expect("a record is JSON"),
        };
        serde_json::to_string(&json).expect("words and numbers can be written")
    }
}

fn moves(texts: &[String]) -> Result<Vec<Move>, ReadError> {
    let read =
        |text: &String| text.parse().map_err(|_| wrong(format!("\"{text}\" is not a move in the notation.")));
    texts.iter().map(read).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Options, Record, Seed};

    fn puzzle() -> Puzzle {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
        let record = Record { options, deal, moves: vec![] };
        Puzzle {
            name: "one".into(),
            tags: vec!["last-turn".into()],
            target: 12,
            second: 7,
            answers: vec![Move::End],
            turn: vec![Move::Wand(3), Move::End],
            game: GameRecord::new(edition, record, None),
        }
    }

    #[test]
    fn what_is_written_is_read_back() {
        let edition = Edition::classic();
        let text = puzzle().to_json(edition);
        assert_eq!(Puzzle::from_json(&text, edition).unwrap(), puzzle());
        assert!(!text.contains('\n'));
    }

    #[test]
    fn what_is_no_puzzle_is_refused() {
        let edition = Edition::classic();
        let text = puzzle().to_json(edition);
        for wrong in [
            "{}".to_owned(),
            text.replace("puzzle/1", "puzzle/2"),
            text.replace("\"wand 3\"", "\"fly 3\""),
            text.replace("witchstone-record/2", "witchstone-record/9"),
            text.replace("\"target\":12", "\"target\":-1"),
        ] {
            assert!(Puzzle::from_json(&wrong, edition).is_err(), "{wrong}");
        }
    }
}
