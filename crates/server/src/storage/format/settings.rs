//! Settings, seats and guests as they are stored.

use serde::{Deserialize, Serialize};
use witchstone_ai::Level;
use witchstone_rules::{BySeat, FullMoon, MAX_PLAYERS, Options};
use witchstone_wire::ReadError;

use crate::domain::{Occupant, OnTimeout, Person, Seat, Settings, StartMode, Status, TimeControl, TurnOrder};

/// A value that the types of the domain do not admit.
#[derive(Debug, thiserror::Error)]
pub enum InvalidValue {
    /// A level that is not 1 to 6.
    #[error("{0} is not a level")]
    Level(u8),
    /// A seat that is not 0 to 3.
    #[error("{0} is not a seat")]
    Seat(usize),
    /// A variant of the Full Moon that does not exist.
    #[error("{0:?} is not a Full Moon variant")]
    FullMoon(String),
    /// A game without its edition.
    #[error("a game of an unknown edition")]
    NoEdition,
    /// A record that cannot be read.
    #[error("invalid record: {0}")]
    Record(#[from] ReadError),
    /// More handicaps than seats.
    #[error("{0} handicaps")]
    Handicaps(usize),
}

/// [`Settings`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SettingsV1 {
    #[serde(default)]
    name: String,
    options: OptionsV1,
    #[serde(default)]
    listed: bool,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default = "yes")]
    hints: bool,
    #[serde(default)]
    order: OrderV1,
    #[serde(default)]
    start: StartV1,
    #[serde(default)]
    clock: ClockV1,
    #[serde(default)]
    at_zero: AtZeroV1,
}

fn yes() -> bool {
    true
}

/// [`Options`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct OptionsV1 {
    players: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    handicaps: Vec<u8>,
    #[serde(default)]
    big_witch: bool,
    #[serde(default)]
    grandmasters: bool,
    #[serde(default)]
    ingredients: bool,
    #[serde(default = "off")]
    full_moon: String,
    #[serde(default)]
    secret_scrolls: bool,
    #[serde(default)]
    even_start: bool,
}

