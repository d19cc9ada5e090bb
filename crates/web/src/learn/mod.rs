//! A first game that teaches: a few guided turns on a fixed deal, on the real table and by the real rules.
//!
//! [`steps`] is what is taught, as data. [`progress`] derives the current step from the moves and their events. [`lesson`]
//! runs it in a page.

mod lesson;
mod page;
mod progress;
mod spotlight;
mod steps;

pub use page::{LearnInvitation, LearnLink, LearnPage};
