//! `witchstone replay`: a recorded game as a story, or one of its positions.

use super::{Context, examples};
use crate::console::Console;
use crate::draw::{Scene, position};
use crate::failure::{Result, Verdict};
use crate::{input, story};

/// Tell a recorded game as a story, or show a position of it
///
/// The story tells each turn in sentences with the points it brought; the score sheet by source stands at the end. With
/// --to, the position after so many moves is shown instead, with nothing hidden but the order of the piles.
///
/// A game of older rules is replayed under the present ones. If it differs, its story ends before the first difference, which is
/// reported with the number of the move, the clause and what is legal now; the exit status is 1.
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

    /// Show the position after so many moves
    #[arg(long, value_name = "N")]
    to: Option<usize>,
}

/// Tells or shows.
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
    story::tell(&picked.record, picked.edition, &context.voice, console.out)?;
    picked.finish(&context.voice, console)
}
