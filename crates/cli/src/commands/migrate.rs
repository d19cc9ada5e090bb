//! `witchstone migrate`: the games of a server's database under the present rules.

use witchstone_server::rules_migration::MigrateOptions;

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::progress::Progress;

/// Replay the games of older rules in a server's database, and report which differ
///
/// Unfinished games that are identical continue under the present rules. Those that differ are suspended until all seats agree
/// to resume before the first difference, which is reported with table, move, clause and legal moves. Finished games keep their
/// results. A server migrates when it starts; this command prints the full report.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone migrate --database games.sqlite --dry-run"
    "witchstone migrate --database postgres://witchstone@db/witchstone"
))]
pub struct Args {
    #[command(flatten)]
    options: MigrateOptions,
}

/// Replays and reports.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let mut progress = Progress::new(None, "tables", true, console);
    let report = args
        .options
        .run(&context.editions, |tables| progress.reach(tables as u64))
        .map_err(|error| Failure::usage(error.to_string()))?;
    progress.clear();
    write!(console.out, "{report}")?;
    Ok(match (report.unreadable.len(), report.differing()) {
        (0, 0) => Verdict::Fine,
        (0, _) => Verdict::Different,
        _ => Verdict::Unusable,
    })
}
