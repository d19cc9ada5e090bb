//! `witchstone hint`: the best turn in a position, alternatives, and why.

use std::sync::Mutex;
use std::time::Instant;

use serde_json::json;
use witchstone_ai::{Advice, Analysis, Analyst, Budget, Hint, WinProbability};
use witchstone_rules::{Move, View};

use super::{Context, examples};
use crate::advice::{self, percent, signed};
use crate::console::Console;
use crate::draw::{Block, WIDTH};
use crate::failure::{Failure, Result, Verdict};
use crate::input;
use crate::parallel;
use crate::progress::Progress;
use crate::thinking::{self, ThinkingArgs};
use crate::voice::Voice;

/// Show the best turn in a position of a recorded game, and why
///
/// Uses only what the player to act may know. Prints a hint in three steps (where to look, the idea, the turn), then the turn
/// move by move with the expected lead, the win probability and its points by source, now and later, and alternatives with
/// what they lose.
///
/// Games of older rules are replayed under the present ones; there is no hint after the first difference.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone hint game.json"
    "witchstone hint games.jsonl.gz --game 3 --at 40 --others 3"
    "witchstone hint game.json --at 40 --level 6 --time 5"
    "witchstone record --bots 4 | witchstone hint - --at 100 --json"
))]
pub struct Args {
    #[command(flatten)]
    game: input::GameArgs,

    /// Position after N moves [default: the last]
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Seconds to think, instead of --nodes
    #[arg(long, value_name = "S", conflicts_with = "nodes")]
    time: Option<f32>,

    /// Number of alternatives
    #[arg(long, value_name = "K", default_value_t = 2)]
    others: usize,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Searches and prints.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let seconds = args.time.map(thinking::seconds).transpose()?;
    let picked = args.game.pick(&context.editions, console.input)?;
    let edition = picked.edition;
    let moves = args.at.unwrap_or(picked.record.moves.len() + usize::from(picked.difference.is_some()));
    if !picked.reaches(moves, &context.voice, console)? {
        return Ok(Verdict::Different);
    }
    let state = input::position(&picked.record, moves, edition)?;
    if state.is_over() {
        return Err(Failure::usage(format!("The game is over after {moves} moves: choose fewer with --at.")));
    }
    let view = state.view(Some(state.player()));
    let analysis = think(args, seconds, &view, console);
    if args.json {
        writeln!(console.out, "{}", object(args, moves, &view, &analysis, &context.voice))?;
    } else {
        write!(console.out, "{}", page(moves, &view, &analysis, &context.voice))?;
    }
    Ok(Verdict::Fine)
}

fn think(args: &Args, seconds: Option<f32>, view: &View, console: &Console<'_>) -> Analysis {
    let mut analyst = Analyst::new(args.thinking.level, parallel::cores());
    let progress = Mutex::new(Progress::new(None, "seconds of thinking", true, console));
    let begun = Instant::now();
    let show = || {
        if let Ok(mut progress) = progress.lock() {
            progress.reach(begun.elapsed().as_secs());
        }
    };
    let clock = seconds.map(thinking::clock);
    let spent = || {
        show();
        clock.as_ref().map_or(0.0, |clock| clock())
    };
    let never = || {
        show();
        false
    };
    let budget = match clock {
        Some(_) => Budget::Clock(&spent),
        None => Budget::Stoppable(args.thinking.nodes(), &never),
    };
    analyst.analyse(view, args.others, args.thinking.seed, budget)
}

fn win_probability(view: &View, advice: &Advice) -> f32 {
    WinProbability::fitted().after_turn(view, advice.lead)
}

fn page(moves: usize, view: &View, analysis: &Analysis, voice: &Voice) -> Block {
    let mut page = Block::default();
    let args = [
        ("player", voice.player(view.table.player).into()),
        ("round", view.table.round().into()),
        ("move", (moves + 1).into()),
    ];
    page.paragraph(&voice.say("cli-hint-title", &args), WIDTH);
    let Some((best, others)) = analysis.advice.split_first() else { return page };
    page.line("");
    for (number, step) in (1..).zip(voice.hint(view.edition(), &Hint::new(view, best))) {
        page.paragraph(&format!("{number}. {step}"), WIDTH);
    }
    page.line("");
    page.below(describe(view, best, "cli-hint-best", voice));
    page.line("");
    page.below(advice::sources(&best.now, &best.later, voice));
    for other in others {
        page.line("");
        page.below(describe(view, other, "cli-hint-other", voice));
    }
    page
}

/// A turn with its heading and its moves, and the reason.
fn describe(view: &View, advice: &Advice, key: &str, voice: &Voice) -> Block {
    let args = [
        ("lead", signed(advice.lead, voice).into()),
        ("loss", advice::points(advice.loss, voice).into()),
        ("chance", percent(win_probability(view, advice), voice).into()),
    ];
    let mut block = Block::default();
    block.paragraph(&voice.say(key, &args), WIDTH);
    block.below(advice::turn(view, advice, voice));
    block.paragraph(&format!("  {}", voice.reasons(view.edition(), &advice.reasons)), WIDTH);
    block
}

fn object(args: &Args, moves: usize, view: &View, analysis: &Analysis, voice: &Voice) -> serde_json::Value {
    let edition = view.edition();
    let hint = analysis.advice.first().map(|best| Hint::new(view, best));
    let hint = hint.map(|hint| {
        let [look, idea, turn] = voice.hint(edition, &hint);
        json!({
            "field": hint.field.name(),
            "tile": hint.tile.map(|tile| tile.to_string()),
            "moves": hint.moves.iter().take(hint.known).map(Move::to_string).collect::<Vec<_>>(),
            "text": [look, idea, turn],
        })
    });
    let turns: Vec<_> = analysis
        .advice
        .iter()
        .map(|advice| advice::json(advice, win_probability(view, advice), edition, voice))
        .collect();
    json!({
        "at": moves,
        "player": view.table.player.index(),
        "round": view.table.round(),
        "level": args.thinking.level.number(),
        "nodes": analysis.nodes,
        "complete": analysis.complete,
        "hint": hint,
        "turns": turns,
    })
}
