//! Settings and changes of seats.

use witchstone_wire as wire;
use witchstone_wire::{Clock, OptionsJson, Order, Start};

use super::level;
use crate::domain::{NewOccupant, OnTimeout, SeatChange, Settings, StartMode, TimeControl, TurnOrder};
use crate::error::{InvalidSettings, ServerError};
use crate::text;

/// Reads the settings of a new table and checks them.
pub fn settings(settings: wire::Settings) -> Result<Settings, ServerError> {
    let options = settings.options.read().map_err(InvalidSettings::from)?;
    let settings = Settings {
        name: text::clean_name(&settings.name),
        options,
        listed: settings.listed,
        spectators: settings.spectators,
        hints: settings.hints,
        order: match settings.order {
            Order::Random => TurnOrder::Random,
            Order::Chosen => TurnOrder::Chosen,
        },
        start: match settings.start {
            Start::WhenFull => StartMode::WhenFull,
            Start::ByHost => StartMode::ByHost,
        },
        clock: match settings.clock {
            Clock::None => TimeControl::None,
            Clock::Live { base_s, increment_s } => TimeControl::Live { base_s, increment_s },
            Clock::PerTurn { seconds } => TimeControl::PerTurn { seconds },
            Clock::Days { days } => TimeControl::Days { days },
        },
        on_timeout: match settings.on_timeout {
            wire::OnTimeout::Bot => OnTimeout::Bot,
            wire::OnTimeout::Loss => OnTimeout::Loss,
        },
    };
    settings.validate().map_err(InvalidSettings::from)?;
    Ok(settings)
}

/// Writes settings.
pub fn settings_json(settings: &Settings) -> wire::Settings {
    wire::Settings {
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
            StartMode::WhenFull => Start::WhenFull,
            StartMode::ByHost => Start::ByHost,
        },
        clock: match settings.clock {
            TimeControl::None => Clock::None,
            TimeControl::Live { base_s, increment_s } => Clock::Live { base_s, increment_s },
            TimeControl::PerTurn { seconds } => Clock::PerTurn { seconds },
            TimeControl::Days { days } => Clock::Days { days },
        },
        on_timeout: match settings.on_timeout {
            OnTimeout::Bot => wire::OnTimeout::Bot,
            OnTimeout::Loss => wire::OnTimeout::Loss,
        },
    }
}

/// Reads a change of a seat.
pub fn seat_change(change: &wire::SeatChange) -> Result<SeatChange, ServerError> {
    let occupant = match change.occupant {
        None => None,
        Some(wire::NewOccupant::Me) => Some(NewOccupant::Me),
        Some(wire::NewOccupant::Open) => Some(NewOccupant::Open),
        Some(wire::NewOccupant::Bot(number)) => Some(NewOccupant::Bot(level(number)?)),
    };
    Ok(SeatChange { occupant, colour: change.colour, handicap: change.handicap })
}
