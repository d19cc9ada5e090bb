//! `witchstone backup` and `witchstone restore`: everything in a server's database, as one file.

use witchstone_server::backup::{BackupOptions, RestoreOptions, check};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};

/// Copy everything in a server's database into one file, while the server runs
///
/// The file is a SQLite database, also if the server uses PostgreSQL. It has private games and hashes of tokens, and only you can
/// read it. Nothing is overwritten. `witchstone restore --check` replays what is in it.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone backup --database games.sqlite games-monday.sqlite"
    "witchstone backup --database postgres://witchstone@db/witchstone games-monday.sqlite"
))]
pub struct Backup {
    #[command(flatten)]
    options: BackupOptions,
}

/// Fill a new database from a backup, or check the backup
///
/// The new database is a SQLite file that does not exist yet, or an empty PostgreSQL database. With --check every game of the
/// backup is replayed and compared with its stored result, and nothing is written.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone restore --check games-monday.sqlite"
    "witchstone restore games-monday.sqlite --database games.sqlite"
    "witchstone restore games-monday.sqlite --database postgres://witchstone@db/witchstone"
))]
pub struct Restore {
    #[command(flatten)]
    options: RestoreOptions,
}

/// Writes a backup.
pub fn backup(args: &Backup, console: &mut Console<'_>) -> Result<Verdict> {
    let bytes = args.options.run().map_err(|error| Failure::usage(error.to_string()))?;
    writeln!(console.out, "Wrote {} ({} kB).", args.options.file.display(), bytes.div_ceil(1000))?;
    Ok(Verdict::Fine)
}

/// Checks a backup, or fills a database from it.
pub fn restore(args: &Restore, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let failed = |error: witchstone_server::backup::BackupError| Failure::usage(error.to_string());
    let file = &args.options.file;
    match &args.options.database {
        Some(database) if !args.options.check => {
            args.options.run(database).map_err(failed)?;
            writeln!(console.out, "Restored {}.", file.display())?;
            Ok(Verdict::Fine)
        }
        _ => {
            let checked = check(file, &context.editions).map_err(failed)?;
            write!(console.out, "{checked}")?;
            Ok(if checked.problems.is_empty() { Verdict::Fine } else { Verdict::Different })
        }
    }
}
