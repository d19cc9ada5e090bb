//! Moves: one move is one decision of one player.

use arrayvec::ArrayVec;

use crate::{Cell, Chip, ConnectionName, Location, Spell, Symbol, Tile};

/// A Crystal on the rim: the symbol of its exit, and whether it is the black one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RimCrystal(u8);

impl RimCrystal {
    const BLACK: u8 = 8;

    /// The Crystal at this exit.
    #[inline]
    pub const fn new(exit: Symbol, black: bool) -> RimCrystal {
        RimCrystal(exit as u8 | if black { RimCrystal::BLACK } else { 0 })
    }

    /// The symbol of the exit that it left over (C2).
    #[inline]
    pub const fn exit(self) -> Symbol {
        Symbol::ALL[(self.0 & 7) as usize]
    }

    /// Whether it is the Black Crystal.
    #[inline]
    pub const fn is_black(self) -> bool {
        self.0 & RimCrystal::BLACK != 0
    }
}

/// Where a Crystal from the rim goes (C3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shelf {
    /// The shelf of its exit symbol; next to the screen if both shelves are full (C5).
    Symbol,
    /// The bottom shelf, for this chip.
    Chip(Chip),
    /// The bottom shelf, for its collecting tile (D2).
    Collect,
}

/// One decision. With `moon`, the move uses the player's Full-Moon card.
///
/// The written form is described at [`Move::from_str`](#impl-FromStr-for-Move).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// Put the Big Witch (or Grandmaster) on this tower (S9).
    Tower(Location),
    /// Keep the Full-Moon card with this left symbol (N1).
    Moon(Symbol),
    /// Lay a hex tile, its first symbol on the first cell (T2).
    Lay {
        /// The tile.
        tile: Tile,
        /// Where its first symbol goes.
        first: Cell,
        /// Where its second symbol goes.
        second: Cell,
    },
    /// Discard a tile when none fits (T9).
    Discard(Tile),
    /// Carry out this type of the tile first (T3).
    Start {
        /// The type.
        symbol: Symbol,
        /// One action more (N3).
        moon: bool,
    },
    /// Start the second type, when the Full-Moon card could be used on it.
    Begin {
        /// One action more (N3).
        moon: bool,
    },
    /// Lay an Energy unit on this connection (E1).
    Energy(ConnectionName),
    /// Lay a Witch beside the tower (W1).
    LayWitch {
        /// The Big Witch (G2).
        big: bool,
    },
    /// Stand a Witch up and move her (W2).
    Witch {
        /// The Big Witch (G2).
        big: bool,
        /// Where she goes.
        to: Location,
        /// A cheaper way, or a point more for the chip (N4).
        moon: bool,
    },
    /// One space on the Pentagram (P1); with a tile, take that displayed one instead (N4).
    Step(Option<Tile>),
    /// Move a Crystal inside the Cauldron (C1).
    Crystal {
        /// Where it lies.
        from: Cell,
        /// The empty cell where it ends.
        to: Cell,
    },
    /// Move a Crystal onto the rim (C2).
    CrystalOut {
        /// Where it lies.
        from: Cell,
        /// The exit's symbol.
        exit: Symbol,
    },
    /// Walk this far along the Wand (M1).
    Wand(u8),
    /// Take the Scroll at this position (R1).
    Scroll {
        /// Counted from 1, or from the top with `moon`.
        position: u8,
        /// Count from the top (N4).
        moon: bool,
    },
    /// Add a Reinforcing Spell to the open batch (R3).
    Spell(Spell),
    /// Start the batch of a chip.
    UseChip {
        /// Its type.
        symbol: Symbol,
        /// Its number of actions, usually 1.
        actions: u8,
        /// One action more (N4).
        moon: bool,
    },
    /// Start the batch of a vial.
    UseVial {
        /// Its type.
        symbol: Symbol,
        /// Its number of actions, usually 2.
        actions: u8,
    },
    /// Start the batch of the dark space at the head of the Wand queue.
    UseWand {
        /// Its type.
        symbol: Symbol,
        /// As if first (N4).
        moon: bool,
    },
    /// Use a special tile once, for this symbol (P4).
    UseSpecial {
        /// The tile.
        tile: Tile,
        /// Which of its two symbols.
        symbol: Symbol,
    },
    /// Put a special tile into the Cauldron (P4).
    PlaceSpecial {
        /// The tile.
        tile: Tile,
        /// The empty cell.
        cell: Cell,
    },
    /// Use an empty hex space of the Pentagram for this type (P3).
    UseFree(Symbol),
    /// Put a Crystal from the rim into the rack (C3).
    Shelve {
        /// The Crystal.
        crystal: RimCrystal,
        /// Where it goes.
        shelf: Shelf,
        /// One action or point more (N4).
        moon: bool,
    },
    /// Lay a power tile (D4), the two cells in ascending order.
    Power {
        /// The tile's symbol.
        symbol: Symbol,
        /// The lower cell.
        first: Cell,
        /// The higher cell.
        second: Cell,
    },
    /// Take what the space gives instead of a power tile (D2, D5).
    Decline,
    /// Take a Crystal out of the Cauldron for points (T10).
    Remove(Cell),
    /// Give up the rest of the batch or, with none open, all that is pending (T7).
    End,
}

/// Room for every legal move of a position.
///
/// Whatever the edition, a Cauldron has at most 37 cells and 90 pairs of neighbours, and a player at most 7 Crystals:
/// - A turn's start: 5 tiles, both ways round, on each pair: 900 with every Crystal gone. A Crystal to remove adds 1 and
///   takes at least 3 pairs away. In the classic box it is 720, for its printed corners leave 72 pairs.
/// - A Crystal batch: 7 Crystals × (30 empty cells + 6 exits) = 252, and 7 to remove. Beside it special tiles of 15 kinds
///   × (2 symbols + 30 cells) = 480, 24 chips and vials twice, 6 free choices, and fewer than 10 others: less than 810.
///   A Crystal on the rim has at most 16 moves for the 36 that it had in the Cauldron.
/// - A question: 6 power tiles on each pair, 540.
pub const MAX_MOVES: usize = 1024;

/// A list of moves that needs no allocation.
pub type MoveList = ArrayVec<Move, MAX_MOVES>;
