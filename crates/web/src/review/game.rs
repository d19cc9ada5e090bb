//! Where a game to be reviewed comes from: this browser's games, a table on the server, or a record that was loaded.

use witchstone_rules::{Edition, Record, ReplayError, RuleDifference};
use witchstone_wire::{Editions, GameRecord, Occupant, SeatInfo, TableInfo};

use super::storage;
use crate::game::{GameRef, SavedGame, SeatedPlayer};
use crate::ui::{HttpError, KnownEditions, Texts, get, level_key, nearest_level};

/// The longest text that is read as a record.
const LONGEST: usize = 1_000_000;

/// A game that can be reviewed: all of it is known.
#[derive(Clone, PartialEq, Debug)]
pub struct Reviewable {
    /// Where it comes from.
    pub source: GameRef,
    /// Who played, in turn order.
    pub seats: Vec<SeatedPlayer>,
    /// Deal and moves.
    pub record: Record,
    /// The edition that it was played on.
    pub edition: &'static Edition,
    /// The seat of the one who reviews, if there is just one.
    pub own: Option<usize>,
}

impl Reviewable {
    /// The record as it is written.
    pub fn text(&self) -> String {
        to_json(&self.record, self.edition)
    }

    /// The players' names.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

/// A record without its outcome, as it is written.
pub fn to_json(record: &Record, edition: &Edition) -> String {
    GameRecord::new(edition, record.clone(), None).to_json(edition)
}

/// Why a game cannot be reviewed.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewError {
    /// There is no such game.
    Unknown,
    /// The game is still running: hidden information stays hidden.
    Running(GameRef),
    /// It was played on the edition of this name, which neither this browser nor the server knows.
    Board(String),
    /// The server rejected the request.
    Server(HttpError),
}

/// Finds the game.
pub async fn find(source: GameRef, texts: Texts, editions: KnownEditions) -> Result<Reviewable, ReviewError> {
    match &source {
        GameRef::Local(name) => find_local(name, editions).await,
        GameRef::Loaded(name) => find_loaded(name, texts, editions).await,
        GameRef::Table(id) => find_table(id, texts, editions).await,
    }
}

async fn find_local(name: &str, editions: KnownEditions) -> Result<Reviewable, ReviewError> {
    let saved = SavedGame::load(name).ok_or(ReviewError::Unknown)?;
    let source = GameRef::Local(name.to_owned());
    if !saved.over {
        return Err(ReviewError::Running(source));
    }
    let ReplayedRecord { record, edition, .. } = read(&saved.record, editions).await?;
    let people: Vec<usize> = (0..saved.seats.len()).filter(|&at| saved.seats[at].is_person()).collect();
    let own = if let [only] = people[..] { Some(only) } else { None };
    Ok(Reviewable { source, seats: saved.seats, record, edition, own })
}

async fn find_loaded(name: &str, texts: Texts, editions: KnownEditions) -> Result<Reviewable, ReviewError> {
    let text = storage::loaded(name).ok_or(ReviewError::Unknown)?;
    let ReplayedRecord { record, edition, .. } = read(&text, editions).await?;
    let seat = |at: usize| SeatedPlayer::person(texts.now("player-number", &[("n", (at + 1).into())]));
    let seats = (0..usize::from(record.options.players)).map(seat).collect();
    Ok(Reviewable { source: GameRef::Loaded(name.to_owned()), seats, record, edition, own: None })
}

async fn find_table(id: &str, texts: Texts, editions: KnownEditions) -> Result<Reviewable, ReviewError> {
    let table: TableInfo = get(&format!("/api/tables/{id}")).await.map_err(ReviewError::Server)?;
    let source = GameRef::Table(id.to_owned());
    if table.result.is_none() {
        return Err(ReviewError::Running(source));
    }
    let json: serde_json::Value =
        get(&format!("/api/tables/{id}/record")).await.map_err(ReviewError::Server)?;
    let ReplayedRecord { record, edition, .. } = read(&json.to_string(), editions).await?;
    let seat = |info: &SeatInfo| {
        let player = match &info.occupant {
            Occupant::Guest { name } | Occupant::Reserved { name } => {
                SeatedPlayer::person(texts.person(name))
            }
            Occupant::Bot { level } => {
                let level = nearest_level(*level);
                SeatedPlayer::bot(texts.now(level_key(level), &[]), level)
            }
            Occupant::Open => SeatedPlayer::person(String::new()),
        };
        SeatedPlayer { colour: Some(info.colour), ..player }
    };
    let seats = table.seats.iter().map(seat).collect();
    Ok(Reviewable { source, seats, record, edition, own: table.your_seat })
}

