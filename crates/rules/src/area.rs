//! What lies in front of one player, for all to see.

use crate::cell::HALF_DIRECTIONS;
use crate::{BySymbol, Cell, Cells, Connection, Connections, Edition, Location, Locations, Silver, Symbol};
use crate::{Options, Scroll, ScrollKind, Spell, Tile, TileSet};

/// A player's Cauldron.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cauldron {
    /// The cells that show each symbol: printed, or on a tile. A special tile's cell is in two of them.
    pub symbols: BySymbol<Cells>,
    /// The cells with nothing on them.
    pub empty: Cells,
    /// The Crystals of the player's colour.
    pub crystals: Cells,
    /// Two bits for each cell: in which of [`HALF_DIRECTIONS`] (1 to 3) the other half of its tile lies, 0 for none.
    joins: [Cells; 2],
    /// The Black Crystal, while it is in the Cauldron.
    pub black: Option<Cell>,
}

impl Cauldron {
    /// The Cauldron at the start (S6).
    pub fn new(edition: &Edition) -> Cauldron {
        let plan = &edition.cauldron;
        let empty = plan.cells & !(plan.all_printed() | plan.crystals | plan.black.alone());
        let (symbols, crystals) = (plan.printed, plan.crystals);
        Cauldron { symbols, empty, crystals, joins: [Cells::NONE; 2], black: Some(plan.black) }
    }

    /// All Crystals, the black one too.
    #[inline]
    pub fn all_crystals(&self) -> Cells {
        self.crystals | self.black.map_or(Cells::NONE, Cell::alone)
    }

    /// The number of actions that the symbol on this cell gives (T4).
    #[inline]
    pub fn cluster(&self, symbol: Symbol, at: Cell) -> u8 {
        self.symbols[symbol].cluster(at).len()
    }

    /// The size of the largest cluster of a symbol (F3).
    pub fn largest_cluster(&self, symbol: Symbol) -> u8 {
        self.symbols[symbol].largest_cluster()
    }

    /// The symbols that a cell shows.
    pub fn symbols_at(&self, cell: Cell) -> impl Iterator<Item = Symbol> + '_ {
        Symbol::ALL.into_iter().filter(move |&symbol| self.symbols[symbol].contains(cell))
    }

    /// Covers an empty cell with a symbol.
    #[inline]
    pub(crate) fn cover(&mut self, cell: Cell, symbol: Symbol) {
        self.symbols[symbol].insert(cell);
        self.empty.remove(cell);
    }

    /// Lays a tile of two cells.
    #[inline]
    pub(crate) fn lay(&mut self, symbols: [Symbol; 2], cells: [Cell; 2]) {
        self.cover(cells[0], symbols[0]);
        self.cover(cells[1], symbols[1]);
        self.join(cells);
    }

    /// Notes that two cells are covered by one tile.
    #[inline]
    pub(crate) fn join(&mut self, cells: [Cell; 2]) {
        let (low, high) = (cells[0].index().min(cells[1].index()), cells[0].index().max(cells[1].index()));
        let direction = HALF_DIRECTIONS.iter().position(|&shift| shift as usize == high - low);
        let code = direction.map_or(0, |direction| direction as u64 + 1);
        self.joins[0].0 |= (code & 1) << low;
        self.joins[1].0 |= (code >> 1) << low;
    }

    /// The hex tiles laid here; a power tile shows one symbol twice and is none of them.
    pub fn hex_tiles(&self) -> TileSet {
        let mut tiles = TileSet::default();
        for (a, b) in self.tiles() {
            let (a, b) = (self.symbols_at(a).next(), self.symbols_at(b).next());
            if let Some(tile) = a.zip(b).and_then(|(a, b)| Tile::of(a, b)) {
                tiles.insert(tile);
            }
        }
        tiles
    }

    /// The special tiles placed here: cells that show two symbols.
    pub fn special_tiles(&self) -> impl Iterator<Item = (Cell, Tile)> + '_ {
        let (mut once, mut twice) = (Cells::NONE, Cells::NONE);
        for cells in self.symbols.0 {
            twice |= once & cells;
            once |= cells;
        }
        twice.iter().filter_map(|cell| {
            let mut shown = self.symbols_at(cell);
            Some((cell, Tile::of(shown.next()?, shown.next()?)?))
        })
    }

    /// The tiles of two cells that were laid here: hex tiles and power tiles.
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        (self.joins[0] | self.joins[1]).iter().map(|cell| {
            let code =
                usize::from(self.joins[0].contains(cell)) + 2 * usize::from(self.joins[1].contains(cell));
            (cell, cell.shifted(HALF_DIRECTIONS[code - 1]))
        })
    }

    /// Takes a Crystal away; returns whether it was the black one.
    #[inline]
    pub(crate) fn lift(&mut self, cell: Cell) -> bool {
        let black = self.black == Some(cell);
        if black {
            self.black = None;
        } else {
            self.crystals.remove(cell);
        }
        self.empty.insert(cell);
        black
    }

    /// Moves a Crystal to an empty cell.
    #[inline]
    pub(crate) fn carry(&mut self, from: Cell, to: Cell) {
        if self.lift(from) {
            self.black = Some(to);
        } else {
            self.crystals.insert(to);
        }
        self.empty.remove(to);
    }
}

