//! What the host of a table decides before the game.

use witchstone_rules::Options;

use super::error::SettingsError;

/// The longest name of a table, in characters.
const NAME_LENGTH: usize = 60;
/// A day, in seconds.
const DAY_S: u32 = 86_400;

/// The settings of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The name in the lobby.
    pub name: String,
    /// The options of the rules; handicaps belong to the seats and are 0 here.
    pub options: Options,
    /// Whether the lobby lists the table; else it is found by its link only.
    pub listed: bool,
    /// Whether guests without a seat may watch.
    pub spectators: bool,
    /// Whether players may ask for hints.
    pub hints: bool,
    /// The turn order.
    pub order: TurnOrder,
    /// When the game starts.
    pub start: StartMode,
    /// The time control.
    pub clock: TimeControl,
    /// What happens when a clock runs out.
    pub on_timeout: OnTimeout,
}

/// The turn order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnOrder {
    /// Drawn at the start.
    Random,
    /// As the seats are numbered.
    Chosen,
}

/// When a game starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StartMode {
    /// As soon as no seat is open.
    WhenFull,
    /// When the host starts it.
    ByHost,
}

/// The time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// No clock.
    None,
    /// A time for the game, with an increment after each turn.
    Live {
        /// Seconds at the start.
        base_s: u32,
        /// Seconds added after each turn.
        increment_s: u32,
    },
    /// A time for each turn.
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnTimeout {
    /// A bot plays on until the player is back.
    Bot,
    /// The seat loses.
    Loss,
}

impl Settings {
    /// The settings of a table whose host decides nothing but the options of the rules.
    pub fn new(options: Options) -> Settings {
        Settings {
            name: String::new(),
            options,
            listed: false,
            spectators: true,
            hints: true,
            order: TurnOrder::Random,
            start: StartMode::WhenFull,
            clock: TimeControl::None,
            on_timeout: OnTimeout::Bot,
        }
    }

    /// Refuses settings out of range.
    pub fn validate(&self) -> Result<(), SettingsError> {
        if self.options.handicaps.0.iter().any(|&handicap| handicap != 0) {
            return Err(SettingsError::HandicapsInOptions);
        }
        if self.name.chars().count() > NAME_LENGTH {
            return Err(SettingsError::Name { max: NAME_LENGTH });
        }
        match self.clock {
            TimeControl::Live { base_s, increment_s }
                if !(10..=DAY_S).contains(&base_s) || increment_s > 3600 =>
            {
                Err(SettingsError::LiveClock)
            }
            TimeControl::PerTurn { seconds } if !(5..=DAY_S).contains(&seconds) => {
                Err(SettingsError::TurnClock)
            }
            TimeControl::Days { days } if !(1..=60).contains(&days) => Err(SettingsError::Days),
            _ => Ok(()),
        }
    }
}
