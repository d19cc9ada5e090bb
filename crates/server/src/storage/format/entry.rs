//! Entries as they are stored.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use witchstone_rules::{Edition, Move, Record};
use witchstone_wire::{Editions, GameRecord, ReadError};

use super::decode;
use super::settings::{InvalidValue, PersonV1, SeatV1, SettingsV1, level, seat};
use crate::domain::{Entry, GameStart, Seat, edition_in};
use crate::storage::StoreError;

/// [`Entry`].
#[derive(Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
enum EntryV1 {
    Created {
        settings: Box<SettingsV1>,
        host: PersonV1,
        rules: String,
        seats: Vec<SeatV1>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<String>,
    },
    Seated {
        seats: Vec<SeatV1>,
    },
    Started {
        seats: Vec<SeatV1>,
        record: String,
    },
    Moved {
        r#move: MoveText,
    },
    Undone,
    Redone,
    UndoAsked {
        seat: usize,
        moves: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        voters: Option<Vec<usize>>,
    },
    UndoAnswered {
        seat: usize,
        agree: bool,
    },
    Resigned {
        seat: usize,
    },
    TimedOut {
        seat: usize,
    },
    StandIn {
        seat: usize,
        level: Option<u8>,
    },
    Returning {
        seat: usize,
    },
    Muted {
        name: String,
        muted: bool,
    },
    Rematch {
        table: String,
    },
    Migrated {
        rules: u8,
    },
    ResumeVoted {
        seat: usize,
        agree: bool,
    },
    Resumed {
        moves: usize,
        rules: u8,
    },
    Ended,
}

/// A move in its notation.
struct MoveText(Move);

impl Serialize for MoveText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for MoveText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MoveText, D::Error> {
        struct Visitor;

        impl de::Visitor<'_> for Visitor {
            type Value = MoveText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a move")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<MoveText, E> {
                text.parse().map(MoveText).map_err(|_| E::invalid_value(de::Unexpected::Str(text), &self))
            }
        }

        deserializer.deserialize_str(Visitor)
    }
}

/// Encodes an entry of a table on this edition.
pub fn encode_entry(entry: &Entry, edition: Option<&Edition>) -> Result<String, StoreError> {
    Ok(serde_json::to_string(&EntryV1::of(entry, edition)?)?)
}

/// Decodes an entry of any known version, but not the first of a table, which names the edition.
pub fn decode_entry(body: &str, edition: Option<&Edition>) -> Result<Entry, StoreError> {
    Ok(decode::<EntryV1>(body)?.read(edition)?)
}

/// Decodes the first entry of a table.
pub fn decode_first_entry(body: &str, editions: &Editions) -> Result<Entry, StoreError> {
    let entry: EntryV1 = decode(body)?;
    let name = if let EntryV1::Created { rules, .. } = &entry { edition_in(rules) } else { None };
    let edition = name.and_then(|name| editions.find(name).ok());
    Ok(entry.read(edition)?)
}

/// The entry without the name of this guest, and without its mutes; none if it names neither.
///
/// What is stored of a game stays: the guest becomes a person with an empty id and an empty name.
pub fn anonymise_entry(body: &str, guest: &str, name: &str) -> Result<Option<String>, StoreError> {
    let mut entry: EntryV1 = decode(body)?;
    let found = match &mut entry {
        EntryV1::Created { host, seats, .. } => host.anonymise(guest) | anonymise_seats(seats, guest),
        EntryV1::Seated { seats } | EntryV1::Started { seats, .. } => anonymise_seats(seats, guest),
        EntryV1::Muted { name: muted, .. } if muted == name => {
            muted.clear();
            true
        }
        _ => false,
    };
    Ok(if found { Some(serde_json::to_string(&entry)?) } else { None })
}

fn anonymise_seats(seats: &mut [SeatV1], guest: &str) -> bool {
    seats.iter_mut().fold(false, |found, seat| found | seat.anonymise(guest))
}

/// A game before its first move, as a record.
fn record_text(game: &GameStart, edition: Option<&Edition>) -> Result<String, InvalidValue> {
    let edition = edition.ok_or(InvalidValue::NoEdition)?;
    let GameStart { rules, options, deal } = game.clone();
    let record = Record { options, deal, moves: vec![] };
    Ok(GameRecord { rules, edition: edition.id.clone(), record, outcome: None }.to_json(edition))
}

fn read_record(text: &str, edition: &Edition) -> Result<Box<GameStart>, ReadError> {
    let GameRecord { rules, record: Record { options, deal, .. }, .. } =
        GameRecord::from_json(text, edition)?;
    Ok(Box::new(GameStart { rules, options, deal }))
}

fn encoded(seats: &[Seat]) -> Vec<SeatV1> {
    seats.iter().map(SeatV1::from).collect()
}

