//! `witchstone perft`: how many move sequences there are.

use std::io::Write;
use std::time::Instant;

use witchstone_rules::{Deal, Record, Seed, State};

use super::{Context, examples};
use crate::console::Console;
use crate::decision;
use crate::failure::{Failure, Result, Verdict};
use crate::input::{Chunks, Sheet, Source};
use crate::perft::perft;
use crate::progress::Progress;
use crate::table_options::TableArgs;

/// Count the move sequences from a position, depth by depth
///
/// Each line is a depth and the number of sequences of exactly so many moves, from the start of a game or from a
/// position of a record. Two engines that follow the same rules count the same.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone perft --seed 1 --depth 6"
    "witchstone perft --players 4 --options full_moon=draft --seed 3 --depth 5"
    "witchstone perft --from game.json --at 40 --depth 3"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// The seed of the deal
    #[arg(long, default_value_t = 0, conflicts_with = "from")]
    seed: u64,

    /// How many moves ahead
    #[arg(long, value_name = "D")]
    depth: u32,

    /// Start from a position of this file's game; - is standard input
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["players", "options"])]
    from: Option<String>,

    /// Which game of the file, counted from 1
    #[arg(long, value_name = "K", default_value_t = 1, requires = "from")]
    game: usize,

    /// After so many moves of that game
    #[arg(long, value_name = "N", default_value_t = 0, requires = "from")]
    at: usize,
}

/// Counts and writes.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let state = start(args, context, console)?;
    for depth in 1..=args.depth {
        let count = count(&state, depth, console);
        writeln!(console.out, "{depth} {count}")?;
        console.out.flush()?;
    }
    Ok(Verdict::Fine)
}
