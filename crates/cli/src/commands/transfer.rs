//! `witchstone export` and `witchstone import`: all games of a server as records.

use witchstone_server::transfer::{ExportOptions, ImportOptions, Transferred};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};

/// Write the finished games of a server's database as records, one file for each
///
/// With --running the others are written too; their records reveal what is hidden from the players. Games that differ under the present rules are written in
/// the format of their own rules. Unreadable tables are reported.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone export --database games.sqlite --folder records"
    "witchstone export --database games.sqlite --folder records --running"
))]
pub struct Export {
    #[command(flatten)]
    options: ExportOptions,
}

/// Read records into a server's database
///
/// Games of older rules are replayed under the present ones. Identical games are imported; of others, the first difference is
/// reported. If a file is not a record, nothing is imported.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone import --database games.sqlite --folder records"
    "witchstone import --database new.sqlite --create --folder records"
))]
pub struct Import {
    #[command(flatten)]
    options: ImportOptions,
}

/// Writes the records.
pub fn export(args: &Export, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let done = args.options.run(&context.editions).map_err(|error| Failure::usage(error.to_string()))?;
    report("were written", &done, console)
}

/// Reads the records.
pub fn import(args: &Import, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let done = args.options.run(&context.editions).map_err(|error| Failure::usage(error.to_string()))?;
    report("were read", &done, console)
}

fn report(what: &str, done: &Transferred, console: &mut Console<'_>) -> Result<Verdict> {
    writeln!(console.out, "{} games {what}.", done.games)?;
    for problem in &done.problems {
        writeln!(console.err, "witchstone: {problem}")?;
    }
    Ok(if done.problems.is_empty() { Verdict::Fine } else { Verdict::Different })
}
