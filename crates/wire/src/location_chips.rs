//! Which chip lies on which location, as an object with a key for each location that has one.

use std::fmt;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use witchstone_rules::{Chip, Location};

use crate::Named;

/// The chip on each location.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LocationChips(pub [Option<Chip>; Location::COUNT]);

impl Serialize for LocationChips {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let chips = Location::all().zip(self.0);
        serializer.collect_map(chips.filter_map(|(at, chip)| Some((Named(at), Named(chip?)))))
    }
}

impl<'de> Deserialize<'de> for LocationChips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LocationChips, D::Error> {
        deserializer.deserialize_map(ChipsVisitor)
    }
}

struct ChipsVisitor;

impl<'de> Visitor<'de> for ChipsVisitor {
    type Value = LocationChips;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("chips by location")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<LocationChips, M::Error> {
        let mut chips = [None; Location::COUNT];
        while let Some((at, chip)) = map.next_entry::<Named<Location>, Named<Chip>>()? {
            if chips[at.0.index()].replace(chip.0).is_some() {
                return Err(M::Error::custom(format!("two chips on {at}")));
            }
        }
        Ok(LocationChips(chips))
    }
}
