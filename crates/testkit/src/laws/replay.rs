//! The deal and the moves are the whole game.

use super::Violation;
use witchstone_rules::{Edition, Record, State};
use witchstone_wire::{GameRecord, Outcome};

use super::{Law, holds};

/// The same moves from the same start lead to an equal state, also by way of the written record.
pub fn the_moves_lead_here_again(record: &Record, state: &State) -> Law {
    let edition = state.edition();
    let again = replayed(record, edition)?;
    holds(again == *state, || "the same moves lead to another state".into())?;
    let outcome = state.is_over().then(|| Outcome::of(state));
    let game = GameRecord::new(edition, record.clone(), outcome);
    let written = game.to_json(edition);
    let read = GameRecord::from_json(&written, edition).map_err(|error| error.to_string())?;
    holds(read == game, || "the record reads otherwise than it was written".into())?;
    holds(read.to_json(edition) == written, || "the record is written otherwise the second time".into())
}

fn replayed(record: &Record, edition: &'static Edition) -> Result<State, Violation> {
    let mut state = record.start(edition).map_err(|error| error.to_string())?;
    for &played in &record.moves {
        state.play(played).map_err(|refusal| format!("{played} is refused the second time: {refusal}"))?;
    }
    Ok(state)
}
