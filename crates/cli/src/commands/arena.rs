//! `witchstone arena`: which computer player is stronger, and by how much.

use std::ops::ControlFlow;
use std::time::Instant;

use witchstone_ai::arena::{Entrant, Match, Tally, Thinking, run as play};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::progress::Progress;
use crate::table_options::TableArgs;

/// Let computer players of several levels play each other
///
/// Each deal is played in all seat rotations by the same players, on all cores. Told are wins, the share of duels won, the
/// margin with its standard error, Elo with its 95 % interval, a sequential test (SPRT) and points by source. With fewer
/// levels than players the last one takes the seats that are left.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone arena 3 2 --deals 200"
    "witchstone arena 4 3 3 --players 3 --deals 100 --options ingredients"
    "witchstone arena 5:nodes=200000 5:nodes=50000 --deals 50 --json"
))]
pub struct Args {
    /// Levels from 1 to 6, each with what shall be different: 5:width=64,candidates=8,horizon=3,nodes=200000
    #[arg(value_name = "LEVEL", required = true, num_args = 1..=4)]
    levels: Vec<String>,

    #[command(flatten)]
    table: TableArgs,

    /// How many deals
    #[arg(long, value_name = "N", default_value_t = 100)]
    deals: u64,

    /// The seed of the first deal
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Positions that each player may look at in a turn
    #[arg(long, value_name = "N", conflicts_with = "time")]
    nodes: Option<u64>,

    /// Seconds that each player may think about a turn
    #[arg(long, value_name = "S")]
    time: Option<f32>,

    /// Begin no more games after so many seconds, and tell what there is
    #[arg(long, value_name = "S")]
    seconds: Option<f64>,

    /// Games at a time; else as many as there are cores
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Tell the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the match and tells its result.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let contest = contest(args, context)?;
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64();
    let mut progress = Progress::new(Some(args.deals), "deals", true, console);
    let after_deal = |tally: &Tally| {
        progress.reach(tally.deals);
        if args.seconds.is_some_and(|limit| clock() > limit) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let tally = play(&contest, &clock, after_deal).map_err(|error| Failure::told(error.to_string()))?;
    progress.clear();
    if args.json {
        writeln!(console.out, "{}", tally.json(&contest))?;
    } else {
        write!(console.out, "{}", tally.text(&contest))?;
    }
    Ok(Verdict::Fine)
}

fn contest(args: &Args, context: &Context) -> Result<Match> {
    let options = args.table.read()?;
    let mut entrants = Vec::new();
    for level in &args.levels {
        entrants.push(Entrant::parse(level).map_err(|error| Failure::told(error.to_string()))?);
    }
    if entrants.len() > usize::from(options.players) {
        return Err(Failure::told(format!("There are more levels than the {} players.", options.players)));
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
