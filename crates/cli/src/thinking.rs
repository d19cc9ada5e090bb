//! How long a command may think: `--level`, `--nodes`, `--time`.

use std::time::Instant;

use witchstone_ai::Level;

use crate::bot::thinking_level;
use crate::failure::{Failure, Result};

/// Who thinks.
#[derive(clap::Args, Clone, Debug)]
pub struct ThinkingArgs {
    /// The level that thinks, 1 to 6 by number or name (apprentice, adept, witch, wizard, grandmaster, master)
    #[arg(long, default_value = "grandmaster", value_parser = thinking_level)]
    pub level: Level,

    /// Positions to look at for each turn; else as many as the level does when it plays
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,

    /// The number that sampled worlds come from
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl ThinkingArgs {
    /// Positions to look at for each turn.
    pub fn nodes(&self) -> u64 {
        self.nodes.unwrap_or_else(|| self.level.nodes())
    }
}

/// A time in seconds, which has to be one.
pub fn seconds(seconds: f32) -> Result<f32> {
    let sound = seconds.is_finite() && seconds > 0.0;
    if sound {
        Ok(seconds)
    } else {
        Err(Failure::told("--time is seconds of thinking and must be more than 0."))
    }
}

/// A clock that tells which part of so many seconds has passed.
pub fn clock(seconds: f32) -> impl Fn() -> f32 + Sync {
    let begun = Instant::now();
    move || begun.elapsed().as_secs_f32() / seconds
}
