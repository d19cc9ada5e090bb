//! A record as it is written: the JSON object, and what is checked when it is read.

use serde::{Deserialize, Serialize};
use witchstone_rules::{Edition, Move, Options, Player, RULES_VERSION, Record, Score};

use super::deal::PaperDeal;
use super::{
    FORMAT, FORMAT_NAME, GameRecord, Outcome, Ply, ReadError, TracedRecord, format_of, rules_of, wrong,
};
use crate::OptionsJson;
use crate::editions::is_of;
use crate::error::cut;

/// The JSON object, field by field in its order.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paper {
    format: String,
    edition: String,
    options: OptionsJson,
    deal: PaperDeal,
    moves: Vec<PaperMove>,
    scores: Vec<PaperScore>,
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
enum PaperMove {
    Plain(String),
    Traced { player: usize, r#move: String, legal: Vec<String>, scores: Vec<u16> },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PaperScore {
    total: u16,
    board: u16,
    owls: u16,
    chips: u16,
    spells: u16,
    prophecies: u16,
    wand: u8,
}

impl Paper {
    pub fn of(traced: &TracedRecord, edition: &Edition) -> Paper {
        let GameRecord { record, outcome, .. } = &traced.game;
        Paper {
            format: format_of(traced.game.rules),
            edition: traced.game.edition.clone(),
            options: OptionsJson::of(&record.options),
            deal: PaperDeal::of(&record.deal, &record.options, edition),
            moves: write_moves(&record.moves, &traced.plies),
            scores: outcome.iter().flat_map(|outcome| &outcome.scores).map(PaperScore::of).collect(),
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
        let (moves, plies) = read_moves(self.moves, &options)?;
        let outcome = read_outcome(self.scores, self.winners, &options)?;
        let record = Record { options, deal, moves };
        Ok(TracedRecord { game: GameRecord { rules, edition: self.edition, record, outcome }, plies })
    }
}

fn write_moves(moves: &[Move], plies: &[Ply]) -> Vec<PaperMove> {
    if plies.is_empty() {
        return moves.iter().map(|played| PaperMove::Plain(played.to_string())).collect();
    }
    let traced = |(played, ply): (&Move, &Ply)| PaperMove::Traced {
        player: ply.player.index(),
        r#move: played.to_string(),
        legal: ply.legal.clone(),
        scores: ply.scores.clone(),
    };
    moves.iter().zip(plies).map(traced).collect()
}

fn read_moves(paper: Vec<PaperMove>, options: &Options) -> Result<(Vec<Move>, Vec<Ply>), ReadError> {
    let (mut moves, mut plies) = (Vec::with_capacity(paper.len()), vec![]);
    for (number, entry) in paper.into_iter().enumerate() {
        let text = match entry {
            PaperMove::Plain(text) => text,
            PaperMove::Traced { player, r#move, legal, scores } => {
                if player >= options.players as usize {
                    return Err(wrong(format!("Move {}: there is no player {player}.", number + 1)));
                }
                plies.push(Ply { player: Player::new(player), legal, scores });
                r#move
            }
        };
        let played = text.parse().map_err(|error| wrong(format!("Move {}: {error}", number + 1)))?;
        moves.push(played);
    }
    if !plies.is_empty() && plies.len() != moves.len() {
        return Err(wrong("Either every move tells its legal moves or none does."));
    }
    Ok((moves, plies))
}

fn read_outcome(
    scores: Vec<PaperScore>,
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
    let scores = scores.iter().map(PaperScore::read).collect::<Result<_, _>>()?;
    Ok(Some(Outcome { scores, winners: winners.into_iter().map(Player::new).collect() }))
}

impl PaperScore {
    fn of(score: &Score) -> PaperScore {
        let Score { board, owls, chips, spells, prophecies, wand } = *score;
        PaperScore { total: score.total(), board, owls, chips, spells, prophecies, wand }
    }

    fn read(&self) -> Result<Score, ReadError> {
        let PaperScore { total, board, owls, chips, spells, prophecies, wand } = *self;
        let score = Score { board, owls, chips, spells, prophecies, wand };
        let sum = [board, owls, chips, spells, prophecies].into_iter().map(u32::from).sum::<u32>();
        if sum != u32::from(total) {
            return Err(wrong(format!("A total of {total} is not the sum of its parts, {sum}.")));
        }
        Ok(score)
    }
}
