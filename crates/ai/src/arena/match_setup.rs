//! What a match is: who plays what, and how often.

use witchstone_rules::{Edition, Options};

use super::entrant::Entrant;

/// Seconds since some moment: the crate has no clock of its own.
pub type Clock<'a> = dyn Fn() -> f64 + Sync + 'a;

/// A match between entrants.
#[derive(Clone)]
pub struct Match {
    /// The printed game.
    pub edition: &'static Edition,
    /// Players and modules.
    pub options: Options,
    /// Who plays; seats beyond them are the last one's.
    pub entrants: Vec<Entrant>,
    /// Deals, each played in all seat rotations.
    pub deals: u64,
    /// The first deal's seed; the others follow.
    pub seed: u64,
    /// Games at a time.
    pub threads: usize,
}
