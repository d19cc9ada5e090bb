//! Brings the tables of a database up to the present version of the rules.
//!
//! Every unfinished game of older rules is replayed. An identical one is marked and goes on. One that differs is suspended: see
//! `table/older.rs`. Finished games stay as they are. A table that is opened meanwhile does the same by itself, so nobody has to
//! wait for the others.

use std::fmt;
use std::path::PathBuf;

use serde::Deserialize;
use tracing::{info, warn};
use witchstone_rules::{RULES_VERSION, RuleDifference};
use witchstone_wire::Editions;

use crate::domain::Table;
use crate::error::ServerError;
use crate::room::load;
use crate::serve::open_store;
use crate::shared::Shared;
use crate::storage::{Append, FINISHED, PLAYING, Store, StoreError, StoredEntry, Summary, TableRow};

/// How many tables are read at once.
const PAGE: i64 = 100;

/// Which tables are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those whose game is not over.
    Unfinished,
    /// All, to report on them too.
    All,
}

/// What became of the tables of older rules.
#[derive(Debug, Default)]
pub struct Report {
    /// Unfinished games that are identical and go on under the present rules.
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
    /// How many tables were looked at.
    pub fn tables(&self) -> usize {
        self.identical + self.waiting + self.finished_identical + self.unreadable.len() + self.differing()
    }

    /// How many games differ.
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
                writeln!(f, "  {table}: {difference}")?;
            }
        }
        for (table, why) in &self.unreadable {
            writeln!(f, "Table {table} cannot be read: {why}")?;
        }
        Ok(())
    }
}

/// Replays the tables of older rules and, unless it is a trial, marks those that are identical. `progress` is told the number
/// of tables so far.
pub async fn migrate(
    store: &dyn Store,
    editions: &Editions,
    scope: Scope,
    dry_run: bool,
    mut progress: impl FnMut(usize),
) -> Result<Report, StoreError> {
    let status = if scope == Scope::All { FINISHED } else { PLAYING };
    let (mut after, mut report) = (String::new(), Report::default());
    loop {
        let rows = store.rows(&after, status, PAGE).await?;
        let Some(last) = rows.last() else { return Ok(report) };
        after.clone_from(&last.id);
        for row in rows.iter().filter(|row| is_older(row)) {
            match look_at(store, editions, row, dry_run, &mut report).await {
                Err(ServerError::Store(error)) => return Err(error),
                Err(fault) => report.unreadable.push((row.id.clone(), told(&fault))),
                Ok(()) => {}
            }
            progress(report.tables());
            // A replay takes some hundred microseconds: whoever else is served comes in between.
            tokio::task::yield_now().await;
        }
    }
}

/// Whether the table was kept under older rules; those that do not say are of version 1.
fn is_older(row: &TableRow) -> bool {
    #[derive(Deserialize)]
    struct Info {
        rules: Option<u8>,
    }
    let info = serde_json::from_str::<Info>(&row.info).ok();
    info.and_then(|info| info.rules).unwrap_or(1) < RULES_VERSION
}

/// For the host, who may know the cause.
fn told(fault: &ServerError) -> String {
    match fault {
        ServerError::Broken(why) => why.clone(),
        other => other.to_string(),
    }
}

async fn look_at(
    store: &dyn Store,
    editions: &Editions,
    row: &TableRow,
    dry_run: bool,
    report: &mut Report,
) -> Result<(), ServerError> {
    let table = load(store, editions, &row.id).await?;
    table.edition()?;
    let (id, difference) = (row.id.clone(), table.difference());
    let finished = row.status == FINISHED;
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

/// Appends what is due, or keeps that the table is suspended. If another node or a player was faster, it is done already.
async fn bring_up_to_date(store: &dyn Store, id: &str, mut table: Table) -> Result<(), ServerError> {
    let Some(entry) = table.due_to_rules() else {
        if table.is_suspended() {
            store.save_info(id, &table.summary(id), table.at_ms).await?;
        }
        return Ok(());
    };
    let body = serde_json::to_string(&entry).map_err(|error| ServerError::Broken(error.to_string()))?;
    let at_ms = entry.at_ms(table.at_ms);
    let stored = StoredEntry { version: table.version + 1, at_ms, body };
    table.apply(&entry, at_ms)?;
    let summary = Summary { seats_changed: false, ..table.summary(id) };
    let append = Append { table: id.to_owned(), entry: stored, summary: Some(summary), results: vec![] };
    store.append(append).await?;
    Ok(())
}

/// Does it beside the server's other work, and logs how far it is.
pub async fn at_start(shared: &Shared) {
    let logged = |tables: usize| {
        if tables.is_multiple_of(100) {
            info!(tables, "tables of older rules replayed");
        }
    };
    let done = tokio::select! {
        done = migrate(&*shared.store, &shared.editions, Scope::Unfinished, false, logged) => done,
        () = shared.stop.cancelled() => return,
    };
    match done {
        Ok(report) if report.tables() == report.waiting => {}
        Ok(report) => {
            for Differing { table, difference } in report.suspended.iter().chain(&report.resumed) {
                let (number, clause) = (difference.move_number, difference.clause());
                warn!(%table, move_number = number, clause, "a game of older rules differs");
            }
            for (table, why) in &report.unreadable {
                tracing::error!(%table, %why, "a table cannot be read");
            }
            let Report { identical, suspended, resumed, .. } = &report;
            info!(identical, suspended = suspended.len(), resumed = resumed.len(), "older rules: done");
        }
        Err(error) => warn!(%error, "the replay of older games failed: each is replayed when it is opened"),
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

impl MigrateOptions {
    /// Runs [`migrate`] on all tables; the report, or a sentence.
    pub fn run(&self, editions: &Editions, progress: impl FnMut(usize)) -> Result<Report, String> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| format!("The program cannot start: {error}."))?;
        runtime.block_on(async {
            check_file(&self.database)?;
            let store = open_store(&self.database).await.map_err(|error| error.to_string())?;
            let done = migrate(&*store, editions, Scope::All, self.dry_run, progress).await;
            store.close().await;
            done.map_err(|error| error.to_string())
        })
    }
}

/// A file that is not there is a wrong name, and is not made.
pub fn check_file(database: &str) -> Result<(), String> {
    let is_url = database.starts_with("postgres://") || database.starts_with("postgresql://");
    if is_url || PathBuf::from(database).is_file() {
        return Ok(());
    }
    Err(format!("There is no database {database}."))
}
