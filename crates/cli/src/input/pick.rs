//! One game out of a file, and one position out of a game.

use std::io::BufRead;

use witchstone_rules::{Edition, Record, ReplayError, RuleDifference, State};
use witchstone_wire::Editions;
use witchstone_words::Words;

use super::{Chunks, Sheet, Source};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::voice::Voice;

/// Selects a game of the file.
#[derive(clap::Args, Debug)]
pub struct GameArgs {
    /// A file with records; - is standard input
    #[arg(value_name = "FILE")]
    file: String,

    /// Which game of the file, counted from 1
    #[arg(long, value_name = "K", default_value_t = 1)]
    game: usize,
}

/// A game as it is under the present rules.
pub struct Picked {
    /// The game; of one that differs, the moves up to the first difference.
    pub record: Record,
    /// The edition it was played on.
    pub edition: &'static Edition,
    /// Where a game of older rules first differs.
    pub difference: Option<RuleDifference>,
}

impl Picked {
    /// Whether the position after this many moves is the same under the present rules; if not, reports the difference.
    pub fn reaches(&self, moves: usize, voice: &Voice, console: &mut Console<'_>) -> Result<bool> {
        match &self.difference {
            Some(difference) if moves > self.record.moves.len() => {
                self.report(difference, voice, console)?;
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// Reports the difference, if there is one; returns the verdict.
    pub fn finish(&self, voice: &Voice, console: &mut Console<'_>) -> Result<Verdict> {
        match &self.difference {
            Some(difference) => self.report(difference, voice, console),
            None => Ok(Verdict::Fine),
        }
    }

    /// Where the game first differs, and what is legal there, in the player's language; nothing if it does not.
    pub fn difference_text(&self, voice: &Voice) -> Result<Option<String>> {
        self.difference.as_ref().map(|difference| self.sentence(difference, voice)).transpose()
    }

    fn sentence(&self, difference: &RuleDifference, voice: &Voice) -> Result<String> {
        let state = position(&self.record, self.record.moves.len(), self.edition)?;
        let mut text = voice.words().rule_difference(difference, state.table(), voice.names());
        let legal: Vec<String> = difference.legal().iter().map(ToString::to_string).collect();
        if !legal.is_empty() {
            text = format!("{text} {} {}", voice.words().legal_now(), legal.join(", "));
        }
        Ok(voice.plain(text))
    }

    /// Reports where a game of older rules first differs.
    fn report(
        &self,
        difference: &RuleDifference,
        voice: &Voice,
        console: &mut Console<'_>,
    ) -> Result<Verdict> {
        let sentence = self.sentence(difference, voice)?;
        console.out.flush()?;
        // If standard error is gone, the exit status remains.
        let _ = writeln!(console.err, "witchstone: {sentence}");
        Ok(Verdict::Different)
    }
}

impl GameArgs {
    /// The game that is meant.
    pub fn pick(&self, editions: &Editions, standard_input: &mut dyn BufRead) -> Result<Picked> {
        pick(&self.file, self.game, editions, standard_input)
    }
}

/// The game with this number, counted from 1, of the file with this name.
pub fn pick(
    file: &str,
    game: usize,
    editions: &Editions,
    standard_input: &mut dyn BufRead,
) -> Result<Picked> {
    let source = Source::named(file);
    let mut chunks = Chunks::new(source.open(standard_input)?);
    let mut number = 0;
    while let Some(chunk) = chunks.next().map_err(|error| Failure::reading(source.name(), &error))? {
        number += 1;
        if number == game {
            let failed = |why: String| Failure::usage(format!("{}, game {game}: {why}", source.name()));
            let sheet = Sheet::read(&chunk, editions).map_err(|error| failed(error.to_string()))?;
            let Sheet { traced, edition, .. } = sheet;
            if !traced.game.is_older() {
                return Ok(Picked { record: traced.game.record, edition, difference: None });
            }
            let replay = traced.replay(edition);
            let replay = replay.map_err(|error| failed(Words::english().replay_error(&error)))?;
            let record = replay.game.record().clone();
            return Ok(Picked { record, edition, difference: replay.difference });
        }
    }
    let games = if number == 1 { "game" } else { "games" };
    Err(Failure::usage(format!("{} has {number} {games}, so there is no game {game}.", source.name())))
}

/// The position after the first moves of a record.
pub fn position(record: &Record, moves: usize, edition: &'static Edition) -> Result<State> {
    let mut state = record.start(edition)?;
    if moves > record.moves.len() {
        return Err(Failure::usage(format!("The game has {} moves, not {moves}.", record.moves.len())));
    }
    for (number, &played) in record.moves[..moves].iter().enumerate() {
        state.play(played).map_err(|refusal| ReplayError::Move { number, played, refusal })?;
    }
    Ok(state)
}
