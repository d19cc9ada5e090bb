//! `witchstone analyse`: losses, mistakes and luck of a recorded game.

use serde_json::{Value, json};
use witchstone_ai::review::{PlayerReview, Review, Reviewed, Settings};
use witchstone_rules::{Edition, Move, Player, Record, State};

use super::{Context, examples};
use crate::advice::{self, percent, points, round, signed};
use crate::console::Console;
use crate::draw::{Block, WIDTH, table};
use crate::failure::{Result, Verdict};
use crate::input::{self, Picked};
use crate::parallel;
use crate::progress::Progress;
use crate::thinking::ThinkingArgs;
use crate::voice::Voice;

/// Mistakes shown in detail.
const MISTAKES: usize = 3;

/// Analyse a recorded game: what each turn lost, the largest mistakes, and the luck of the draws
///
/// Compares each turn with the best one that the level finds from what the player knew. Reports the expected lead and the
/// win probability lost, and how lucky the reveals and draws were. Accuracy is 100 for a turn without loss, 50 for a loss of 4
/// points, 25 for 8.
///
/// Games of older rules are replayed under the present ones; of a game that differs, only the moves before the first
/// difference are analysed.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone analyse game.json"
    "witchstone analyse games.jsonl.gz --game 3 --level 5 --nodes 200000"
    "witchstone record --bots 3,5 | witchstone analyse - --json"
))]
pub struct Args {
    #[command(flatten)]
    game: input::GameArgs,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Analyses and reports.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let picked = args.game.pick(&context.editions, console.input)?;
    let (record, edition) = (&picked.record, picked.edition);
    let settings = Settings {
        level: args.thinking.level,
        nodes: args.thinking.nodes(),
        seed: args.thinking.seed,
        threads: parallel::cores(),
    };
    let mut review = Review::new(edition, record.clone(), settings)?;
    let mut progress = Progress::new(Some(review.progress().1 as u64), "moves", true, console);
    while review.step().is_some() {
        progress.reach(review.progress().0 as u64);
    }
    progress.clear();
    if args.json {
        let mut object = object(args, &review, edition, &context.voice);
        object["difference"] = difference(&picked, &context.voice)?;
        writeln!(console.out, "{object}")?;
    } else {
        let page = page(record, &review, edition, &context.voice)?;
        write!(console.out, "{page}")?;
    }
    picked.finish(&context.voice, console)
}

fn page(record: &Record, review: &Review, edition: &'static Edition, voice: &Voice) -> Result<Block> {
    let mut page = turns(review.turns(), voice);
    let mistakes = review.mistakes(MISTAKES);
    if !mistakes.is_empty() {
        page.line("");
        page.line(voice.text("cli-analyse-mistakes"));
    }
    for mistake in mistakes {
        page.line("");
        page.below(mistake_page(record, mistake, edition, voice)?);
    }
    page.line("");
    page.below(players(&review.players(), voice));
    Ok(page)
}

/// A row for each turn.
fn turns(turns: &[Reviewed], voice: &Voice) -> Block {
    let head = ["round", "player", "lost", "chance", "luck", "played"];
    let mut rows = vec![head.map(|kind| voice.say("cli-analyse-head", &[("kind", kind.into())])).to_vec()];
    for turn in turns {
        rows.push(vec![
            turn.round.to_string(),
            voice.player(turn.player),
            points(turn.loss, voice),
            percent(turn.win_probability_lost, voice),
            signed(turn.luck, voice),
            turn.moves.first().map(Move::to_string).unwrap_or_default(),
        ]);
    }
    table(&rows, &[1, 5])
}

/// A mistake and the better turn.
fn mistake_page(record: &Record, turn: &Reviewed, edition: &'static Edition, voice: &Voice) -> Result<Block> {
    let mut block = Block::default();
    let args = [
        ("player", voice.player(turn.player).into()),
        ("round", turn.round.into()),
        ("lost", points(turn.loss, voice).into()),
        ("chance", percent(turn.win_probability_lost, voice).into()),
    ];
    block.paragraph(&voice.say("cli-analyse-mistake", &args), WIDTH);
    let played = advice::notation(&turn.moves);
    block.paragraph(&format!("  {}", voice.say("cli-analyse-played", &[("moves", played.into())])), WIDTH);
    if let Some(better) = &turn.better {
        let state: State = input::position(record, better.from, edition)?;
        block.line(format!("  {}", voice.text("cli-analyse-better")));
        block.below(advice::turn(&state.view(Some(turn.player)), &better.advice, voice));
        block.paragraph(&format!("  {}", voice.reasons(edition, &better.advice.reasons)), WIDTH);
    }
    Ok(block)
}

/// A row for each player.
fn players(players: &[PlayerReview], voice: &Voice) -> Block {
    let head = ["player", "accuracy", "lost", "chance", "luck"];
    let mut rows = vec![head.map(|kind| voice.say("cli-analyse-head", &[("kind", kind.into())])).to_vec()];
    for player in players {
        rows.push(vec![
            voice.player(player.player),
            percent(player.accuracy / 100.0, voice),
            points(player.loss, voice),
            percent(player.win_probability_lost, voice),
            signed(player.luck, voice),
        ]);
    }
    table(&rows, &[0])
}

/// Where a game of older rules first differs, up to which it is analysed; null for any other.
fn difference(picked: &Picked, voice: &Voice) -> Result<Value> {
    let Some(difference) = &picked.difference else { return Ok(Value::Null) };
    Ok(json!({
        "move": difference.move_number,
        "clause": difference.clause(),
        "text": picked.difference_text(voice)?,
    }))
}

fn object(args: &Args, review: &Review, edition: &Edition, voice: &Voice) -> Value {
    let turns: Vec<Value> = review.turns().iter().map(|turn| turn_object(turn, edition, voice)).collect();
    let number = |turn: &Reviewed| review.turns().iter().position(|other| other.from == turn.from);
    let mistakes: Vec<_> = review.mistakes(MISTAKES).into_iter().map(number).collect();
    let player = |player: &PlayerReview| {
        json!({
            "player": player.player.index(),
            "turns": player.turns,
            "accuracy": round(player.accuracy),
            "loss": round(player.loss),
            "win_probability_lost": round(player.win_probability_lost),
            "luck": round(player.luck),
        })
    };
    json!({
        "level": args.thinking.level.number(),
        "nodes": args.thinking.nodes(),
        "seed": args.thinking.seed,
        "turns": turns,
        "mistakes": mistakes,
        "players": review.players().iter().map(player).collect::<Vec<_>>(),
    })
}

fn turn_object(turn: &Reviewed, edition: &Edition, voice: &Voice) -> Value {
    let better = turn.better.as_ref().map(|better| {
        let win_probability = turn.win_probability + turn.win_probability_lost;
        json!({
            "from": better.from,
            "by": round(better.by),
            "turn": advice::json(&better.advice, win_probability, edition, voice),
        })
    });
    let player: Player = turn.player;
    json!({
        "player": player.index(),
        "round": turn.round,
        "from": turn.from,
        "moves": turn.moves.iter().map(Move::to_string).collect::<Vec<_>>(),
        "lead": round(turn.lead),
        "loss": round(turn.loss),
        "win_probability": round(turn.win_probability),
        "win_probability_lost": round(turn.win_probability_lost),
        "luck": round(turn.luck),
        "better": better,
    })
}
