//! Tables as the lobby and their players see them.

use serde::{Deserialize, Serialize};

use crate::{DifferenceJson, OptionsJson};

/// The settings of a table, chosen by its host.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// The name in the lobby.
    #[serde(default)]
    pub name: String,
    /// The options of the rules; handicaps belong to the seats and are empty here.
    pub options: OptionsJson,
    /// Whether the lobby lists the table; otherwise only its link leads to it.
    #[serde(default)]
    pub listed: bool,
    /// Whether spectators are admitted.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether players may request hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// The turn order: as the seats are numbered, or drawn at the start.
    #[serde(default)]
    pub order: Order,
    /// When the game starts.
    #[serde(default)]
    pub start: Start,
    /// The time control.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a clock runs out.
    #[serde(default)]
    pub on_timeout: OnTimeout,
}

fn yes() -> bool {
    true
}

impl Settings {
    /// The defaults, with these options of the rules.
    ///
    /// ```
    /// # use witchstone_wire::{OptionsJson, Settings};
    /// let options = OptionsJson::of(&witchstone_rules::Options::new(2));
    /// let settings = Settings { listed: true, ..Settings::new(options) };
    /// assert!(settings.hints);
    /// ```
    pub fn new(options: OptionsJson) -> Settings {
        Settings {
            name: String::new(),
            options,
            listed: false,
            spectators: true,
            hints: true,
            order: Order::default(),
            start: Start::default(),
            clock: Clock::default(),
            on_timeout: OnTimeout::default(),
        }
    }
}

/// The turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Order {
    /// Drawn at the start.
    #[default]
    Random,
    /// As the seats are numbered.
    Chosen,
}

/// When a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Start {
    /// As soon as no seat is open.
    #[default]
    WhenFull,
    /// When the host starts it.
    ByHost,
}

/// The time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Clock {
    /// No time limit.
    #[default]
    None,
    /// Seconds for the game, with an increment after each turn.
    Live {
        /// Seconds at the start.
        base_s: u32,
        /// Seconds added after each turn.
        increment_s: u32,
    },
    /// Seconds for each turn.
    PerTurn {
        /// The seconds.
        seconds: u32,
    },
    /// Days for each turn.
    Days {
        /// The days.
        days: u16,
    },
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum OnTimeout {
    /// A bot stands in until the player takes over.
    #[default]
    Bot,
    /// The seat loses.
    Loss,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Occupant {
    /// Nobody.
    Open,
    /// Reserved for a guest, as in a rematch.
    Reserved {
        /// The name.
        name: String,
    },
    /// A guest.
    Guest {
        /// The name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level, 1 to 6.
        level: u8,
    },
}

/// One seat of a table. From the start of the game on, seats are in turn order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// The occupant.
    pub occupant: Occupant,
    /// Its colour, 0 to 3; all seats of a table differ.
    pub colour: u8,
    /// Its handicap, 0 for none.
    pub handicap: u8,
    /// The level of the bot that stands in.
    pub stand_in: Option<u8>,
    /// Whether the stand-in leaves when the running turn has ended.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub returning: bool,
    /// Whether it resigned or lost on time.
    pub resigned: bool,
    /// Whether it undid moves that had revealed something without asking anybody, as against bots alone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
    /// Milliseconds left on its clock at [`TableInfo::now_ms`]; null without a clock.
    pub clock_ms: Option<i64>,
}

/// The status of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Status {
    /// Not started: seats can be taken.
    Open,
    /// The game is in progress.
    Playing,
    /// The game is finished.
    Finished,
}

/// A pending undo request and its votes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoVote {
    /// The number of the request, which votes name.
    #[serde(default)]
    pub request: u64,
    /// The seat that requested it.
    pub seat: usize,
    /// The number of moves to undo.
    pub moves: usize,
    /// The seats that agree.
    pub agreed: Vec<usize>,
    /// The seats whose agreement is missing.
    #[serde(default)]
    pub waiting_for: Vec<usize>,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ResultInfo {
    /// Each seat's points.
    pub scores: Vec<u16>,
    /// The winning seats.
    pub winners: Vec<usize>,
}

/// A game of older rules that differs under the present ones. While it is not finished it is suspended: it resumes before the
/// first difference when all seats agree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OlderRules {
    /// The first difference.
    pub difference: DifferenceJson,
    /// The seats that agree to resume.
    pub agreed: Vec<usize>,
    /// The seats whose agreement is missing; empty once the game is finished.
    pub waiting_for: Vec<usize>,
}

/// A table as its players, its spectators and the lobby see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableInfo {
    /// The table id, as in links.
    pub id: String,
    /// The name of the edition: its id, followed by `@` and the content hash unless it is built in.
    #[serde(default)]
    pub edition: String,
    /// Whether the server has that edition.
    #[serde(default = "yes")]
    pub playable: bool,
    /// The settings.
    pub settings: Settings,
    /// The status.
    pub status: Status,
    /// The version: the number of changes so far.
    pub version: u64,
    /// The host's name.
    pub host: String,
    /// Whether the requesting guest is the host.
    pub you_are_host: bool,
    /// The seat of the requesting guest.
    pub your_seat: Option<usize>,
    /// The seat that is reserved for the requesting guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved_seat: Option<usize>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The seat to move, while the game is in progress.
    pub to_move: Option<usize>,
    /// The pending undo request.
    pub undo_vote: Option<UndoVote>,
    /// The result.
    pub result: Option<ResultInfo>,
    /// The id of the rematch table.
    pub rematch: Option<String>,
    /// The version of the rules that the game is played under.
    #[serde(default = "first_rules")]
    pub rules: u8,
    /// How a game of older rules differs under the present ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub older_rules: Option<OlderRules>,
    /// The server's clock, in milliseconds since 1970.
    pub now_ms: i64,
}

/// Tables without a rules version were played under the first.
fn first_rules() -> u8 {
    1
}

/// A chat message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatMessage {
    /// The name of the sender.
    pub name: String,
    /// The seat of the sender; null for a spectator.
    pub seat: Option<usize>,
    /// The text.
    pub text: String,
    /// The time, in milliseconds since 1970.
    pub at_ms: i64,
}
