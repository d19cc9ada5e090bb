//! `witchstone admin`: the tables and people of a server, while it runs.

mod print;

use std::path::PathBuf;

use clap::{Subcommand, ValueEnum};
use witchstone_server::admin::{self, AdminError, AdminOptions};
use witchstone_server::config::configured_retention;
use witchstone_server::domain::Status;
use witchstone_server::storage::TableFilter;

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};

/// Administer a server's tables and people, while it runs or not
///
/// Every command works on the database; running servers, any number of them, follow within a second. Whoever may write to the
/// database may do all of this. Commands can be repeated.
#[derive(clap::Args, Debug)]
#[command(arg_required_else_help = true, after_help = examples!(
    "witchstone admin list --database games.sqlite --status playing"
    "witchstone admin ban --database games.sqlite 7h3kq2mxw9ad"
    "witchstone admin announce --database games.sqlite \"Restart at 22:00\""
))]
pub struct Args {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand, Debug)]
enum Action {
    List(List),
    Show(Show),
    End(End),
    Delete(Delete),
    People(People),
    Ban(Ban),
    Unban(Unban),
    Forget(Forget),
    Export(Export),
    Announce(Announce),
    Sweep(Sweep),
}

/// List tables, latest activity first
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone admin list --database games.sqlite"
    "witchstone admin list --database games.sqlite --guest 7h3kq2mxw9ad --json"
))]
struct List {
    #[command(flatten)]
    database: AdminOptions,

    /// Only tables of this status
    #[arg(long, value_name = "STATUS")]
    status: Option<StatusArg>,

    /// Only tables at which the guest of this id has a seat
    #[arg(long, value_name = "ID")]
    guest: Option<String>,

    /// The most tables
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: i64,

    /// Print one JSON object for each table, one a line
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum StatusArg {
    Open,
    Playing,
    Finished,
}

impl StatusArg {
    fn status(self) -> Status {
        match self {
            StatusArg::Open => Status::Open,
            StatusArg::Playing => Status::Playing,
            StatusArg::Finished => Status::Finished,
        }
    }
}

/// Show one table: settings, seats, guests, result
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin show --database games.sqlite k3m9q2w7x4hd"))]
struct Show {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the table, or its name in the log
    #[arg(value_name = "TABLE")]
    table: String,
}

/// End a running game without a result
///
/// Its players see that an administrator ended it. Table, chat and record stay.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin end --database games.sqlite k3m9q2w7x4hd"))]
struct End {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the table, or its name in the log
    #[arg(value_name = "TABLE")]
    table: String,
}

/// Delete a table with its game, chat, results and analysis
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin delete --database games.sqlite k3m9q2w7x4hd --yes"))]
struct Delete {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the table, or its name in the log
    #[arg(value_name = "TABLE")]
    table: String,

    /// Delete it: this cannot be undone
    #[arg(long)]
    yes: bool,
}

/// List guests: id, name, devices, tables, bans
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone admin people --database games.sqlite"
    "witchstone admin people --database games.sqlite Ada --json"
))]
struct People {
    #[command(flatten)]
    database: AdminOptions,

    /// Only guests whose name contains this, or whose id is this
    #[arg(value_name = "TEXT", default_value = "", hide_default_value = true)]
    text: String,

    /// The most guests
    #[arg(long, value_name = "N", default_value_t = 100)]
    limit: i64,

    /// Print one JSON object for each guest, one a line
    #[arg(long)]
    json: bool,
}

/// Ban a guest
///
/// Its connections are closed and its tokens refused. It resigns its running games, which the computer plays on. Its seats at
/// other tables are free again, and its own tables that have not started are deleted. Anybody can register as a new guest,
/// unless the server has an invite code (serve --invite-code).
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin ban --database games.sqlite 7h3kq2mxw9ad"))]
struct Ban {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the guest, or its name if nobody else has it
    #[arg(value_name = "GUEST")]
    guest: String,
}

/// Lift the ban of a guest; seats that were given up stay so
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin unban --database games.sqlite 7h3kq2mxw9ad"))]
struct Unban {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the guest, or its name if nobody else has it
    #[arg(value_name = "GUEST")]
    guest: String,
}

/// Remove a guest and everything personal
///
/// Tokens, codes and chat messages are deleted, and unfinished games are given up as by `ban`. Finished games stay, with an
/// anonymous player.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin forget --database games.sqlite 7h3kq2mxw9ad --yes"))]
struct Forget {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the guest, or its name if nobody else has it
    #[arg(value_name = "GUEST")]
    guest: String,

    /// Remove the guest: this cannot be undone
    #[arg(long)]
    yes: bool,
}

/// Print everything that is stored about a guest, as JSON
///
/// Tokens are not part of it: only their hashes are stored.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin export --database games.sqlite 7h3kq2mxw9ad > ada.json"))]
struct Export {
    #[command(flatten)]
    database: AdminOptions,

    /// The id of the guest, or its name if nobody else has it
    #[arg(value_name = "GUEST")]
    guest: String,
}

