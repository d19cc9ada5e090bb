//! `witchstone export` and `witchstone import`: all games of a server as records.

use witchstone_server::transfer::TransferOptions;

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};

/// Write all finished games of a server's database as records
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone export --database games.sqlite --folder records"))]
pub struct Export {
    #[command(flatten)]
    options: TransferOptions,
}

/// Read records into a server's database
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone import --database games.sqlite --folder records"))]
pub struct Import {
    #[command(flatten)]
    options: TransferOptions,
}

/// Writes the records.
pub fn export(args: &Export, _: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let games = args.options.export().map_err(Failure::told)?;
    writeln!(console.out, "{games} games were written.")?;
    Ok(Verdict::Fine)
}

/// Reads the records.
pub fn import(args: &Import, _: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let games = args.options.import().map_err(Failure::told)?;
    writeln!(console.out, "{games} games were read.")?;
    Ok(Verdict::Fine)
}
