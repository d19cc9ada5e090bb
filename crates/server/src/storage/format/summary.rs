//! The summary of a table, for the lobby and for searching, as it is stored.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use witchstone_rules::Player;

use super::decode;
use super::settings::{InvalidValue, SettingsV1, StatusV1, level, seat};
use crate::domain::{
    DifferenceSummary, GameResult, OccupantSummary, SeatSummary, SuspensionSummary, TableSummary, UndoVote,
};
use crate::storage::StoreError;

/// [`TableSummary`].
#[derive(Serialize, Deserialize)]
struct SummaryV1 {
    id: String,
    /// Empty if an older program stored it.
    #[serde(default)]
    edition: String,
    settings: SettingsV1,
    status: StatusV1,
    host: String,
    seats: Vec<SeatSummaryV1>,
    to_move: Option<usize>,
    undo_vote: Option<VoteV1>,
    result: Option<ResultV1>,
    rematch: Option<String>,
    /// Older programs stored none.
    #[serde(default = "first_rules")]
    rules: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    older: Option<SuspensionV1>,
    // Programs before this format read these three and do without the rest of what they showed.
    #[serde(default)]
    version: u64,
    #[serde(default)]
    you_are_host: bool,
    #[serde(default)]
    now_ms: i64,
}

fn first_rules() -> u8 {
    1
}

