//! A player's area as JSON.

use serde::{Deserialize, Serialize};
use witchstone_rules::{
    Area, BigWitch, BySymbol, Cauldron, Cell, Cells, Chip, Connections, Edition, Location, Locations, Spell,
    Symbol, Tile, TileSet,
};

use crate::delta::delta;
use crate::name::{named, plain};
use crate::view::{connection_from, connection_name, symbols_of, symbols_to_bits};
use crate::{FormError, Named};

delta! {
    /// What lies in front of one player, for all to see. Where a list names things, what is there twice is named twice.
    #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[allow(missing_docs)] // The fields are those of `witchstone_rules::Area`.
    pub struct AreaJson, with delta AreaDelta {
        pub score: u16,
        pub tower: Option<Named<Location>>,
        pub cauldron: CauldronJson,
        pub completed: Vec<String>,
        /// The connection begun and the units on it.
        pub begun: Option<(String, u8)>,
        pub network: Vec<Named<Location>>,
        pub standing: Vec<Named<Location>>,
        pub energy: u8,
        pub witches: u8,
        pub lying: u8,
        /// `unused`, `supply`, `lying` or a location.
        pub big: String,
        pub rank: u8,
        pub wand: u8,
        pub wand_order: u8,
        pub pentagram: u8,
        pub laps: u8,
        pub racked: u8,
        pub black_racked: bool,
        pub crystals_aside: u8,
        pub removed: u8,
        /// The places of the owl tiles taken from each stack, 0 is its top.
        pub owls: [Vec<u8>; 2],
        pub specials: u8,
        pub scrolls: u8,
        pub used_spells: Vec<Named<Spell>>,
        pub used_powers: u8,
        pub chips: Vec<Named<Chip>>,
        pub power_tiles: Vec<Named<Symbol>>,
        pub supply: u8,
        pub hand: u8,
        pub discarded: Vec<Named<Tile>>,
        pub turns: u8,
        pub moon: Option<Named<Symbol>>,
        pub moon_used: bool,
        pub chip_points: u8,
        pub silver_points: [u8; 6],
    }
}

/// A Cauldron. Cells that are not named are empty.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CauldronJson {
    /// The cells that show each symbol, in canonical order: printed, or on a tile.
    pub symbols: [Vec<Named<Cell>>; 6],
    /// Crystals of the player's colour.
    pub crystals: Vec<Named<Cell>>,
    /// The Black Crystal.
    pub black: Option<Named<Cell>>,
    /// The two cells of each tile that was laid.
    pub tiles: Vec<(Named<Cell>, Named<Cell>)>,
}

impl CauldronJson {
    pub(crate) fn of(cauldron: &Cauldron) -> CauldronJson {
        CauldronJson {
            symbols: cauldron.symbols.0.map(|cells| named(cells.iter())),
            crystals: named(cauldron.crystals.iter()),
            black: cauldron.black.map(Named),
            tiles: cauldron.tiles().map(|(a, b)| (Named(a), Named(b))).collect(),
        }
    }

    fn read(&self, edition: &Edition) -> Result<Cauldron, FormError> {
        let by_symbol = BySymbol(self.symbols.each_ref().map(plain::<_, Cells>));
        let shown = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| by_symbol[symbol].iter().map(move |cell| (symbol, cell)).collect::<Vec<_>>());
        let tiles = self.tiles.iter().map(|(a, b)| (a.0, b.0));
        Cauldron::from_parts(edition, shown, plain(&self.crystals), self.black.map(|cell| cell.0), tiles)
            .ok_or_else(|| FormError::new("The Cauldron does not fit the edition."))
    }
}

/// Names each kind as often as it is there.
fn many<T: Copy>(kinds: &[T], counts: &[u8]) -> Vec<Named<T>> {
    let times = kinds.iter().zip(counts).map(|(&kind, &count)| (kind, count as usize));
    times.flat_map(|(kind, count)| std::iter::repeat_n(Named(kind), count)).collect()
}

/// Counts the things named.
fn counts<T: Copy>(things: &[Named<T>], index: impl Fn(T) -> usize) -> Result<[u8; 7], FormError> {
    let mut counts = [0u8; 7];
    for thing in things {
        let count = &mut counts[index(thing.0)];
        *count = count.checked_add(1).ok_or_else(|| FormError::new("Too many things of one kind."))?;
    }
    Ok(counts)
}

/// How often each kind of chip is named.
pub(crate) fn chip_counts(chips: &[Named<Chip>]) -> Result<[u8; 7], FormError> {
    counts(chips, Chip::index)
}

/// The chips, each as often as it is there.
pub(crate) fn chip_list(counts: &[u8; 7]) -> Vec<Named<Chip>> {
    many(&Chip::ALL, counts)
}

/// How often each kind of spell is named.
pub(crate) fn spell_counts(spells: &[Named<Spell>]) -> Result<[u8; 7], FormError> {
    counts(spells, Spell::index)
}

