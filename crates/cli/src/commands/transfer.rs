//! `witchstone export` and `witchstone import`: all games of a server as records.

use witchstone_server::transfer::{TransferOptions, Transferred};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};

/// Write all games of a server's database as records, one file for each
///
/// Records of unfinished games tell what is hidden from the players. A game that differs under the present rules is written in
/// the format of the rules it was played under. Tables that cannot be read are reported, and the exit status is 1.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone export --database games.sqlite --folder records"))]
pub struct Export {
    #[command(flatten)]
    options: TransferOptions,
}

/// Read records into a server's database
///
/// Games of older rules are replayed under the present ones. Identical games are imported; of the others the first difference is
/// reported, and the exit status is 1. If a file is no record, nothing is imported.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone import --database games.sqlite --folder records"))]
pub struct Import {
    #[command(flatten)]
    options: TransferOptions,
}

/// Writes the records.
pub fn export(args: &Export, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let done = args.options.export(&context.editions).map_err(|error| Failure::told(error.to_string()))?;
    report("were written", &done, console)
}

/// Reads the records.
pub fn import(args: &Import, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let done = args.options.import(&context.editions).map_err(|error| Failure::told(error.to_string()))?;
    report("were read", &done, console)
}

fn report(what: &str, done: &Transferred, console: &mut Console<'_>) -> Result<Verdict> {
    writeln!(console.out, "{} games {what}.", done.games)?;
    for problem in &done.problems {
        writeln!(console.err, "witchstone: {problem}")?;
    }
    Ok(if done.problems.is_empty() { Verdict::Fine } else { Verdict::Different })
}
