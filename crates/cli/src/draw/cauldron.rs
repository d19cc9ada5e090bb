//! A Cauldron as a hexagon of cells.

use witchstone_rules::{Cauldron, CauldronPlan, Cell, MAX_RADIUS, Symbol};

use super::block::Block;
use super::glyphs::{Glyphs, letter};
use super::grid::Grid;

/// Columns of a cell, and where the middle of the hexagon is.
const STEP: i32 = 4;
const CENTRE: (i32, i32) = (17, MAX_RADIUS as i32 + 1);

/// Columns and rows of the drawing.
const SIZE: (usize, usize) = (36, 2 * MAX_RADIUS as usize + 2);

/// The cells with what lies on them: the q of each slanted line is at its upper end, the r of each row at its right.
pub fn cauldron(cauldron: &Cauldron, plan: &CauldronPlan, glyphs: Glyphs) -> Block {
    let mut grid = Grid::new(SIZE.0, SIZE.1);
    for cell in plan.cells.iter() {
        let (x, y) = place(cell.coordinates());
        grid.centre(x, y, &content(cauldron, plan, cell, glyphs));
    }
    number(&mut grid, plan);
    grid.block()
}

/// Where a cell is in the drawing.
pub fn place((q, r): (i8, i8)) -> (i32, i32) {
    (CENTRE.0 + STEP * i32::from(q) + STEP / 2 * i32::from(r), CENTRE.1 + i32::from(r))
}

/// What a cell shows: one letter, or two for a special tile.
pub fn content(cauldron: &Cauldron, plan: &CauldronPlan, cell: Cell, glyphs: Glyphs) -> String {
    if cauldron.black == Some(cell) {
        return glyphs.black.into();
    }
    if cauldron.crystals.contains(cell) {
        return glyphs.crystal.into();
    }
    let shown: String = cauldron.symbols_at(cell).map(letter).collect();
    if !shown.is_empty() {
        return shown;
    }
    // An empty cell shows which exit it leads to.
    let exit = Symbol::ALL.into_iter().find(|&symbol| plan.exits[symbol].contains(cell));
    exit.map_or(glyphs.empty, |symbol| letter(symbol).to_ascii_lowercase()).into()
}

fn number(grid: &mut Grid, plan: &CauldronPlan) {
    let coordinates = || plan.cells.iter().map(Cell::coordinates);
    for n in -MAX_RADIUS..=MAX_RADIUS {
        if let Some(top) = coordinates().filter(|&(q, _)| q == n).map(|(_, r)| r).min() {
            let (x, y) = place((n, top - 1));
            grid.centre(x, y, &n.to_string());
        }
        if let Some(end) = coordinates().filter(|&(_, r)| r == n).map(|(q, _)| q).max() {
            let (x, y) = place((end + 1, n));
            grid.write(x - 1, y, &format!("{n:2}"));
        }
    }
}
