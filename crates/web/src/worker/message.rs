//! What the page asks the worker, and its responses, as JSON.

use serde::{Deserialize, Serialize};
use witchstone_ai::Level;
use witchstone_rules::{State, View};
use witchstone_wire::{Analysis, Editions, GameRecord, HintJson, ReasonsJson, ViewJson};

use crate::ui::level_number;

/// A request with the number that its response repeats.
#[derive(Serialize, Deserialize, Debug)]
pub struct RequestMessage {
    /// The number.
    pub id: u32,
    /// The request.
    pub request: Request,
}

/// A response to the request of this number.
#[derive(Serialize, Deserialize, Debug)]
pub struct ResponseMessage {
    /// The number.
    pub id: u32,
    /// The response; none to a request that made no sense or needs none.
    pub response: Option<Response>,
}

/// What a page can ask.
#[derive(Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Request {
    /// Adds the file of an edition, which later requests are about.
    AddEdition(String),
    /// The move of a computer opponent.
    ChooseMove(MoveRequest),
    /// A hint for a view.
    Hint(Box<ViewJson>),
    /// Why a turn of a review is good.
    Explain(ExplainRequest),
    /// The next turn of a review.
    Review(ReviewRequest),
}

/// What the worker found.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Response {
    /// A move, as text.
    Move(String),
    /// A hint.
    Hint(HintJson),
    /// Why a turn is good.
    Reasons(ReasonsJson),
    /// The next turn of a review alone, or none at its end.
    Review(Analysis),
}

/// Asks for the move of a seat.
#[derive(Serialize, Deserialize, Debug)]
pub struct MoveRequest {
    /// The seat.
    pub seat: usize,
    /// How strong it plays.
    #[serde(with = "level_number")]
    pub level: Level,
    /// The random seed of this opponent.
    pub seed: u64,
    /// The game so far, as a record.
    pub record: String,
}

/// A turn that a review found, to be explained.
#[derive(Serialize, Deserialize, Debug)]
pub struct ExplainRequest {
    /// The game.
    pub record: String,
    /// The number of its moves before the turn.
    pub from: usize,
    /// The moves of the turn.
    pub moves: Vec<String>,
}

/// Which turns are wanted.
#[derive(Serialize, Deserialize, Default, Debug)]
pub struct ReviewRequest {
    /// The game, if another one than before is to be reviewed.
    pub record: Option<String>,
    /// How many of its turns are known already.
    pub known: usize,
}

impl MoveRequest {
    /// What the seat may know; none if there is no such game.
    pub fn view(&self, editions: &Editions) -> Option<View> {
        let (GameRecord { record, .. }, edition) = GameRecord::on_its_edition(&self.record, editions).ok()?;
        let mut state: State = record.start(edition).ok()?;
        record.moves.iter().try_for_each(|&played| state.play(played)).ok()?;
        let seat = state.table().players().nth(self.seat)?;
        Some(state.view(Some(seat)))
    }
}
