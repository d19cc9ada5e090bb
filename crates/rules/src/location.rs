//! The locations of the Crystal ball and the connections between them.

use core::fmt;
use core::ops::Not;

use crate::bits::bit_set;

/// What kind of place a location is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Place {
    /// The stone in the centre.
    Witchstone,
    /// One of the four towers where players begin.
    Tower,
    /// A forest.
    Forest,
    /// A village.
    Village,
    /// A castle.
    Castle,
}

impl Place {
    /// All kinds.
    pub const ALL: [Place; 5] =
        [Place::Witchstone, Place::Tower, Place::Forest, Place::Village, Place::Castle];

    /// The word used in edition files.
    pub const fn name(self) -> &'static str {
        match self {
            Place::Witchstone => "witchstone",
            Place::Tower => "tower",
            Place::Forest => "forest",
            Place::Village => "village",
            Place::Castle => "castle",
        }
    }

    /// The kind of that name.
    pub fn from_name(name: &str) -> Option<Place> {
        Place::ALL.into_iter().find(|place| place.name() == name)
    }

    /// Its locations.
    pub const fn locations(self) -> Locations {
        match self {
            Place::Witchstone => Locations(1),
            other => Locations(0b1111 << (4 * other as u8 - 3)),
        }
    }
}

/// One of the 17 locations: the Witchstone and four each of tower, forest, village and castle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Location(u8);

impl Location {
    /// How many there are.
    pub const COUNT: usize = 17;
    /// The Witchstone in the centre.
    pub const WITCHSTONE: Location = Location(0);

    /// The location with this number below [`Location::COUNT`].
    #[inline]
    pub const fn from_index(index: usize) -> Location {
        assert!(index < Location::COUNT);
        Location(index as u8)
    }

    /// The `number`-th (0 to 3) location of this kind; the Witchstone is the only one of its kind.
    pub const fn nth(place: Place, number: usize) -> Option<Location> {
        match place {
            Place::Witchstone if number == 0 => Some(Location::WITCHSTONE),
            Place::Witchstone => None,
            other if number < 4 => Some(Location(4 * other as u8 - 3 + number as u8)),
            _ => None,
        }
    }

    /// Tower `number`, 0 to 3.
    pub const fn tower(number: usize) -> Location {
        assert!(number < 4);
        Location(1 + number as u8)
    }

    /// Its number below [`Location::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What kind of place it is.
    pub const fn place(self) -> Place {
        if self.0 == 0 { Place::Witchstone } else { Place::ALL[1 + (self.0 as usize - 1) / 4] }
    }

    /// Which of the four of its kind it is.
    pub const fn number(self) -> usize {
        if self.0 == 0 { 0 } else { (self.0 as usize - 1) % 4 }
    }

    /// The set of this location alone.
    #[inline]
    pub const fn alone(self) -> Locations {
        Locations(1 << (self.0 & 31))
    }

    /// All 17.
    pub fn all() -> impl Iterator<Item = Location> {
        (0..Location::COUNT).map(Location::from_index)
    }

    /// The location written so, as `stone` or `t2`.
    pub fn from_name(name: &str) -> Option<Location> {
        if name == "stone" {
            return Some(Location::WITCHSTONE);
        }
        let (kind, number) = name.split_at_checked(1)?;
        let place = match kind {
            "t" => Place::Tower,
            "f" => Place::Forest,
            "v" => Place::Village,
            "c" => Place::Castle,
            _ => return None,
        };
        matches!(number, "0" | "1" | "2" | "3").then(|| Location::nth(place, number.parse().ok()?))?
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Place::Witchstone => f.write_str("stone"),
            place => write!(f, "{}{}", &place.name()[..1], self.number()),
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

/// A set of locations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Locations(pub u32);

impl Locations {
    /// All 17.
    pub const ALL: Locations = Locations((1 << Location::COUNT) - 1);
}

bit_set!(Locations of Location);

impl Not for Locations {
    type Output = Locations;
    #[inline]
    fn not(self) -> Locations {
        Locations(!self.0 & Locations::ALL.0)
    }
}

/// A connection of the edition's Crystal ball, by its number there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(u8);

impl Connection {
    /// The most connections an edition may have.
    pub const MAX: usize = 64;

    /// The connection with this number below [`Connection::MAX`].
    #[inline]
    pub const fn from_index(index: usize) -> Connection {
        assert!(index < Connection::MAX);
        Connection(index as u8)
    }

    /// Its number in the edition.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The set of this connection alone.
    #[inline]
    pub const fn alone(self) -> Connections {
        Connections(1 << (self.0 & 63))
    }
}

/// A connection as moves and records name it: its two ends as the edition writes them, and which of the connections
/// between the same two locations it is.
///
/// ```
/// use witchstone_rules::{ConnectionName, Location};
/// let first = ConnectionName::first(Location::tower(0), Location::WITCHSTONE);
/// assert_eq!(first.to_string(), "t0-stone");
/// let second = ConnectionName { nth: 2, ..first };
/// assert_eq!(second.to_string(), "t0-stone#2");
/// assert_eq!(ConnectionName::from_name("t0-stone#2"), Some(second));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ConnectionName {
    /// Its first end.
    pub from: Location,
    /// Its second end.
    pub to: Location,
    /// Its number among the connections between these two locations, whichever way round they are written: 1 for the
    /// first in the order of the edition.
    pub nth: u8,
}

impl ConnectionName {
    /// The most connections an edition may have between the same two locations.
    pub const MAX_PARALLEL: u8 = 4;

    /// The first connection between two locations.
    #[inline]
    pub const fn first(from: Location, to: Location) -> ConnectionName {
        ConnectionName { from, to, nth: 1 }
    }

    /// The connection written so, as `t0-stone` or `t0-stone#2`.
    pub fn from_name(name: &str) -> Option<ConnectionName> {
        let (ends, nth) = match name.split_once('#') {
            Some((ends, nth)) => (ends, nth.parse().ok()?),
            None => (name, 1),
        };
        let (from, to) = ends.split_once('-')?;
        let named = ConnectionName { from: Location::from_name(from)?, to: Location::from_name(to)?, nth };
        // `#1` and `#02` would parse too, but a connection has one written form only.
        let plain = nth == 1 && !name.contains('#');
        let numbered =
            (2..=ConnectionName::MAX_PARALLEL).contains(&nth) && name.ends_with(&format!("#{nth}"));
        (plain || numbered).then_some(named)
    }
}

impl fmt::Display for ConnectionName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)?;
        if self.nth == 1 { Ok(()) } else { write!(f, "#{}", self.nth) }
    }
}

/// A set of connections.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Connections(pub u64);

bit_set!(Connections of Connection);

impl Not for Connections {
    type Output = Connections;
    #[inline]
    fn not(self) -> Connections {
        Connections(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_has_one_written_form() {
        for name in ["t0-stone", "t0-stone#2", "stone-t0#3", "f1-v3#4"] {
            let read = ConnectionName::from_name(name).unwrap_or_else(|| panic!("{name} was not read"));
            assert_eq!(read.to_string(), name);
        }
        let wrong = [
            "",
            "t0",
            "t0-",
            "-stone",
            "t0-stone#",
            "t0-stone#0",
            "t0-stone#1",
            "t0-stone#02",
            "t0-stone#+2",
            "t0-stone#5",
            "t0-stone#2#2",
            "t0-stone#256",
            "t0#2-stone",
            "t4-stone",
        ];
        for name in wrong {
            assert_eq!(ConnectionName::from_name(name), None, "{name:?}");
        }
    }
}
