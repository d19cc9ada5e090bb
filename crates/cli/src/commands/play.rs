//! `witchstone play`: a game in the terminal.

use std::time::{SystemTime, UNIX_EPOCH};

use witchstone_rules::Player;

use super::{Context, examples};
use crate::bot::{self, Level};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::play::{Plan, play};
use crate::table_options::TableArgs;

/// Play a game in the terminal against computer players
///
/// Moves are chosen by number or typed in notation; a part of a move shows the moves that begin so. `help` lists what
/// else can be typed: undo, redo, hint, score, save and quit among others.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone play"
    "witchstone play --bots 5"
    "witchstone play --players 3 --bots 3,wizard --seat 2 --seed 7"
    "witchstone play --players 4 --options grandmasters,ingredients,full_moon=draft"
    "witchstone play --language fr --ascii"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Your place in turn order; 1 is the starting player
    #[arg(long, value_name = "K", default_value_t = 1)]
    seat: u8,

    /// The number that all chance comes from; else a new one each time
    #[arg(long)]
    seed: Option<u64>,

    /// How well the others play: one level for all, or one for each of them, separated by commas. Levels: random, or 1 to
    /// 6 by number or name (apprentice, adept, witch, wizard, grandmaster, master)
    #[arg(long, alias = "level", value_name = "LEVEL", default_value = "witch", value_delimiter = ',')]
    bots: Vec<Level>,
}

/// Plays.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let options = args.table.read()?;
    if !(1..=options.players).contains(&args.seat) {
        let sentence = format!("--seat is a place from 1 to {}, not {}.", options.players, args.seat);
        return Err(Failure::told(sentence));
    }
    let seat = Player::new(usize::from(args.seat - 1));
    let opponents = bot::levels(&args.bots, options.players - 1)?;
    let seed = args.seed.unwrap_or_else(new_seed);
    play(&Plan { edition: context.edition, options, seat, seed, opponents }, &context.voice, console)?;
    Ok(Verdict::Fine)
}

/// A seed that nobody chose.
fn new_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again.
    (since.as_nanos() % 1_000_000_000) as u64
}
