//! Migrates the games of a database to the present version of the rules.
//!
//! Every unfinished game of older rules is replayed. An identical one is marked and continues; one that differs is suspended
//! (`domain/older_rules.rs`). Finished games stay as they are. A table that is loaded meanwhile does the same by itself.

use std::fmt;
use tracing::{info, warn};
use witchstone_rules::{RULES_VERSION, RuleDifference};
use witchstone_wire::Editions;
use witchstone_words::Words;

use crate::admin::log_name;
use crate::clock::now_ms;
use crate::domain::{Status, Table};
use crate::error::ServerError;
use crate::room::load;
use crate::shared::Shared;
use crate::storage::{self, Append, Store, StoreError, Summary, TableRow};

/// Tables read at a time.
const PAGE: i64 = 100;

/// Which tables are replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those whose game is not finished.
    Unfinished,
    /// All; finished ones are only reported.
    All,
}

/// The outcome for the tables of older rules.
#[derive(Debug, Default)]
pub struct Report {
    /// Unfinished games that are identical and continue under the present rules.
    pub identical: usize,
    /// Unfinished games that differ and resume at once, because only bots play.
    pub resumed: Vec<Differing>,
    /// Unfinished games that differ and are suspended.
    pub suspended: Vec<Differing>,
    /// Tables whose game has not begun.
    pub waiting: usize,
    /// Finished games that are identical.
    pub finished_identical: usize,
    /// Finished games that differ; they keep their results.
    pub finished_differing: Vec<Differing>,
    /// Tables that cannot be read, with the reason.
    pub unreadable: Vec<(String, String)>,
}

/// A game that differs.
#[derive(Debug)]
pub struct Differing {
    /// The table.
    pub table: String,
    /// The first difference.
    pub difference: RuleDifference,
}

impl Report {
    /// The number of tables replayed.
    pub fn tables(&self) -> usize {
        self.identical + self.waiting + self.finished_identical + self.unreadable.len() + self.differing()
    }

    /// The number of games that differ.
    pub fn differing(&self) -> usize {
        self.resumed.len() + self.suspended.len() + self.finished_differing.len()
    }
}

/// A line for each kind of table there is, and one for each game that differs.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counted = |count: usize, one: &str, many: &str| match count {
            1 => format!("1 {one}"),
            _ => format!("{count} {many}"),
        };
        let games = |kind: &str, count| counted(count, &format!("{kind} game"), &format!("{kind} games"));
        writeln!(
            f,
            "Rules version {RULES_VERSION}, {} of older rules.",
            counted(self.tables(), "table", "tables")
        )?;
        writeln!(
            f,
            "Identical: {}, {}.",
            games("unfinished", self.identical),
            games("finished", self.finished_identical)
        )?;
        writeln!(f, "Not started: {}.", counted(self.waiting, "table", "tables"))?;
        for (what, list) in [
            ("Different, suspended until all seats agree to resume", &self.suspended),
            ("Different, resumed because only bots play", &self.resumed),
            ("Different, finished, the results stay", &self.finished_differing),
        ] {
            writeln!(f, "{what}: {}.", counted(list.len(), "game", "games"))?;
            for Differing { table, difference } in list {
                writeln!(f, "  {table}: {}", Words::english().rule_difference_in_notation(difference))?;
            }
        }
        for (table, why) in &self.unreadable {
            writeln!(f, "Cannot read table {table}: {why}")?;
        }
        Ok(())
    }
}

/// Replays the games of older rules and, unless it is a dry run, marks those that are identical. `progress` is called with
/// the number of tables so far.
pub async fn migrate(
    store: &dyn Store,
    editions: &Editions,
    scope: Scope,
    dry_run: bool,
    mut progress: impl FnMut(usize),
) -> Result<Report, StoreError> {
    let status = if scope == Scope::All { Status::Finished } else { Status::Playing };
    let (mut after, mut report) = (String::new(), Report::default());
    loop {
        let rows = store.tables_up_to(&after, status, PAGE).await?;
        let Some(last) = rows.last() else { return Ok(report) };
        after.clone_from(&last.id);
        for row in rows.iter().filter(|row| is_older(row)) {
            match migrate_table(store, editions, row, dry_run, &mut report).await {
                Err(ServerError::Store(error)) => return Err(error),
                Err(error) => report.unreadable.push((row.id.clone(), error.cause())),
                Ok(()) => {}
            }
            progress(report.tables());
            // A replay takes some hundred microseconds: other tasks run in between.
            tokio::task::yield_now().await;
        }
    }
}

