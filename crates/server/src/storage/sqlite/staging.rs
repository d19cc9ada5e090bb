//! Entries made lately, in the order in which they were made.
//!
//! In `entries` the entries of a table stand together, so that every move would write a page of its own. New ones are put
//! one behind the other into `fresh` instead, where those of many tables share a page. When there are many they are put in
//! their places table by table, some with each commit, so that no move waits for all of them. Until then they are read
//! from memory: in `fresh` they would have to be searched for.

use std::collections::{BTreeMap, HashMap};
use std::ops::Bound::{Excluded, Unbounded};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, params};

use crate::storage::StoredEntry;

/// As many fresh entries leave together: about two megabytes.
const MANY: usize = 16_384;

/// For each new entry as many are put in their places, so that these are done before as many new ones are there.
const PACE: usize = 2;

/// SQLite's count of what other connections have committed, as this one sees it.
const OTHERS_COMMITS: &str = "PRAGMA data_version";
/// The last version that is in its place.
const LAST_ENTRY: &str = "SELECT COALESCE(MAX(version), 0) FROM entries WHERE table_id = $1";
const ADD: &str = "INSERT INTO fresh (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)";
const PLACE: &str = "INSERT INTO entries (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)";
const REMOVE: &str = "DELETE FROM fresh WHERE rowid <= $1";
/// Some may be in their places already: those of a program that was stopped while it put them there.
const PLACE_ALL: &str = "
    INSERT OR IGNORE INTO entries (table_id, version, at_ms, body)
        SELECT table_id, version, at_ms, body FROM fresh ORDER BY table_id, version;
    DELETE FROM fresh;";

type ByTable = BTreeMap<String, Vec<StoredEntry>>;

/// Entries that are durable and perhaps not in their places: what the writer tells the readers.
#[derive(Clone, Default)]
pub struct StagedEntries(Arc<Mutex<Shelved>>);

#[derive(Default)]
struct Shelved {
    /// Those that are being put in their places.
    leaving: Arc<ByTable>,
    /// Those made since.
    fresh: ByTable,
}

impl StagedEntries {
    fn open(&self) -> MutexGuard<'_, Shelved> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The entries of a table after a version. Whoever reads the places too reads them later than this: what has left the
    /// shelf by then is there.
    pub fn of(&self, table: &str, after: u64) -> Vec<StoredEntry> {
        let shelf = self.open();
        let entries =
            [&*shelf.leaving, &shelf.fresh].into_iter().filter_map(|entries| entries.get(table)).flatten();
        entries.filter(|entry| entry.version > after).cloned().collect()
    }
}

/// What the writer knows of the fresh entries. Nobody else writes to the file during a transaction, and before each it is
/// asked whether somebody did; so what is known is true.
pub struct Staging {
    shelf: StagedEntries,
    /// Added in this transaction.
    added: Vec<(String, StoredEntry)>,
    /// The last version of every table on the shelf.
    last: HashMap<String, u64>,
    /// How many there are that are not leaving.
    count: usize,
    /// The row of the newest of them.
    newest: i64,
    leaving: Option<Migration>,
    others_commits: Option<i64>,
    tidied: Tidied,
}

/// What has been tidied in this transaction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tidied {
    Nothing,
    /// The last of those that leave are in their places.
    Migration,
    Everything,
}

impl Staging {
    /// Nothing is known yet.
    pub fn new(shelf: StagedEntries) -> Staging {
        Staging {
            shelf,
            added: vec![],
            last: HashMap::new(),
            count: 0,
            newest: 0,
            leaving: None,
            others_commits: None,
            tidied: Tidied::Nothing,
        }
    }

    /// To be called first in a transaction. If another program has written to the file since, a second server for example,
    /// what it left in `fresh` is put where everybody finds it.
    pub fn begin(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let commits = connection.prepare_cached(OTHERS_COMMITS)?.query_row([], |row| row.get(0))?;
        if self.others_commits != Some(commits) {
            self.place_all(connection)?;
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
        insert(connection, ADD, table, entry)?;
        self.newest = connection.last_insert_rowid();
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
        if let Some(leaving) = &mut self.leaving
            && leaving.place(connection, self.added.len() * PACE)?
        {
            self.leaving = None;
            self.tidied = Tidied::Migration;
        }
        Ok(())
    }

    /// To be called after the commit, before anybody is told of it.
    pub fn commit(&mut self) {
        let mut shelf = self.shelf.open();
        let tidied = std::mem::replace(&mut self.tidied, Tidied::Nothing);
        if tidied != Tidied::Nothing {
            shelf.leaving = Arc::default();
        }
        if tidied == Tidied::Everything {
            shelf.fresh.clear();
        }
        for (table, entry) in self.added.drain(..) {
            match shelf.fresh.get_mut(&table) {
                Some(entries) => entries.push(entry),
                None => drop(shelf.fresh.insert(table, vec![entry])),
            }
        }
        if tidied == Tidied::Migration {
            self.last.retain(|table, _| shelf.fresh.contains_key(table));
        }
        if self.count >= MANY && self.leaving.is_none() {
            shelf.leaving = Arc::new(std::mem::take(&mut shelf.fresh));
            self.leaving = Some(Migration::new(shelf.leaving.clone(), self.newest));
            self.count = 0;
        }
    }

    /// To be called if the transaction failed: what was learnt in it is not so, and the next one begins with what is in the
    /// file.
    pub fn forget(&mut self) {
        *self = Staging::new(self.shelf.clone());
    }

    /// Puts every fresh entry in its place at once.
    pub fn place_all(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        connection.execute_batch(PLACE_ALL)?;
        self.added.clear();
        self.last.clear();
        self.count = 0;
        self.leaving = None;
        self.tidied = Tidied::Everything;
        Ok(())
    }
}

/// Entries on their way from `fresh` to their places.
struct Migration {
    entries: Arc<ByTable>,
    /// The last table whose entries are in their places.
    placed: Option<String>,
    /// The row of the newest of them.
    newest: i64,
}

impl Migration {
    fn new(entries: Arc<ByTable>, newest: i64) -> Migration {
        Migration { entries, placed: None, newest }
    }

    /// Puts as many in their places, and those of the last table all; true if these were the last.
    fn place(&mut self, connection: &Connection, mut many: usize) -> rusqlite::Result<bool> {
        let after = self.placed.as_deref().map_or(Unbounded, Excluded);
        let mut tables = self.entries.range::<str, _>((after, Unbounded));
        let mut placed = None;
        while many > 0 {
            let Some((table, entries)) = tables.next() else {
                connection.prepare_cached(REMOVE)?.execute([self.newest])?;
                return Ok(true);
            };
            for entry in entries {
                insert(connection, PLACE, table, entry)?;
            }
            many = many.saturating_sub(entries.len());
            placed = Some(table.clone());
        }
        self.placed = placed.or(self.placed.take());
        Ok(false)
    }
}

fn insert(connection: &Connection, sql: &str, table: &str, entry: &StoredEntry) -> rusqlite::Result<usize> {
    connection.prepare_cached(sql)?.execute(params![table, entry.version as i64, entry.at_ms, entry.body])
}
