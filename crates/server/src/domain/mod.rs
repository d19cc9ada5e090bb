//! A table: its entries, its state, what may happen next, and who may know what.
//!
//! No I/O, no clock, no random source, no protocol, no database: callers supply them. `cargo xtask tidy` checks it.

mod action;
mod clocks;
mod entry;
mod error;
mod event;
mod game;
mod older_rules;
mod outcome;
mod random;
mod seat;
mod settings;
mod stand_in;
mod status;
mod summary;
mod table;
mod undo_vote;

pub use action::{Action, MAX_ENTRIES, MAX_MUTES};
pub use entry::{Entry, edition_in, rules_on};
pub use error::{Denial, DomainError, EntryError, MissingEdition, SettingsError};
pub use event::TableEvent;
pub use game::{FinalScore, GameStart, PlayedGame};
pub use older_rules::Suspension;
pub use random::TableRandom;
pub use seat::{NewOccupant, Occupant, Person, Seat, SeatChange, change_seats};
pub use settings::{OnTimeout, Settings, StartMode, TimeControl, TurnOrder};
pub use status::{GameResult, Status, StoredOutcome};
pub use summary::{DifferenceSummary, OccupantSummary, SeatSummary, SuspensionSummary, TableSummary};
pub use table::Table;
pub use undo_vote::UndoVote;
