//! One game out of a file, and one position out of a game.

use std::io::BufRead;

use witchstone_rules::{Edition, Record, State};

use super::{Chunks, Sheet, Source};
use crate::failure::{Failure, Result};

/// Which game is meant.
#[derive(clap::Args, Debug)]
pub struct GameArgs {
    /// A file with records; - is standard input
    #[arg(value_name = "FILE")]
    file: String,

    /// Which game of the file, counted from 1
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,
}

impl GameArgs {
    /// The game that is meant.
    pub fn pick(&self, edition: &Edition, standard_input: &mut dyn BufRead) -> Result<Record> {
        pick(&self.file, self.game, edition, standard_input)
    }
}

/// The game with this number, counted from 1, of the file with this name.
pub fn pick(file: &str, game: usize, edition: &Edition, standard_input: &mut dyn BufRead) -> Result<Record> {
    let source = Source::named(file);
    let mut chunks = Chunks::new(source.open(standard_input)?);
    let mut number = 0;
    while let Some(chunk) = chunks.next().map_err(|error| Failure::reading(source.name(), &error))? {
        number += 1;
        if number == game {
            let told = |sentence| Failure::told(format!("{}, game {game}: {sentence}", source.name()));
            return Ok(Sheet::read(&chunk, edition).map_err(told)?.traced.game.record);
        }
    }
    let games = if number == 1 { "game" } else { "games" };
    Err(Failure::told(format!("{} has {number} {games}, so there is no game {game}.", source.name())))
}

/// The position after the first moves of a record.
pub fn position(record: &Record, moves: usize, edition: &'static Edition) -> Result<State> {
    let mut state = record.start(edition).map_err(|error| Failure::told(error.to_string()))?;
    if moves > record.moves.len() {
        return Err(Failure::told(format!("The game has {} moves, not {moves}.", record.moves.len())));
    }
    for (number, &played) in record.moves[..moves].iter().enumerate() {
        let told = |refusal| Failure::told(format!("Move {}, {played}, is refused: {refusal}", number + 1));
        state.play(played).map_err(told)?;
    }
    Ok(state)
}
