//! `save`: the game so far as a record in a file.

use std::fs;
use std::io;
use std::path::Path;

use witchstone_rules::Game;
use witchstone_wire::{GameRecord, Outcome};

use crate::failure::plain;

/// How every record begins: a file that begins otherwise is not ours to write over.
const RECORD: &str = "{\"format\":\"witchstone-record/";

/// Why a game was not saved.
#[derive(Debug)]
pub enum NotSaved {
    /// The file is there and is no record.
    OtherFile,
    /// The system's words.
    System(String),
}

/// Writes the game so far; an earlier record of that name is replaced.
pub fn save(game: &Game, file: &str) -> Result<(), NotSaved> {
    if is_other_file(file) {
        return Err(NotSaved::OtherFile);
    }
    let edition = game.state().edition();
    let outcome = game.state().is_over().then(|| Outcome::of(game.state()));
    let record = GameRecord::new(edition, game.record().clone(), outcome);
    let text = record.to_json(edition) + "\n";
    fs::write(file, text).map_err(|error: io::Error| NotSaved::System(plain(&error)))
}

fn is_other_file(file: &str) -> bool {
    let path = Path::new(file);
    path.is_file() && !fs::read(path).is_ok_and(|bytes| bytes.starts_with(RECORD.as_bytes()))
}
