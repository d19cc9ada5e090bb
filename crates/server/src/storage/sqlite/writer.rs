//! The one connection that writes to SQLite, and its jobs.
//!
//! A batch of jobs is one transaction of many small prepared statements, run on one thread of the blocking pool.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior, params, params_from_iter};
use tokio::sync::oneshot;

use super::space;
use super::staging::{StagedEntries, Staging};
use crate::private_file;
use crate::storage::columns::SeatColumn;
use crate::storage::{Append, StoreError, Summary, queries, schema};

/// Prepared statements in the cache: more than there are.
const STATEMENT_CACHE: usize = 64;

/// Settings of the connection.
const PRAGMAS: [(&str, &str); 5] = [
    // Deleted rows give their space back; this has to come first in a new file.
    ("auto_vacuum", "incremental"),
    ("journal_mode", "wal"),
    // A move is acknowledged after its commit: a commit has to be flushed to the disk.
    ("synchronous", "full"),
    // Transactions are small: no temporary files.
    ("temp_store", "memory"),
    // 16 MB, in kilobytes (negative, as SQLite wants it): the last page of some thousand tables.
    ("cache_size", "-16384"),
];

/// A write; the reply comes after the commit.
pub enum WriteJob {
    /// Appends an entry.
    Append(Box<Append>, oneshot::Sender<Result<bool, StoreError>>),
    /// Executes any other statement.
    Execute(Statement, oneshot::Sender<Result<Executed, StoreError>>),
    /// Deletes a table, unless it was changed or opened since a time.
    DeleteTable {
        /// The table.
        table: String,
        /// The time.
        before_ms: i64,
        /// Whether it was deleted.
        reply: oneshot::Sender<Result<bool, StoreError>>,
    },
    /// Gives free pages back to the file system; true while there are more.
    Shrink(oneshot::Sender<Result<bool, StoreError>>),
    /// Merges the staging table and executes statements; the reply is how many rows changed.
    Transact(Vec<Statement>, oneshot::Sender<Result<u64, StoreError>>),
    /// The last job: closes the file.
    Close(oneshot::Sender<()>),
}

/// A statement with its parameters.
pub struct Statement {
    /// The statement.
    pub sql: &'static str,
    /// The parameters, in order.
    pub values: Vec<Value>,
}

/// A parameter of a statement.
pub type Value = rusqlite::types::Value;

/// What a statement did.
#[derive(Default)]
pub struct Executed {
    /// The number of rows that it changed.
    pub rows: usize,
    /// The first column of the first row that it returned.
    pub value: Option<String>,
}

/// The outcome of a job.
pub enum Outcome {
    /// Whether the version was new.
    Append(bool),
    /// What a statement did.
    Execute(Executed),
    /// Whether the table was deleted.
    DeleteTable(bool),
    /// Whether there are more free pages.
    Shrink(bool),
    /// How many rows changed.
    Transact(u64),
    /// The file is closed.
    Close,
}

impl WriteJob {
    /// Replies with the outcome.
    pub fn reply(self, outcome: Outcome) {
        // The caller may have gone; what was written stays.
        match (self, outcome) {
            (WriteJob::Append(_, reply), Outcome::Append(new)) => drop(reply.send(Ok(new))),
            (WriteJob::Execute(_, reply), Outcome::Execute(done)) => drop(reply.send(Ok(done))),
            (WriteJob::DeleteTable { reply, .. }, Outcome::DeleteTable(done))
            | (WriteJob::Shrink(reply), Outcome::Shrink(done)) => drop(reply.send(Ok(done))),
            (WriteJob::Transact(_, reply), Outcome::Transact(rows)) => drop(reply.send(Ok(rows))),
            _ => {}
        }
    }

    /// Replies that nothing was written.
    pub fn fail(self) {
        match self {
            WriteJob::Append(_, reply) => drop(reply.send(Err(StoreError::Closed))),
            WriteJob::Execute(_, reply) => drop(reply.send(Err(StoreError::Closed))),
            WriteJob::DeleteTable { reply, .. } | WriteJob::Shrink(reply) => {
                drop(reply.send(Err(StoreError::Closed)))
            }
            WriteJob::Transact(_, reply) => drop(reply.send(Err(StoreError::Closed))),
            WriteJob::Close(_) => {}
        }
    }
}

/// The writer connection.
pub struct Writer {
    connection: Connection,
    staging: Staging,
}

