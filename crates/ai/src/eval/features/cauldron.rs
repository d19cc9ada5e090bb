//! Clusters, room to grow, and the tiles in hand that could make them grow.

use witchstone_rules::{BySymbol, Cells, Symbol, Tile};

use super::Sight;

/// For each symbol: size, its square, room beside it, tiles in hand, tiles times size; and the empty cells.
pub const COUNT: usize = 5 * 6 + 3;

pub fn write(sight: &Sight<'_>, largest: &BySymbol<Cells>, out: &mut [f32]) {
    let cauldron = &sight.area.cauldron;
    for symbol in Symbol::ALL {
        let at = symbol as usize;
        let cluster = largest[symbol];
        let size = f32::from(cluster.len());
        let room = (cluster.grown() & cauldron.empty).len().min(4);
        let tiles = (sight.hand.tiles.0 & TILES_WITH[at]).count_ones() as f32;
        out[at] = size;
        out[6 + at] = size * size * 0.25;
        out[12 + at] = f32::from(room);
        out[18 + at] = tiles;
        out[24 + at] = tiles * size * 0.5;
    }
    let empty = f32::from(cauldron.empty.len());
    let turns = sight.turns_left() as f32;
    out[30] = empty;
    out[31] = (2.0 * turns - empty).max(0.0);
    out[32] = f32::from(u8::from(cauldron.empty.has_neighbours()));
}

/// The tiles that show each symbol, as bits.
const TILES_WITH: [u16; 6] = {
    let mut with = [0; 6];
    let mut at = 0;
    while at < Tile::COUNT {
        let [a, b] = Tile::from_index(at).symbols();
        with[a as usize] |= 1 << at;
        with[b as usize] |= 1 << at;
        at += 1;
    }
    with
};