/// Where the Big Witch of the Grandmasters' option is (G2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BigWitch {
    /// She is not part of the supply: the option is off.
    #[default]
    Unused,
    /// In the supply.
    Supply,
    /// Lying beside the tower.
    Lying,
    /// Standing at a location.
    Standing(Location),
}

/// A player's position on the board and everything won so far, all of it public (I2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// The Cauldron.
    pub cauldron: Cauldron,
    /// Own completed connections.
    pub completed: Connections,
    /// Locations joined to the tower by own completed connections, the tower included.
    pub network: Locations,
    /// Where own Witches stand, the tower included.
    pub standing: Locations,
    /// Points on the track.
    pub score: u16,
    /// The player's own tower.
    pub tower: Option<Location>,
    /// The connection begun and not completed, with the units on it.
    pub begun: Option<(Connection, u8)>,
    /// Energy units in the supply.
    pub energy: u8,
    /// Small Witches in the supply.
    pub witches: u8,
    /// Small Witches lying beside the tower.
    pub lying: u8,
    /// The Big Witch of the Grandmasters' option.
    pub big: BigWitch,
    /// The bonus space taken at the Witchstone, 1 for the best; 0 for none.
    pub rank: u8,
    /// The space on the Wand.
    pub wand: u8,
    /// When the counter got there: counters that came earlier lie lower (F8).
    pub wand_order: u8,
    /// The space on the Pentagram.
    pub pentagram: u8,
    /// Times round the Pentagram, counted up to 255.
    pub laps: u8,
    /// Crystals of the player's colour in the rack.
    pub racked: u8,
    /// Whether the Black Crystal is in the rack.
    pub black_racked: bool,
    /// Crystals next to the screen, the black one included.
    pub crystals_aside: u8,
    /// Crystals taken out for points (T10).
    pub removed: u8,
    /// Owl tiles taken from each stack, as bits by place from the top.
    pub owls: [u8; 2],
    /// Special tiles owned (M7).
    pub specials: u8,
    /// Scrolls owned, used ones too; always public (R5).
    pub scrolls: u8,
    /// Spells already used, in the order of [`crate::Spell::ALL`].
    pub used_spells: [u8; 7],
    /// Power Scrolls whose power tile was laid (D5).
    pub used_powers: u8,
    /// Chips owned, in the order of [`crate::Chip::ALL`].
    pub chips: [u8; 7],
    /// Power tiles in the Cauldron, as bits by symbol.
    pub power_tiles: u8,
    /// Hex tiles still in the supply.
    pub supply: u8,
    /// Hex tiles behind the screen.
    pub hand: u8,
    /// Hex tiles discarded (T9).
    pub discarded: TileSet,
    /// Turns taken.
    pub turns: u8,
    /// The Full-Moon card, by its left symbol.
    pub moon: Option<Symbol>,
    /// Whether the card was used this turn (N2).
    pub moon_used: bool,
    /// Points from chips taken.
    pub chip_points: u8,
    /// Points from each kind of silver space, in the order of [`Silver::ALL`].
    pub silver_points: [u8; 6],
}

impl Area {
    /// The area at the start (S6, S8).
    pub fn new(edition: &Edition, options: &Options) -> Area {
        Area {
            cauldron: Cauldron::new(edition),
            completed: Connections::NONE,
            network: Locations::NONE,
            standing: Locations::NONE,
            score: 0,
            tower: None,
            begun: None,
            energy: edition.counts.energy_units,
            witches: edition.counts.small_witches,
            lying: 0,
            big: if options.big_witch { BigWitch::Supply } else { BigWitch::Unused },
            rank: 0,
            wand: 0,
            wand_order: 0,
            pentagram: 0,
            laps: 0,
            racked: 0,
            black_racked: false,
            crystals_aside: 0,
            removed: 0,
            owls: [0; 2],
            specials: 0,
            scrolls: 0,
            used_spells: [0; 7],
            used_powers: 0,
            chips: [0; 7],
            power_tiles: 0,
            supply: 0,
            hand: 0,
            discarded: TileSet::default(),
            turns: 0,
            moon: None,
            moon_used: false,
            chip_points: 0,
            silver_points: [0; 6],
        }
    }

    /// Own Witches in the Crystal ball, lying or standing, the Big Witch included (M7).
    pub fn witches_on_board(&self) -> u8 {
        self.standing.len() + self.lying + u8::from(self.big == BigWitch::Lying)
    }

