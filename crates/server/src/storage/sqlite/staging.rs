//! The staging table of new entries (`staged_entries`).
//!
//! `entries` is clustered by table, so every move would dirty a different page. New entries are appended to a staging
//! table instead, where those of many tables share a page, and merged into `entries` in batches, some with each commit.
//! Until then they are served from memory. Why, and what it saves: docs/design/sqlite-staging.md.

use std::collections::{BTreeMap, HashMap};
use std::ops::Bound::{Excluded, Unbounded};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, params};

use crate::storage::StoredEntry;

/// Staged entries that start a batch merge: about two megabytes.
const MERGE_THRESHOLD: usize = 16_384;

/// Entries merged for each new one, so that a batch merge ends before the next one starts.
const MERGE_RATIO: usize = 2;

/// Changes when another connection has committed.
const DATA_VERSION: &str = "PRAGMA data_version";
const LAST_MERGED: &str = "SELECT COALESCE(MAX(version), 0) FROM entries WHERE table_id = $1";
const STAGE: &str = "INSERT INTO staged_entries (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)";
const MERGE: &str = "INSERT INTO entries (table_id, version, at_ms, body) VALUES ($1, $2, $3, $4)";
const UNSTAGE: &str = "DELETE FROM staged_entries WHERE rowid <= $1";
/// Entries may be in both tables if a program was killed during a batch merge.
const MERGE_ALL: &str = "
    INSERT OR IGNORE INTO entries (table_id, version, at_ms, body)
        SELECT table_id, version, at_ms, body FROM staged_entries ORDER BY table_id, version;
    DELETE FROM staged_entries;";

type EntriesByTable = BTreeMap<String, Vec<StoredEntry>>;

/// Durable entries that may not be merged yet; the writer shares them with the readers.
#[derive(Clone, Default)]
pub struct StagedEntries(Arc<Mutex<Staged>>);

#[derive(Default)]
struct Staged {
    /// Those of the running batch merge.
    merging: Arc<EntriesByTable>,
    /// Those appended since.
    new: EntriesByTable,
}

impl StagedEntries {
    fn lock(&self) -> MutexGuard<'_, Staged> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The staged entries of a table after a version. Readers have to read these first and `entries` second: what is
    /// merged in between is in `entries` then.
    pub fn of(&self, table: &str, after: u64) -> Vec<StoredEntry> {
        let staged = self.lock();
        let entries =
            [&*staged.merging, &staged.new].into_iter().filter_map(|entries| entries.get(table)).flatten();
        entries.filter(|entry| entry.version > after).cloned().collect()
    }
}

/// The writer's knowledge of the staging table. Nobody else writes during a transaction, and each begins with a check
/// whether somebody did before.
pub struct Staging {
    staged: StagedEntries,
    /// Appended in this transaction.
    appended: Vec<(String, StoredEntry)>,
    /// The last version of every table with staged entries.
    last: HashMap<String, u64>,
    /// The number of staged entries outside the running batch merge.
    count: usize,
    /// The row of the newest of them.
    newest_row: i64,
    batch_merge: Option<BatchMerge>,
    data_version: Option<i64>,
    merged: Merged,
}

/// What this transaction has merged to the end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Merged {
    Nothing,
    Batch,
    Everything,
}

impl Staging {
    /// Nothing is known yet.
    pub fn new(staged: StagedEntries) -> Staging {
        Staging {
            staged,
            appended: vec![],
            last: HashMap::new(),
            count: 0,
            newest_row: 0,
            batch_merge: None,
            data_version: None,
            merged: Merged::Nothing,
        }
    }

    /// Begins a transaction. If another program has written to the file, a second server for example, everything that it
    /// staged is merged.
    pub fn begin(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        let version = connection.prepare_cached(DATA_VERSION)?.query_row([], |row| row.get(0))?;
        if self.data_version != Some(version) {
            self.merge_all(connection)?;
            self.data_version = Some(version);
        }
        Ok(())
    }

    /// Appends an entry; false if its version exists, or the one before does not.
    pub fn append(
        &mut self,
        connection: &Connection,
        table: &str,
        entry: &StoredEntry,
    ) -> rusqlite::Result<bool> {
        if entry.version != self.last_version(connection, table)? + 1 {
            return Ok(false);
        }
        insert(connection, STAGE, table, entry)?;
        self.newest_row = connection.last_insert_rowid();
        match self.last.get_mut(table) {
            Some(last) => *last = entry.version,
            None => drop(self.last.insert(table.to_owned(), entry.version)),
        }
        self.appended.push((table.to_owned(), entry.clone()));
        self.count += 1;
        Ok(true)
    }

