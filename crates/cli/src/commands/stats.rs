//! `witchstone stats`: statistics of many games.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::json;
use witchstone_rules::{Edition, Record, State};
use witchstone_words::Words;

use super::record::play_game;
use super::{Context, examples};
use crate::bot::{Level, levels};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict, plain};
use crate::input::{self, Chunks, Sheet, Source};
use crate::parallel;
use crate::progress::Progress;
use crate::seeds::game_seed;
use crate::stats::{Group, Stats, object, page, plots};
use crate::table_options::TableArgs;

/// Print statistics of many games: points by source, progress on the tracks, and the advantage of seats
///
/// Without files, plays the games of `record`. With files, replays their records. Games with another number of players, on another
/// edition, or with and without the even start are counted separately; unfinished games and those of older rules that differ now
/// are left out. Each mean has its standard error, with a game as the unit for all players together. Wins are in per cent, shared
/// wins in fractions.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone stats --players 3 --bots 4 --games 400"
    "witchstone stats --bots 5,3 --games 50 --json"
    "witchstone stats games.jsonl more.jsonl.gz --plots plots"
))]
pub struct Args {
    /// Files of records, instead of new games; - is standard input
    #[arg(value_name = "FILE")]
    files: Vec<String>,

    #[command(flatten)]
    table: TableArgs,

    /// Levels of the players, one for all or one for each, separated by commas: random, or 1 to 6 by number or name (apprentice, adept, witch, wizard, grandmaster, master)
    #[arg(long, alias = "bot", value_name = "LEVEL", default_value = "wizard", value_delimiter = ',')]
    bots: Vec<Level>,

    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,

    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Parallel games [default: number of cores]
    #[arg(long, value_name = "N", default_value_t = parallel::cores(), hide_default_value = true)]
    threads: usize,

    /// Write plots as SVG files to this folder
    #[arg(long, value_name = "DIR")]
    plots: Option<String>,

    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// The statistics of each group of games, and how many games were left out.
#[derive(Default)]
struct GroupedStats {
    groups: BTreeMap<Group, Stats>,
    /// Games that are not over.
    unfinished: u64,
    /// Games of older rules that differ under the present ones.
    differing: u64,
}

impl GroupedStats {
    fn add(&mut self, state: &State) {
        if !state.is_over() {
            self.unfinished += 1;
            return;
        }
        let group = Group::of(state);
        self.groups.entry(group.clone()).or_insert_with(|| Stats::new(group)).add(state);
    }
}

/// Plays or reads, and prints.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let mut grouped = GroupedStats::default();
    if args.files.is_empty() {
        play_all(args, context, console, &mut grouped)?;
    }
    for file in &args.files {
        read_all(file, context, console, &mut grouped)?;
    }
    if let Some(folder) = &args.plots {
        write_plots(folder, &grouped, context)?;
    }
    if args.json {
        let tables: Vec<_> = grouped.groups.values().map(object).collect();
        let left_out = json!({ "unfinished": grouped.unfinished, "differing": grouped.differing });
        writeln!(console.out, "{}", json!({ "left_out": left_out, "tables": tables }))?;
        return Ok(Verdict::Fine);
    }
    for (number, stats) in grouped.groups.values().enumerate() {
        let gap = if number == 0 { "" } else { "\n" };
        write!(console.out, "{gap}{}", page(stats, &context.voice))?;
    }
    let mut report =
        |key, count: u64| writeln!(console.out, "{}", context.voice.say(key, &[("n", count.into())]));
    if grouped.unfinished > 0 {
        report("cli-stats-unfinished", grouped.unfinished)?;
    }
    if grouped.differing > 0 {
        report("cli-stats-differing", grouped.differing)?;
    }
    if grouped.groups.is_empty() {
        writeln!(console.out, "{}", context.voice.text("cli-stats-none"))?;
    }
    Ok(Verdict::Fine)
}

fn play_all(
    args: &Args,
    context: &Context,
    console: &mut Console<'_>,
    grouped: &mut GroupedStats,
) -> Result<()> {
    let options = args.table.read()?;
    let levels = levels(&args.bots, options.players)?;
    let mut progress = Progress::new(Some(args.games), "games", true, console);
    let play = |game| {
        let seed = game_seed(args.seed, game);
        let record = play_game(context.edition(), options, seed, &levels, false)?.game.record;
        end_of(&record, context.edition())
    };
    parallel::in_order(args.games, args.threads, play, |game, state: Result<State>| {
        grouped.add(&state?);
        progress.reach(game + 1);
        Ok(())
    })
}

fn read_all(
    file: &str,
    context: &Context,
    console: &mut Console<'_>,
    grouped: &mut GroupedStats,
) -> Result<()> {
    let source = Source::named(file);
    let mut progress = Progress::new(None, "games", true, console);
    let mut chunks = Chunks::new(source.open(console.input)?);
    let mut game = 0;
    while let Some(chunk) = chunks.next().map_err(|error| Failure::reading(source.name(), &error))? {
        game += 1;
        let failed = |why: String| Failure::usage(format!("{}, game {game}: {why}", source.name()));
        let sheet = Sheet::read(&chunk, &context.editions).map_err(|error| failed(error.to_string()))?;
        let replay = sheet.traced.game.replay(sheet.edition);
        let replay = replay.map_err(|error| failed(Words::english().replay_error(&error)))?;
        match replay.difference {
            Some(_) => grouped.differing += 1,
            None => grouped.add(replay.game.state()),
        }
        progress.reach(game);
    }
    Ok(())
}

fn end_of(record: &Record, edition: &'static Edition) -> Result<State> {
    input::position(record, record.moves.len(), edition)
}

fn write_plots(folder: &str, grouped: &GroupedStats, context: &Context) -> Result<()> {
    let wrong = |name: &Path, error: &std::io::Error| {
        Failure::usage(format!("Cannot write {}: {}.", name.display(), plain(error)))
    };
    let folder = Path::new(folder);
    std::fs::create_dir_all(folder).map_err(|error| wrong(folder, &error))?;
    for (name, content) in grouped.groups.values().flat_map(|stats| plots(stats, &context.voice)) {
        let path = folder.join(name);
        std::fs::write(&path, content).map_err(|error| wrong(&path, &error))?;
    }
    Ok(())
}
