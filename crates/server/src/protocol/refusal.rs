//! Refusals of the domain as reason codes.

use witchstone_rules::Edition;
use witchstone_wire::{Editions, Reason, UnknownEdition};

use crate::domain::{Denial, MissingEdition};

/// The reason code of a refusal.
pub fn reason(denial: Denial) -> Reason {
    match denial {
        Denial::NotStarted => Reason::NotStarted,
        Denial::AlreadyStarted => Reason::AlreadyStarted,
        Denial::NotFinished => Reason::NotFinished,
        Denial::Finished => Reason::Finished,
        Denial::NoSeat => Reason::NoSeat,
        Denial::NoSuchSeat => Reason::NoSuchSeat,
        Denial::SeatTaken => Reason::SeatTaken,
        Denial::SeatOpen => Reason::SeatOpen,
        Denial::NotYourTurn => Reason::NotYourTurn,
        Denial::StandIn => Reason::StandIn,
        Denial::NoStandIn => Reason::NoStandIn,
        Denial::Stale => Reason::Stale,
        Denial::NothingToUndo => Reason::NothingToUndo,
        Denial::NoUndoRequest => Reason::NoUndoRequest,
        Denial::UndoPending => Reason::UndoPending,
        Denial::OutOfTime => Reason::OutOfTime,
        Denial::NoSuchMove => Reason::InvalidMessage,
        Denial::Suspended => Reason::Suspended,
        Denial::NotSuspended => Reason::NotSuspended,
        Denial::NotHost => Reason::NotHost,
        Denial::TooManyMutes => Reason::TooManyMutes,
        Denial::TooManyActions => Reason::TooManyActions,
    }
}

/// Finds editions by the names that tables carry.
pub fn find_in(editions: &Editions) -> impl Fn(&str) -> Result<&'static Edition, MissingEdition> {
    move |name: &str| {
        let missing = |UnknownEdition { name, known }| MissingEdition { name, known };
        editions.find(name).map_err(missing)
    }
}

/// A missing edition in the terms of the registry.
pub fn unknown_edition(missing: MissingEdition) -> UnknownEdition {
    UnknownEdition { name: missing.name, known: missing.known }
}
