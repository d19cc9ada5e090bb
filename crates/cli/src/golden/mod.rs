//! Golden games: whole games whose every decision is pinned by one hash.

mod cover;
mod hash;

pub use cover::cover;
pub use hash::{Hash, Hasher};

use witchstone_rules::{Edition, Record, State};
use witchstone_wire::{GameRecord, Outcome};

use crate::decision;

/// A game with its hash, as one line of JSON; its outcome is the one that the rules come to. If the record cannot be
/// replayed, the reason in one sentence.
pub fn line_of(record: Record, edition: &'static Edition) -> Result<String, String> {
    let (hash, end) = replay(&record, edition)?;
    let outcome = end.is_over().then(|| Outcome::of(&end));
    let game = GameRecord::new(edition, record, outcome);
    Ok(format!("{{\"hash\":\"{hash}\",\"record\":{}}}", game.to_json(edition)))
}

/// The hash of all decisions, and the last position.
fn replay(record: &Record, edition: &'static Edition) -> Result<(Hash, State), String> {
    let mut state = record.start(edition).map_err(|error| error.to_string())?;
    let mut hasher = Hasher::default();
    for (number, &played) in record.moves.iter().enumerate() {
        hasher.before(state.player(), &decision::sorted_legal(&state));
        state.play(played).map_err(|refusal| format!("Move {}, {played}: {refusal}", number + 1))?;
        hasher.after(&decision::points(&state));
    }
    Ok((hasher.finish(), state))
}
