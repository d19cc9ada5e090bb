//! Stored for reviews: analyses, which survive a reload, and loaded records. The oldest are evicted first.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Edition, Fnv1a, Record};
use witchstone_wire::Analysis;

use super::game::to_json;
use crate::ui::storage;

const ANALYSIS: &str = "witchstone/analysis/";
const LOADED: &str = "witchstone/loaded/";
/// How many of each are stored.
const MAX_ENTRIES: usize = 20;
/// The version of the stored format; others are not read.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct StoredItem<T> {
    version: u32,
    changed: f64,
    what: T,
}

fn read<T: for<'a> Deserialize<'a>>(key: &str) -> Option<StoredItem<T>> {
    let stored: StoredItem<T> = serde_json::from_str(&storage::read(key)?).ok()?;
    (stored.version == VERSION).then_some(stored)
}

fn store<T: Serialize>(prefix: &str, name: &str, what: T) {
    let stored = StoredItem { version: VERSION, changed: js_sys::Date::now(), what };
    let text = serde_json::to_string(&stored).unwrap_or_default();
    evict_oldest(prefix, name, MAX_ENTRIES - 1);
    if !storage::write(&format!("{prefix}{name}"), &text) {
        // The storage is full: evict the others.
        evict_oldest(prefix, name, 0);
        storage::write(&format!("{prefix}{name}"), &text);
    }
}

/// Evicts the oldest, until `left` others remain.
fn evict_oldest(prefix: &str, name: &str, most: usize) {
    let own = format!("{prefix}{name}");
    let others = storage::keys().into_iter().filter(|key| key.starts_with(prefix) && *key != own);
    let mut others: Vec<(f64, String)> = others.map(|key| (age(&key), key)).collect();
    others.sort_by(|a, b| b.0.total_cmp(&a.0));
    others.iter().skip(most).for_each(|(_, key)| storage::remove(key));
}

/// When an entry was stored; unreadable ones count as oldest.
fn age(key: &str) -> f64 {
    read::<serde_json::Value>(key).map_or(0.0, |stored| stored.changed)
}

/// The analysis of a game as far as it went, if it fits the game.
pub fn analysis(name: &str, record: &Record) -> Option<Analysis> {
    let stored: StoredItem<Analysis> = read(&format!("{ANALYSIS}{name}"))?;
    fits(&stored.what, record).then_some(stored.what)
}

/// Stores an analysis.
pub fn store_analysis(name: &str, analysis: &Analysis) {
    store(ANALYSIS, name, analysis);
}

/// Whether an analysis is of this game: its turns are the moves of the record from the first on.
pub fn fits(analysis: &Analysis, record: &Record) -> bool {
    let players = usize::from(record.options.players);
    let mut at = 0;
    let fits = analysis.turns.iter().all(|turn| {
        let moves = record.moves.get(at..at + turn.played.len());
        let same =
            moves.is_some_and(|moves| moves.iter().map(ToString::to_string).eq(turn.played.iter().cloned()));
        let better = turn.better.as_ref().is_none_or(|better| better.from <= record.moves.len());
        let fits = same && better && turn.from == at && turn.player < players && !turn.played.is_empty();
        at += turn.played.len();
        fits
    });
    fits && analysis.moves == record.moves.len() && analysis.done == at
}

/// A record that was loaded.
pub fn loaded(name: &str) -> Option<String> {
    Some(read::<String>(&format!("{LOADED}{name}"))?.what)
}

/// Stores a loaded record under a hash of its text.
pub fn store_loaded(record: &Record, edition: &Edition) -> String {
    let text = to_json(record, edition);
    let name = format!("{:016x}", Fnv1a::EMPTY.write(text.as_bytes()).finish());
    store(LOADED, &name, text);
    name
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Move, Options, Seed};
    use witchstone_wire::{AnalysisState, ReviewedTurn};

    #[test]
    fn an_analysis_of_another_game_does_not_fit() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        let record = Record { options, deal, moves: vec![Move::End, Move::Decline] };
        let turn = |from: usize, played: &str| ReviewedTurn {
            player: 0,
            round: 1,
            from,
            played: vec![played.into()],
            better: None,
            lead: 0.0,
            loss: 0.0,
            win_probability: 0.5,
            win_probability_lost: 0.0,
            luck: 0.0,
        };
        let of = |turns: Vec<ReviewedTurn>| Analysis {
            state: AnalysisState::Working,
            done: turns.len(),
            moves: 2,
            turns,
        };
        assert!(fits(&of(vec![]), &record));
        assert!(fits(&of(vec![turn(0, "end"), turn(1, "decline")]), &record));
        assert!(!fits(&of(vec![turn(0, "decline")]), &record));
        assert!(!fits(&of(vec![turn(1, "decline")]), &record));
        assert!(!fits(&Analysis { moves: 9, ..of(vec![]) }, &record));
        assert!(!fits(&of(vec![turn(0, "end"), turn(1, "decline"), turn(2, "end")]), &record));
        assert!(!fits(&of(vec![ReviewedTurn { player: 3, ..turn(0, "end") }]), &record));
    }
}
