//! What is picked up before it is put somewhere: tiles, Crystals.

use witchstone_rules::{Cell, Move, MoveSequence, Player, RimCrystal, Symbol, Tile};

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

    /// The same, turned by sixths to the next of the orientations that fit where it is held, given as bits; without any
    /// it is just turned.
    pub fn turned_to_fit(self, by: u8, fitting: u8) -> Pick {
        let (Pick::Tile(_, turn) | Pick::Power(_, turn), true) = (self, fitting != 0) else {
            return self.turned(by);
        };
        let shown = next_fitting(turn, fitting, 1);
        let next = next_fitting(shown + by, fitting, by);
        self.turned((next + 6 - turn) % 6)
    }

    /// How it is turned where it is held: as it is, or as the next orientation clockwise that fits there.
    pub fn shown_turn(self, fitting: u8) -> u8 {
        match self {
            Pick::Tile(_, turn) | Pick::Power(_, turn) if fitting != 0 => next_fitting(turn, fitting, 1),
            Pick::Tile(_, turn) | Pick::Power(_, turn) => turn,
            _ => 0,
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

/// The first orientation from this one on, in steps, that is among these bits.
fn next_fitting(from: u8, fitting: u8, step: u8) -> u8 {
    let mut all = (0..6).map(|count| (from + count * step) % 6);
    all.find(|turn| fitting >> turn & 1 == 1).unwrap_or(from % 6)
}

/// The orientations in which a tile can be laid from a cell, as bits.
pub fn fitting(ways: &[MoveSequence], anchor: Cell) -> u8 {
    ways.iter().filter_map(|played| way(played.goal(), anchor)).fold(0, |bits, turn| bits | 1 << turn)
}

fn way(played: Move, anchor: Cell) -> Option<u8> {
    match played {
        Move::Lay { first, second, .. } | Move::Power { first, second, .. } => {
            direction(anchor, if first == anchor { second } else { first })
        }
        _ => None,
    }
}

/// Of several ways to lay a tile from a cell, that with this turn or else the next one clockwise, and its turn.
pub fn turned(ways: &[MoveSequence], anchor: Cell, turn: u8) -> Option<(Move, u8)> {
    ways.iter()
        .filter_map(|played| Some((played.goal(), way(played.goal(), anchor)?)))
        .min_by_key(|(_, way)| (way + 6 - turn % 6) % 6)
}

/// The only kind of Crystal on the rim, which need not be picked up first.
pub fn only_rim_crystal(sequences: &[MoveSequence]) -> Option<RimCrystal> {
    let mut crystals = sequences.iter().filter_map(|sequence| match sequence.single() {
        Some(Move::Shelve { crystal, .. }) => Some(crystal),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_goes_to_the_next_orientation_that_fits_and_back() {
        let tile = Tile::from_index(0);
        // Only the first, the third and the fourth orientation fit.
        let fitting = 0b001101;
        let shown = |pick: Pick| pick.shown_turn(fitting);
        let mut pick = Pick::Tile(tile, 1);
        assert_eq!(shown(pick), 2, "what does not fit is shown as the next that does");
        let mut seen = vec![];
        for _ in 0..4 {
            pick = pick.turned_to_fit(1, fitting);
            assert_eq!(pick, Pick::Tile(tile, shown(pick)), "hand and preview agree");
            seen.push(shown(pick));
        }
        assert_eq!(seen, [3, 0, 2, 3], "each press shows another one");
        pick = pick.turned_to_fit(5, fitting);
        assert_eq!(shown(pick), 2);
        assert_eq!(
            Pick::Tile(tile, 4).turned_to_fit(1, 0),
            Pick::Tile(tile, 5),
            "over nothing it just turns"
        );
    }
}