/// Show a text at every table and in the lobby for a while
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone admin announce --database games.sqlite \"Restart at 22:00\" --minutes 30"
    "witchstone admin announce --database games.sqlite --clear"
))]
struct Announce {
    #[command(flatten)]
    database: AdminOptions,

    /// The text, up to 300 characters
    #[arg(value_name = "TEXT", required_unless_present = "clear")]
    text: Option<String>,

    /// How long newcomers see it too
    #[arg(long, value_name = "N", default_value_t = 60)]
    minutes: u32,

    /// Take the last announcement back
    #[arg(long, conflicts_with_all = ["text", "minutes"])]
    clear: bool,
}

/// Delete what has expired, now
///
/// Servers do the same once an hour. The ages are those of `serve`: --keep-… as environment variables or in its file of options.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!("witchstone admin sweep --database games.sqlite"))]
struct Sweep {
    #[command(flatten)]
    database: AdminOptions,

    /// The TOML file with the options of the server
    #[arg(long, env = "WITCHSTONE_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
}

/// Carries the action out.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let editions = &context.editions;
    match &args.action {
        Action::List(args) => list(args, console)?,
        Action::Show(args) => {
            let shown =
                args.database.run(async |store| admin::show_table(store, editions, &args.table).await);
            print::table(&shown.map_err(failed)?, console.out)?;
        }
        Action::End(args) => {
            let ended = args.database.run(async |store| admin::end_game(store, editions, &args.table).await);
            writeln!(console.out, "Ended the game at table {}.", ended.map_err(failed)?)?;
        }
        Action::Delete(args) => {
            confirm(args.yes, "Deletes a table with its game, chat, results and analysis")?;
            let deleted = args.database.run(async |store| admin::delete_table(store, &args.table).await);
            writeln!(console.out, "Deleted table {}.", deleted.map_err(failed)?)?;
        }
        Action::People(args) => people(args, console)?,
        Action::Ban(args) => {
            let banned = args.database.run(async |store| {
                let person = admin::find_person(store, &args.guest).await?;
                Ok((admin::ban(store, editions, &person.guest).await?, person))
            });
            let (tables, person) = banned.map_err(failed)?;
            writeln!(console.out, "Banned {} ({}); gave up {tables} seats.", person.name, person.guest)?;
        }
        Action::Unban(args) => {
            let unbanned = args.database.run(async |store| {
                let person = admin::find_person(store, &args.guest).await?;
                admin::unban(store, &person.guest).await.map(|()| person)
            });
            let person = unbanned.map_err(failed)?;
            writeln!(console.out, "Lifted the ban of {} ({}).", person.name, person.guest)?;
        }
        Action::Forget(args) => {
            confirm(args.yes, "Removes a guest and everything personal")?;
            let forgotten = args.database.run(async |store| {
                let person = admin::find_person(store, &args.guest).await?;
                Ok((admin::forget(store, editions, &person).await?, person))
            });
            let (done, person) = forgotten.map_err(failed)?;
            let tables = done.tables;
            writeln!(console.out, "Removed guest {}; an anonymous player at {tables} tables.", person.guest)?;
        }
        Action::Export(args) => {
            let exported = args.database.run(async |store| {
                let person = admin::find_person(store, &args.guest).await?;
                admin::export_person(store, editions, person).await
            });
            print::json(&exported.map_err(failed)?, console.out)?;
        }
        Action::Announce(args) => {
            let text = args.text.as_deref().unwrap_or_default();
            let announced = args.database.run(async |store| admin::announce(store, text, args.minutes).await);
            announced.map_err(failed)?;
            let done = if args.clear { "Took the announcement back." } else { "Announced." };
            writeln!(console.out, "{done}")?;
        }
        Action::Sweep(args) => {
            let retention = configured_retention(args.config.as_deref());
            let retention = retention.map_err(|error| Failure::usage(error.to_string()))?;
            let swept = args.database.run(async |store| admin::sweep(store, &retention).await);
            print::swept(&swept.map_err(failed)?, console.out)?;
        }
    }
    Ok(Verdict::Fine)
}

fn list(args: &List, console: &mut Console<'_>) -> Result<()> {
    let filter = TableFilter { status: args.status.map(StatusArg::status), guest: args.guest.clone() };
    let tables = args.database.run(async |store| admin::tables(store, filter, args.limit).await);
    print::tables(&tables.map_err(failed)?, args.json, console.out)
}

fn people(args: &People, console: &mut Console<'_>) -> Result<()> {
    let people = args.database.run(async |store| admin::people(store, &args.text, args.limit).await);
    print::people(&people.map_err(failed)?, args.json, console.out)
}

fn failed(error: AdminError) -> Failure {
    Failure::usage(error.to_string())
}

/// Refuses what cannot be undone unless `--yes` is given.
fn confirm(yes: bool, what: &str) -> Result<()> {
    if yes {
        Ok(())
    } else {
        Err(Failure::usage(format!("{what}; this cannot be undone. Repeat it with --yes.")))
    }
}
