//! `witchstone golden`: makes golden games out of records. Not for players, so not in the list of commands.

use witchstone_rules::{Edition, Record};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::golden::{cover, line_of};
use crate::input::{Chunks, Sheet, Source};

/// Choose games that cover every option, and write them as golden games
///
/// A golden game is a line of JSON with a record (without legal moves) and a hash of every decision's player, legal moves
/// and points. See games/full/README.md.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone golden --least 24 --players 3 games.jsonl.gz > games/full/3-players.jsonl"
    "witchstone golden --all games/full/3-players.jsonl > again.jsonl"
))]
pub struct Args {
    /// Records or golden games; - is standard input
    #[arg(value_name = "FILE")]
    file: String,

    /// Only games of N players
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// Choose at least N games
    #[arg(long, value_name = "N", default_value_t = 0)]
    least: usize,

    /// Take every game, in order
    #[arg(long, conflicts_with = "least")]
    all: bool,
}

/// Chooses and writes.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let (records, editions) = read_records(args, context, console)?;
    let chosen = if args.all { (0..records.len()).collect() } else { cover(&records, args.least) };
    for game in chosen {
        let line = line_of(records[game].clone(), editions[game])?;
        writeln!(console.out, "{line}")?;
    }
    Ok(Verdict::Fine)
}

/// Games, and the board of each.
type Games = (Vec<Record>, Vec<&'static Edition>);

fn read_records(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Games> {
    let source = Source::named(&args.file);
    let mut chunks = Chunks::new(source.open(&mut *console.input)?);
    let (mut records, mut editions) = (Vec::new(), Vec::new());
    while let Some(chunk) = chunks.next().map_err(|error| Failure::reading(source.name(), &error))? {
        let failed = |error| Failure::usage(format!("{}, line {}: {error}", source.name(), chunk.line));
        let Sheet { traced, edition, .. } = Sheet::read(&chunk, &context.editions).map_err(failed)?;
        let record = traced.game.record;
        if args.players.is_none_or(|players| players == record.options.players) {
            records.push(record);
            editions.push(edition);
        }
    }
    Ok((records, editions))
}
