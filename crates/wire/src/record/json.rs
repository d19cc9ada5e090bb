//! A record as it is written: the JSON object, and what is checked when it is read.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Edition, Move, Options, Player, RULES_VERSION, Record, Score};

use super::deal::DealJson;
use super::{
    FORMAT, FORMAT_NAME, GameRecord, Outcome, ReadError, TracedMove, TracedRecord, format_of, rules_of, wrong,
};
use crate::OptionsJson;
use crate::editions::is_of;
use crate::error::cut;

/// The JSON object, field by field in its order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordJson {
    format: String,
    edition: String,
    options: OptionsJson,
    deal: DealJson,
    moves: Vec<RecordMoveJson>,
    scores: Vec<ScoreSumsJson>,
    winners: Vec<usize>,
}

/// Why a record of this format is not read.
fn unknown_format(format: &str) -> String {
    let quoted = cut(format);
    match format.strip_prefix(FORMAT_NAME).and_then(|number| number.parse::<u32>().ok()) {
        Some(number) if number > u32::from(RULES_VERSION) => format!(
            "The format \"{quoted}\" is newer than this program, which reads up to \"{FORMAT}\". Use a newer program."
        ),
        _ => format!("The format \"{quoted}\" is unknown; it should be \"{FORMAT}\" or older."),
    }
}

#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a move is neither a text nor an object of player, move, legal and scores"
)]
enum RecordMoveJson {
    Plain(String),
    Traced { player: usize, r#move: String, legal: Vec<String>, scores: Vec<u16> },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreSumsJson {
    total: u16,
    board: u16,
    owls: u16,
    chips: u16,
    spells: u16,
    prophecies: u16,
    wand: u8,
}

impl RecordJson {
    pub fn of(traced: &TracedRecord, edition: &Edition) -> RecordJson {
        let GameRecord { record, outcome, .. } = &traced.game;
        RecordJson {
            format: format_of(traced.game.rules),
            edition: traced.game.edition.clone(),
            options: OptionsJson::of(&record.options),
            deal: DealJson::of(&record.deal, &record.options, edition),
            moves: write_moves(&record.moves, &traced.trace),
            scores: outcome.iter().flat_map(|outcome| &outcome.scores).map(ScoreSumsJson::of).collect(),
            winners: outcome
                .iter()
                .flat_map(|outcome| &outcome.winners)
                .map(|player| player.index())
                .collect(),
        }
    }

    /// The edition that it names.
    pub fn edition(&self) -> &str {
        &self.edition
    }

    pub fn read(self, edition: &Edition) -> Result<TracedRecord, ReadError> {
        let rules = rules_of(&self.format).ok_or_else(|| wrong(unknown_format(&self.format)))?;
        if !is_of(&self.edition, &edition.id) {
            let (found, known) = (cut(&self.edition), &edition.id);
            return Err(wrong(format!("The record is of edition \"{found}\", not \"{known}\".")));
        }
        let options = self.options.read().map_err(|error| wrong(error.to_string()))?;
        let deal = self.deal.read(&options, edition)?;
        let (moves, trace) = read_moves(self.moves, &options)?;
        let outcome = read_outcome(self.scores, self.winners, &options)?;
        let record = Record { options, deal, moves };
        Ok(TracedRecord { game: GameRecord { rules, edition: self.edition, record, outcome }, trace })
    }
}

fn write_moves(moves: &[Move], trace: &[TracedMove]) -> Vec<RecordMoveJson> {
    if trace.is_empty() {
        return moves.iter().map(|played| RecordMoveJson::Plain(played.to_string())).collect();
    }
    let traced = |(played, traced_move): (&Move, &TracedMove)| RecordMoveJson::Traced {
        player: traced_move.player.index(),
        r#move: played.to_string(),
        legal: traced_move.legal.clone(),
        scores: traced_move.scores.clone(),
    };
    moves.iter().zip(trace).map(traced).collect()
}

fn read_moves(
    written: Vec<RecordMoveJson>,
    options: &Options,
) -> Result<(Vec<Move>, Vec<TracedMove>), ReadError> {
    let (mut moves, mut trace) = (Vec::with_capacity(written.len()), vec![]);
    for (number, entry) in written.into_iter().enumerate() {
        let text = match entry {
            RecordMoveJson::Plain(text) => text,
            RecordMoveJson::Traced { player, r#move, legal, scores } => {
                if player >= options.players as usize {
                    return Err(wrong(format!("Move {}: there is no player {player}.", number + 1)));
                }
                trace.push(TracedMove { player: Player::new(player), legal, scores });
                r#move
            }
        };
        let played = text.parse().map_err(|error| wrong(format!("Move {}: {error}", number + 1)))?;
        moves.push(played);
    }
    if !trace.is_empty() && trace.len() != moves.len() {
        return Err(wrong("Either every move lists its legal moves or none does."));
    }
    Ok((moves, trace))
}

fn read_outcome(
    scores: Vec<ScoreSumsJson>,
    winners: Vec<usize>,
    options: &Options,
) -> Result<Option<Outcome>, ReadError> {
    if scores.is_empty() && winners.is_empty() {
        return Ok(None);
    }
    let players = options.players as usize;
    if scores.len() != players || winners.iter().any(|&winner| winner >= players) {
        return Err(wrong("Scores and winners must be of the players of this game."));
    }
    let scores = scores.iter().map(ScoreSumsJson::read).collect::<Result<_, _>>()?;
    Ok(Some(Outcome { scores, winners: winners.into_iter().map(Player::new).collect() }))
}

impl ScoreSumsJson {
    fn of(score: &Score) -> ScoreSumsJson {
        let Score { board, owls, chips, spells, prophecies, wand } = *score;
        ScoreSumsJson { total: score.total(), board, owls, chips, spells, prophecies, wand }
    }

    fn read(&self) -> Result<Score, ReadError> {
        let ScoreSumsJson { total, board, owls, chips, spells, prophecies, wand } = *self;
        let score = Score { board, owls, chips, spells, prophecies, wand };
        let sum = [board, owls, chips, spells, prophecies].into_iter().map(u32::from).sum::<u32>();
        if sum != u32::from(total) {
            return Err(wrong(format!("A total of {total} is not the sum of its parts, {sum}.")));
        }
        Ok(score)
    }
}
