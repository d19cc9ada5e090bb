//! Settings and changes of seats.

use witchstone_wire::{AtZero, Clock, NewSitter, OptionsJson, Order, Start};

use super::level;
use crate::domain::{NewOccupant, OnTimeout, SeatChange, Settings, StartMode, TimeControl, TurnOrder};
use crate::error::ServerError;

/// Reads the settings of a new table and checks them.
pub fn settings(settings: witchstone_wire::Settings) -> Result<Settings, ServerError> {
    let options = settings.options.read().map_err(|error| ServerError::BadSettings(error.to_string()))?;
    let settings = Settings {
        name: settings.name,
        options,
        listed: settings.listed,
        spectators: settings.spectators,
        hints: settings.hints,
        order: match settings.order {
            Order::Random => TurnOrder::Random,
            Order::Chosen => TurnOrder::Chosen,
        },
        start: match settings.start {
            Start::Full => StartMode::WhenFull,
            Start::Host => StartMode::ByHost,
        },
        clock: match settings.clock {
            Clock::None => TimeControl::None,
            Clock::Live { base_s, increment_s } => TimeControl::Live { base_s, increment_s },
            Clock::PerTurn { seconds } => TimeControl::PerTurn { seconds },
            Clock::Days { days } => TimeControl::Days { days },
        },
        on_timeout: match settings.at_zero {
            AtZero::Bot => OnTimeout::Bot,
            AtZero::Loss => OnTimeout::Loss,
        },
    };
    settings.validate()?;
    Ok(settings)
}

/// Writes settings.
pub fn settings_json(settings: &Settings) -> witchstone_wire::Settings {
    witchstone_wire::Settings {
        name: settings.name.clone(),
        // Handicaps belong to the seats.
        options: OptionsJson { handicaps: vec![], ..OptionsJson::of(&settings.options) },
        listed: settings.listed,
        spectators: settings.spectators,
        hints: settings.hints,
        order: match settings.order {
            TurnOrder::Random => Order::Random,
            TurnOrder::Chosen => Order::Chosen,
        },
        start: match settings.start {
            StartMode::WhenFull => Start::Full,
            StartMode::ByHost => Start::Host,
        },
        clock: match settings.clock {
            TimeControl::None => Clock::None,
            TimeControl::Live { base_s, increment_s } => Clock::Live { base_s, increment_s },
            TimeControl::PerTurn { seconds } => Clock::PerTurn { seconds },
            TimeControl::Days { days } => Clock::Days { days },
        },
        at_zero: match settings.on_timeout {
            OnTimeout::Bot => AtZero::Bot,
            OnTimeout::Loss => AtZero::Loss,
        },
    }
}

/// Reads a change of a seat.
pub fn seat_change(change: &witchstone_wire::SeatChange) -> Result<SeatChange, ServerError> {
    let occupant = match change.sitter {
        None => None,
        Some(NewSitter::Me) => Some(NewOccupant::Me),
        Some(NewSitter::Open) => Some(NewOccupant::Open),
        Some(NewSitter::Bot(number)) => Some(NewOccupant::Bot(level(number)?)),
    };
    Ok(SeatChange { occupant, colour: change.colour, handicap: change.handicap })
}
