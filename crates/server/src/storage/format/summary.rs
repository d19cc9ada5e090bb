//! The summary of a table, for the lobby and for searching, as it is stored.

use serde::{Deserialize, Serialize};
use witchstone_rules::{DifferenceKind, Player, RuleDifference, Score};

use super::decode;
use super::settings::{InvalidValue, SettingsV1, StatusV1, seat};
use crate::domain::{GameResult, Occupant, Seat, Settings, Status, StoredOutcome, Suspension, Table};
use crate::storage::StoreError;

/// A table as the lobby lists it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableSummary {
    /// The id.
    pub id: String,
    /// The name of the edition; empty if an older program stored it.
    #[serde(default)]
    pub edition: String,
    settings: SettingsV1,
    status: StatusV1,
    /// The host's name.
    pub host: String,
    /// The seats.
    pub seats: Vec<SeatSummary>,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// The pending undo request.
    pub undo_vote: Option<VoteSummary>,
    result: Option<ResultV1>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The version of the rules; older programs stored none.
    #[serde(default = "first_rules")]
    pub rules: u8,
    /// How a game of older rules differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub older: Option<SuspensionSummary>,
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

/// One seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSummary {
    /// Who has it.
    pub sitter: OccupantSummary,
    /// Its colour.
    pub colour: u8,
    /// Its handicap.
    pub handicap: u8,
    /// The level of the bot that plays for its owner.
    pub stand_in: Option<u8>,
    /// Whether its player resigned or lost on time.
    pub resigned: bool,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs)] // As `Occupant`.
pub enum OccupantSummary {
    Open,
    Reserved { name: String },
    Guest { name: String },
    Bot { level: u8 },
}

/// A pending undo request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct VoteSummary {
    /// The seat that asks.
    pub seat: usize,
    /// The number of moves.
    pub moves: usize,
    /// The seats that agree.
    pub agreed: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct ResultV1 {
    scores: Vec<u16>,
    winners: Vec<usize>,
}

/// How a game of older rules differs, and who agrees to resume it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SuspensionSummary {
    /// The first difference.
    pub difference: DifferenceSummary,
    /// The seats that agree.
    pub agreed: Vec<usize>,
    /// The seats whose agreement is missing.
    pub waiting_for: Vec<usize>,
}

/// The first difference of a game of older rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DifferenceSummary {
    /// The number of the move.
    pub number: usize,
    /// What differs.
    #[serde(flatten)]
    pub kind: DifferenceKindSummary,
}

