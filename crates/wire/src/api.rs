//! Request and response bodies of the HTTP API: guests, lobby, seats, analyses.

use serde::{Deserialize, Serialize};

use crate::{Reason, Settings, TableInfo};

/// The request to register or rename a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// The name, 1 to 24 characters.
    pub name: String,
    /// The code of a closed server, to register there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite_code: Option<String>,
}

impl NewGuest {
    /// A guest of this name, without an invite code.
    pub fn named(name: impl Into<String>) -> NewGuest {
        NewGuest { name: name.into(), invite_code: None }
    }
}

/// The authenticated guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Guest {
    /// The name.
    pub name: String,
    /// The token, returned once at registration; browsers get it as a cookie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// The request to create a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// The settings.
    pub settings: Settings,
    /// The id of the edition; by default the first that the server offers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// Changes to the seats, in order; seats without an entry stay open.
    #[serde(default)]
    pub seats: Vec<SeatChange>,
}

/// An edition that a server offers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EditionInfo {
    /// The id in its file.
    pub id: String,
    /// The name in tables and records: the id, followed by `@` and the content hash unless it is built in.
    pub name: String,
    /// The content hash of its file, as in `/api/editions/{hash}`.
    pub hash: String,
}

/// A change to one seat before the game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatChange {
    /// The new occupant; unchanged if missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub occupant: Option<NewOccupant>,
    /// The colour, 0 to 3; swapped with the seat that has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// The handicap, 0 to 3; only for the host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub handicap: Option<u8>,
}

/// The new occupant of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NewOccupant {
    /// The requesting guest.
    Me,
    /// Nobody: the guest leaves the seat, or the host clears it.
    Open,
    /// A bot of this level; only for the host.
    Bot(u8),
}

/// The tables of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Lobby {
    /// Public tables with an open seat or open to spectators.
    pub listed: Vec<TableInfo>,
    /// The guest's own unfinished tables; it is the guest's turn where `to_move` is `your_seat`.
    pub mine: Vec<TableInfo>,
    /// A text of the server's administrators for everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub announcement: Option<String>,
}

/// The request for a rematch, or to accept one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Rematch {
    /// Whether to play the same deal again; whoever asks first decides.
    #[serde(default)]
    pub same_deal: bool,
}

/// A one-time code that logs in a second device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeviceCode {
    /// The code, to be typed or opened as a link.
    pub code: String,
    /// Seconds until it expires.
    pub seconds: u64,
}

/// The devices on which a guest is logged in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Devices {
    /// Their number.
    pub count: u64,
    /// The most there can be: beyond that, the one unused for longest is logged out.
    pub most: u64,
}

/// The request to log out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogOut {
    /// Whether to log out all devices of the guest, not just this one.
    #[serde(default)]
    pub everywhere: bool,
}

/// A device code, to log this device in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DeviceLogin {
    /// The code.
    pub code: String,
    /// Whether to replace the guest of this device. Without it, a device that has another guest is refused.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub replace: bool,
}

/// What a device code would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DevicePreview {
    /// The name of the guest that the code belongs to.
    pub name: String,
    /// The name of the guest that it would replace on this device; null if there is none, or if it is the same one.
    pub replaces: Option<String>,
}

/// Statistics of the finished games of a guest name.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Statistics {
    /// The number of finished games.
    pub games: u64,
    /// The number of wins, shared ones included.
    pub wins: u64,
    /// The highest score.
    pub best: u64,
    /// The average score.
    pub average: f64,
    /// The number of games in which moves that had revealed something were undone without asking anybody, as against
    /// bots alone.
    #[serde(default)]
    pub undone: u64,
}

/// The body of an error response.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Problem {
    /// A reason code, the same as in the WebSocket protocol.
    pub reason: Reason,
    /// The reason for developers, in English.
    pub text: String,
}

/// The analysis of a finished game, turn by turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// The state.
    pub state: AnalysisState,
    /// The number of moves analysed so far.
    pub done: usize,
    /// The number of moves of the game; 0 while it is queued.
    pub moves: usize,
    /// The turns analysed so far.
    pub turns: Vec<ReviewedTurn>,
}

impl Analysis {
    /// A queued analysis.
    pub fn waiting() -> Analysis {
        Analysis { state: AnalysisState::Waiting, done: 0, moves: 0, turns: vec![] }
    }
}

/// The state of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AnalysisState {
    /// Queued.
    Waiting,
    /// In progress.
    Working,
    /// Complete.
    Done,
    /// Failed.
    Failed,
}

/// One analysed turn, or the set-up. Leads are expected values in points, probabilities are from 0 to 1.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ReviewedTurn {
    /// The player.
    pub player: usize,
    /// The round, 0 for the set-up.
    pub round: u8,
    /// The number of moves of the record before it.
    pub from: usize,
    /// The moves played.
    pub played: Vec<String>,
    /// Where most was lost, and the better line; null if the best was played.
    pub better: Option<BetterTurn>,
    /// The expected lead after the moves played.
    pub lead: f32,
    /// The loss of expected lead.
    pub loss: f32,
    /// The probability to win after the moves played.
    pub win_probability: f32,
    /// The loss of that win_probability.
    pub win_probability_lost: f32,
    /// The change of expected lead by what was revealed.
    pub luck: f32,
}

/// A better continuation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BetterTurn {
    /// The number of moves of the record before it.
    pub from: usize,
    /// The moves.
    pub moves: Vec<String>,
    /// The gain of expected lead.
    pub by: f32,
}