impl Writer {
    /// Opens the file, creating it if it does not exist, and migrates its schema.
    pub fn open(path: &Path, staged: StagedEntries) -> Result<Writer, StoreError> {
        private_file::protect_database(path);
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(Duration::from_secs(10))?;
        connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE);
        for (name, value) in PRAGMAS {
            connection.pragma_update(None, name, value)?;
        }
        schema::migrate_sqlite(&mut connection)?;
        space::enable(&connection)?;
        // The first transaction merges what an earlier run left in the staging table.
        let mut writer = Writer { connection, staging: Staging::new(staged) };
        writer.write(&[])?;
        Ok(writer)
    }

    /// Writes all jobs in one transaction; on return it is durable.
    pub fn write(&mut self, jobs: &[WriteJob]) -> Result<Vec<Outcome>, StoreError> {
        let written = self.try_to_write(jobs);
        match written {
            Ok(_) => self.staging.commit(),
            Err(_) => self.staging.reset(),
        }
        written
    }

    fn try_to_write(&mut self, jobs: &[WriteJob]) -> Result<Vec<Outcome>, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.staging.begin(&transaction)?;
        let written = jobs.iter().map(|job| match job {
            WriteJob::Append(append, _) => add(&transaction, &mut self.staging, append).map(Outcome::Append),
            WriteJob::Execute(statement, _) => statement.execute(&transaction).map(Outcome::Execute),
            WriteJob::DeleteTable { table, before_ms, .. } => {
                delete(&transaction, &mut self.staging, table, *before_ms).map(Outcome::DeleteTable)
            }
            // Done after the commit.
            WriteJob::Shrink(_) => Ok(Outcome::Shrink(false)),
            WriteJob::Transact(statements, _) => {
                self.staging.merge_all(&transaction)?;
                transact(&transaction, statements).map(Outcome::Transact)
            }
            WriteJob::Close(_) => Ok(Outcome::Close),
        });
        let mut outcomes = written.collect::<Result<Vec<_>, _>>()?;
        self.staging.merge_some(&transaction)?;
        transaction.commit()?;
        for outcome in &mut outcomes {
            if let Outcome::Shrink(more) = outcome {
                *more = space::shrink(&self.connection).unwrap_or_else(|error| {
                    tracing::warn!(%error, "cannot shrink SQLite database");
                    false
                });
            }
        }
        Ok(outcomes)
    }

    /// Merges all staged entries.
    fn merge_all(&mut self) -> Result<(), StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        self.staging.merge_all(&transaction)?;
        Ok(transaction.commit()?)
    }

    /// Merges all staged entries and closes the file.
    pub fn close(mut self) {
        if let Err(error) = self.merge_all() {
            tracing::error!(%error, "cannot merge staged entries; the next start will");
        }
        if let Err((_, error)) = self.connection.close() {
            tracing::error!(%error, "cannot close SQLite database");
        }
    }
}

/// Appends an entry with its summary and results; false if the version exists.
fn add(connection: &Connection, staging: &mut Staging, append: &Append) -> rusqlite::Result<bool> {
    let Append { table, entry, summary, results } = append;
    if !staging.append(connection, table, entry)? {
        return Ok(false);
    }
    if let Some(summary) = summary {
        save_summary(connection, table, summary, entry.at_ms)?;
    }
    for row in results {
        let mut add = connection.prepare_cached(queries::ADD_RESULT)?;
        add.execute(params![table, SeatColumn(row.seat), row.name, row.score, row.won, row.undone])?;
    }
    Ok(true)
}

/// Deletes a table with what belongs to it, unless it was changed or opened since a time.
fn delete(
    connection: &Connection,
    staging: &mut Staging,
    table: &str,
    before_ms: i64,
) -> rusqlite::Result<bool> {
    if connection.prepare_cached(queries::DELETE_TABLE)?.execute(params![table, before_ms])? == 0 {
        return Ok(false);
    }
    staging.forget(connection, table)?;
    for sql in queries::DELETE_OF_TABLE {
        connection.prepare_cached(sql)?.execute([table])?;
    }
    Ok(true)
}

/// Executes statements; returns how many rows they changed.
fn transact(connection: &Connection, statements: &[Statement]) -> rusqlite::Result<u64> {
    let mut changed = 0;
    for Statement { sql, values } in statements {
        changed += connection.prepare_cached(sql)?.execute(params_from_iter(values))?;
    }
    Ok(changed as u64)
}

fn save_summary(connection: &Connection, table: &str, summary: &Summary, at_ms: i64) -> rusqlite::Result<()> {
    let Summary { status, listed, info, due_ms, guests, reserved, seats_changed } = summary;
    let mut upsert = connection.prepare_cached(queries::UPSERT_SUMMARY)?;
    upsert.execute(params![table, status, listed, info, due_ms, at_ms])?;
    if *seats_changed {
        connection.prepare_cached(queries::CLEAR_SEATED)?.execute([table])?;
        for (guests, reserved) in [(guests, false), (reserved, true)] {
            for guest in guests {
                connection.prepare_cached(queries::ADD_SEATED)?.execute(params![guest, table, reserved])?;
            }
        }
    }
    Ok(())
}

impl Statement {
    fn execute(&self, connection: &Connection) -> rusqlite::Result<Executed> {
        let mut statement = connection.prepare_cached(self.sql)?;
        if statement.column_count() == 0 {
            let rows = statement.execute(params_from_iter(&self.values))?;
            return Ok(Executed { rows, value: None });
        }
        let mut rows = statement.query(params_from_iter(&self.values))?;
        Ok(match rows.next()? {
            Some(row) => Executed { rows: 1, value: Some(row.get(0)?) },
            None => Executed::default(),
        })
    }
}