/// Whether the table was stored under older rules. One that cannot be decoded is looked at too.
fn is_older(row: &TableRow) -> bool {
    row.summary().map_or(1, |summary| summary.rules) < RULES_VERSION
}

async fn migrate_table(
    store: &dyn Store,
    editions: &Editions,
    row: &TableRow,
    dry_run: bool,
    report: &mut Report,
) -> Result<(), ServerError> {
    let table = load(store, editions, &row.id).await?;
    table.edition()?;
    let (id, difference) = (row.id.clone(), table.difference());
    let finished = row.status == Status::Finished;
    if !dry_run && !finished {
        bring_up_to_date(store, &id, table.clone()).await?;
    }
    match difference.map(|difference| Differing { table: id, difference }) {
        None if table.game.is_none() => report.waiting += 1,
        None if finished => report.finished_identical += 1,
        None => report.identical += 1,
        Some(differing) if finished => report.finished_differing.push(differing),
        Some(differing) if table.due_to_rules().is_some() => report.resumed.push(differing),
        Some(differing) => report.suspended.push(differing),
    }
    Ok(())
}

/// Appends what is due, or stores that the table is suspended. If another node or a player was faster, it is done already.
async fn bring_up_to_date(store: &dyn Store, id: &str, mut table: Table) -> Result<(), ServerError> {
    let Some(entry) = table.due_to_rules() else {
        if table.is_suspended() {
            store.save_summary(id, &Summary::of(&table, id, false)?, table.at_ms).await?;
        }
        return Ok(());
    };
    let at_ms = entry.at_ms(table.at_ms, now_ms());
    let append = Append::new(id, table.version + 1, at_ms, &entry, table.known_edition())?;
    table.apply(&entry, at_ms)?;
    let summary = Some(Summary::of(&table, id, false)?);
    store.append(Append { summary, ..append }).await?;
    Ok(())
}

/// Migrates unfinished games in the background of a server, and logs the progress.
pub async fn at_start(shared: &Shared) {
    let logged = |tables: usize| {
        if tables.is_multiple_of(100) {
            info!(tables, "replaying games of older rules");
        }
    };
    let done = tokio::select! {
        done = migrate(&*shared.store, &shared.editions, Scope::Unfinished, false, logged) => done,
        () = shared.stop.cancelled() => return,
    };
    match done {
        Ok(report) if report.tables() == report.waiting => {}
        Ok(report) => {
            for Differing { table, difference } in &report.suspended {
                let (number, clause) = (difference.move_number, difference.clause());
                warn!(
                    table = log_name(table),
                    move_number = number,
                    clause,
                    "game of older rules is suspended until its players agree to resume"
                );
            }
            for Differing { table, difference } in &report.resumed {
                let (number, clause) = (difference.move_number, difference.clause());
                info!(
                    table = log_name(table),
                    move_number = number,
                    clause,
                    "bot game of older rules resumed before the first difference"
                );
            }
            for (table, why) in &report.unreadable {
                tracing::error!(table = log_name(table), %why, "cannot load table");
            }
            let Report { identical, suspended, resumed, .. } = &report;
            info!(
                identical,
                suspended = suspended.len(),
                resumed = resumed.len(),
                "games of older rules migrated"
            );
        }
        Err(error) => {
            warn!(%error, "cannot migrate games of older rules; each is replayed when it is loaded")
        }
    }
}

/// Which database `witchstone migrate` looks at.
#[derive(Clone, Debug, clap::Args)]
pub struct MigrateOptions {
    /// The SQLite file or postgres://… URL.
    #[arg(long, env = "WITCHSTONE_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: String,
    /// Report only, and change nothing.
    #[arg(long)]
    pub dry_run: bool,
}

/// Why a migration stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MigrateError {
    /// The asynchronous runtime did not start.
    #[error("cannot start the runtime: {0}")]
    Runtime(#[from] std::io::Error),
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl MigrateOptions {
    /// Runs [`migrate`] on all tables.
    pub fn run(&self, editions: &Editions, progress: impl FnMut(usize)) -> Result<Report, MigrateError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(async {
            if self.dry_run {
                let copy = storage::open_copy(&self.database).await?;
                let done = migrate(&*copy.store, editions, Scope::All, true, progress).await;
                copy.close().await;
                return Ok(done?);
            }
            let store = storage::open_existing(&self.database).await?;
            let done = migrate(&*store, editions, Scope::All, false, progress).await;
            store.close().await;
            Ok(done?)
        })
    }
}
