//! The Cauldron as it is printed.

use crate::{BySymbol, Cell, Cells, MAX_RADIUS, Symbol};

/// Cells, Crystals, printed symbols and exits of every player's Cauldron.
#[derive(Clone, PartialEq, Debug)]
pub struct CauldronPlan {
    /// All cells.
    pub cells: Cells,
    /// Where the Black Crystal starts.
    pub black: Cell,
    /// Where the Crystals of one's own colour start.
    pub crystals: Cells,
    /// The cells with this symbol printed on them.
    pub printed: BySymbol<Cells>,
    /// The cells from which the rim is left at this symbol (C2).
    pub exits: BySymbol<Cells>,
    /// Actions from a cell onto the rim at a symbol, by symbol and cell (C2).
    exit_price: BySymbol<[u8; 64]>,
}

impl CauldronPlan {
    /// The plan with its table of prices.
    pub fn new(
        cells: Cells,
        black: Cell,
        crystals: Cells,
        printed: BySymbol<Cells>,
        exits: BySymbol<Cells>,
    ) -> CauldronPlan {
        let mut exit_price = BySymbol([[u8::MAX; 64]; 6]);
        for symbol in Symbol::ALL {
            for cell in cells.iter() {
                let nearest = exits[symbol].iter().map(|exit| cell.distance(exit)).min();
                exit_price[symbol][cell.index()] = nearest.map_or(u8::MAX, |steps| steps + 1);
            }
        }
        CauldronPlan { cells, black, crystals, printed, exits, exit_price }
    }

    /// The radius of the hexagon.
    pub fn radius(&self) -> u8 {
        (0..=MAX_RADIUS as u8).find(|&radius| self.cells == Cells::hexagon(radius)).unwrap_or(0)
    }

    /// All cells with a printed symbol.
    pub fn all_printed(&self) -> Cells {
        self.printed.0.into_iter().fold(Cells::NONE, |all, cells| all | cells)
    }

    /// What it costs to move a Crystal from cell to cell: the shortest way (C1).
    #[inline]
    pub fn price(&self, from: Cell, to: Cell) -> u8 {
        from.distance(to)
    }

    /// What it costs to move a Crystal from this cell onto the rim at this symbol: the way to the nearest exit, and 1.
    #[inline]
    pub fn exit_price(&self, from: Cell, exit: Symbol) -> u8 {
        self.exit_price[exit][from.index()]
    }
}
