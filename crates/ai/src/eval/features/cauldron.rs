//! Clusters, room to grow, and the tiles in hand that could make them grow.

use witchstone_rules::{BySymbol, Cells, Symbol, Tile};

use super::PlayerPosition;

/// For each symbol: size, its square, room beside it, tiles in hand, tiles times size; and the empty cells.
pub const COUNT: usize = 5 * 6 + 3;

/// Words of the key.
pub const WORDS: usize = 8;

/// What the group depends on.
pub struct Key {
    symbols: BySymbol<Cells>,
    empty: Cells,
    tiles: u16,
    turns_left: u8,
}

/// The largest cluster of each symbol.
pub type Clusters = BySymbol<Cells>;

/// How large these are.
pub type Sizes = [u8; 6];

impl Key {
    /// Of this position.
    #[inline]
    pub fn of(position: &PlayerPosition<'_>) -> Key {
        let cauldron = &position.area.cauldron;
        Key {
            symbols: cauldron.symbols,
            empty: cauldron.empty,
            tiles: position.hand.tiles.0,
            turns_left: position.turns_left() as u8,
        }
    }

    /// The largest cluster of each symbol.
    pub fn clusters(&self) -> Clusters {
        BySymbol(self.symbols.0.map(largest))
    }

    /// The key in words.
    #[inline]
    pub fn words(&self) -> [u64; WORDS] {
        let [a, b, c, d, e, f] = self.symbols.0.map(|cells| cells.0);
        [a, b, c, d, e, f, self.empty.0, u64::from(self.tiles) << 8 | u64::from(self.turns_left)]
    }

    /// Fills in the features.
    pub fn write(&self, clusters: &Clusters, out: &mut [f32]) {
        for symbol in Symbol::ALL {
            let at = symbol as usize;
            let cluster = clusters[symbol];
            let size = f32::from(cluster.len());
            let tiles = (self.tiles & TILES_WITH[at]).count_ones() as f32;
            out[at] = size;
            out[6 + at] = size * size * 0.25;
            out[12 + at] = f32::from((cluster.grown() & self.empty).len().min(4));
            out[18 + at] = tiles;
            out[24 + at] = tiles * size * 0.5;
        }
        let empty = f32::from(self.empty.len());
        out[30] = empty;
        out[31] = (2.0 * f32::from(self.turns_left) - empty).max(0.0);
        out[32] = f32::from(u8::from(self.empty.has_neighbours()));
    }
}

/// How large the largest clusters are.
pub fn sizes(clusters: &Clusters) -> Sizes {
    clusters.0.map(|cluster| cluster.len())
}

fn largest(cells: Cells) -> Cells {
    let (mut rest, mut largest) = (cells, Cells::NONE);
    while let Some(cell) = rest.first() {
        let cluster = rest.cluster(cell);
        if cluster.len() > largest.len() {
            largest = cluster;
        }
        rest &= !cluster;
        if rest.len() <= largest.len() {
            break;
        }
    }
    largest
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
