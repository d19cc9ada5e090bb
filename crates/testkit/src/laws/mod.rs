//! The laws: what must hold in every position of every game. Each is a function that names what it found broken.

mod conservation;
mod ending;
mod offers;
mod position;
mod replay;
mod score;
mod views;
mod watch;

pub use conservation::everything_is_somewhere_once;
pub use ending::every_turn_was_taken;
pub use offers::{nothing_else_is_playable, offers_apply, offers_are_different, text_reads_as_written};
pub use position::what_is_derived_is_right;
pub use replay::the_moves_lead_here_again;
pub use score::{points_add_up, the_sheet_adds_up};
pub use views::views_hide_what_is_hidden;
pub use watch::{Care, Tally, watch_game};

/// Whether a law holds; if not, what broke it.
pub type Law = Result<(), String>;

/// A law that holds if this is so.
pub(crate) fn holds(so: bool, otherwise: impl FnOnce() -> String) -> Law {
    if so { Ok(()) } else { Err(otherwise()) }
}

/// A law that holds if both are the same.
pub(crate) fn same<T: PartialEq + std::fmt::Debug>(what: &str, found: T, expected: T) -> Law {
    holds(found == expected, || format!("{what}: found {found:?}, expected {expected:?}"))
}
