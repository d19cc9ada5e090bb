//! A first game that teaches: a few guided turns on a fixed deal, on the real table and by the real rules.
//!
//! [`steps`] is what is taught, as data. [`progress`] follows from the moves and their events how far somebody is. [`lesson`]
//! runs it in a page.

mod lesson;
mod page;
mod progress;
mod steps;

pub use page::{LearnInvitation, LearnLink, LearnPage};
