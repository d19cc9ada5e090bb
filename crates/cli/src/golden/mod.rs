//! Golden games: whole games whose every decision is pinned by one hash.

mod cover;
mod hash;

pub use cover::cover;
pub use hash::{Hash, Hasher};

use witchstone_rules::{Edition, Record, State};
use witchstone_wire::{GameRecord, Outcome};

use crate::decision;

/// The hash of every decision of a record; an error sentence if it cannot be replayed to its end.
pub fn hash_of(record: &Record, edition: &'static Edition) -> Result<Hash, String> {
    let mut state = record.start(edition).map_err(|error| error.to_string())?;
    let mut hasher = Hasher::default();
    for (number, &played) in record.moves.iter().enumerate() {
        let legal = decision::sorted_legal(&state);
        hasher.before(state.player(), &legal);
        decision::play(&mut state, played).map_err(|refusal| format!("Move {}: {refusal}", number + 1))?;
        hasher.after(&decision::points(&state));
    }
    Ok(hasher.finish())
}

/// A game with its hash, as one line of JSON; its outcome is the one that the rules come to.
pub fn line_of(record: Record, edition: &'static Edition) -> Result<String, String> {
    let hash = hash_of(&record, edition)?;
    let end = last_state(&record, edition)?;
    let outcome = end.is_over().then(|| Outcome::of(&end));
    let game = GameRecord { edition: edition.id.clone(), record, outcome };
    Ok(format!("{{\"hash\":\"{hash}\",\"record\":{}}}", game.to_json(edition)))
}

fn last_state(record: &Record, edition: &'static Edition) -> Result<State, String> {
    let mut state = record.start(edition).map_err(|error| error.to_string())?;
    for &played in &record.moves {
        decision::play(&mut state, played)?;
    }
    Ok(state)
}
