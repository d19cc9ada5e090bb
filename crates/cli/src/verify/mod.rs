//! Replays records and finds the first place where they and the rules disagree.

mod compare;
mod difference;

pub use compare::{Checked, check};
pub use difference::{Difference, Place, What};