/// The spells, each as often as it is there.
pub(crate) fn spell_list(counts: &[u8; 7]) -> Vec<Named<Spell>> {
    many(&Spell::ALL, counts)
}

fn big_name(big: BigWitch) -> String {
    match big {
        BigWitch::Unused => "unused".into(),
        BigWitch::Supply => "supply".into(),
        BigWitch::Lying => "lying".into(),
        BigWitch::Standing(at) => at.to_string(),
    }
}

fn big_from(name: &str) -> Result<BigWitch, FormError> {
    Ok(match name {
        "unused" => BigWitch::Unused,
        "supply" => BigWitch::Supply,
        "lying" => BigWitch::Lying,
        at => BigWitch::Standing(Location::from_name(at).ok_or_else(|| FormError::not_a("place", at))?),
    })
}

fn owl_places(bits: u8) -> Vec<u8> {
    (0..8).filter(|at| bits >> at & 1 == 1).collect()
}

fn owl_bits(places: &[u8]) -> u8 {
    places.iter().fold(0, |bits, &at| bits | 1u8.checked_shl(at.into()).unwrap_or(0))
}

impl AreaJson {
    pub(crate) fn of(area: &Area, edition: &Edition) -> AreaJson {
        AreaJson::with_cauldron(area, CauldronJson::of(&area.cauldron), edition)
    }

    pub(crate) fn read(&self, edition: &Edition) -> Result<Area, FormError> {
        let AreaJson { score, energy, witches, lying, rank, wand, wand_order, pentagram, laps, .. } = *self;
        let AreaJson { racked, black_racked, crystals_aside, removed, specials, scrolls, .. } = *self;
        let AreaJson { used_powers, supply, hand, turns, moon_used, chip_points, .. } = *self;
        let mut completed = Connections::NONE;
        for name in &self.completed {
            completed.insert(connection_from(name, edition)?);
        }
        let begun = self.begun.as_ref().map(|(name, units)| Ok((connection_from(name, edition)?, *units)));
        let mut discarded = TileSet::default();
        self.discarded.iter().for_each(|tile| discarded.insert(tile.0));
        check_track(wand, edition.wand.last())?;
        Ok(Area {
            cauldron: self.cauldron.read(edition)?,
            completed,
            network: locations(&self.network),
            standing: locations(&self.standing),
            score,
            tower: self.tower.map(|tower| tower.0),
            begun: begun.transpose()?,
            energy,
            witches,
            lying,
            big: big_from(&self.big)?,
            rank,
            wand,
            wand_order,
            pentagram,
            laps,
            racked,
            black_racked,
            crystals_aside,
            removed,
            owls: self.owls.each_ref().map(|places| owl_bits(places)),
            specials,
            scrolls,
            used_spells: spell_counts(&self.used_spells)?,
            used_powers,
            chips: chip_counts(&self.chips)?,
            power_tiles: symbols_to_bits(&plain::<_, Vec<_>>(&self.power_tiles)),
            supply,
            hand,
            discarded,
            turns,
            moon: self.moon.map(|card| card.0),
            moon_used,
            chip_points,
            silver_points: self.silver_points,
        })
    }
}

impl AreaJson {
    /// Writes an area with a Cauldron that is written already.
    pub(crate) fn with_cauldron(area: &Area, cauldron: CauldronJson, edition: &Edition) -> AreaJson {
        let Area { score, energy, witches, lying, rank, wand, wand_order, pentagram, laps, .. } = *area;
        let Area { racked, black_racked, crystals_aside, removed, specials, scrolls, .. } = *area;
        let Area { used_powers, supply, hand, turns, moon_used, chip_points, .. } = *area;
        AreaJson {
            score,
            tower: area.tower.map(Named),
            cauldron,
            completed: area.completed.iter().map(|c| connection_name(c, edition)).collect(),
            begun: area.begun.map(|(c, units)| (connection_name(c, edition), units)),
            network: named(area.network.iter()),
            standing: named(area.standing.iter()),
            energy,
            witches,
            lying,
            big: big_name(area.big),
            rank,
            wand,
            wand_order,
            pentagram,
            laps,
            racked,
            black_racked,
            crystals_aside,
            removed,
            owls: area.owls.map(owl_places),
            specials,
            scrolls,
            used_spells: spell_list(&area.used_spells),
            used_powers,
            chips: chip_list(&area.chips),
            power_tiles: named(symbols_of(area.power_tiles)),
            supply,
            hand,
            discarded: named(area.discarded.iter()),
            turns,
            moon: area.moon.map(Named),
            moon_used,
            chip_points,
            silver_points: area.silver_points,
        }
    }
}

fn locations(names: &[Named<Location>]) -> Locations {
    let mut all = Locations::NONE;
    names.iter().for_each(|name| all.insert(name.0));
    all
}

fn check_track(space: u8, last: u8) -> Result<(), FormError> {
    if space <= last { Ok(()) } else { Err(FormError::new(format!("The Wand has no space {space}."))) }
}
