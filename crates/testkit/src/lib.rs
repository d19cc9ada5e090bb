//! What the tests of all crates share: scripted games, random games and editions, and the laws that every game keeps.
//!
//! Other crates list this one under `[dev-dependencies]` only.

mod all_moves;
mod editions;
pub mod laws;
mod random;
mod script;
mod stage;

pub use all_moves::all_moves;
pub use editions::random_edition;
pub use random::{PlayStyle, mixed_options, play_random, random_deal, random_move, random_options};
pub use script::{Script, ScriptError, scripts_in};
pub use stage::Stage;