fn off() -> String {
    FullMoon::Off.name().into()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum OrderV1 {
    #[default]
    Random,
    Chosen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StartV1 {
    #[default]
    Full,
    Host,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum ClockV1 {
    #[default]
    None,
    Live {
        base_s: u32,
        increment_s: u32,
    },
    PerTurn {
        seconds: u32,
    },
    Days {
        days: u16,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AtZeroV1 {
    #[default]
    Bot,
    Loss,
}

impl From<&Settings> for SettingsV1 {
    fn from(settings: &Settings) -> SettingsV1 {
        SettingsV1 {
            name: settings.name.clone(),
            options: OptionsV1::from(&settings.options),
            listed: settings.listed,
            spectators: settings.spectators,
            hints: settings.hints,
            order: match settings.order {
                TurnOrder::Random => OrderV1::Random,
                TurnOrder::Chosen => OrderV1::Chosen,
            },
            start: match settings.start {
                StartMode::WhenFull => StartV1::Full,
                StartMode::ByHost => StartV1::Host,
            },
            clock: match settings.clock {
                TimeControl::None => ClockV1::None,
                TimeControl::Live { base_s, increment_s } => ClockV1::Live { base_s, increment_s },
                TimeControl::PerTurn { seconds } => ClockV1::PerTurn { seconds },
                TimeControl::Days { days } => ClockV1::Days { days },
            },
            at_zero: match settings.on_timeout {
                OnTimeout::Bot => AtZeroV1::Bot,
                OnTimeout::Loss => AtZeroV1::Loss,
            },
        }
    }
}

impl TryFrom<SettingsV1> for Settings {
    type Error = InvalidValue;

    fn try_from(settings: SettingsV1) -> Result<Settings, InvalidValue> {
        Ok(Settings {
            options: settings.options.try_into()?,
            name: settings.name,
            listed: settings.listed,
            spectators: settings.spectators,
            hints: settings.hints,
            order: match settings.order {
                OrderV1::Random => TurnOrder::Random,
                OrderV1::Chosen => TurnOrder::Chosen,
            },
            start: match settings.start {
                StartV1::Full => StartMode::WhenFull,
                StartV1::Host => StartMode::ByHost,
            },
            clock: match settings.clock {
                ClockV1::None => TimeControl::None,
                ClockV1::Live { base_s, increment_s } => TimeControl::Live { base_s, increment_s },
                ClockV1::PerTurn { seconds } => TimeControl::PerTurn { seconds },
                ClockV1::Days { days } => TimeControl::Days { days },
            },
            on_timeout: match settings.at_zero {
                AtZeroV1::Bot => OnTimeout::Bot,
                AtZeroV1::Loss => OnTimeout::Loss,
            },
        })
    }
}

/// Handicaps belong to the seats; they are not written here.
impl From<&Options> for OptionsV1 {
    fn from(options: &Options) -> OptionsV1 {
        OptionsV1 {
            players: options.players,
            handicaps: vec![],
            big_witch: options.big_witch,
            grandmasters: options.grandmasters,
            ingredients: options.ingredients,
            full_moon: options.full_moon.name().into(),
            secret_scrolls: options.secret_scrolls,
            even_start: options.even_start,
        }
    }
}

impl TryFrom<OptionsV1> for Options {
    type Error = InvalidValue;

    fn try_from(options: OptionsV1) -> Result<Options, InvalidValue> {
        let mut handicaps = BySeat([0; MAX_PLAYERS]);
        let given = handicaps.0.get_mut(..options.handicaps.len());
        given.ok_or(InvalidValue::Handicaps(options.handicaps.len()))?.copy_from_slice(&options.handicaps);
        let full_moon =
            FullMoon::from_name(&options.full_moon).ok_or(InvalidValue::FullMoon(options.full_moon))?;
        Ok(Options {
            players: options.players,
            handicaps,
            big_witch: options.big_witch,
            grandmasters: options.grandmasters,
            ingredients: options.ingredients,
            full_moon,
            secret_scrolls: options.secret_scrolls,
            even_start: options.even_start,
        })
    }
}

/// [`Status`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StatusV1 {
    Open,
    Playing,
    Finished,
}

impl From<Status> for StatusV1 {
    fn from(status: Status) -> StatusV1 {
        match status {
            Status::Open => StatusV1::Open,
            Status::Playing => StatusV1::Playing,
            Status::Finished => StatusV1::Finished,
        }
    }
}

impl From<StatusV1> for Status {
    fn from(status: StatusV1) -> Status {
        match status {
            StatusV1::Open => Status::Open,
            StatusV1::Playing => Status::Playing,
            StatusV1::Finished => Status::Finished,
        }
    }
}

/// [`Person`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonV1 {
    guest: String,
    name: String,
}

impl PersonV1 {
    /// Removes id and name if it is this guest.
    pub fn anonymise(&mut self, guest: &str) -> bool {
        let is_guest = self.guest == guest;
        if is_guest {
            self.guest.clear();
            self.name.clear();
        }
        is_guest
    }
}

impl SeatV1 {
    /// Removes id and name of this guest from the seat.
    pub fn anonymise(&mut self, guest: &str) -> bool {
        match &mut self.taken {
            TakenV1::Reserved(person) | TakenV1::Guest(person) => person.anonymise(guest),
            TakenV1::Open | TakenV1::Bot(_) => false,
        }
    }
}

impl From<&Person> for PersonV1 {
    fn from(person: &Person) -> PersonV1 {
        PersonV1 { guest: person.guest.clone(), name: person.name.clone() }
    }
}

impl From<PersonV1> for Person {
    fn from(person: PersonV1) -> Person {
        Person { guest: person.guest, name: person.name }
    }
}

/// [`Seat`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatV1 {
    taken: TakenV1,
    colour: u8,
    handicap: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TakenV1 {
    Open,
    Reserved(PersonV1),
    Guest(PersonV1),
    Bot(u8),
}

impl From<&Seat> for SeatV1 {
    fn from(seat: &Seat) -> SeatV1 {
        let taken = match &seat.occupant {
            Occupant::Open => TakenV1::Open,
            Occupant::Reserved(person) => TakenV1::Reserved(person.into()),
            Occupant::Guest(person) => TakenV1::Guest(person.into()),
            Occupant::Bot(level) => TakenV1::Bot(level.number()),
        };
        SeatV1 { taken, colour: seat.colour, handicap: seat.handicap }
    }
}

impl TryFrom<SeatV1> for Seat {
    type Error = InvalidValue;

    fn try_from(seat: SeatV1) -> Result<Seat, InvalidValue> {
        let occupant = match seat.taken {
            TakenV1::Open => Occupant::Open,
            TakenV1::Reserved(person) => Occupant::Reserved(person.into()),
            TakenV1::Guest(person) => Occupant::Guest(person.into()),
            TakenV1::Bot(number) => Occupant::Bot(level(number)?),
        };
        Ok(Seat { occupant, colour: seat.colour, handicap: seat.handicap })
    }
}

/// A level by its number.
pub fn level(number: u8) -> Result<Level, InvalidValue> {
    Level::from_number(number).ok_or(InvalidValue::Level(number))
}

/// A seat by its number.
pub fn seat(number: usize) -> Result<witchstone_rules::Player, InvalidValue> {
    if number < MAX_PLAYERS {
        return Ok(witchstone_rules::Player::new(number));
    }
    Err(InvalidValue::Seat(number))
}
