//! What is picked up before it is put somewhere: tiles, Crystals.

use witchstone_rules::{Cell, Move, Player, RimCrystal, Symbol, Tile};

use crate::table::HitTarget;
use crate::table::geometry::cauldron::direction;

/// What the player has picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pick {
    /// Nothing.
    #[default]
    Nothing,
    /// A hex tile, turned this many sixths clockwise.
    Tile(Tile, u8),
    /// A Crystal of the Cauldron.
    Crystal(Cell),
    /// A special tile.
    Special(Tile),
    /// A power tile, turned this many sixths clockwise.
    Power(Symbol, u8),
    /// A Crystal on the rim.
    Rim(RimCrystal),
}

impl Pick {
    /// The same, turned by sixths.
    pub fn turned(self, by: u8) -> Pick {
        match self {
            Pick::Tile(tile, turn) => Pick::Tile(tile, (turn + by) % 6),
            Pick::Power(symbol, turn) => Pick::Power(symbol, (turn + by) % 6),
            other => other,
        }
    }

    /// Whether it lies differently when it is turned.
    pub fn can_turn(self) -> bool {
        matches!(self, Pick::Tile(..) | Pick::Power(..))
    }

    /// Whether it is the same thing, however it is turned.
    pub fn is_same(self, other: Pick) -> bool {
        match (self, other) {
            (Pick::Tile(a, _), Pick::Tile(b, _)) => a == b,
            (Pick::Power(a, _), Pick::Power(b, _)) => a == b,
            _ => self == other,
        }
    }
}

/// A new tile in hand is turned like the one before.
pub fn keep_turn(new: Pick, old: Pick) -> Pick {
    match old {
        Pick::Tile(_, turn) | Pick::Power(_, turn) => new.turned(turn),
        _ => new,
    }
}

/// Of several ways to lay a tile from a cell, that with this turn or else the next one clockwise, and its turn.
pub fn turned(moves: &[Move], anchor: Cell, turn: u8) -> Option<(Move, u8)> {
    let way = |played: &Move| match *played {
        Move::Lay { first, second, .. } | Move::Power { first, second, .. } => {
            direction(anchor, if first == anchor { second } else { first })
        }
        _ => None,
    };
    moves
        .iter()
        .filter_map(|played| Some((*played, way(played)?)))
        .min_by_key(|(_, way)| (way + 6 - turn % 6) % 6)
}

/// The only kind of Crystal on the rim, which need not be picked up first.
pub fn only_rim_crystal(moves: &[Move]) -> Option<RimCrystal> {
    let mut crystals = moves.iter().filter_map(|played| match played {
        Move::Shelve { crystal, .. } => Some(*crystal),
        _ => None,
    });
    let first = crystals.next()?;
    crystals.all(|other| other == first).then_some(first)
}

/// What must be picked up before this move can be pointed out.
pub fn needed(played: Move) -> Option<Pick> {
    match played {
        Move::Lay { tile, .. } => Some(Pick::Tile(tile, 0)),
        Move::Crystal { from, .. } | Move::CrystalOut { from, .. } => Some(Pick::Crystal(from)),
        Move::Remove(cell) => Some(Pick::Crystal(cell)),
        Move::PlaceSpecial { tile, .. } => Some(Pick::Special(tile)),
        Move::Power { symbol, .. } => Some(Pick::Power(symbol, 0)),
        Move::Shelve { crystal, .. } => Some(Pick::Rim(crystal)),
        _ => None,
    }
}

/// Where a thing is picked up.
pub fn handle(player: Player, pick: Pick) -> Option<HitTarget> {
    Some(match pick {
        Pick::Nothing => return None,
        Pick::Tile(tile, _) => HitTarget::Tile(tile),
        Pick::Crystal(cell) => HitTarget::Cell(player, cell),
        Pick::Special(tile) => HitTarget::Special(tile),
        Pick::Power(symbol, _) => HitTarget::PowerTile(symbol),
        Pick::Rim(crystal) => HitTarget::Rim(crystal),
    })
}
