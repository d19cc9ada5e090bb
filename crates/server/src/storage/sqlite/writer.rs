//! The one connection that writes to SQLite, and what it is given to write.
//!
//! It is used from one thread at a time and waits for the disk there, so that a statement costs no journey to another thread:
//! a commit of many appends is as many small statements that are prepared once.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior, params, params_from_iter};
use tokio::sync::oneshot;

use super::staging::{StagedEntries, Staging};
use crate::storage::{Append, StoreError, Summary, queries, schema};

/// Statements that stay prepared: there are not as many.
const STATEMENTS: usize = 32;

/// How the file is written.
const SETTINGS: [(&str, &str); 4] = [
    ("journal_mode", "wal"),
    // A move is acknowledged after its commit: the commit has to reach the disk.
    ("synchronous", "full"),
    // What may have to be rolled back is small: no files for it.
    ("temp_store", "memory"),
    // The page that each table writes to next, for some thousand tables; in kilobytes, as SQLite writes it.
    ("cache_size", "-16384"),
];

/// Something to write; answered after the commit.
pub enum Job {
    /// An entry and what belongs to it.
    Append(Box<Append>, oneshot::Sender<Result<bool, StoreError>>),
    /// Any other statement.
    Run(Statement, oneshot::Sender<Result<Option<String>, StoreError>>),
    /// Nothing: the last job, answered when the file is closed.
    Close(oneshot::Sender<()>),
}

/// A statement with its values, in the order in which it names them.
pub struct Statement {
    /// The statement.
    pub sql: &'static str,
    /// The values.
    pub values: Vec<Value>,
}

/// A value of a statement.
pub type Value = rusqlite::types::Value;

/// What a job came to.
pub enum Outcome {
    /// Whether the entry was new.
    Append(bool),
    /// The first column of the first row, or whether a row was changed.
    Run(Option<String>),
    /// Nothing.
    Close,
}

impl Job {
    /// Tells what it came to.
    pub fn answer(self, outcome: Outcome) {
        // Nobody may be waiting any more; what was written stays.
        match (self, outcome) {
            (Job::Append(_, answer), Outcome::Append(new)) => drop(answer.send(Ok(new))),
            (Job::Run(_, answer), Outcome::Run(value)) => drop(answer.send(Ok(value))),
            _ => {}
        }
    }

    /// Tells that nothing was written.
    pub fn fail(self) {
        match self {
            Job::Append(_, answer) => drop(answer.send(Err(StoreError::Closed))),
            Job::Run(_, answer) => drop(answer.send(Err(StoreError::Closed))),
            Job::Close(_) => {}
        }
    }
}

/// The connection.
pub struct Writer {
    connection: Connection,
    fresh: Staging,
}

impl Writer {
    /// Opens the file, making it if it is not there, and brings its tables up to date.
    pub fn open(path: &Path, shelf: StagedEntries) -> Result<Writer, StoreError> {
        let connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        for (name, value) in SETTINGS {
            connection.pragma_update(None, name, value)?;
        }
        bring_up_to_date(&connection)?;
        // What an earlier run left behind is put in its place by the first transaction.
        let mut writer = Writer { connection, fresh: Staging::new(shelf) };
        writer.write(&[])?;
        Ok(writer)
    }

    /// Writes everything in one transaction, which is durable then.
    pub fn write(&mut self, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let written = self.try_to_write(jobs);
        match written {
            Ok(_) => self.fresh.commit(),
            Err(_) => self.fresh.forget(),
        }
        written
    }

    fn try_to_write(&mut self, jobs: &[Job]) -> Result<Vec<Outcome>, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.fresh.begin(&transaction)?;
        let written = jobs.iter().map(|job| match job {
            Job::Append(append, _) => add(&transaction, &mut self.fresh, append).map(Outcome::Append),
            Job::Run(statement, _) => statement.run(&transaction).map(Outcome::Run),
            Job::Close(_) => Ok(Outcome::Close),
        });
        let outcomes = written.collect::<Result<_, _>>()?;
        self.fresh.end(&transaction)?;
        transaction.commit()?;
        Ok(outcomes)
    }

    /// Puts all entries in their places.
    fn tidy(&mut self) -> Result<(), StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.fresh.place_all(&transaction)?;
        Ok(transaction.commit()?)
    }

    /// Closes the file.
    pub fn close(mut self) {
        if let Err(error) = self.tidy() {
            tracing::error!(%error, "fresh entries stay where they are until the next start");
        }
        if let Err((_, error)) = self.connection.close() {
            tracing::error!(%error, "the database did not close");
        }
    }
}

fn bring_up_to_date(connection: &Connection) -> Result<(), StoreError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = schema::STEPS.len() as i64;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    for (number, step) in (1..).zip(schema::STEPS).skip(found as usize) {
        let step = schema::for_sqlite(step);
        connection
            .execute_batch(&format!("BEGIN IMMEDIATE; {step}; PRAGMA user_version = {number}; COMMIT"))?;
    }
    Ok(())
}

/// Adds an entry and what belongs to it; false if the version is taken.
fn add(connection: &Connection, fresh: &mut Staging, append: &Append) -> rusqlite::Result<bool> {
    let Append { table, entry, summary, results } = append;
    if !fresh.add(connection, table, entry)? {
        return Ok(false);
    }
    if let Some(summary) = summary {
        keep_summary(connection, table, summary, entry.at_ms)?;
    }
    for row in results {
        let mut add = connection.prepare_cached(queries::ADD_RESULT)?;
        add.execute(params![table, row.seat, row.name, row.score, row.won])?;
    }
    Ok(true)
}

fn keep_summary(connection: &Connection, table: &str, summary: &Summary, at_ms: i64) -> rusqlite::Result<()> {
    let Summary { status, listed, info, wake_ms, guests, seats_changed } = summary;
    let mut keep = connection.prepare_cached(queries::KEEP_SUMMARY)?;
    keep.execute(params![table, status, listed, info, wake_ms, at_ms])?;
    if *seats_changed {
        connection.prepare_cached(queries::CLEAR_SEATED)?.execute([table])?;
        for guest in guests {
            connection.prepare_cached(queries::ADD_SEATED)?.execute([guest.as_str(), table])?;
        }
    }
    Ok(())
}

impl Statement {
    fn run(&self, connection: &Connection) -> rusqlite::Result<Option<String>> {
        let mut statement = connection.prepare_cached(self.sql)?;
        if statement.column_count() == 0 {
            let changed = statement.execute(params_from_iter(&self.values))?;
            return Ok((changed > 0).then(String::new));
        }
        let mut rows = statement.query(params_from_iter(&self.values))?;
        Ok(match rows.next()? {
            Some(row) => Some(row.get(0)?),
            None => None,
        })
    }
}
