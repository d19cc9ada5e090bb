//! `witchstone arena`: matches between computer players.

use std::ops::ControlFlow;
use std::time::Instant;

use witchstone_ai::arena::{Entrant, Match, MatchResult, Thinking, run as play};
use witchstone_ai::eval::Weights;

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::progress::Progress;
use crate::table_options::TableArgs;

/// Play matches between computer players
///
/// Plays each deal in all seat rotations. Reports wins, share of games won, margin with standard error, Elo with 95 %
/// interval, a sequential test (SPRT) and points by source. With fewer levels than players, the last level takes the remaining
/// seats.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone arena 3 2 --deals 200"
    "witchstone arena 4 3 3 --players 3 --deals 100 --options ingredients"
    "witchstone arena 5:nodes=200000 5:nodes=50000 --deals 50 --json"
))]
pub struct Args {
    /// Levels, 1 to 6, with search parameters to change: 5:width=64,candidates=8,horizon=3,nodes=200000
    #[arg(value_name = "LEVEL", required = true, num_args = 1..=4)]
    levels: Vec<String>,

    #[command(flatten)]
    table: TableArgs,

    /// Number of deals
    #[arg(long, value_name = "N", default_value_t = 100)]
    deals: u64,

    /// Seed of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Positions that a player visits in a turn
    #[arg(long, value_name = "N", conflicts_with = "time")]
    nodes: Option<u64>,

    /// Seconds that a player thinks about a turn
    #[arg(long, value_name = "S")]
    time: Option<f32>,

    /// Stop after S seconds and report
    #[arg(long, value_name = "S")]
    seconds: Option<f64>,

    /// Parallel games [default: number of cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Weights of the evaluation for the first level, as written by the example `fit`
    #[arg(long, value_name = "FILE")]
    weights: Option<String>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the match and reports.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let matchup = matchup(args, context)?;
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64();
    let mut progress = Progress::new(Some(args.deals), "deals", true, console);
    let after_deal = |result: &MatchResult| {
        progress.reach(result.deals);
        if args.seconds.is_some_and(|limit| clock() > limit) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let result = play(&matchup, &clock, after_deal)?;
    progress.clear();
    if args.json {
        writeln!(console.out, "{}", result.json(&matchup))?;
    } else {
        write!(console.out, "{}", result.text(&matchup))?;
    }
    Ok(Verdict::Fine)
}

fn matchup(args: &Args, context: &Context) -> Result<Match> {
    let options = args.table.read()?;
    let mut entrants = Vec::new();
    for level in &args.levels {
        entrants.push(Entrant::parse(level).map_err(|error| Failure::usage(error.to_string()))?);
    }
    if entrants.len() > usize::from(options.players) {
        return Err(Failure::usage(format!(
            "{} levels are too many for {} players: see --players.",
            args.levels.len(),
            options.players
        )));
    }
    if let (Some(file), Some(first)) = (&args.weights, entrants.first_mut()) {
        let text = std::fs::read_to_string(file).map_err(|error| Failure::reading(file, &error))?;
        let weights = Weights::parse(&text).map_err(|error| Failure::usage(format!("{file}: {error}")))?;
        first.name += "+";
        // Players of all threads share them until the program ends.
        *first = first.clone().with_weights(Box::leak(Box::new(weights)));
    }
    let thinking = args.nodes.map(Thinking::Nodes).or(args.time.map(Thinking::Seconds));
    for entrant in &mut entrants {
        entrant.thinking = thinking.unwrap_or(entrant.thinking);
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    Ok(Match {
        edition: context.edition(),
        options,
        entrants,
        deals: args.deals,
        seed: args.seed,
        threads: args.threads.unwrap_or(cores),
    })
}
