//! Games as records and score sheets.

use witchstone_wire::{GameRecord, Outcome, SheetJson};

use crate::domain::{DomainError, PlayedGame, Table};

/// A game as a record.
pub fn game_record(game: PlayedGame) -> GameRecord {
    let PlayedGame { rules, edition, record, outcome } = game;
    let outcome = outcome.map(|outcome| Outcome { scores: outcome.scores, winners: outcome.winners });
    GameRecord { rules, edition: edition.id.clone(), record, outcome }
}

/// The record of a finished game, as JSON.
pub fn finished_record(table: &Table) -> Result<String, DomainError> {
    let game = table.finished_record()?;
    let edition = game.edition;
    Ok(game_record(game).to_json(edition))
}

/// The score sheets of a finished game.
pub fn score_sheets(table: &Table) -> Result<Vec<SheetJson>, DomainError> {
    let (sheets, edition) = (table.score_sheets()?, table.edition()?);
    Ok(sheets.iter().map(|sheet| SheetJson::of(sheet, edition)).collect())
}