    /// Own Witches lying beside the tower.
    pub fn lying_witches(&self) -> u8 {
        self.lying + u8::from(self.big == BigWitch::Lying)
    }

    /// Magic chips owned.
    pub fn chips_owned(&self) -> u8 {
        self.chips.iter().sum()
    }

    /// Power tiles in the Cauldron.
    pub fn power_tiles_laid(&self) -> u8 {
        self.power_tiles.count_ones() as u8
    }

    /// What the next Crystal taken out costs (T10).
    #[inline]
    pub fn removal_price(&self) -> u16 {
        self.removed as u16 + 1
    }

    /// How many of what a silver space counts.
    pub fn counted(&self, silver: Silver) -> u8 {
        match silver {
            Silver::Connections => self.completed.len(),
            Silver::Witches => self.witches_on_board(),
            Silver::Scrolls => self.scrolls,
            Silver::Chips => self.chips_owned(),
            Silver::Crystals => self.racked,
            Silver::Specials => self.specials,
        }
    }

    /// The points of a silver space that counts this, as things are now (M7).
    pub fn silver_points_now(&self, silver: Silver) -> u8 {
        self.counted(silver) * silver.each()
    }

    /// The values of the owl tiles taken.
    pub fn owl_values<'e>(&self, edition: &'e Edition) -> impl Iterator<Item = u8> + use<'e> {
        let stack = &edition.counts.owl_stack;
        self.owls.into_iter().flat_map(move |taken| {
            stack.iter().enumerate().filter(move |(at, _)| taken >> at & 1 == 1).map(|(_, &value)| value)
        })
    }
}

/// What only its owner may know of a player's things.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Hand {
    /// The hex tiles behind the screen (I1).
    pub tiles: TileSet,
    /// Scrolls that are not used up: shown to all unless the table keeps them secret (R5).
    pub scrolls: HeldScrolls,
    /// Full-Moon cards to choose from now, as bits by left symbol (N1).
    pub offered: u8,
    /// The Full-Moon card that went back under the pile (N1).
    pub returned: Option<Symbol>,
}

/// Unused Scrolls of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HeldScrolls {
    /// Unused spells, in the order of [`crate::Spell::ALL`].
    pub spells: [u8; 7],
    /// Power Scrolls kept without laying a power tile.
    pub powers: u8,
    /// Prophecies, as bits by their number in the edition. Of cards that are alike it is always the first ones, so that
    /// these cannot be distinguished.
    pub prophecies: u32,
}

impl HeldScrolls {
    /// Puts a Scroll in.
    ///
    /// # Panics
    ///
    /// If more cards of one Prophecy are put in than the edition has: see [`HeldScrolls::try_add`].
    #[inline]
    pub fn add(&mut self, edition: &Edition, scroll: Scroll) {
        assert!(self.try_add(edition, scroll), "the edition has no further card of this Prophecy");
    }

    /// Puts a Scroll in, unless it is a Prophecy of which all cards are here already.
    pub fn try_add(&mut self, edition: &Edition, scroll: Scroll) -> bool {
        match scroll.kind() {
            ScrollKind::Spell(spell) => self.spells[spell.index()] += 1,
            ScrollKind::Power => self.powers += 1,
            ScrollKind::Prophecy(number) => {
                let free = edition.scrolls.alike(number) & !self.prophecies;
                // The lowest bit that is set.
                self.prophecies |= free & free.wrapping_neg();
                return free != 0;
            }
        }
        true
    }

    /// The numbers of the Prophecies.
    pub fn prophecies(&self) -> impl Iterator<Item = usize> + use<> {
        let mut rest = self.prophecies;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let number = rest.trailing_zeros() as usize;
                rest &= rest - 1;
                number
            })
        })
    }

    /// Each kind of Scroll here with how many of it: spells, power Scrolls, Prophecies.
    pub fn kinds(&self, edition: &Edition) -> Vec<(Scroll, u8)> {
        let spells =
            Spell::ALL.map(|spell| (Scroll::new(ScrollKind::Spell(spell)), self.spells[spell.index()]));
        let powers = (Scroll::new(ScrollKind::Power), self.powers);
        let mut kinds: Vec<_> = spells.into_iter().chain([powers]).filter(|&(_, count)| count > 0).collect();
        for scroll in self.prophecies().map(|number| edition.scrolls.kind_of(number)) {
            match kinds.iter_mut().find(|(other, _)| *other == scroll) {
                Some((_, count)) => *count += 1,
                None => kinds.push((scroll, 1)),
            }
        }
        kinds
    }

    /// How many Scrolls these are.
    pub fn len(&self) -> u8 {
        self.spells.iter().sum::<u8>() + self.powers + self.prophecies.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