#[derive(Serialize, Deserialize)]
struct SeatSummaryV1 {
    sitter: SitterV1,
    colour: u8,
    handicap: u8,
    stand_in: Option<u8>,
    resigned: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum SitterV1 {
    Open,
    Reserved { name: String },
    Guest { name: String },
    Bot { level: u8 },
}

#[derive(Serialize, Deserialize)]
struct VoteV1 {
    #[serde(default, skip_serializing_if = "is_unnumbered")]
    request: u64,
    seat: usize,
    moves: usize,
    agreed: Vec<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    voters: Option<Vec<usize>>,
}

/// Whether an older program stored the request.
fn is_unnumbered(request: &u64) -> bool {
    *request == 0
}

#[derive(Serialize, Deserialize)]
struct ResultV1 {
    scores: Vec<u16>,
    winners: Vec<usize>,
}

#[derive(Serialize, Deserialize)]
struct SuspensionV1 {
    difference: DifferenceV1,
    agreed: Vec<usize>,
    waiting_for: Vec<usize>,
}

#[derive(Serialize, Deserialize)]
struct DifferenceV1 {
    number: usize,
    #[serde(flatten)]
    kind: DifferenceKindV1,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
enum DifferenceKindV1 {
    Refused { r#move: String, clause: String },
    Effect { r#move: String, clause: String },
    Points { recorded: Vec<u16>, now: Vec<u16> },
    Result { recorded: Vec<u16>, now: Vec<u16> },
    Winners { recorded: Vec<usize>, now: Vec<usize> },
    NotOver,
}

/// Encodes the summary of a table.
pub fn encode_summary(summary: &TableSummary, id: &str) -> Result<String, StoreError> {
    Ok(serde_json::to_string(&SummaryV1::of(summary, id))?)
}

/// Decodes a summary of any known version.
pub fn decode_summary(body: &str) -> Result<TableSummary, StoreError> {
    Ok(decode::<SummaryV1>(body)?.read()?)
}

impl SummaryV1 {
    fn of(summary: &TableSummary, id: &str) -> SummaryV1 {
        SummaryV1 {
            id: id.to_owned(),
            edition: summary.edition.clone().unwrap_or_default(),
            settings: (&summary.settings).into(),
            status: summary.status.into(),
            host: summary.host.clone(),
            seats: summary.seats.iter().map(SeatSummaryV1::of).collect(),
            to_move: summary.to_move.map(Player::index),
            undo_vote: summary.vote.as_ref().map(|vote| VoteV1 {
                request: vote.request,
                seat: vote.seat.index(),
                moves: vote.moves,
                agreed: numbers(&vote.agreed),
                voters: vote.voters.as_ref().map(numbers),
            }),
            result: summary
                .result
                .as_ref()
                .map(|result| ResultV1 { winners: numbers(&result.winners), scores: result.scores.clone() }),
            rematch: summary.rematch.clone(),
            rules: summary.rules,
            older: summary.suspension.as_ref().map(SuspensionV1::of),
            version: 0,
            you_are_host: false,
            now_ms: 0,
        }
    }

    fn read(self) -> Result<TableSummary, InvalidValue> {
        let vote = |vote: VoteV1| -> Result<UndoVote, InvalidValue> {
            let (agreed, voters) = (seats(&vote.agreed)?, vote.voters.as_deref().map(seats).transpose()?);
            let VoteV1 { request, seat: asks, moves, .. } = vote;
            Ok(UndoVote { request, seat: seat(asks)?, moves, agreed, voters })
        };
        let result = |result: ResultV1| -> Result<GameResult, InvalidValue> {
            Ok(GameResult { scores: result.scores, winners: players(&result.winners)? })
        };
        Ok(TableSummary {
            edition: Some(self.edition).filter(|name| !name.is_empty()),
            settings: self.settings.try_into()?,
            status: self.status.into(),
            host: self.host,
            seats: self.seats.into_iter().map(SeatSummaryV1::read).collect::<Result<_, _>>()?,
            to_move: self.to_move.map(seat).transpose()?,
            vote: self.undo_vote.map(vote).transpose()?,
            result: self.result.map(result).transpose()?,
            rematch: self.rematch,
            rules: self.rules,
            suspension: self.older.map(SuspensionV1::read).transpose()?.flatten(),
        })
    }
}

impl SeatSummaryV1 {
    fn of(seat: &SeatSummary) -> SeatSummaryV1 {
        let sitter = match &seat.occupant {
            OccupantSummary::Open => SitterV1::Open,
            OccupantSummary::Reserved(name) => SitterV1::Reserved { name: name.clone() },
            OccupantSummary::Guest(name) => SitterV1::Guest { name: name.clone() },
            OccupantSummary::Bot(level) => SitterV1::Bot { level: level.number() },
        };
        SeatSummaryV1 {
            sitter,
            colour: seat.colour,
            handicap: seat.handicap,
            stand_in: seat.stand_in.map(|level| level.number()),
            resigned: seat.resigned,
        }
    }

    fn read(self) -> Result<SeatSummary, InvalidValue> {
        let occupant = match self.sitter {
            SitterV1::Open => OccupantSummary::Open,
            SitterV1::Reserved { name } => OccupantSummary::Reserved(name),
            SitterV1::Guest { name } => OccupantSummary::Guest(name),
            SitterV1::Bot { level: number } => OccupantSummary::Bot(level(number)?),
        };
        Ok(SeatSummary {
            occupant,
            colour: self.colour,
            handicap: self.handicap,
            stand_in: self.stand_in.map(level).transpose()?,
            resigned: self.resigned,
        })
    }
}

impl SuspensionV1 {
    fn of(suspension: &SuspensionSummary) -> SuspensionV1 {
        let kind = match &suspension.difference {
            DifferenceSummary::Refused { played, clause } => {
                DifferenceKindV1::Refused { r#move: played.to_string(), clause: clause.clone() }
            }
            DifferenceSummary::Effect { played, clause } => {
                DifferenceKindV1::Effect { r#move: played.to_string(), clause: clause.clone() }
            }
            DifferenceSummary::Points { recorded, now } => {
                DifferenceKindV1::Points { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceSummary::Result { recorded, now } => {
                DifferenceKindV1::Result { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceSummary::Winners { recorded, now } => {
                DifferenceKindV1::Winners { recorded: numbers(recorded), now: numbers(now) }
            }
            DifferenceSummary::NotOver => DifferenceKindV1::NotOver,
        };
        SuspensionV1 {
            difference: DifferenceV1 { number: suspension.move_number, kind },
            agreed: numbers(&suspension.agreed),
            waiting_for: numbers(&suspension.waiting_for),
        }
    }

    /// How the game differs; none if its move is not one of this notation.
    fn read(self) -> Result<Option<SuspensionSummary>, InvalidValue> {
        let difference = match self.difference.kind {
            DifferenceKindV1::Refused { r#move, clause } => match r#move.parse() {
                Ok(played) => DifferenceSummary::Refused { played, clause },
                Err(_) => return Ok(None),
            },
            DifferenceKindV1::Effect { r#move, clause } => match r#move.parse() {
                Ok(played) => DifferenceSummary::Effect { played, clause },
                Err(_) => return Ok(None),
            },
            DifferenceKindV1::Points { recorded, now } => DifferenceSummary::Points { recorded, now },
            DifferenceKindV1::Result { recorded, now } => DifferenceSummary::Result { recorded, now },
            DifferenceKindV1::Winners { recorded, now } => {
                DifferenceSummary::Winners { recorded: players(&recorded)?, now: players(&now)? }
            }
            DifferenceKindV1::NotOver => DifferenceSummary::NotOver,
        };
        let (agreed, waiting_for) = (players(&self.agreed)?, players(&self.waiting_for)?);
        let move_number = self.difference.number;
        Ok(Some(SuspensionSummary { move_number, difference, agreed, waiting_for }))
    }
}

fn numbers<'a>(seats: impl IntoIterator<Item = &'a Player>) -> Vec<usize> {
    seats.into_iter().map(|seat| seat.index()).collect()
}

fn seats(numbers: &[usize]) -> Result<BTreeSet<Player>, InvalidValue> {
    numbers.iter().map(|&number| seat(number)).collect()
}

fn players(numbers: &[usize]) -> Result<Vec<Player>, InvalidValue> {
    numbers.iter().map(|&number| seat(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Status;

    /// What programs before this format stored.
    const OLDEST: &str = r#"{"id":"k3m9","settings":{"options":{"players":2}},"status":"finished","version":0,"host":"Ada","you_are_host":false,"your_seat":null,"seats":[{"sitter":{"kind":"guest","name":"Ada"},"colour":0,"handicap":0,"stand_in":null,"resigned":false,"clock_ms":null}],"to_move":null,"undo_vote":null,"result":{"scores":[70,64],"winners":[0]},"rematch":null,"now_ms":0}"#;

    #[test]
    fn a_summary_of_an_older_program_is_decoded() {
        let summary = decode_summary(OLDEST).unwrap();
        assert_eq!((summary.rules, summary.edition.as_deref()), (1, None));
        assert_eq!(summary.status, Status::Finished);
        assert_eq!(summary.result.as_ref().unwrap().winners, [Player::new(0)]);
        assert!(summary.settings.spectators);
        assert_eq!(decode_summary(&encode_summary(&summary, "k3m9").unwrap()).unwrap(), summary);
    }

    #[test]
    fn a_summary_keeps_its_stored_form() {
        let stored = r#"{"id":"k3m9","edition":"classic","settings":{"name":"","options":{"players":2,"big_witch":false,"grandmasters":false,"ingredients":false,"full_moon":"off","secret_scrolls":false,"even_start":false},"listed":true,"spectators":true,"hints":true,"order":"random","start":"full","clock":{"kind":"none"},"at_zero":"bot"},"status":"playing","host":"Ada","seats":[{"sitter":{"kind":"guest","name":"Ada"},"colour":0,"handicap":0,"stand_in":2,"resigned":false},{"sitter":{"kind":"bot","level":3},"colour":1,"handicap":1,"stand_in":null,"resigned":true}],"to_move":null,"undo_vote":{"seat":0,"moves":3,"agreed":[1]},"result":null,"rematch":"x1","rules":1,"older":{"difference":{"number":17,"what":"refused","move":"tower t2","clause":"S9"},"agreed":[0],"waiting_for":[1]},"version":0,"you_are_host":false,"now_ms":0}"#;
        assert_eq!(encode_summary(&decode_summary(stored).unwrap(), "k3m9").unwrap(), stored);
        let numbered = stored.replace(
            r#"{"seat":0,"moves":3,"agreed":[1]}"#,
            r#"{"request":9,"seat":0,"moves":3,"agreed":[1],"voters":[1,2]}"#,
        );
        assert_eq!(encode_summary(&decode_summary(&numbered).unwrap(), "k3m9").unwrap(), numbered);
    }
}
