//! A table as lists show it: without the game.

use witchstone_ai::Level;
use witchstone_rules::{DifferenceKind, Move, Player, Score};

use super::older_rules::Suspension;
use super::seat::{Occupant, Seat};
use super::settings::Settings;
use super::status::{GameResult, Status, StoredOutcome};
use super::table::Table;
use super::undo_vote::UndoVote;

/// The summary of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableSummary {
    /// The name of the edition; none if an older program stored the summary.
    pub edition: Option<String>,
    /// The settings.
    pub settings: Settings,
    /// The status.
    pub status: Status,
    /// The name of the host.
    pub host: String,
    /// The seats.
    pub seats: Vec<SeatSummary>,
    /// The seat to move.
    pub to_move: Option<Player>,
    /// The pending undo request.
    pub vote: Option<UndoVote>,
    /// The result of a finished game.
    pub result: Option<GameResult>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The version of the rules.
    pub rules: u8,
    /// How a game of older rules differs.
    pub suspension: Option<SuspensionSummary>,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatSummary {
    /// The occupant.
    pub occupant: OccupantSummary,
    /// Its colour.
    pub colour: u8,
    /// Its handicap.
    pub handicap: u8,
    /// The level of the bot that stands in.
    pub stand_in: Option<Level>,
    /// Whether its player resigned or lost on time.
    pub resigned: bool,
}

/// The occupant of a seat, by name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OccupantSummary {
    /// Nobody.
    Open,
    /// Reserved for a guest of this name.
    Reserved(String),
    /// A guest of this name.
    Guest(String),
    /// A bot.
    Bot(Level),
}

/// How a game of older rules differs, and who agrees to resume it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuspensionSummary {
    /// The number of the move at the first difference.
    pub move_number: usize,
    /// What differs.
    pub difference: DifferenceSummary,
    /// The seats that agree.
    pub agreed: Vec<Player>,
    /// The seats whose agreement is missing.
    pub waiting_for: Vec<Player>,
}

/// What differs, without the legal moves, which only the player to move may know (I1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DifferenceSummary {
    /// The move is refused.
    Refused {
        /// The move.
        played: Move,
        /// The clause that forbids it.
        clause: String,
    },
    /// The move has another effect.
    Effect {
        /// The move.
        played: Move,
        /// The clause that changes it.
        clause: String,
    },
    /// The points on the track differ.
    Points {
        /// As recorded.
        recorded: Vec<u16>,
        /// Under the present rules.
        now: Vec<u16>,
    },
    /// The final points differ.
    Result {
        /// As recorded.
        recorded: Vec<u16>,
        /// Under the present rules.
        now: Vec<u16>,
    },
    /// The winners differ.
    Winners {
        /// As recorded.
        recorded: Vec<Player>,
        /// Under the present rules.
        now: Vec<Player>,
    },
    /// The game is not over under the present rules.
    NotOver,
}

impl Table {
    /// The summary of the table.
    pub fn summary(&self) -> TableSummary {
        let seat = |(seat, player): (&Seat, Player)| SeatSummary {
            occupant: OccupantSummary::of(&seat.occupant),
            colour: seat.colour,
            handicap: seat.handicap,
            stand_in: self.stand_ins[player],
            resigned: self.resigned.contains(&player),
        };
        TableSummary {
            edition: Some(self.edition_name.clone()),
            settings: self.settings.clone(),
            status: self.status(),
            host: self.host.name.clone(),
            seats: self.seats.iter().zip(self.players()).map(seat).collect(),
            to_move: self.to_move(),
            vote: self.vote.clone(),
            result: self.result(),
            rematch: self.rematch.clone(),
            rules: self.rules(),
            suspension: self.suspension().map(SuspensionSummary::of),
        }
    }
}

impl TableSummary {
    /// Whether every seat is a bot's.
    pub fn is_bots_only(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat.occupant, OccupantSummary::Bot(_)))
    }

    /// Status and result.
    pub fn outcome(self) -> StoredOutcome {
        StoredOutcome { status: self.status, result: self.result }
    }
}

impl OccupantSummary {
    fn of(occupant: &Occupant) -> OccupantSummary {
        match occupant {
            Occupant::Open => OccupantSummary::Open,
            Occupant::Reserved(person) => OccupantSummary::Reserved(person.name.clone()),
            Occupant::Guest(person) => OccupantSummary::Guest(person.name.clone()),
            Occupant::Bot(level) => OccupantSummary::Bot(*level),
        }
    }
}

impl SuspensionSummary {
    fn of(suspension: Suspension) -> SuspensionSummary {
        let Suspension { difference, agreed, waiting_for } = suspension;
        let clause = difference.clause().unwrap_or_default().to_owned();
        let totals = |scores: Vec<Score>| scores.iter().map(Score::total).collect();
        let summary = match difference.kind {
            DifferenceKind::Refused { played, .. } => DifferenceSummary::Refused { played, clause },
            DifferenceKind::Effect { played, .. } => DifferenceSummary::Effect { played, clause },
            DifferenceKind::Points { recorded, now } => DifferenceSummary::Points { recorded, now },
            DifferenceKind::Result { recorded, now } => DifferenceSummary::Result { recorded, now },
            DifferenceKind::Sources { recorded, now } => {
                DifferenceSummary::Result { recorded: totals(recorded), now: totals(now) }
            }
            DifferenceKind::Winners { recorded, now } => DifferenceSummary::Winners { recorded, now },
            DifferenceKind::NotOver => DifferenceSummary::NotOver,
        };
        SuspensionSummary { move_number: difference.move_number, difference: summary, agreed, waiting_for }
    }
}
