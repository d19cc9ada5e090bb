//! Cauldrons of every size, with symbols, Crystals and exits anywhere.

use witchstone_rules::{BySymbol, CauldronPlan, Cell, Cells, MAX_RADIUS, SplitMix64, Symbol};

use super::{between, some_of};

const MAX_CRYSTALS: usize = 6;

pub(super) fn random(rng: &mut SplitMix64) -> CauldronPlan {
    // Small ones are full after a few turns: most are large.
    let radius = if rng.one_in(3) { 1 + rng.below(MAX_RADIUS as usize) as u8 } else { MAX_RADIUS as u8 };
    let cells = Cells::hexagon(radius);
    let mut free = some_of(rng, cells.iter().collect(), cells.len().into());
    let mut take = |count: usize| -> Vec<Cell> { free.drain(..count.min(free.len())).collect() };
    let black = take(1)[0];
    let crystals = take(between(rng, 1, MAX_CRYSTALS)).into_iter().collect();
    let most = if rng.one_in(4) { usize::from(cells.len()) } else { 8 };
    let mut printed = BySymbol::<Cells>::default();
    for cell in take(between(rng, 0, most)) {
        printed[*rng.pick(&Symbol::ALL)].insert(cell);
    }
    CauldronPlan::new(cells, black, crystals, printed, exits(rng, radius))
}

/// One cell or more of the outermost ring for each symbol; a cell may be an exit for several.
fn exits(rng: &mut SplitMix64, radius: u8) -> BySymbol<Cells> {
    let ring = Cells::hexagon(radius) & !Cells::hexagon(radius - 1);
    let mut exits = BySymbol::default();
    for symbol in Symbol::ALL {
        let count = between(rng, 1, 4);
        exits[symbol] = some_of(rng, ring.iter().collect(), count).into_iter().collect();
    }
    exits
}
