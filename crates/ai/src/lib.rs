//! Computer opponents for Witchstone.
//!
//! A [`Bot`] is given a [`witchstone_rules::View`] and chooses a move: it knows what its seat may know and nothing else.
//! It searches whole turns with a beam, values their ends with an [`eval::Evaluation`] whose weights were fitted from
//! self-play, and on the higher levels plays the best of them out to the end of the game.
//!
//! ```
//! use witchstone_ai::{Bot, Level};
//! use witchstone_rules::{Deal, Edition, Options, Seed, State};
//!
//! let (edition, options) = (Edition::classic(), Options::new(2));
//! let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
//! let mut state = State::new(edition, options, &deal)?;
//! let mut bot = Bot::new(Level::Adept, 1);
//! while !state.is_over() {
//!     let view = state.view(Some(state.player()));
//!     let chosen = bot.choose(&view).expect("it is this seat's decision");
//!     state.apply_unchecked(chosen, &mut ());
//! }
//! # Ok::<(), witchstone_rules::SetUpError>(())
//! ```
//!
//! The crate reads no clock and no random source: callers supply time budgets and seeds.

mod analysis;
pub mod arena;
mod bot;
mod budget;
pub mod eval;
mod hash;
mod hint;
mod level;
pub mod puzzle;
mod reasons;
pub mod review;
pub mod search;
mod win_probability;

pub use analysis::{Advice, Analysis, Analyst};
pub use bot::Bot;
pub use budget::{Budget, Meter};
pub use hint::{Field, Hint, Theme};
pub use level::{Level, UnknownLevel};
pub use reasons::{Achievement, Gain, Gains, Reasons};
pub use win_probability::{CurveError, WinProbability};
