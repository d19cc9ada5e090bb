//! A table: its entries, its state, what may happen next, and who may know what. No I/O, no protocol, no database.

mod action;
mod clocks;
mod entry;
mod event;
mod older_rules;
mod outcome;
mod seat;
mod settings;
mod status;
mod table;

pub use action::Action;
pub use entry::{Entry, rules_on};
pub use event::TableEvent;
pub use older_rules::Suspension;
pub use seat::{NewOccupant, Occupant, Person, Seat, SeatChange, change_seats};
pub use settings::{OnTimeout, Settings, StartMode, TimeControl, TurnOrder};
pub use status::{GameResult, Status, StoredOutcome};
pub use table::{STAND_IN_LEVEL, Table, UndoVote};
