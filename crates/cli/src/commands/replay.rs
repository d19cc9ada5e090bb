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
    let record = args.game.pick(context.edition, console.input)?;
    if let Some(moves) = args.to {
        let state = input::position(&record, moves, context.edition)?;
        write!(console.out, "{}", position(&Scene::open(&state), &context.voice))?;
        return Ok(Verdict::Fine);
    }
    story::tell(&record, context.edition, &context.voice, console.out)?;
    Ok(Verdict::Fine)
}
