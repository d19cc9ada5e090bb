//! `--level`, `--nodes`, `--time`: the level and budget of a search.

use std::time::Instant;

use witchstone_ai::Level;

use crate::bot::thinking_level;
use crate::failure::{Failure, Result};

/// The level and budget of a search.
#[derive(clap::Args, Clone, Debug)]
pub struct ThinkingArgs {
    /// Level, 1 to 6 by number or name (apprentice, adept, witch, wizard, grandmaster, master)
    #[arg(long, default_value = "grandmaster", value_parser = thinking_level)]
    pub level: Level,

    /// Positions to visit for each turn [default: the level's budget]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,

    /// Random seed of the search
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl ThinkingArgs {
    /// Positions to visit for each turn.
    pub fn nodes(&self) -> u64 {
        self.nodes.unwrap_or_else(|| self.level.nodes())
    }
}

/// Checks a time in seconds.
pub fn seconds(seconds: f32) -> Result<f32> {
    let sound = seconds.is_finite() && seconds > 0.0;
    if sound { Ok(seconds) } else { Err(Failure::usage("--time must be more than 0.")) }
}

/// A clock that returns the elapsed fraction of this time.
pub fn clock(seconds: f32) -> impl Fn() -> f32 + Sync {
    let begun = Instant::now();
    move || begun.elapsed().as_secs_f32() / seconds
}
