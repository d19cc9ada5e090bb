//! What can happen at a table: the entries of its list.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Edition, Move, RULES_VERSION};
use witchstone_wire::{Named, Settings, Sitter};

use crate::clock::now_ms;

/// What stands before the version of the rules.
const RULES: &str = "witchstone-rules/";

/// The rules of the tables that are made now on this edition: their version, and the edition's name if it is not the
/// built-in one. A game goes on only where both are known.
pub fn rules_on(edition: &Edition) -> String {
    if edition.id == Edition::classic().id {
        format!("{RULES}{RULES_VERSION}")
    } else {
        format!("{RULES}{RULES_VERSION} {}", edition.id)
    }
}

/// The edition that [`rules_on`] names; none if the version of the rules is not known here.
pub(super) fn edition_in(rules: &str) -> Option<&str> {
    let (version, edition) = rules.split_once(' ').unwrap_or((rules, &Edition::classic().id));
    let version: u8 = version.strip_prefix(RULES)?.parse().ok()?;
    (1..=RULES_VERSION).contains(&version).then_some(edition)
}

/// One thing that happened. Entries are never changed; a table is what follows from all of its entries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made.
    Created {
        /// What the host decided.
        settings: Settings,
        /// The host.
        host: Person,
        /// [`rules_on`] its edition at that time.
        rules: String,
        /// The seats.
        seats: Vec<Seat>,
        /// The record whose deal shall be played again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deal: Option<String>,
    },
    /// The seats before the game changed.
    Seated {
        /// All of them.
        seats: Vec<Seat>,
    },
    /// The game began.
    Started {
        /// The seats in turn order.
        seats: Vec<Seat>,
        /// Options and deal, as a record without moves.
        record: String,
    },
    /// The seat to move made a move.
    Moved {
        /// Which; it is kept in its written form.
        r#move: Named<Move>,
    },
    /// The seat to move took its last move back.
    Undone,
    /// The seat to move played again what it had taken back.
    Redone,
    /// A seat wishes to take more back than the rules of a turn allow.
    UndoAsked {
        /// Who.
        seat: usize,
        /// How many moves.
        moves: usize,
    },
    /// A seat answered such a wish. When all have agreed the moves are taken back.
    UndoAnswered {
        /// Who.
        seat: usize,
        /// What.
        agree: bool,
    },
    /// A seat gave up.
    Resigned {
        /// Who.
        seat: usize,
    },
    /// A seat's clock ran out.
    TimedOut {
        /// Whose.
        seat: usize,
    },
    /// A bot plays for a seat for the time being, or no longer.
    StandIn {
        /// Which.
        seat: usize,
        /// The bot's level.
        level: Option<u8>,
    },
    /// The host silenced somebody, or no longer.
    Muted {
        /// The name.
        name: String,
        /// Whether.
        muted: bool,
    },
    /// The players play once more at another table.
    Rematch {
        /// Its name in links.
        table: String,
    },
    /// The game so far is identical under this version of the rules and goes on under it.
    Migrated {
        /// The version.
        rules: u8,
    },
    /// A seat agreed to resume a suspended game, or no longer.
    ResumeVoted {
        /// Who.
        seat: usize,
        /// What.
        agree: bool,
    },
    /// All seats agreed: the game goes on after its first moves. What was played later is history.
    Resumed {
        /// How many moves are kept.
        moves: usize,
        /// The version of the rules that it goes on under.
        rules: u8,
    },
}

impl Entry {
    /// The time of an entry that is made now behind one of this time. That a game is identical under new rules is dated like the
    /// entry before it: lists in order of what happened last stay as they are.
    pub fn at_ms(&self, last_ms: i64) -> i64 {
        if matches!(self, Entry::Migrated { .. }) { last_ms } else { now_ms().max(last_ms) }
    }
}

/// A guest as tables know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    /// The guest.
    pub guest: String,
    /// The name at that time.
    pub name: String,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Open,
    /// Kept for somebody.
    Reserved(Person),
    /// A guest.
    Guest(Person),
    /// A bot of this level.
    Bot(u8),
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// Who has it.
    #[serde(rename = "taken")]
    pub occupant: Occupant,
    /// Its colour, 0 to 3.
    pub colour: u8,
    /// Its handicap.
    pub handicap: u8,
}

impl Seat {
    /// An open seat in the colour of its number.
    pub fn open(number: usize) -> Seat {
        Seat { occupant: Occupant::Open, colour: number as u8, handicap: 0 }
    }

    /// The person who has it.
    pub fn person(&self) -> Option<&Person> {
        match &self.occupant {
            Occupant::Guest(person) => Some(person),
            _ => None,
        }
    }

    /// Who has it, as others see it.
    pub fn sitter(&self) -> Sitter {
        match &self.occupant {
            Occupant::Open => Sitter::Open,
            Occupant::Reserved(person) => Sitter::Reserved { name: person.name.clone() },
            Occupant::Guest(person) => Sitter::Guest { name: person.name.clone() },
            Occupant::Bot(level) => Sitter::Bot { level: *level },
        }
    }
}
