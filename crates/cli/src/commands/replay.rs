//! `witchstone replay`: a recorded game in sentences, or one of its positions.

use super::{Context, examples};
use crate::console::Console;
use crate::draw::{Scene, position};
use crate::failure::{Result, Verdict};
use crate::{input, story};

/// Print a recorded game turn by turn, or one of its positions
///
/// Prints each turn in sentences with its points, and the score sheet by source. With --to, shows the position after N moves, with
/// nothing hidden but the order of the piles.
///
/// Games of older rules are replayed under the present ones, up to the first difference.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone replay game.json"
    "witchstone replay games.jsonl.gz --game 12"
    "witchstone replay game.json --to 40"
    "witchstone record | witchstone replay - --language de"
))]
pub struct Args {
    #[command(flatten)]
    game: input::GameArgs,

    /// Show the position after N moves
    #[arg(long, value_name = "N")]
    to: Option<usize>,
}

/// Prints the game or the position.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let picked = args.game.pick(&context.editions, console.input)?;
    if let Some(moves) = args.to {
        if !picked.reaches(moves, &context.voice, console)? {
            return Ok(Verdict::Different);
        }
        let state = input::position(&picked.record, moves, picked.edition)?;
        write!(console.out, "{}", position(&Scene::open(&state), &context.voice))?;
        return Ok(Verdict::Fine);
    }
    story::print(&picked.record, picked.edition, &context.voice, console.out)?;
    picked.finish(&context.voice, console)
}
