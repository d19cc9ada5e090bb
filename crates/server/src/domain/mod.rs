//! A table: what happened at it, what may happen next, who may know what.

mod action;
mod clocks;
mod entry;
mod info;
mod older_rules;
mod state;

pub use action::{Action, MAX_LEVEL, change_seats};
pub use entry::{Entry, Occupant, Person, Seat, rules_on};
pub use state::{STAND_IN_LEVEL, StoredOutcome, Table, TableEvent};
