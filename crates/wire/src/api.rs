//! What goes over HTTP beside the game: guests, the lobby, seats.

use serde::{Deserialize, Serialize};

use crate::{Settings, TableInfo};

/// How a guest wants to be called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// The name, 1 to 24 characters.
    pub name: String,
}

/// A guest, as the guest alone sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Guest {
    /// The name.
    pub name: String,
    /// The secret that proves it, given once; browsers have it as a cookie and need not keep it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// A table to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// What the host decides.
    pub settings: Settings,
    /// The edition to play on, by its id; left out, the first one that the server offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// What shall happen to the seats at once, in their order; a missing entry leaves a seat open.
    #[serde(default)]
    pub seats: Vec<SeatChange>,
}

/// An edition that a server offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionInfo {
    /// What it is called in its file.
    pub id: String,
    /// The name that tables and records carry: the id, and behind `@` the content hash unless it is the built-in edition.
    pub name: String,
    /// The content hash of its file, by which the file can be asked for.
    pub hash: String,
}

/// A change to one seat before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatChange {
    /// Who shall have it; left out, nothing changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sitter: Option<NewSitter>,
    /// Its colour, 0 to 3; the seat that has it gets this seat's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// Its handicap, 0 to 3; only the host changes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<u8>,
}

/// Who shall have a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NewSitter {
    /// The one who asks.
    Me,
    /// Nobody: the seat is left, or cleared by the host.
    Open,
    /// A bot of this level; only the host may.
    Bot(u8),
}

/// What a lobby page shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Listed tables with an open seat, and those that can be watched.
    pub listed: Vec<TableInfo>,
    /// The guest's own tables that are not finished; it is the guest's turn where `to_move` is `your_seat`.
    pub mine: Vec<TableInfo>,
}

/// The same players once more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// Whether everything lies as before.
    #[serde(default)]
    pub same_deal: bool,
}

/// A code that lets a second device in, once and for some minutes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeviceCode {
    /// The code, to be typed or put into a link.
    pub code: String,
    /// For how many seconds it is good.
    pub seconds: u64,
}

/// Finished games of a guest name.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Statistics {
    /// How many games were finished.
    pub games: u64,
    /// How many of them were won, shared victories included.
    pub wins: u64,
    /// The most points.
    pub best: u64,
    /// Points a game.
    pub average: f64,
}

/// What the server says when a request fails.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A key for translations: one of the reasons of the WebSocket protocol.
    pub reason: String,
    /// An English sentence.
    pub text: String,
}

/// A finished game as a strong bot sees it, turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// How far it is.
    pub state: AnalysisState,
    /// How many moves have been looked at.
    pub done: usize,
    /// How many there are; 0 while it waits.
    pub moves: usize,
    /// The turns looked at so far.
    pub turns: Vec<ReviewedTurn>,
}

impl Analysis {
    /// One that has not begun.
    pub fn waiting() -> Analysis {
        Analysis { state: AnalysisState::Waiting, done: 0, moves: 0, turns: vec![] }
    }
}

/// How far an analysis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AnalysisState {
    /// Other games come first.
    Waiting,
    /// It is under way.
    Working,
    /// It is there.
    Done,
    /// Something went wrong.
    Failed,
}

/// What was made of one turn, or of the set-up. Points are points of lead to expect, chances parts of 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedTurn {
    /// Whose it was.
    pub player: usize,
    /// The round, 0 for the set-up.
    pub round: u8,
    /// The number of moves of the record before it.
    pub from: usize,
    /// The moves played.
    pub played: Vec<String>,
    /// Where most was lost, and what would have been better; none if the best was played.
    pub better: Option<BetterTurn>,
    /// The lead to expect, as it was played.
    pub lead: f32,
    /// Points of that lead that were lost.
    pub loss: f32,
    /// The chance to win, as it was played.
    pub chance: f32,
    /// The part of the chance to win that was lost.
    pub chance_lost: f32,
    /// Points of lead that the things turned up brought, or cost.
    pub luck: f32,
}

/// A better way to go on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BetterTurn {
    /// The number of moves of the record before it.
    pub from: usize,
    /// The moves.
    pub moves: Vec<String>,
    /// The points that it is better by.
    pub by: f32,
}
