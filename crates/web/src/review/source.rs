//! Where a game to be reviewed comes from: this browser's games, a table on the server, or a record that was loaded.

use std::fmt;

use witchstone_rules::{Record, ReplayError};
use witchstone_wire::{GameRecord, Sitter, TableInfo};

use super::kept;
use crate::net::{Fault, get};
use crate::play::{Game, SavedGame, Seat};
use crate::words::Texts;

/// The longest text that is looked at as a record.
const LONGEST: usize = 1_000_000;

/// The name of a game in the address of its review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// A game on this device.
    Local(String),
    /// A table on the server.
    Table(String),
    /// A record that was loaded.
    Loaded(String),
}

impl Source {
    /// Reads the name.
    pub fn parse(text: &str) -> Option<Source> {
        let (kind, name) = text.split_once('-')?;
        let name = name.to_owned();
        match kind {
            _ if name.is_empty() => None,
            "local" => Some(Source::Local(name)),
            "table" => Some(Source::Table(name)),
            "record" => Some(Source::Loaded(name)),
            _ => None,
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Local(name) => write!(f, "local-{name}"),
            Source::Table(name) => write!(f, "table-{name}"),
            Source::Loaded(name) => write!(f, "record-{name}"),
        }
    }
}

/// A game that can be reviewed: all of it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewable {
    /// Where it comes from.
    pub source: Source,
    /// Who played, in turn order.
    pub seats: Vec<Seat>,
    /// Deal and moves.
    pub record: Record,
    /// The seat of the one who reviews, if there is just one.
    pub own: Option<usize>,
}

impl Reviewable {
    /// The record as it is written.
    pub fn text(&self) -> String {
        written(&self.record)
    }

    /// The players' names.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// A record without its outcome, as it is written.
pub fn written(record: &Record) -> String {
    let edition = witchstone_wire::edition();
    GameRecord { edition: edition.id.clone(), record: record.clone(), outcome: None }.to_json(edition)
}

/// Why there is nothing to review.
#[derive(Clone, PartialEq, Debug)]
pub enum Missing {
    /// There is no such game.
    Unknown,
    /// The game is still being played: hidden things stay hidden.
    Running(Source),
    /// The server gives nothing.
    Server(Fault),
}

/// Finds the game.
pub async fn find(source: Source, texts: Texts, levels: [String; 6]) -> Result<Reviewable, Missing> {
    match &source {
        Source::Local(name) => find_local(name),
        Source::Loaded(name) => find_loaded(name, texts),
        Source::Table(id) => find_table(id, levels).await,
    }
}

fn find_local(name: &str) -> Result<Reviewable, Missing> {
    let saved = SavedGame::load(name).ok_or(Missing::Unknown)?;
    let source = Source::Local(name.to_owned());
    if !saved.over {
        return Err(Missing::Running(source));
    }
    let record = saved.read_record().ok_or(Missing::Unknown)?;
    let people: Vec<usize> = (0..saved.seats.len()).filter(|&at| saved.seats[at].is_person()).collect();
    let own = if let [only] = people[..] { Some(only) } else { None };
    Ok(Reviewable { source, seats: saved.seats, record, own })
}

fn find_loaded(name: &str, texts: Texts) -> Result<Reviewable, Missing> {
    let record = kept::loaded(name).and_then(|text| read(&text).ok()).ok_or(Missing::Unknown)?;
    let seat = |at: usize| Seat { name: texts.now("player-number", &[("n", (at + 1).into())]), level: 0 };
    let seats = (0..usize::from(record.options.players)).map(seat).collect();
    Ok(Reviewable { source: Source::Loaded(name.to_owned()), seats, record, own: None })
}

async fn find_table(id: &str, levels: [String; 6]) -> Result<Reviewable, Missing> {
    let table: TableInfo = get(&format!("/api/tables/{id}")).await.map_err(Missing::Server)?;
    let source = Source::Table(id.to_owned());
    if table.result.is_none() {
        return Err(Missing::Running(source));
    }
    let json: serde_json::Value = get(&format!("/api/tables/{id}/record")).await.map_err(Missing::Server)?;
    let record = read(&json.to_string()).map_err(|_| Missing::Unknown)?;
    let seat = |sitter: &Sitter| match sitter {
        Sitter::Guest { name } | Sitter::Reserved { name } => Seat { name: name.clone(), level: 0 },
        Sitter::Bot { level } => {
            Seat { name: levels[usize::from(*level).clamp(1, 6) - 1].clone(), level: *level }
        }
        Sitter::Open => Seat { name: String::new(), level: 0 },
    };
    let seats = table.seats.iter().map(|info| seat(&info.sitter)).collect();
    Ok(Reviewable { source, seats, record, own: table.your_seat })
}

/// Why a text is no game.
#[derive(Clone, PartialEq, Debug)]
pub enum Rubbish {
    /// There is nothing in it.
    Empty,
    /// It is far too long.
    TooLong,
    /// It is no record, or one of a board that is not known here.
    NoRecord,
    /// It is a record whose game cannot be played.
    Unplayable(ReplayError),
}

/// Reads a record, alone or as a line of a file of golden games, and plays it through.
pub fn read(text: &str) -> Result<Record, Rubbish> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Rubbish::Empty);
    }
    if text.len() > LONGEST {
        return Err(Rubbish::TooLong);
    }
    // Of a file with a game on each line the first one is meant.
    let first = if text.starts_with("{\"hash\"") { text.lines().next().unwrap_or(text) } else { text };
    let inner = serde_json::from_str::<serde_json::Value>(first).ok();
    let inner = inner.and_then(|value| value.get("record").map(ToString::to_string));
    let game = GameRecord::from_json(inner.as_deref().unwrap_or(first), witchstone_wire::edition());
    let record = game.map_err(|_| Rubbish::NoRecord)?.record;
    Game::of(&record).map_err(Rubbish::Unplayable)?;
    Ok(record)
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Move, Options, Seed};

    fn record(moves: Vec<Move>) -> Record {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        Record { options, deal, moves }
    }

    #[test]
    fn names_in_addresses_are_read_back() {
        for source in [Source::Local("a".into()), Source::Table("b-c".into()), Source::Loaded("d".into())] {
            assert_eq!(Source::parse(&source.to_string()), Some(source));
        }
        assert_eq!([Source::parse("local-"), Source::parse("x-y"), Source::parse("")], [None, None, None]);
    }

    #[test]
    fn a_record_is_read_alone_and_as_a_golden_line() {
        let record = record(vec![]);
        let text = written(&record);
        assert_eq!(read(&text).as_ref(), Ok(&record));
        assert_eq!(read(&format!("{{\"hash\":\"0\",\"record\":{text}}}\n{{}}")), Ok(record));
    }

    #[test]
    fn rubbish_is_told_from_records() {
        assert_eq!(read("  "), Err(Rubbish::Empty));
        assert_eq!(read(&" x".repeat(LONGEST)), Err(Rubbish::TooLong));
        assert_eq!(read("{}"), Err(Rubbish::NoRecord));
        assert_eq!(read("\u{0}[[[["), Err(Rubbish::NoRecord));
        let text = written(&record(vec![Move::End]));
        assert!(matches!(read(&text), Err(Rubbish::Unplayable(ReplayError::Move { number: 0, .. }))));
    }
}
