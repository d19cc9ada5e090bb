//! `witchstone puzzles`: positions with a clear answer out of games between computer players.

use witchstone_ai::puzzle::{Composer, Tag};
use witchstone_rules::{Edition, Options, Phase, Record, State};
use witchstone_wire::{GameRecord, Puzzle};

use super::record::play_game;
use super::{Context, examples};
use crate::bot::{Level, levels};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::parallel;
use crate::progress::Progress;
use crate::stream::game_seed;
use crate::table_options::TableArgs;

/// Look for positions in which one turn stands out, and write them as puzzles, one a line
///
/// Games are played as by `record`, with the same seeds. A position at the start of a turn is a puzzle if one turn makes at
/// least 3 points more than every other idea, is also the best for the rest of the game, and turns nothing unknown up before
/// its end. games/README.md tells the format.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone puzzles --games 100 > puzzles.jsonl"
    "witchstone puzzles --players 3 --options ingredients --bot 3 --from-round 8 --games 50 --seed 7"
    "witchstone puzzles --tag exit-prophecy --to-round 10 --games 200"
))]
pub struct Args {
    #[command(flatten)]
    table: TableArgs,

    /// The number that all chance comes from
    #[arg(long, default_value_t = 0)]
    seed: u64,

    /// How many games to look through
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u64,

    /// Who plays: one level for all, or one for each player, separated by commas
    #[arg(long, value_name = "LEVEL", default_value = "witch", value_delimiter = ',')]
    bot: Vec<Level>,

    /// The first round to look at
    #[arg(long, value_name = "N", default_value_t = 1)]
    from_round: u8,

    /// The last round to look at
    #[arg(long, value_name = "N", default_value_t = u8::MAX, hide_default_value = true)]
    to_round: u8,

    /// Only those about this: last-turn, completes, prophecy, exit, exit-prophecy, chain, witchstone, wand, spell, moon
    #[arg(long, value_parser = tag)]
    tag: Option<Tag>,

    /// Puzzles of one game at most
    #[arg(long, value_name = "N", default_value_t = 1)]
    each: usize,

    /// Games at a time; else as many as there are cores. The puzzles are the same
    #[arg(long, value_name = "N", default_value_t = parallel::cores(), hide_default_value = true)]
    threads: usize,
}

fn tag(name: &str) -> std::result::Result<Tag, String> {
    let known = Tag::ALL.map(Tag::name).join(", ");
    let tag = Tag::ALL.into_iter().find(|tag| tag.name() == name);
    tag.ok_or_else(|| format!("there is no such tag; known are {known}"))
}

/// Plays, looks and writes.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let options = args.table.read()?;
    let levels = levels(&args.bot, options.players)?;
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
    let mut state: State = record.start(edition).map_err(|error| Failure::told(error.to_string()))?;
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
