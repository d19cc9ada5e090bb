//! Seats and their occupants.

use witchstone_ai::Level;
use witchstone_rules::{MAX_HANDICAP, MAX_PLAYERS, Player};

use super::error::{Denial, DomainError, SettingsError};

/// The number of colours.
const COLOURS: u8 = MAX_PLAYERS as u8;

/// A guest as tables know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The guest's id.
    pub guest: String,
    /// The name at that time.
    pub name: String,
}

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody.
    Open,
    /// Reserved for a guest, as in a rematch.
    Reserved(Person),
    /// A guest.
    Guest(Person),
    /// A bot.
    Bot(Level),
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// The occupant.
    pub occupant: Occupant,
    /// Its colour, 0 to 3; all seats of a table differ.
    pub colour: u8,
    /// Its handicap, 0 to 3.
    pub handicap: u8,
}

/// A change to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatChange {
    /// The new occupant.
    pub occupant: Option<NewOccupant>,
    /// The new colour; the seat that has it gets this seat's.
    pub colour: Option<u8>,
    /// The new handicap; only the host changes it.
    pub handicap: Option<u8>,
}

/// Who shall have a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewOccupant {
    /// The requesting guest.
    Me,
    /// Nobody: the guest leaves or declines, or the host clears the seat.
    Open,
    /// A bot; only the host may.
    Bot(Level),
}

impl Seat {
    /// An open seat in the colour of its number.
    pub fn open(seat: Player) -> Seat {
        Seat { occupant: Occupant::Open, colour: seat.index() as u8, handicap: 0 }
    }

    /// The guest in it.
    pub fn person(&self) -> Option<&Person> {
        match &self.occupant {
            Occupant::Guest(person) => Some(person),
            _ => None,
        }
    }

    /// The guest in it, or for whom it is reserved.
    pub fn holder(&self) -> Option<&Person> {
        match &self.occupant {
            Occupant::Guest(person) | Occupant::Reserved(person) => Some(person),
            _ => None,
        }
    }

    fn is_of(&self, who: &Person) -> bool {
        self.person().is_some_and(|person| person.guest == who.guest)
    }

    /// Whether the guest has it, or it is reserved for the guest.
    pub(super) fn is_held_by(&self, who: &Person) -> bool {
        self.holder().is_some_and(|person| person.guest == who.guest)
    }
}

/// Changes one seat as this guest asks.
pub fn change_seats(
    seats: &mut [Seat],
    who: &Person,
    is_host: bool,
    number: usize,
    change: &SeatChange,
) -> Result<(), DomainError> {
    let seat = seats.get(number).ok_or(Denial::NoSuchSeat)?;
    if let Some(new) = change.occupant {
        let occupant = occupant_after(seat, new, who, is_host)?;
        if new == NewOccupant::Me {
            leave(seats, who);
        }
        seats[number].occupant = occupant;
    }
    if let Some(colour) = change.colour {
        let may_change = is_host || seats[number].is_of(who);
        change_colour(seats, number, colour, may_change)?;
    }
    if let Some(handicap) = change.handicap {
        if !is_host {
            return Err(Denial::NotHost.into());
        }
        if handicap > MAX_HANDICAP {
            return Err(SettingsError::Handicap { max: MAX_HANDICAP }.into());
        }
        seats[number].handicap = handicap;
    }
    Ok(())
}

fn occupant_after(
    seat: &Seat,
    new: NewOccupant,
    who: &Person,
    is_host: bool,
) -> Result<Occupant, DomainError> {
    let mine = seat.is_of(who);
    match new {
        NewOccupant::Me => match seat.holder() {
            None if seat.occupant == Occupant::Open => Ok(Occupant::Guest(who.clone())),
            Some(person) if person.guest == who.guest => Ok(Occupant::Guest(who.clone())),
            _ => Err(Denial::SeatTaken.into()),
        },
        NewOccupant::Open if seat.is_held_by(who) || is_host => Ok(Occupant::Open),
        NewOccupant::Bot(level) if is_host => match seat.occupant {
            Occupant::Guest(_) if !mine => Err(Denial::SeatTaken.into()),
            _ => Ok(Occupant::Bot(level)),
        },
        _ => Err(Denial::NotHost.into()),
    }
}

/// Nobody has two seats at one table, nor a seat and another one reserved.
fn leave(seats: &mut [Seat], who: &Person) {
    for seat in seats.iter_mut().filter(|seat| seat.is_held_by(who)) {
        seat.occupant = Occupant::Open;
    }
}

fn change_colour(seats: &mut [Seat], number: usize, colour: u8, may_change: bool) -> Result<(), DomainError> {
    if !may_change {
        return Err(Denial::NotHost.into());
    }
    if colour >= COLOURS {
        return Err(SettingsError::Colour { max: COLOURS - 1 }.into());
    }
    let old = seats[number].colour;
    if let Some(other) = seats.iter_mut().find(|seat| seat.colour == colour) {
        other.colour = old;
    }
    seats[number].colour = colour;
    Ok(())
}
