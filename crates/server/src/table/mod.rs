//! A table: what happened at it, what may happen next, who may know what.

mod action;
mod clock;
mod entry;
mod info;
mod older;
mod state;

pub use action::{Action, MAX_LEVEL, change_seats};
pub use entry::{Entry, Person, Seat, Taken, rules_on};
pub use state::{Happening, STAND_IN_LEVEL, Standing, Table};
