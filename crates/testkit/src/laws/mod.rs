//! The laws: invariants of every position of every game, one function each.

mod check_game;
mod conservation;
mod ending;
mod offers;
mod position;
mod replay;
mod score;
mod views;

use std::fmt;

pub use check_game::{Coverage, Thoroughness, check_game};
pub use conservation::everything_is_somewhere_once;
pub use ending::every_turn_was_taken;
pub use offers::{nothing_else_is_playable, offers_apply, offers_are_different, text_reads_as_written};
pub use position::what_is_derived_is_right;
pub use replay::the_moves_lead_here_again;
pub use score::{points_add_up, the_sheet_adds_up};
pub use views::views_hide_what_is_hidden;

/// How a law is broken, in a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation(pub String);

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Violation {}

impl From<String> for Violation {
    fn from(sentence: String) -> Violation {
        Violation(sentence)
    }
}

impl From<&str> for Violation {
    fn from(sentence: &str) -> Violation {
        Violation(sentence.to_owned())
    }
}

/// Whether a law holds; if not, what broke it.
pub type Law = Result<(), Violation>;

/// A law that holds if this is so.
pub(crate) fn holds(so: bool, otherwise: impl FnOnce() -> String) -> Law {
    if so { Ok(()) } else { Err(Violation(otherwise())) }
}

/// A law that holds if both are the same.
pub(crate) fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Law {
    holds(found == expected, || format!("{what}: found {found:?}, expected {expected:?}"))
}
