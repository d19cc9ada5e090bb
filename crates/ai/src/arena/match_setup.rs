//! The parameters of a match.

use witchstone_rules::{Edition, Options};

use super::entrant::Entrant;

/// Returns seconds since a fixed moment; the caller supplies it.
pub type Clock<'a> = dyn Fn() -> f64 + Sync + 'a;

/// A match between entrants.
#[derive(Clone)]
pub struct Match {
    /// The printed game.
    pub edition: &'static Edition,
    /// Players and modules.
    pub options: Options,
    /// The entrants; the last one takes the remaining seats.
    pub entrants: Vec<Entrant>,
    /// Deals, each played in all seat rotations.
    pub deals: u64,
    /// The first deal's seed; the others follow.
    pub seed: u64,
    /// Parallel games.
    pub threads: usize,
}
