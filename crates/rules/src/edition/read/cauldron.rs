//! The table `cauldron`.

use super::check::distinct;
use super::node::{Node, Result};
use crate::edition::CauldronPlan;
use crate::edition::limits::{CRYSTALS, MAX_CELLS, RADIUS};
use crate::{BySymbol, Cell, Cells, Symbol};

pub(super) fn read(table: &Node<'_>) -> Result<CauldronPlan> {
    table.table(&["radius", "black_crystal", "crystals", "printed", "exits"])?;
    let board = Board { radius: table.get("radius")?.number(RADIUS)? };
    let printed = board.printed(&table.get("printed")?)?;
    let all_printed = printed.0.into_iter().fold(Cells::NONE, |all, cells| all | cells);
    let (black, crystals) = board.crystals(table, all_printed)?;
    let exits = board.exits(&table.get("exits")?)?;
    Ok(CauldronPlan::new(board.cells(), black, crystals, printed, exits))
}

#[derive(Clone, Copy)]
struct Board {
    radius: u8,
}

impl Board {
    fn cells(self) -> Cells {
        Cells::hexagon(self.radius)
    }

    /// The outermost ring.
    fn ring(self) -> Cells {
        self.cells() & !Cells::hexagon(self.radius - 1)
    }

    fn cell(self, node: &Node<'_>) -> Result<Cell> {
        let items = node.items(2..=2)?;
        let (q, r) = (items[0].integer()?, items[1].integer()?);
        let cell = i8::try_from(q).ok().zip(i8::try_from(r).ok()).and_then(|(q, r)| Cell::at(q, r));
        cell.filter(|&cell| self.cells().contains(cell)).ok_or_else(|| {
            node.error(format!("is [{q}, {r}], but a Cauldron of radius {} has no such cell", self.radius))
        })
    }

    fn printed(self, list: &Node<'_>) -> Result<BySymbol<Cells>> {
        let mut printed = BySymbol::<Cells>::default();
        let mut entries = Vec::new();
        for item in list.items(0..=MAX_CELLS)? {
            item.table(&["cell", "symbol"])?;
            let node = item.get("cell")?;
            let cell = self.cell(&node)?;
            printed[symbol(&item.get("symbol")?)?].insert(cell);
            entries.push((node, cell));
        }
        distinct(&entries, |cell| {
            format!("is {}, but that cell has a printed symbol already", written(*cell))
        })?;
        Ok(printed)
    }

    /// Where the Black Crystal and the others start.
    fn crystals(self, table: &Node<'_>, printed: Cells) -> Result<(Cell, Cells)> {
        let black_node = table.get("black_crystal")?;
        let black = self.cell(&black_node)?;
        let mut entries = vec![(black_node, black)];
        for item in table.get("crystals")?.items(CRYSTALS)? {
            let cell = self.cell(&item)?;
            entries.push((item, cell));
        }
        if let Some((node, cell)) = entries.iter().find(|(_, cell)| printed.contains(*cell)) {
            return Err(node.error(format!("is {}, but that cell has a printed symbol", written(*cell))));
        }
        distinct(&entries, |cell| format!("is {}, but another Crystal starts there", written(*cell)))?;
        Ok((black, entries[1..].iter().map(|(_, cell)| *cell).collect()))
    }

    fn exits(self, list: &Node<'_>) -> Result<BySymbol<Cells>> {
        let mut exits = BySymbol::<Cells>::default();
        let mut symbols = Vec::new();
        for item in list.items(0..=6)? {
            item.table(&["symbol", "cells"])?;
            let node = item.get("symbol")?;
            let symbol = symbol(&node)?;
            exits[symbol] = self.exit_cells(&item.get("cells")?)?;
            symbols.push((node, symbol));
        }
        distinct(&symbols, |symbol| format!("is \"{symbol}\", whose exits are listed already"))?;
        match Symbol::ALL.into_iter().find(|symbol| exits[*symbol].is_empty()) {
            Some(symbol) => Err(list.error(format!("has no exit for \"{symbol}\""))),
            None => Ok(exits),
        }
    }

    fn exit_cells(self, list: &Node<'_>) -> Result<Cells> {
        let mut entries = Vec::new();
        for item in list.items(1..=MAX_CELLS)? {
            let cell = self.cell(&item)?;
            if !self.ring().contains(cell) {
                return Err(item.error(format!("is {}, but exits lie on the outermost ring", written(cell))));
            }
            entries.push((item, cell));
        }
        distinct(&entries, |cell| format!("is {}, which is listed already", written(*cell)))?;
        Ok(entries.iter().map(|(_, cell)| *cell).collect())
    }
}

fn symbol(node: &Node<'_>) -> Result<Symbol> {
    node.one_of(&Symbol::ALL, Symbol::name)
}

/// A cell as edition files write it.
fn written(cell: Cell) -> String {
    let (q, r) = cell.coordinates();
    format!("[{q}, {r}]")
}