/// What differs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
#[allow(missing_docs)] // As `DifferenceKind`.
pub enum DifferenceKindSummary {
    Refused { r#move: String, clause: String },
    Effect { r#move: String, clause: String },
    Points { recorded: Vec<u16>, now: Vec<u16> },
    Result { recorded: Vec<u16>, now: Vec<u16> },
    Winners { recorded: Vec<usize>, now: Vec<usize> },
    NotOver,
}

impl TableSummary {
    /// The summary of a table.
    pub fn of(table: &Table, id: &str) -> TableSummary {
        let seat = |(seat, player): (&Seat, Player)| SeatSummary {
            sitter: OccupantSummary::of(&seat.occupant),
            colour: seat.colour,
            handicap: seat.handicap,
            stand_in: table.stand_ins[player].map(|level| level.number()),
            resigned: table.resigned.contains(&player),
        };
        TableSummary {
            id: id.to_owned(),
            edition: table.edition_name.clone(),
            settings: (&table.settings).into(),
            status: table.status().into(),
            host: table.host.name.clone(),
            seats: table.seats.iter().zip(table.players()).map(seat).collect(),
            to_move: table.to_move().map(Player::index),
            undo_vote: table.vote.as_ref().map(|vote| VoteSummary {
                seat: vote.seat.index(),
                moves: vote.moves,
                agreed: numbers(&vote.agreed),
            }),
            result: table
                .result()
                .map(|result| ResultV1 { winners: numbers(&result.winners), scores: result.scores }),
            rematch: table.rematch.clone(),
            rules: table.rules(),
            older: table.suspension().map(|suspension| SuspensionSummary::of(&suspension)),
            version: 0,
            you_are_host: false,
            now_ms: 0,
        }
    }

    /// Encodes it.
    pub fn encode(&self) -> Result<String, StoreError> {
        Ok(serde_json::to_string(self)?)
    }

    /// Decodes a summary of any known version.
    pub fn decode(body: &str) -> Result<TableSummary, StoreError> {
        decode(body)
    }

    /// The settings.
    pub fn settings(&self) -> Result<Settings, StoreError> {
        Ok(self.settings.clone().try_into()?)
    }

    /// The status.
    pub fn status(&self) -> Status {
        self.status.into()
    }

    /// The result, if the game is finished.
    pub fn result(&self) -> Result<Option<GameResult>, StoreError> {
        let read = |result: &ResultV1| -> Result<GameResult, InvalidValue> {
            let winners = result.winners.iter().map(|&winner| seat(winner)).collect::<Result<_, _>>()?;
            Ok(GameResult { scores: result.scores.clone(), winners })
        };
        Ok(self.result.as_ref().map(read).transpose()?)
    }

    /// Status and result.
    pub fn outcome(&self) -> Result<StoredOutcome, StoreError> {
        Ok(StoredOutcome { status: self.status(), result: self.result()? })
    }
}

impl OccupantSummary {
    fn of(occupant: &Occupant) -> OccupantSummary {
        match occupant {
            Occupant::Open => OccupantSummary::Open,
            Occupant::Reserved(person) => OccupantSummary::Reserved { name: person.name.clone() },
            Occupant::Guest(person) => OccupantSummary::Guest { name: person.name.clone() },
            Occupant::Bot(level) => OccupantSummary::Bot { level: level.number() },
        }
    }
}

impl SuspensionSummary {
    /// The summary of a suspension.
    pub fn of(suspension: &Suspension) -> SuspensionSummary {
        SuspensionSummary {
            difference: DifferenceSummary::of(&suspension.difference),
            agreed: numbers(&suspension.agreed),
            waiting_for: numbers(&suspension.waiting_for),
        }
    }
}

impl DifferenceSummary {
    fn of(difference: &RuleDifference) -> DifferenceSummary {
        let clause = difference.clause().unwrap_or_default().to_owned();
        let totals = |scores: &[Score]| scores.iter().map(Score::total).collect();
        let kind = match &difference.kind {
            DifferenceKind::Refused { played, .. } => {
                DifferenceKindSummary::Refused { r#move: played.to_string(), clause }
            }
            DifferenceKind::Effect { played, .. } => {
                DifferenceKindSummary::Effect { r#move: played.to_string(), clause }
            }
            DifferenceKind::Points { recorded, now } => {
                DifferenceKindSummary::Points { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceKind::Result { recorded, now } => {
                DifferenceKindSummary::Result { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceKind::Sources { recorded, now } => {
                DifferenceKindSummary::Result { recorded: totals(recorded), now: totals(now) }
            }
            DifferenceKind::Winners { recorded, now } => {
                DifferenceKindSummary::Winners { recorded: numbers(recorded), now: numbers(now) }
            }
            DifferenceKind::NotOver => DifferenceKindSummary::NotOver,
        };
        DifferenceSummary { number: difference.move_number, kind }
    }
}

fn numbers<'a>(seats: impl IntoIterator<Item = &'a Player>) -> Vec<usize> {
    seats.into_iter().map(|seat| seat.index()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What programs before this format stored.
    const OLDEST: &str = r#"{"id":"k3m9","settings":{"options":{"players":2}},"status":"finished","version":0,"host":"Ada","you_are_host":false,"your_seat":null,"seats":[{"sitter":{"kind":"guest","name":"Ada"},"colour":0,"handicap":0,"stand_in":null,"resigned":false,"clock_ms":null}],"to_move":null,"undo_vote":null,"result":{"scores":[70,64],"winners":[0]},"rematch":null,"now_ms":0}"#;

    #[test]
    fn a_summary_of_an_older_program_is_decoded() {
        let summary = TableSummary::decode(OLDEST).unwrap();
        assert_eq!((summary.rules, summary.edition.as_str()), (1, ""));
        assert_eq!(summary.status(), Status::Finished);
        assert_eq!(summary.result().unwrap().unwrap().winners, [Player::new(0)]);
        assert!(summary.settings().unwrap().spectators);
        assert_eq!(TableSummary::decode(&summary.encode().unwrap()).unwrap(), summary);
    }
}