fn decoded(seats: Vec<SeatV1>) -> Result<Vec<Seat>, InvalidValue> {
    seats.into_iter().map(Seat::try_from).collect()
}

impl EntryV1 {
    fn of(entry: &Entry, edition: Option<&Edition>) -> Result<EntryV1, InvalidValue> {
        Ok(match entry {
            Entry::Created { settings, host, rules, seats, deal } => EntryV1::Created {
                settings: Box::new(settings.into()),
                host: host.into(),
                rules: rules.clone(),
                seats: encoded(seats),
                deal: deal.as_ref().map(|game| record_text(game, edition)).transpose()?,
            },
            Entry::Seated { seats } => EntryV1::Seated { seats: encoded(seats) },
            Entry::Started { seats, game } => {
                let game = game.as_ref().ok_or(InvalidValue::NoEdition)?;
                EntryV1::Started { seats: encoded(seats), record: record_text(game, edition)? }
            }
            &Entry::Moved(played) => EntryV1::Moved { r#move: MoveText(played) },
            Entry::Undone => EntryV1::Undone,
            Entry::Redone => EntryV1::Redone,
            Entry::UndoRequested { seat, moves, voters } => EntryV1::UndoAsked {
                seat: seat.index(),
                moves: *moves,
                voters: voters.as_ref().map(|voters| voters.iter().map(|seat| seat.index()).collect()),
            },
            &Entry::UndoAnswered { seat, agree } => EntryV1::UndoAnswered { seat: seat.index(), agree },
            &Entry::Resigned { seat } => EntryV1::Resigned { seat: seat.index() },
            &Entry::TimedOut { seat } => EntryV1::TimedOut { seat: seat.index() },
            &Entry::StandIn { seat, level } => {
                EntryV1::StandIn { seat: seat.index(), level: level.map(|level| level.number()) }
            }
            &Entry::Returning { seat } => EntryV1::Returning { seat: seat.index() },
            Entry::Muted { name, muted } => EntryV1::Muted { name: name.clone(), muted: *muted },
            Entry::Rematch { table } => EntryV1::Rematch { table: table.clone() },
            &Entry::Migrated { rules } => EntryV1::Migrated { rules },
            &Entry::ResumeVoted { seat, agree } => EntryV1::ResumeVoted { seat: seat.index(), agree },
            &Entry::Resumed { moves, rules } => EntryV1::Resumed { moves, rules },
            Entry::Ended => EntryV1::Ended,
        })
    }

    fn read(self, edition: Option<&Edition>) -> Result<Entry, InvalidValue> {
        Ok(match self {
            EntryV1::Created { settings, host, rules, seats, deal } => Entry::Created {
                settings: (*settings).try_into()?,
                host: host.into(),
                rules,
                seats: decoded(seats)?,
                // A deal that cannot be read is shuffled again.
                deal: deal.zip(edition).and_then(|(text, edition)| read_record(&text, edition).ok()),
            },
            EntryV1::Seated { seats } => Entry::Seated { seats: decoded(seats)? },
            EntryV1::Started { seats, record } => Entry::Started {
                seats: decoded(seats)?,
                game: edition.map(|edition| read_record(&record, edition)).transpose()?,
            },
            EntryV1::Moved { r#move: MoveText(played) } => Entry::Moved(played),
            EntryV1::Undone => Entry::Undone,
            EntryV1::Redone => Entry::Redone,
            EntryV1::UndoAsked { seat: number, moves, voters } => {
                let voters = voters.map(|numbers| numbers.into_iter().map(seat).collect()).transpose()?;
                Entry::UndoRequested { seat: seat(number)?, moves, voters }
            }
            EntryV1::UndoAnswered { seat: number, agree } => {
                Entry::UndoAnswered { seat: seat(number)?, agree }
            }
            EntryV1::Resigned { seat: number } => Entry::Resigned { seat: seat(number)? },
            EntryV1::TimedOut { seat: number } => Entry::TimedOut { seat: seat(number)? },
            EntryV1::StandIn { seat: number, level: bot } => {
                Entry::StandIn { seat: seat(number)?, level: bot.map(level).transpose()? }
            }
            EntryV1::Returning { seat: number } => Entry::Returning { seat: seat(number)? },
            EntryV1::Muted { name, muted } => Entry::Muted { name, muted },
            EntryV1::Rematch { table } => Entry::Rematch { table },
            EntryV1::Migrated { rules } => Entry::Migrated { rules },
            EntryV1::ResumeVoted { seat: number, agree } => Entry::ResumeVoted { seat: seat(number)?, agree },
            EntryV1::Resumed { moves, rules } => Entry::Resumed { moves, rules },
            EntryV1::Ended => Entry::Ended,
        })
    }
}

#[cfg(test)]
mod tests {
    use witchstone_rules::{Deal, Options, Seed};

    use super::*;

    /// The stored form of every entry, byte by byte: databases outlive programs.
    const STORED: &[&str] = &[
        r#"{"entry":"created","settings":{"name":"Test","options":{"players":2,"big_witch":true,"grandmasters":false,"ingredients":false,"full_moon":"draft","secret_scrolls":false,"even_start":false},"listed":true,"spectators":false,"hints":true,"order":"chosen","start":"host","clock":{"kind":"live","base_s":60,"increment_s":5},"at_zero":"loss"},"host":{"guest":"g1","name":"Ada"},"rules":"witchstone-rules/2","seats":[{"taken":{"guest":{"guest":"g1","name":"Ada"}},"colour":0,"handicap":1},{"taken":{"bot":6},"colour":1,"handicap":0}]}"#,
        r#"{"entry":"seated","seats":[{"taken":"open","colour":3,"handicap":0},{"taken":{"reserved":{"guest":"g2","name":"Ben"}},"colour":1,"handicap":0}]}"#,
        r#"{"entry":"moved","move":"tower t2"}"#,
        r#"{"entry":"undone"}"#,
        r#"{"entry":"redone"}"#,
        r#"{"entry":"undo_asked","seat":1,"moves":3}"#,
        r#"{"entry":"undo_asked","seat":1,"moves":3,"voters":[0,2]}"#,
        r#"{"entry":"undo_answered","seat":0,"agree":true}"#,
        r#"{"entry":"resigned","seat":3}"#,
        r#"{"entry":"timed_out","seat":2}"#,
        r#"{"entry":"stand_in","seat":1,"level":2}"#,
        r#"{"entry":"stand_in","seat":1,"level":null}"#,
        r#"{"entry":"returning","seat":1}"#,
        r#"{"entry":"muted","name":"Eve","muted":true}"#,
        r#"{"entry":"rematch","table":"k3m9"}"#,
        r#"{"entry":"migrated","rules":2}"#,
        r#"{"entry":"resume_voted","seat":0,"agree":false}"#,
        r#"{"entry":"resumed","moves":17,"rules":2}"#,
        r#"{"entry":"ended"}"#,
    ];

    #[test]
    fn every_entry_keeps_its_stored_form() {
        for stored in STORED {
            assert_eq!(encode_entry(&decode_entry(stored, None).unwrap(), None).unwrap(), *stored);
        }
    }

    #[test]
    fn games_are_stored_as_records_byte_for_byte() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        let record = Record { options, deal, moves: vec![] };
        let record = GameRecord::new(edition, record, None).to_json(edition);
        let text = serde_json::to_string(&record).unwrap();
        let started = format!(r#"{{"entry":"started","seats":[],"record":{text}}}"#);
        let read = decode_entry(&started, Some(edition)).unwrap();
        assert_eq!(encode_entry(&read, Some(edition)).unwrap(), started);
        let created = STORED[0].replace(r#""handicap":0}]}"#, &format!(r#""handicap":0}}],"deal":{text}}}"#));
        let read = decode_first_entry(&created, &Editions::default()).unwrap();
        assert!(matches!(&read, Entry::Created { deal: Some(game), .. } if game.options == options));
        assert_eq!(encode_entry(&read, Some(edition)).unwrap(), created);
        // Without the edition, who has which seat can still be read.
        assert!(matches!(decode_entry(&started, None).unwrap(), Entry::Started { game: None, .. }));
        assert!(decode_entry(&started.replace("chips", "chops"), Some(edition)).is_err());
    }

    #[test]
    fn a_guest_is_anonymised_wherever_an_entry_names_it() {
        let anonymous = |stored: &str| anonymise_entry(stored, "g1", "Ada").unwrap();
        let person = r#"{"guest":"g1","name":"Ada"}"#;
        let expected = STORED[0].replace(person, r#"{"guest":"","name":""}"#);
        assert_eq!(anonymous(STORED[0]), Some(expected.clone()));
        assert!(decode_entry(&expected, None).is_ok());
        // Others keep their names, and entries that name nobody are left alone.
        assert!(STORED[1..].iter().all(|stored| anonymous(stored).is_none()));
        let muted = r#"{"entry":"muted","name":"Ada","muted":true}"#;
        assert_eq!(anonymous(muted).unwrap(), muted.replace("Ada", ""));
    }

    #[test]
    fn values_out_of_range_are_refused() {
        for stored in [
            r#"{"entry":"resigned","seat":4}"#,
            r#"{"entry":"stand_in","seat":0,"level":7}"#,
            r#"{"entry":"moved","move":"fly"}"#,
            r#"{"entry":"seated","seats":[{"taken":{"bot":0},"colour":0,"handicap":0}]}"#,
        ] {
            assert!(decode_entry(stored, None).is_err(), "{stored}");
        }
    }
}
