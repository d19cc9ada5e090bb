//! `witchstone perft`: counts move sequences.

use witchstone_rules::{Deal, Seed, State};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Result, Verdict};
use crate::input;
use crate::perft::perft;
use crate::progress::Progress;
use crate::table_options::TableArgs;

/// Count the move sequences from a position, depth by depth
///
/// Prints each depth with the number of sequences of that many moves, from the start of a game or from a position of a record.
/// Engines with the same rules have the same counts.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone perft --seed 1 --depth 6"
    "witchstone perft --players 4 --options full_moon=draft --seed 3 --depth 5"
    "witchstone perft --from game.json --at 40 --depth 3"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Seed of the deal
    #[arg(long, default_value_t = 0, conflicts_with = "from")]
    seed: u64,

    /// Depth in moves
    #[arg(long, value_name = "D")]
    depth: u32,

    /// Start from a position of this record; - is standard input
    #[arg(long, value_name = "RECORD", conflicts_with_all = ["players", "options"])]
    from: Option<String>,

    /// Number of the game in the file
    #[arg(long, value_name = "K", default_value_t = 1, requires = "from")]
    game: usize,

    /// Position after N moves of that game
    #[arg(long, value_name = "N", default_value_t = 0, requires = "from")]
    at: usize,
}

/// Counts and prints.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let state = start(args, context, console)?;
    for depth in 1..=args.depth {
        let sequences = count(&state, depth, console);
        writeln!(console.out, "{depth} {sequences}")?;
        console.out.flush()?;
        if sequences == 0 {
            break;
        }
    }
    Ok(Verdict::Fine)
}

fn start(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<State> {
    if let Some(file) = &args.from {
        let picked = input::pick(file, args.game, &context.editions, console.input)?;
        return input::position(&picked.record, args.at, picked.edition);
    }
    let (options, edition) = (args.table.read()?, context.edition());
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(args.seed));
    Ok(State::new(edition, options, &deal)?)
}

/// The sequences of exactly this length, with progress by first moves.
fn count(state: &State, depth: u32, console: &Console<'_>) -> u64 {
    let firsts = state.legal_moves();
    let mut progress = Progress::new(Some(firsts.len() as u64), "first moves", true, console);
    let mut sequences: u64 = 0;
    for (done, &first) in firsts.iter().enumerate() {
        let mut next = *state;
        next.apply_unchecked(first, &mut ());
        sequences = sequences.saturating_add(perft(&next, depth - 1));
        progress.reach(done as u64 + 1);
    }
    sequences
}
