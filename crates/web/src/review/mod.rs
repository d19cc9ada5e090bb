//! The review of a game: every position, what a strong player thinks of each turn, and playing on from anywhere.

mod analyst;
mod board;
mod controls;
mod course;
mod findings;
mod kept;
mod line;
mod load;
mod mistakes;
mod page;
mod panel;
mod play_on;
mod plot;
mod source;
mod texts;
mod why;

pub use page::ReviewPage;
pub use source::Source;
pub use texts::{decimal, signed};
