//! Finished games of tables on the server, as this browser stores them.

use serde::{Deserialize, Serialize};
use witchstone_wire::{Status, TableInfo};

use crate::ui::storage;

/// A finished game that can be reviewed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct FinishedTable {
    /// Its name in links.
    pub id: String,
    /// The players' names.
    pub names: Vec<String>,
    /// Their points.
    pub points: Vec<u16>,
    /// The edition that it was played on, as tables name it; empty if an older client stored it.
    #[serde(default)]
    pub edition: String,
    /// How many rounds were played; 0 if that is not known.
    #[serde(default)]
    pub rounds: u8,
    /// When it was seen last, in milliseconds since 1970.
    pub changed: f64,
}

const PREFIX: &str = "witchstone/table/";

impl FinishedTable {
    /// Stores a finished game in which the player had a seat.
    pub fn store_if_finished(table: &TableInfo, names: &[String], rounds: Option<u8>) {
        let Some(result) = table.result.as_ref().filter(|_| table.status == Status::Finished) else {
            return;
        };
        if table.your_seat.is_none() {
            return;
        }
        let finished = FinishedTable {
            id: table.id.clone(),
            names: names.to_vec(),
            points: result.scores.clone(),
            edition: table.edition.clone(),
            rounds: rounds.unwrap_or_default(),
            changed: js_sys::Date::now(),
        };
        if let Ok(text) = serde_json::to_string(&finished) {
            storage::write(&format!("{PREFIX}{}", table.id), &text);
        }
    }

    /// All stored ones, newest first.
    pub fn all() -> Vec<FinishedTable> {
        let names = storage::keys().into_iter().filter(|name| name.starts_with(PREFIX));
        let read = |name: String| serde_json::from_str(&storage::read(&name)?).ok();
        let mut tables: Vec<FinishedTable> = names.filter_map(read).collect();
        tables.sort_by(|a, b| b.changed.total_cmp(&a.changed));
        tables
    }

    /// Removes it.
    pub fn forget(&self) {
        storage::remove(&format!("{PREFIX}{}", self.id));
    }
}
