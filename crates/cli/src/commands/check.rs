//! `witchstone check`: replays records and compares everything in them.

use std::io::{BufRead, Write};

use super::{Context, examples};
use crate::console::Console;
use crate::draw::{Scene, position};
use crate::failure::{Failure, Result, Verdict};
use crate::input::{Chunk, Chunks, Sheet, Source};
use crate::progress::Progress;
use crate::verify::{Checked, Difference, Place, What};

/// Replay records and compare them with the rules
///
/// Replays every record of the files (JSON, JSON lines or gzip) and compares, where recorded, the player to act, the legal
/// moves, the points after each move, the results and the winners. Shows the first difference of each game with the position
/// and the missing or extra moves. An unreadable record counts as a difference.
///
/// Records of older rules are replayed under the present ones; moves, points and results are compared.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone check games.jsonl"
    "witchstone check mine.json theirs.jsonl.gz"
    "witchstone record --games 100 --legal | witchstone check -"
))]
pub struct Args {
    /// Files to check; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,

    /// Hide positions
    #[arg(long)]
    brief: bool,
}

/// Checks all files.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let mut counts = CheckCounts::default();
    for file in &args.files {
        let source = Source::named(file);
        if let Err(failure) = check_file(&source, args, context, console, &mut counts) {
            match failure {
                Failure::Usage(sentence) => {
                    // If standard error is gone, the exit status remains.
                    let _ = writeln!(console.err, "witchstone: {sentence}");
                    counts.unreadable_files += 1;
                }
                Failure::Output(_) => return Err(failure),
            }
        }
    }
    let CheckCounts { records, moves, differences, .. } = counts;
    writeln!(console.out, "checked {records} records, {moves} moves, {differences} differences")?;
    Ok(counts.verdict())
}

/// Counts of games.
#[derive(Default)]
struct CheckCounts {
    records: usize,
    moves: usize,
    differences: usize,
    unreadable_files: usize,
}

impl CheckCounts {
    fn verdict(&self) -> Verdict {
        match (self.unreadable_files, self.differences) {
            (0, 0) => Verdict::Fine,
            (0, _) => Verdict::Different,
            _ => Verdict::Unusable,
        }
    }
}

fn check_file(
    source: &Source,
    args: &Args,
    context: &Context,
    console: &mut Console<'_>,
    counts: &mut CheckCounts,
) -> Result<()> {
    let mut progress = Progress::new(None, "records", true, console);
    let Console { input, out, .. } = console;
    let mut chunks = Chunks::new(source.open(&mut **input)?);
    let mut game = 0;
    while let Some(chunk) = read_chunk(&mut chunks, source)? {
        game += 1;
        let checked = check_chunk(&chunk, context);
        counts.records += 1;
        counts.moves += checked.moves;
        progress.reach(game);
        if let Some(difference) = checked.difference {
            counts.differences += 1;
            progress.clear();
            let game = Game { source, number: game, line: chunk.line };
            report(&game, &difference, args, context, *out)?;
        }
    }
    Ok(())
}

fn read_chunk(chunks: &mut Chunks<Box<dyn BufRead + '_>>, source: &Source) -> Result<Option<Chunk>> {
    chunks.next().map_err(|error| Failure::reading(source.name(), &error))
}

fn check_chunk(chunk: &Chunk, context: &Context) -> Checked {
    match Sheet::read(chunk, &context.editions) {
        Ok(sheet) => crate::verify::check(&sheet),
        Err(error) => {
            let what = What::Unreadable(error.to_string());
            Checked { moves: 0, difference: Some(Difference { place: Place::Begin, what, state: None }) }
        }
    }
}

/// Which game of which file.
struct Game<'a> {
    source: &'a Source,
    number: u64,
    line: usize,
}

fn report(
    game: &Game<'_>,
    difference: &Difference,
    args: &Args,
    context: &Context,
    out: &mut dyn Write,
) -> Result<()> {
    let Game { source, number, line } = game;
    let Difference { place, what, state } = difference;
    writeln!(out, "{}, game {number} (line {line}){place}: {what}", source.name())?;
    if let Some(state) = state
        && !args.brief
    {
        writeln!(out, "\n{}", position(&Scene::open(state), &context.voice))?;
    }
    Ok(())
}
