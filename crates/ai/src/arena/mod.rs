//! The arena: matches between bots, with standard errors.
//!
//! The unit is a deal played in all seat rotations by the same bots. Bots are seeded by deal and seat, so that the same
//! bot against itself comes out exactly even.

mod entrant;
mod game;
mod match_result;
mod match_setup;
mod report;
#[cfg(not(target_arch = "wasm32"))]
mod run;
mod stats;

pub use entrant::{Entrant, EntrantError, Thinking};
pub use game::{GameResult, SeatResult, play};
pub use match_result::{MatchResult, Standing};
pub use match_setup::{Clock, Match};
#[cfg(not(target_arch = "wasm32"))]
pub use run::run;
pub use stats::{Elo, Mean, Sprt, Verdict};
