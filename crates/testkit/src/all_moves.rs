//! Every move that can be written about any board, legal somewhere or nowhere.

use std::sync::LazyLock;

use witchstone_rules::{
    Cell, Cells, Chip, ConnectionName, Location, Move, RimCrystal, Shelf, Spell, Symbol, Tile,
};

/// Every written move of small numbers: all that the rules can offer, and many that they never do.
///
/// Tiles and power tiles lie on neighbours in either order and on a few pairs that are none.
pub fn all_moves() -> &'static [Move] {
    static ALL: LazyLock<Vec<Move>> = LazyLock::new(|| {
        let parts = [words(), laying(), ball(), tracks(), crystals(), bonuses()];
        parts.into_iter().flatten().collect()
    });
    &ALL
}

const BOTH: [bool; 2] = [false, true];

fn cells() -> impl Iterator<Item = Cell> {
    Cells::hexagon(3).iter()
}

/// Neighbours in both orders, and each cell with itself and with the centre.
fn pairs() -> Vec<(Cell, Cell)> {
    let neighbours = Cells::hexagon(3).pairs().flat_map(|(a, b)| [(a, b), (b, a)]);
    let centre = Cells::hexagon(0).first().into_iter();
    let odd = centre.flat_map(|centre| cells().flat_map(move |cell| [(cell, cell), (centre, cell)]));
    let mut all: Vec<_> = neighbours.collect();
    for pair in odd {
        if !all.contains(&pair) {
            all.push(pair);
        }
    }
    all
}

fn words() -> Vec<Move> {
    let mut all = vec![Move::Decline, Move::End];
    all.extend(BOTH.map(|moon| Move::Begin { moon }));
    all.extend(Tile::all().map(Move::Discard));
    all.extend(cells().map(Move::Remove));
    for symbol in Symbol::ALL {
        all.push(Move::Moon(symbol));
        all.extend(BOTH.map(|moon| Move::Start { symbol, moon }));
    }
    all
}

fn laying() -> Vec<Move> {
    let mut all = Vec::new();
    for (first, second) in pairs() {
        all.extend(Tile::all().map(|tile| Move::Lay { tile, first, second }));
        all.extend(Symbol::ALL.map(|symbol| Move::Power { symbol, first, second }));
    }
    for tile in Tile::all() {
        all.extend(cells().map(|cell| Move::PlaceSpecial { tile, cell }));
        all.extend(Symbol::ALL.map(|symbol| Move::UseSpecial { tile, symbol }));
    }
    all
}

fn ball() -> Vec<Move> {
    let mut all: Vec<Move> = BOTH.map(|big| Move::LayWitch { big }).to_vec();
    for to in Location::all() {
        all.push(Move::Tower(to));
        for nth in 1..=ConnectionName::MAX_PARALLEL {
            all.extend(Location::all().map(|from| Move::Energy(ConnectionName { from, to, nth })));
        }
        for big in BOTH {
            all.extend(BOTH.map(|moon| Move::Witch { big, to, moon }));
        }
    }
    all
}

fn tracks() -> Vec<Move> {
    let mut all = vec![Move::Step(None)];
    all.extend(Tile::all().map(|tile| Move::Step(Some(tile))));
    all.extend((0..=31).chain([u8::MAX]).map(Move::Wand));
    for position in (0..=7).chain([u8::MAX]) {
        all.extend(BOTH.map(|moon| Move::Scroll { position, moon }));
    }
    all
}

fn crystals() -> Vec<Move> {
    let mut all = Vec::new();
    for from in cells() {
        all.extend(cells().map(|to| Move::Crystal { from, to }));
        all.extend(Symbol::ALL.map(|exit| Move::CrystalOut { from, exit }));
    }
    for exit in Symbol::ALL {
        for black in BOTH {
            let crystal = RimCrystal::new(exit, black);
            for moon in BOTH {
                let shelves = Chip::ALL.map(Shelf::Chip).into_iter().chain([Shelf::Symbol, Shelf::Collect]);
                all.extend(shelves.map(|shelf| Move::Shelve { crystal, shelf, moon }));
            }
        }
    }
    all
}

fn bonuses() -> Vec<Move> {
    let mut all: Vec<Move> = Spell::ALL.map(Move::Spell).to_vec();
    for symbol in Symbol::ALL {
        all.push(Move::UseFree(symbol));
        all.extend(BOTH.map(|moon| Move::UseWand { symbol, moon }));
        for actions in (0..=8).chain([u8::MAX]) {
            all.push(Move::UseVial { symbol, actions });
            all.extend(BOTH.map(|moon| Move::UseChip { symbol, actions, moon }));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn every_move_is_listed_once() {
        let different: HashSet<Move> = all_moves().iter().copied().collect();
        assert_eq!(different.len(), all_moves().len());
        assert!(all_moves().len() > 7000, "{}", all_moves().len());
    }
}
