//! Tables as an administrator sees, ends and deletes them.

use witchstone_wire::Editions;

use super::{AdminError, AdminEvent, publish};
use crate::clock::now_ms;
use crate::domain::{Entry, Status, Table};
use crate::error::ServerError;
use crate::random;
use crate::room;
use crate::storage::{Append, Store, Summary, TableActivity, TableFilter};

/// How often a change is attempted while servers change the table too.
const ATTEMPTS: usize = 8;

/// The name of a table in logs: whoever knows the id of a private table may join it, so logs do not have it.
pub fn log_name(id: &str) -> String {
    let hash = random::hash(id);
    hash.iter().take(4).map(|byte| format!("{byte:02x}")).collect()
}

/// Tables, latest activity first.
pub async fn tables(
    store: &dyn Store,
    filter: TableFilter,
    limit: i64,
) -> Result<Vec<TableActivity>, AdminError> {
    Ok(store.tables_by_activity(filter, limit).await?)
}

/// A table with all its entries, also those that a server has written just now.
pub(super) async fn load_now(store: &dyn Store, editions: &Editions, id: &str) -> Result<Table, ServerError> {
    store.refresh().await?;
    room::load(store, editions, id).await
}

/// A table in detail.
#[derive(Debug)]
pub struct Shown {
    /// Its id.
    pub id: String,
    /// The table.
    pub table: Table,
    /// The number of chat messages, at most 1,000.
    pub chat: usize,
}

/// A table by its id, or by its name in the logs.
pub async fn show_table(store: &dyn Store, editions: &Editions, id: &str) -> Result<Shown, AdminError> {
    let id = find_table(store, id).await?;
    let table = load_now(store, editions, &id).await?;
    let chat = store.chat(&id, 1_000).await?.len();
    Ok(Shown { id, table, chat })
}

/// The id of a table by its id, or by its name in the logs.
async fn find_table(store: &dyn Store, given: &str) -> Result<String, AdminError> {
    if store.table(given).await?.is_some() {
        return Ok(given.to_owned());
    }
    let mut after = String::new();
    loop {
        let ids = store.table_ids(&after, 1_000).await?;
        let Some(last) = ids.last() else { return Err(AdminError::NoTable(given.to_owned())) };
        after.clone_from(last);
        if let Some(id) = ids.iter().find(|id| log_name(id) == given) {
            return Ok(id.clone());
        }
    }
}

/// Ends a game without a result; its players keep table, chat and record.
pub async fn end_game(store: &dyn Store, editions: &Editions, id: &str) -> Result<String, AdminError> {
    let id = find_table(store, id).await?;
    change(store, editions, &id, |table| match table.status() {
        Status::Open => Err(AdminError::NotStarted),
        Status::Finished => Err(AdminError::Finished),
        Status::Playing => Ok(vec![Entry::Ended]),
    })
    .await?;
    publish(store, AdminEvent::Ended { table: id.clone() }).await?;
    Ok(id)
}

/// Deletes a table with everything that belongs to it.
pub async fn delete_table(store: &dyn Store, id: &str) -> Result<String, AdminError> {
    let id = find_table(store, id).await?;
    close_table(store, &id).await?;
    Ok(id)
}

/// Deletes a table of this id, which may be gone already.
pub async fn close_table(store: &dyn Store, id: &str) -> Result<(), AdminError> {
    store.remove_table(id).await?;
    publish(store, AdminEvent::Deleted { table: id.to_owned() }).await
}

/// Appends entries to a table beside the servers that may run: if one of them was faster, decides again.
pub(super) async fn change(
    store: &dyn Store,
    editions: &Editions,
    id: &str,
    decide: impl Fn(&Table) -> Result<Vec<Entry>, AdminError>,
) -> Result<Table, AdminError> {
    'attempt: for _ in 0..ATTEMPTS {
        let mut table = load_now(store, editions, id).await?;
        for entry in decide(&table)? {
            let at_ms = entry.at_ms(table.at_ms, now_ms());
            let append = Append::new(id, table.version + 1, at_ms, &entry, table.known_edition())?;
            table.apply(&entry, at_ms).map_err(ServerError::from)?;
            let summary = Some(Summary::of(&table, id, true)?);
            let results = crate::storage::ResultRow::of(&table);
            if !store.append(Append { summary, results, ..append }).await? {
                continue 'attempt;
            }
        }
        return Ok(table);
    }
    Err(AdminError::Busy)
}
