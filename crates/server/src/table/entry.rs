//! What can happen at a table: the entries of its list.

use serde::{Deserialize, Serialize};
use witchstone_rules::Move;
use witchstone_wire::{Named, Settings, Sitter};

/// The rules that this program plays by. A table that was begun under others is refused by name.
pub const RULES: &str = "witchstone-rules/1";

/// The rules of the tables that are made now: [`RULES`], and the board if it is not the built-in one. A game goes on only
/// where both are the same.
pub fn rules_in_play() -> String {
    match witchstone_wire::board_file() {
        Some(_) => format!("{RULES} {}", witchstone_wire::edition().id),
        None => RULES.to_owned(),
    }
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
        /// [`rules_in_play`] at that time.
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
pub enum Taken {
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
    pub taken: Taken,
    /// Its colour, 0 to 3.
    pub colour: u8,
    /// Its handicap.
    pub handicap: u8,
}

impl Seat {
    /// An open seat in the colour of its number.
    pub fn open(number: usize) -> Seat {
        Seat { taken: Taken::Open, colour: number as u8, handicap: 0 }
    }

    /// The person who has it.
    pub fn person(&self) -> Option<&Person> {
        match &self.taken {
            Taken::Guest(person) => Some(person),
            _ => None,
        }
    }

    /// Who has it, as others see it.
    pub fn sitter(&self) -> Sitter {
        match &self.taken {
            Taken::Open => Sitter::Open,
            Taken::Reserved(person) => Sitter::Reserved { name: person.name.clone() },
            Taken::Guest(person) => Sitter::Guest { name: person.name.clone() },
            Taken::Bot(level) => Sitter::Bot { level: *level },
        }
    }
}
