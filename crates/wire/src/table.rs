//! Tables as the lobby and their players see them.

use serde::{Deserialize, Serialize};

use crate::{DifferenceJson, OptionsJson};

/// What the host of a table decides before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settings {
    /// What the table is called in the lobby.
    #[serde(default)]
    pub name: String,
    /// The options of the rules; handicaps belong to the seats and stay empty here.
    pub options: OptionsJson,
    /// Whether the lobby shows the table; else it is found by its link only.
    #[serde(default)]
    pub listed: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether players may ask for hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// The turn order: as the seats are numbered, or drawn at the start.
    #[serde(default)]
    pub order: Order,
    /// When the game starts.
    #[serde(default)]
    pub start: Start,
    /// The clock.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when a clock runs out.
    #[serde(default)]
    pub at_zero: AtZero,
}

fn yes() -> bool {
    true
}

impl Settings {
    /// What a host gets who decides nothing but the options of the rules.
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
            at_zero: AtZero::default(),
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
    Full,
    /// When the host says so.
    Host,
}

/// How time is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Clock {
    /// Nobody looks at the clock.
    #[default]
    None,
    /// So many seconds for the game, and some more after each turn.
    Live {
        /// Seconds at the start.
        base_s: u32,
        /// Seconds added after each turn.
        increment_s: u32,
    },
    /// So many seconds for each turn.
    PerTurn {
        /// The seconds.
        seconds: u32,
    },
    /// So many days for each turn.
    Days {
        /// The days.
        days: u16,
    },
}

/// What happens when a clock runs out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum AtZero {
    /// A bot plays on until the player is back.
    #[default]
    Bot,
    /// The seat has lost.
    Loss,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// Kept for somebody, as in a rematch.
    Reserved {
        /// The name.
        name: String,
    },
    /// A person.
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

/// One seat of a table. Once the game has begun the seats are in turn order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who has it.
    pub sitter: Sitter,
    /// Its colour, 0 to 3; all seats of a table differ.
    pub colour: u8,
    /// Its handicap, 0 for none.
    pub handicap: u8,
    /// The level of the bot that plays for its owner for the time being.
    pub stand_in: Option<u8>,
    /// Whether it has given up or lost on time.
    pub resigned: bool,
    /// Milliseconds on its clock when [`TableInfo::now_ms`] was read; none without a clock.
    pub clock_ms: Option<i64>,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Status {
    /// Seats are being taken.
    Open,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

/// A wish to take back more than the rules of a turn allow, and who agrees so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct UndoVote {
    /// The seat that asks.
    pub seat: usize,
    /// How many moves would be taken back.
    pub moves: usize,
    /// The seats that agree.
    pub agreed: Vec<usize>,
}

/// How a game came out.
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
pub struct OlderGame {
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
    /// Its name in links.
    pub id: String,
    /// The edition that it is played on: its id, and behind `@` the content hash of one that is not built in.
    #[serde(default)]
    pub edition: String,
    /// Whether the server knows that edition; else nobody can play here.
    #[serde(default = "yes")]
    pub playable: bool,
    /// What the host decided.
    pub settings: Settings,
    /// Where it is in its life.
    pub status: Status,
    /// How many things have happened at it.
    pub version: u64,
    /// The host's name.
    pub host: String,
    /// Whether the one who reads this is the host.
    pub you_are_host: bool,
    /// The seat of the one who reads this.
    pub your_seat: Option<usize>,
    /// The seats.
    pub seats: Vec<SeatInfo>,
    /// The seat whose decision is next, while the game is on.
    pub to_move: Option<usize>,
    /// A wish to take moves back that is open.
    pub undo_vote: Option<UndoVote>,
    /// How the game came out.
    pub result: Option<ResultInfo>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The version of the rules that the game is played under.
    #[serde(default = "first_rules")]
    pub rules: u8,
    /// Where a game of older rules differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub older: Option<OlderGame>,
    /// The server's clock, in milliseconds since 1970.
    pub now_ms: i64,
}

/// What was written before tables named their rules was played under the first version.
fn first_rules() -> u8 {
    1
}

/// Somebody said something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ChatLine {
    /// Who.
    pub name: String,
    /// The speaker's seat; none for a spectator.
    pub seat: Option<usize>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at_ms: i64,
}
