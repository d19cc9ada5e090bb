//! Replays every game of a backup.

use std::fmt;
use std::path::Path;

use witchstone_wire::Editions;

use super::{BackupError, block_on, rows};
use crate::error::ServerError;
use crate::room::load;
use crate::storage::{self, Store, StoreError, TableRow};

/// Tables read at a time.
const PAGE: i64 = 200;

/// What a check found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Tables whose game has not started.
    pub waiting: usize,
    /// Games that replay to the result that is stored with them.
    pub games: usize,
    /// Their moves.
    pub moves: usize,
    /// A sentence for each table that does not.
    pub problems: Vec<String>,
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Checked { waiting, games, moves, problems } = self;
        writeln!(
            f,
            "Replayed: games {games}, moves {moves}. Not started: {waiting}. Problems: {}.",
            problems.len()
        )?;
        problems.iter().try_for_each(|problem| writeln!(f, "  {problem}"))
    }
}

/// Replays every game of a backup, on a copy.
pub fn check(file: &Path, editions: &Editions) -> Result<Checked, BackupError> {
    rows::require_intact(file)?;
    block_on(async {
        let copy = storage::open_copy(&file.to_string_lossy()).await?;
        let checked = check_all(&*copy.store, editions).await;
        copy.close().await;
        Ok(checked?)
    })
}

async fn check_all(store: &dyn Store, editions: &Editions) -> Result<Checked, StoreError> {
    let (mut after, mut checked) = (String::new(), Checked::default());
    loop {
        let ids = store.table_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else { return Ok(checked) };
        after.clone_from(last);
        for id in ids {
            let Some(row) = store.table(&id).await? else { continue };
            match check_table(store, editions, &row, &mut checked).await {
                Ok(()) => {}
                Err(ServerError::Store(error)) => return Err(error),
                Err(error) => checked.problems.push(format!("table {id}: {}", error.cause())),
            }
        }
    }
}

async fn check_table(
    store: &dyn Store,
    editions: &Editions,
    row: &TableRow,
    checked: &mut Checked,
) -> Result<(), ServerError> {
    let (table, summary) = (load(store, editions, &row.id).await?, row.summary()?);
    table.edition()?;
    let problems = checked.problems.len();
    if row.status != table.status() {
        let sentence = format!("is stored as {:?} and replays to {:?}", row.status, table.status());
        checked.problems.push(format!("table {}: {sentence}", row.id));
    } else if summary.result != table.result() {
        checked.problems.push(format!("table {}: its result differs from the stored one", row.id));
    }
    match &table.game {
        _ if problems < checked.problems.len() => {}
        None => checked.waiting += 1,
        Some(game) => {
            checked.games += 1;
            checked.moves += game.record().moves.len();
        }
    }
    Ok(())
}
