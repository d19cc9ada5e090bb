//! The deal of a record: every pile in its order.

use std::collections::BTreeMap;

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use witchstone_rules::{BySeat, Chip, Deal, Edition, Location, Options, Symbol, Tile};

use super::{ReadError, wrong};
use crate::error::cut;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealJson {
    chips: PaperChips,
    table: Vec<String>,
    scrolls: Vec<String>,
    specials: Vec<String>,
    tiles: Vec<Vec<String>>,
    moons: Vec<String>,
}

/// Location and chip, in order of location.
struct PaperChips(Vec<(String, String)>);

impl Serialize for PaperChips {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (location, chip) in &self.0 {
            map.serialize_entry(location, chip)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for PaperChips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PaperChips, D::Error> {
        // A map keeps the last of two equal keys; the length check afterwards then finds a location missing.
        let map = BTreeMap::<String, String>::deserialize(deserializer)?;
        Ok(PaperChips(map.into_iter().collect()))
    }
}

impl DealJson {
    pub fn of(deal: &Deal, options: &Options, edition: &Edition) -> DealJson {
        let chips = Location::all().skip(1).zip(&deal.chips);
        let names = |tiles: &[Tile]| tiles.iter().map(Tile::to_string).collect::<Vec<_>>();
        DealJson {
            chips: PaperChips(chips.map(|(at, chip)| (at.to_string(), chip.to_string())).collect()),
            table: deal.table.iter().map(Chip::to_string).collect(),
            scrolls: deal.scrolls.iter().map(|&scroll| edition.scroll_name(scroll)).collect(),
            specials: names(&deal.specials),
            tiles: options.seats().map(|player| names(&deal.tiles[player])).collect(),
            moons: deal.moons.iter().map(Symbol::to_string).collect(),
        }
    }

    pub fn read(self, options: &Options, edition: &Edition) -> Result<Deal, ReadError> {
        if self.tiles.len() != options.players as usize {
            return Err(wrong("The deal must have hex tiles for each player."));
        }
        let mut tiles = BySeat::default();
        for (player, names) in options.seats().zip(&self.tiles) {
            tiles[player] = all_named(names, "tile", Tile::from_name)?;
        }
        let deal = Deal {
            chips: self.chips.read()?,
            table: all_named(&self.table, "chip", Chip::from_name)?,
            scrolls: all_named(&self.scrolls, "Scroll", |name| edition.scroll_from_name(name))?,
            specials: all_named(&self.specials, "tile", Tile::from_name)?,
            tiles,
            moons: all_named(&self.moons, "symbol", Symbol::from_name)?,
        };
        deal.check(edition, options).map_err(|error| wrong(error.to_string()))?;
        Ok(deal)
    }
}

impl PaperChips {
    fn read(&self) -> Result<Vec<Chip>, ReadError> {
        let chip_at = |location: Location| {
            let name = location.to_string();
            let entry = self.0.iter().find(|(at, _)| *at == name);
            let chip = entry.and_then(|(_, chip)| Chip::from_name(chip));
            chip.ok_or_else(|| wrong(format!("The deal has no chip at {name}.")))
        };
        if self.0.len() != Location::COUNT - 1 {
            return Err(wrong("The deal's chips must lie on all locations but the Witchstone."));
        }
        Location::all().skip(1).map(chip_at).collect()
    }
}

fn all_named<T>(names: &[String], what: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, ReadError> {
    let one = |name: &String| read(name).ok_or_else(|| wrong(format!("\"{}\" is not a {what}.", cut(name))));
    names.iter().map(one).collect()
}
