//! `witchstone puzzles`: positions with one clear answer, from games between computer players.

use std::fmt;

use witchstone_ai::puzzle::{Composer, Tag};
use witchstone_rules::{Edition, Options, Phase, Record, State};
use witchstone_wire::{GameRecord, Puzzle};

use super::record::play_game;
use super::{Context, examples};
use crate::bot::{Level, levels};
use crate::console::Console;
use crate::failure::{Result, Verdict};
use crate::parallel;
use crate::progress::Progress;
use crate::seeds::game_seed;
use crate::table_options::TableArgs;

/// Search for positions in which one turn stands out, and write them as puzzles, one a line
///
/// Plays the games of `record` with the same seeds. The start of a turn is a puzzle if one turn scores at least 3 points more
/// than every alternative, is also the best for the rest of the game, and reveals nothing before its end. For the format see
/// games/README.md.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone puzzles --games 100 > puzzles.jsonl"
    "witchstone puzzles --players 3 --options ingredients --bots 3 --from-round 8 --games 50 --seed 7"
    "witchstone puzzles --tag exit-prophecy --to-round 10 --games 200"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// Random seed
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// Number of games to search
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u64,

    /// Levels of the players, one for all or one for each, separated by commas
    #[arg(long, alias = "bot", value_name = "LEVEL", default_value = "witch", value_delimiter = ',')]
    bots: Vec<Level>,

    /// First round to search
    #[arg(long, value_name = "N", default_value_t = 1)]
    from_round: u8,

    /// Last round to search
    #[arg(long, value_name = "N", default_value_t = u8::MAX, hide_default_value = true)]
    to_round: u8,

    /// Only puzzles with this tag: last-turn, completes, prophecy, exit, exit-prophecy, chain, witchstone, wand, spell, moon
    #[arg(long, value_parser = tag)]
    tag: Option<Tag>,

    /// Most puzzles of one game
    #[arg(long, value_name = "N", default_value_t = 1)]
    each: usize,

    /// Parallel games [default: number of cores]
    #[arg(long, value_name = "N", default_value_t = parallel::cores(), hide_default_value = true)]
    threads: usize,
}

fn tag(name: &str) -> std::result::Result<Tag, UnknownTag> {
    Tag::ALL.into_iter().find(|tag| tag.name() == name).ok_or(UnknownTag)
}

#[derive(Debug)]
struct UnknownTag;

impl fmt::Display for UnknownTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no such tag; tags: {}", Tag::ALL.map(Tag::name).join(", "))
    }
}

impl std::error::Error for UnknownTag {}

/// Plays, searches and prints.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let options = args.table.read()?;
    let levels = levels(&args.bots, options.players)?;
    let mut progress = Progress::new(Some(args.games), "games", false, console);
    let look = |game| {
        let seed = game_seed(args.seed, game);
        let record = play_game(context.edition(), options, seed, &levels, false)?.game.record;
        find(context.edition(), options, &record, seed, args)
    };
    parallel::in_order(args.games, args.threads, look, |game, puzzles: Result<Vec<Puzzle>>| {
        for puzzle in puzzles? {
            writeln!(console.out, "{}", puzzle.to_json(context.edition()))?;
        }
        progress.reach(game + 1);
        Ok(())
    })?;
    Ok(Verdict::Fine)
}

/// The puzzles of one game, the latest first: late positions are the clearest.
fn find(
    edition: &'static Edition,
    options: Options,
    record: &Record,
    seed: u64,
    args: &Args,
) -> Result<Vec<Puzzle>> {
    let mut state: State = record.start(edition)?;
    let mut starts = Vec::new();
    for (at, &played) in record.moves.iter().enumerate() {
        let rounds = args.from_round..=args.to_round;
        if state.table().phase == Phase::TurnStart && rounds.contains(&state.table().round()) {
            starts.push((at, state));
        }
        state.apply_unchecked(played, &mut ());
    }
    let mut composer = Composer::default();
    let puzzle = |(at, state): (usize, State)| {
        let found = composer.answer(&state.view(Some(state.player())), seed)?;
        if args.tag.is_some_and(|tag| !found.tags.contains(&tag)) {
            return None;
        }
        let record = Record { moves: record.moves[..at].to_vec(), ..record.clone() };
        Some(Puzzle {
            name: format!("{}-{seed:016x}-{at}", options.players),
            tags: found.tags.iter().map(|tag| tag.name().to_owned()).collect(),
            target: found.target,
            second: found.second,
            answers: found.answers,
            turn: found.turn,
            game: GameRecord::new(edition, record, None),
        })
    };
    Ok(starts.into_iter().rev().filter_map(puzzle).take(args.each).collect())
}
