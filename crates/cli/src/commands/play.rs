//! `witchstone play`: a game in the terminal.

use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

use witchstone_rules::Player;

use super::{Context, examples};
use crate::bot::{self, Level};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::play::{Plan, play};
use crate::screen::{self, Seat};
use crate::table_options::TableArgs;

/// Play a game in the terminal against computer players, or at a table of a server
///
/// Uses the whole screen of a terminal; `?` shows the keys. With --plain, or without such a terminal, it is line by line: choose
/// a move by number or type it in notation; the beginning of a move lists the moves that start with it. `help` lists the other
/// commands, such as undo, redo, hint, score, save and quit.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone play"
    "witchstone play --bots 5"
    "witchstone play --players 3 --bots 3,wizard --seat 2 --seed 7"
    "witchstone play --players 4 --options grandmasters,ingredients,full_moon=draft"
    "witchstone play --language fr --ascii --plain"
    "witchstone play --table http://127.0.0.1:8077/#/table/k3m9q2w7x4hd --name Ada"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Your seat in turn order; 1 is the starting player
    #[arg(long, value_name = "K", default_value_t = 1)]
    seat: u8,

    /// Random seed [default: a new one]
    #[arg(long)]
    seed: Option<u64>,

    /// Levels of the opponents, one for all or one for each, separated by commas: random, or 1 to 6 by number or name (apprentice, adept, witch, wizard, grandmaster, master)
    #[arg(long, alias = "level", value_name = "LEVEL", default_value = "witch", value_delimiter = ',')]
    bots: Vec<Level>,

    /// Play line by line
    #[arg(long)]
    plain: bool,

    /// Play at this table of a server: the address that the browser shows
    #[arg(long = "table", value_name = "ADDRESS", conflicts_with_all = ["players", "options", "seat", "seed", "bots", "plain"])]
    table_address: Option<String>,

    /// Your name at that table
    #[arg(
        long,
        value_name = "NAME",
        requires = "table_address",
        default_value = "Guest",
        hide_default_value = true
    )]
    name: String,

    /// Invite code of a closed server
    #[arg(long, env = "WITCHSTONE_INVITE_CODE", value_name = "CODE", hide_env_values = true)]
    invite_code: Option<String>,
}

/// Plays.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    if let Some(address) = &args.table_address {
        return run_online(address, args, context, console);
    }
    let options = args.table.read()?;
    if !(1..=options.players).contains(&args.seat) {
        let sentence = format!("--seat must be 1 to {}, not {}.", options.players, args.seat);
        return Err(Failure::usage(sentence));
    }
    let seat = Player::new(usize::from(args.seat - 1));
    let opponents = bot::levels(&args.bots, options.players - 1)?;
    let seed = args.seed.unwrap_or_else(new_seed);
    let plan = Plan { edition: context.edition(), options, seat, seed, opponents };
    if args.plain || !screen::is_there(console) {
        play(&plan, &context.voice, console)?;
    } else {
        screen::play(&plan, &context.voice, console)?;
    }
    Ok(Verdict::Fine)
}

/// Plays at a table of a server.
fn run_online(address: &str, args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    if !screen::is_there(console) {
        return Err(Failure::usage("A table of a server needs a terminal that shows a whole screen."));
    }
    let home = |name: &str| (console.environment)(name).map(PathBuf::from);
    let data = home("XDG_DATA_HOME").or_else(|| Some(home("HOME")?.join(".local/share")));
    let seat = Seat::read(address, &args.name, data).map_err(|error| Failure::usage(error.to_string()))?;
    let seat = seat.with_invite_code(args.invite_code.clone());
    screen::play_at(&seat, &context.voice, console)?;
    Ok(Verdict::Fine)
}

/// A seed from the system.
fn new_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    // Short enough to be typed again.
    (since.as_nanos() % 1_000_000_000) as u64
}
