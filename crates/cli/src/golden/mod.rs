//! Golden games: whole games whose every decision is pinned by one hash.

mod cover;
mod hash;

pub use cover::cover;
pub use hash::{Hash, HashError, Hasher};

use witchstone_rules::{Edition, Record, ReplayError, State};
use witchstone_wire::{GameRecord, Outcome};

use crate::decision;

/// A game with its hash and the outcome that the rules compute, as one line of JSON.
///
/// # Errors
///
/// The record does not replay.
pub fn line_of(record: Record, edition: &'static Edition) -> Result<String, ReplayError> {
    let (hash, end) = replay(&record, edition)?;
    let outcome = end.is_over().then(|| Outcome::of(&end));
    let game = GameRecord::new(edition, record, outcome);
    Ok(format!("{{\"hash\":\"{hash}\",\"record\":{}}}", game.to_json(edition)))
}

/// The hash of all decisions, and the last position.
fn replay(record: &Record, edition: &'static Edition) -> Result<(Hash, State), ReplayError> {
    let mut state = record.start(edition).map_err(ReplayError::SetUp)?;
    let mut hasher = Hasher::default();
    for (number, &played) in record.moves.iter().enumerate() {
        hasher.before(state.player(), &decision::sorted_legal(&state));
        state.play(played).map_err(|refusal| ReplayError::Move { number, played, refusal })?;
        hasher.after(&decision::points(&state));
    }
    Ok((hasher.finish(), state))
}
