//! The six symbols, and what is named after them: chips, tiles and spells.

use core::fmt;
use core::ops::{Index, IndexMut};

/// One of the six action symbols, in canonical order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Symbol {
    /// Lay Energy units on connections.
    Energy,
    /// Lay Witches and stand them up elsewhere.
    Witch,
    /// Walk round the Pentagram.
    Pentagram,
    /// Move Crystals in and out of the Cauldron.
    Crystal,
    /// Walk along the Magic Wand.
    Wand,
    /// Take a Scroll.
    Scroll,
}

impl Symbol {
    /// All six, in canonical order.
    pub const ALL: [Symbol; 6] =
        [Symbol::Energy, Symbol::Witch, Symbol::Pentagram, Symbol::Crystal, Symbol::Wand, Symbol::Scroll];

    /// The word used in notation and edition files.
    pub const fn name(self) -> &'static str {
        match self {
            Symbol::Energy => "energy",
            Symbol::Witch => "witch",
            Symbol::Pentagram => "pentagram",
            Symbol::Crystal => "crystal",
            Symbol::Wand => "wand",
            Symbol::Scroll => "scroll",
        }
    }

    /// The symbol of that name.
    ///
    /// ```
    /// use witchstone_rules::Symbol;
    /// assert_eq!(Symbol::from_name("wand"), Some(Symbol::Wand));
    /// assert_eq!(Symbol::from_name("broom"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Symbol> {
        Symbol::ALL.into_iter().find(|symbol| symbol.name() == name)
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// One value for each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySymbol<T>(pub [T; 6]);

impl<T> Index<Symbol> for BySymbol<T> {
    type Output = T;
    #[inline]
    fn index(&self, symbol: Symbol) -> &T {
        &self.0[symbol as usize]
    }
}

impl<T> IndexMut<Symbol> for BySymbol<T> {
    #[inline]
    fn index_mut(&mut self, symbol: Symbol) -> &mut T {
        &mut self.0[symbol as usize]
    }
}

/// A Magic chip: one action of a symbol, or points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chip {
    /// One action of this type (W5).
    Action(Symbol),
    /// Three points at once.
    Points,
}

impl Chip {
    /// The seven kinds, in canonical order.
    pub const ALL: [Chip; 7] = [
        Chip::Action(Symbol::Energy),
        Chip::Action(Symbol::Witch),
        Chip::Action(Symbol::Pentagram),
        Chip::Action(Symbol::Crystal),
        Chip::Action(Symbol::Wand),
        Chip::Action(Symbol::Scroll),
        Chip::Points,
    ];

    /// Its place in [`Chip::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Chip::Action(symbol) => symbol as usize,
            Chip::Points => 6,
        }
    }

    /// The word used in notation and edition files.
    pub const fn name(self) -> &'static str {
        match self {
            Chip::Action(symbol) => symbol.name(),
            Chip::Points => "points",
        }
    }

    /// The chip of that name.
    pub fn from_name(name: &str) -> Option<Chip> {
        Chip::ALL.into_iter().find(|chip| chip.name() == name)
    }
}

impl fmt::Display for Chip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A pair of different symbols: what a hex tile or a special hex tile shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tile(u8);

const PAIRS: [(Symbol, Symbol); Tile::COUNT] = {
    let mut pairs = [(Symbol::Energy, Symbol::Witch); Tile::COUNT];
    let (mut at, mut a) = (0, 0);
    while a < 6 {
        let mut b = a + 1;
        while b < 6 {
            pairs[at] = (Symbol::ALL[a], Symbol::ALL[b]);
            at += 1;
            b += 1;
        }
        a += 1;
    }
    pairs
};

impl Tile {
    /// How many pairs of different symbols there are.
    pub const COUNT: usize = 15;

    /// The tile with these two symbols, in either order; `None` if they are the same.
    ///
    /// ```
    /// use witchstone_rules::{Symbol, Tile};
    /// let tile = Tile::of(Symbol::Witch, Symbol::Energy).unwrap();
    /// assert_eq!(tile.to_string(), "energy/witch");
    /// ```
    pub fn of(a: Symbol, b: Symbol) -> Option<Tile> {
        let pair = if a < b { (a, b) } else { (b, a) };
        PAIRS.iter().position(|&known| known == pair).map(|at| Tile(at as u8))
    }

    /// The tile with this number below [`Tile::COUNT`].
    #[inline]
    pub const fn from_index(index: usize) -> Tile {
        assert!(index < Tile::COUNT);
        Tile(index as u8)
    }

    /// Its number below [`Tile::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All fifteen.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..Tile::COUNT).map(Tile::from_index)
    }

    /// Its two symbols, in canonical order.
    #[inline]
    pub const fn symbols(self) -> [Symbol; 2] {
        let (a, b) = PAIRS[self.0 as usize];
        [a, b]
    }

    /// Whether it shows this symbol.
    pub fn shows(self, symbol: Symbol) -> bool {
        self.symbols().contains(&symbol)
    }

    /// The tile written so, as `energy/witch`.
    pub fn from_name(name: &str) -> Option<Tile> {
        let (a, b) = name.split_once('/')?;
        let (a, b) = (Symbol::from_name(a)?, Symbol::from_name(b)?);
        if a < b { Tile::of(a, b) } else { None }
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.symbols();
        write!(f, "{a}/{b}")
    }
}

/// A set of tiles, at most one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileSet(pub u16);

impl TileSet {
    /// Whether the tile is in it.
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    /// Puts the tile in.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.0;
    }

    /// Takes the tile out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        self.0 &= !(1 << tile.0);
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its tiles, in canonical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let tile = Tile(rest.trailing_zeros() as u8);
                rest &= rest - 1;
                tile
            })
        })
    }
}

/// A bag of tiles: up to fifteen of each, four bits apiece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TileBag(u64);

impl TileBag {
    /// No tile.
    pub const NONE: TileBag = TileBag(0);

    /// How many of this tile are in it.
    #[inline]
    pub const fn count(self, tile: Tile) -> u8 {
        (self.0 >> (4 * tile.0) & 15) as u8
    }

    /// Puts one in.
    #[inline]
    pub fn insert(&mut self, tile: Tile) {
        self.0 += 1 << (4 * tile.0);
    }

    /// Takes one out.
    #[inline]
    pub fn remove(&mut self, tile: Tile) {
        debug_assert!(self.count(tile) > 0, "no such tile in the bag");
        self.0 -= 1 << (4 * tile.0);
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.kinds().map(|tile| self.count(tile) as usize).sum()
    }

    /// The different tiles in it, in canonical order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            (rest != 0).then(|| {
                let at = rest.trailing_zeros() / 4;
                rest &= !(15 << (4 * at));
                Tile(at as u8)
            })
        })
    }
}

impl FromIterator<Tile> for TileBag {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileBag {
        let mut bag = TileBag::NONE;
        tiles.into_iter().for_each(|tile| bag.insert(tile));
        bag
    }
}