    fn last_version(&self, connection: &Connection, table: &str) -> rusqlite::Result<u64> {
        if let Some(&last) = self.last.get(table) {
            return Ok(last);
        }
        let last: i64 = connection.prepare_cached(LAST_MERGED)?.query_row([table], |row| row.get(0))?;
        Ok(last as u64)
    }

    /// Leaves nothing of a table that is being deleted: its staged entries are merged, with all others.
    pub fn forget(&mut self, connection: &Connection, table: &str) -> rusqlite::Result<()> {
        if self.last.contains_key(table) { self.merge_all(connection) } else { Ok(()) }
    }

    /// Merges the next entries of the running batch, as the last step of a transaction.
    pub fn merge_some(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        if let Some(merge) = &mut self.batch_merge
            && merge.merge(connection, self.appended.len() * MERGE_RATIO)?
        {
            self.batch_merge = None;
            self.merged = Merged::Batch;
        }
        Ok(())
    }

    /// Publishes the transaction to the readers, after its commit and before any reply.
    pub fn commit(&mut self) {
        let mut staged = self.staged.lock();
        let merged = std::mem::replace(&mut self.merged, Merged::Nothing);
        if merged != Merged::Nothing {
            staged.merging = Arc::default();
        }
        if merged == Merged::Everything {
            staged.new.clear();
        }
        for (table, entry) in self.appended.drain(..) {
            match staged.new.get_mut(&table) {
                Some(entries) => entries.push(entry),
                None => drop(staged.new.insert(table, vec![entry])),
            }
        }
        if merged == Merged::Batch {
            self.last.retain(|table, _| staged.new.contains_key(table));
        }
        if self.count >= MERGE_THRESHOLD && self.batch_merge.is_none() {
            staged.merging = Arc::new(std::mem::take(&mut staged.new));
            self.batch_merge = Some(BatchMerge::new(staged.merging.clone(), self.newest_row));
            self.count = 0;
        }
    }

    /// Forgets everything after a failed transaction: the next one begins with what is in the file.
    pub fn reset(&mut self) {
        *self = Staging::new(self.staged.clone());
    }

    /// Merges all staged entries at once.
    pub fn merge_all(&mut self, connection: &Connection) -> rusqlite::Result<()> {
        connection.execute_batch(MERGE_ALL)?;
        self.appended.clear();
        self.last.clear();
        self.count = 0;
        self.batch_merge = None;
        self.merged = Merged::Everything;
        Ok(())
    }
}

/// Entries on their way from the staging table to `entries`, table by table.
struct BatchMerge {
    entries: Arc<EntriesByTable>,
    /// The last table whose entries are merged.
    merged_up_to: Option<String>,
    /// The row of the newest entry.
    newest_row: i64,
}

impl BatchMerge {
    fn new(entries: Arc<EntriesByTable>, newest_row: i64) -> BatchMerge {
        BatchMerge { entries, merged_up_to: None, newest_row }
    }

    /// Merges about this many entries, and all of the last table; true if the batch merge is complete.
    fn merge(&mut self, connection: &Connection, mut count: usize) -> rusqlite::Result<bool> {
        let after = self.merged_up_to.as_deref().map_or(Unbounded, Excluded);
        let mut tables = self.entries.range::<str, _>((after, Unbounded));
        let mut merged_up_to = None;
        while count > 0 {
            let Some((table, entries)) = tables.next() else {
                connection.prepare_cached(UNSTAGE)?.execute([self.newest_row])?;
                return Ok(true);
            };
            for entry in entries {
                insert(connection, MERGE, table, entry)?;
            }
            count = count.saturating_sub(entries.len());
            merged_up_to = Some(table.clone());
        }
        self.merged_up_to = merged_up_to.or(self.merged_up_to.take());
        Ok(false)
    }
}

fn insert(connection: &Connection, sql: &str, table: &str, entry: &StoredEntry) -> rusqlite::Result<usize> {
    connection.prepare_cached(sql)?.execute(params![table, entry.version as i64, entry.at_ms, entry.body])
}
