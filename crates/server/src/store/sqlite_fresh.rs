//! Entries made lately, in the order in which they were made.
//!
//! In `entries` the entries of a table stand together, so that every move would write a page of its own. New ones are put
//! one behind the other into `fresh` instead, where those of many tables share a page, and are put in their places many at
//! a time. Until then they are read from memory: in `fresh` they would have to be searched for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, params};

use super::StoredEntry;

/// As many fresh entries are put in their places: about a megabyte.
const MANY: usize = 8192;

/// SQLite's count of what other connections have committed, as this one sees it.
const OTHERS_COMMITS: &str = "PRAGMA data_version";
/// The last version that is in its place.
const LAST_ENTRY: &str = "SELECT COALESCE(MAX(version), 0) FROM entries WHERE table_id = $1";
const ADD: &str = "INSERT INTO fresh (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)";
const PUT_IN_PLACE: &str = "
    INSERT INTO entries (table_id, version, at_ms, body)
        SELECT table_id, version, at_ms, body FROM fresh ORDER BY table_id, version;
    DELETE FROM fresh;";

/// Entries that are durable and not in their places, by table: what the writer tells the readers.
#[derive(Clone, Default)]
pub struct Shelf(Arc<Mutex<HashMap<String, Vec<StoredEntry>>>>);

impl Shelf {
    fn open(&self) -> MutexGuard<'_, HashMap<String, Vec<StoredEntry>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The fresh entries of a table after a version. Whoever reads the places too reads them later than this: what has
    /// left the shelf by then is there.
    pub fn of(&self, table: &str, after: u64) -> Vec<StoredEntry> {
        let shelf = self.open();
        let fresh = shelf.get(table).into_iter().flatten();
        fresh.filter(|entry| entry.version > after).cloned().collect()
    }
}

/// What the writer knows of the fresh entries. Nobody else writes to the file during a transaction, and before each it is
/// asked whether somebody did; so what is known is true.
pub struct Fresh {
    shelf: Shelf,
    /// Added in this transaction.
    added: Vec<(String, StoredEntry)>,
    /// The last version of every table that has fresh entries.
    last: HashMap<String, u64>,
    count: usize,
    others_commits: Option<i64>,
    is_tidied: bool,
}

impl Fresh {
    /// Nothing is known yet.
    pub fn new(shelf: Shelf) -> Fresh {
        Fresh { shelf, added: vec![], last: HashMap::new(), count: 0, others_commits: None, is_tidied: false }
    }

    /// To be called first in a transaction. If another program has written to the file since, a second server for example,
    /// what it left in `fresh` is put where everybody finds it.
    pub fn begin(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let commits = connection.prepare_cached(OTHERS_COMMITS)?.query_row([], |row| row.get(0))?;
        if self.others_commits != Some(commits) {
            self.put_in_place(connection)?;
            self.others_commits = Some(commits);
        }
        Ok(())
    }

    /// Adds an entry; false if its version is taken.
    pub fn add(
        &mut self,
        connection: &Connection,
        table: &str,
        entry: &StoredEntry,
    ) -> rusqlite::Result<bool> {
        if entry.version <= self.last_version(connection, table)? {
            return Ok(false);
        }
        let version = entry.version as i64;
        connection.prepare_cached(ADD)?.execute(params![table, version, entry.at_ms, entry.body])?;
        match self.last.get_mut(table) {
            Some(last) => *last = entry.version,
            None => drop(self.last.insert(table.to_owned(), entry.version)),
        }
        self.added.push((table.to_owned(), entry.clone()));
        self.count += 1;
        Ok(true)
    }

    fn last_version(&self, connection: &Connection, table: &str) -> rusqlite::Result<u64> {
        if let Some(&last) = self.last.get(table) {
            return Ok(last);
        }
        let last: i64 = connection.prepare_cached(LAST_ENTRY)?.query_row([table], |row| row.get(0))?;
        Ok(last as u64)
    }

    /// To be called last in a transaction.
    pub fn end(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if self.count >= MANY { self.put_in_place(connection) } else { Ok(()) }
    }

    /// To be called after the commit, before anybody is told of it.
    pub fn commit(&mut self) {
        let mut shelf = self.shelf.open();
        if std::mem::take(&mut self.is_tidied) {
            shelf.clear();
        }
        for (table, entry) in self.added.drain(..) {
            shelf.entry(table).or_default().push(entry);
        }
    }

    /// To be called if the transaction failed: what was learnt in it is not so, and the next one begins with what is in the
    /// file.
    pub fn forget(&mut self) {
        *self = Fresh::new(self.shelf.clone());
    }

    /// Puts every fresh entry in its place.
    pub fn put_in_place(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        connection.execute_batch(PUT_IN_PLACE)?;
        self.added.clear();
        self.last.clear();
        self.count = 0;
        self.is_tidied = true;
        Ok(())
    }
}