/// Why a text is no game.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError {
    /// There is nothing in it.
    Empty,
    /// It is far too long.
    TooLong,
    /// It is no record.
    NoRecord,
    /// It is a record of the edition of this name, which neither this browser nor the server knows.
    Board(String),
    /// It is a record whose game cannot be played.
    Unplayable(ReplayError),
}

impl From<RecordError> for ReviewError {
    fn from(error: RecordError) -> ReviewError {
        match error {
            RecordError::Board(name) => ReviewError::Board(name),
            _ => ReviewError::Unknown,
        }
    }
}

/// Reads a record, alone or as a line of a file of golden games, and plays it through. The server is asked for an edition
/// that this browser does not know.
pub async fn read(text: &str, editions: KnownEditions) -> Result<ReplayedRecord, RecordError> {
    match editions.with(|known| played(text, known)) {
        Err(RecordError::Board(name)) => match editions.fetch(&name).await {
            Ok(_) => editions.with(|known| played(text, known)),
            Err(_) => Err(RecordError::Board(name)),
        },
        read => read,
    }
}

/// A record as it is under the present rules.
#[derive(Clone, PartialEq, Debug)]
pub struct ReplayedRecord {
    /// Deal and moves; of a game that differs, the moves before the difference.
    pub record: Record,
    /// The edition that it was played on.
    pub edition: &'static Edition,
    /// Where a game of older rules first differs.
    pub difference: Option<RuleDifference>,
}

fn played(text: &str, editions: &Editions) -> Result<ReplayedRecord, RecordError> {
    let read = GameRecord::on_its_edition(&record_in(text)?, editions);
    let (game, edition) = read.map_err(|error| match error.unknown_edition() {
        Some(unknown) => RecordError::Board(unknown.name.clone()),
        None => RecordError::NoRecord,
    })?;
    let replay = game.replay(edition).map_err(RecordError::Unplayable)?;
    Ok(ReplayedRecord { record: replay.game.record().clone(), edition, difference: replay.difference })
}

/// The record in a text, alone or as a line of a file of golden games.
fn record_in(text: &str) -> Result<String, RecordError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(RecordError::Empty);
    }
    if text.len() > LONGEST {
        return Err(RecordError::TooLong);
    }
    // Of a file with one game per line, the first.
    let first = if text.starts_with("{\"hash\"") { text.lines().next().unwrap_or(text) } else { text };
    let inner = serde_json::from_str::<serde_json::Value>(first).ok();
    let inner = inner.and_then(|value| value.get("record").map(ToString::to_string));
    Ok(inner.unwrap_or_else(|| first.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Move, Options, Seed};

    fn read(text: &str) -> Result<Record, RecordError> {
        played(text, &Editions::default()).map(|played| played.record)
    }

    fn record(moves: Vec<Move>) -> Record {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        Record { options, deal, moves }
    }

    #[test]
    fn a_record_is_read_alone_and_as_a_golden_line() {
        let record = record(vec![]);
        let text = to_json(&record, Edition::classic());
        assert_eq!(read(&text).as_ref(), Ok(&record));
        assert_eq!(read(&format!("{{\"hash\":\"0\",\"record\":{text}}}\n{{}}")), Ok(record));
    }

    #[test]
    fn a_game_of_older_rules_is_read_up_to_its_first_difference() {
        let older = |name: &str| {
            let file = format!("{}/../../games/rules-1/{name}.json", env!("CARGO_MANIFEST_DIR"));
            played(&std::fs::read_to_string(file).unwrap(), &Editions::default()).unwrap()
        };
        for (name, number, clause) in
            [("b4", 131, "B4"), ("c3", 16, "C3"), ("m4", 55, "M4"), ("n4", 345, "N4")]
        {
            let ReplayedRecord { record, difference, .. } = older(name);
            let difference = difference.unwrap();
            assert_eq!((difference.move_number, difference.clause()), (number, Some(clause)));
            assert_eq!(record.moves.len(), number - 1, "{name}");
            assert!(!difference.legal().is_empty(), "{name}");
        }
        assert_eq!(older("identical").difference, None);
    }

    #[test]
    fn invalid_records_are_rejected() {
        assert_eq!(read("  "), Err(RecordError::Empty));
        assert_eq!(read(&" x".repeat(LONGEST)), Err(RecordError::TooLong));
        assert_eq!(read("{}"), Err(RecordError::NoRecord));
        assert_eq!(read("\u{0}[[[["), Err(RecordError::NoRecord));
        let text = to_json(&record(vec![Move::End]), Edition::classic());
        assert_eq!(read(&text.replace("classic", "deluxe@12")), Err(RecordError::Board("deluxe@12".into())));
        assert!(matches!(read(&text), Err(RecordError::Unplayable(ReplayError::Move { number: 0, .. }))));
    }
}
