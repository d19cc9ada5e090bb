//! Set-up, the tile of the turn, and giving up.

use witchstone_rules::{Cell, Location, Move, Symbol, Table, Tile};

use super::{cluster_with, shown};
use crate::{Words, args};

impl Words {
    pub(super) fn say_tower(&self, table: &Table, tower: Location) -> String {
        let chip = table.chips[tower.index()];
        let points = table.points_of(Move::Tower(tower));
        let figure = if table.options.grandmasters { "grandmaster" } else { "witch" };
        let mut args = vec![("figure", figure.into()), args::chip(chip), args::points(points)];
        args.extend(args::location(Some(&table.edition), tower));
        self.format("move-tower", &args)
    }

    pub(super) fn say_moon(&self, table: &Table, card: Symbol) -> String {
        let ability = table.edition.moons[card];
        self.format("move-moon", &[args::symbol(card), ("ability", ability.name().into())])
    }

    pub(super) fn say_lay(&self, table: &Table, tile: Tile, cells: [Cell; 2]) -> String {
        let [first, second] = tile.symbols();
        let actions = |symbol, cell| {
            let size = cluster_with(shown(table, symbol), &[cell]);
            self.format("actions", &[args::n(size)])
        };
        let args = [
            args::text("first", self.name(first)),
            args::text("second", self.name(second)),
            args::text("firstcell", self.cell(cells[0])),
            args::text("secondcell", self.cell(cells[1])),
            args::text("firstactions", actions(first, cells[0])),
            args::text("secondactions", actions(second, cells[1])),
        ];
        self.format("move-lay", &args)
    }

    pub(super) fn say_discard(&self, tile: Tile) -> String {
        self.format("move-discard", &[args::text("tile", self.name(tile))])
    }

    pub(super) fn say_start(&self, key: &str, table: &Table, symbol: Symbol, moon: bool) -> String {
        let cell = table.laid.iter().find(|(laid, _)| *laid == symbol).map(|(_, cell)| *cell);
        let size = cell.map_or(0, |cell| table.active().cauldron.cluster(symbol, cell));
        let args = [args::symbol(symbol), args::n(size + u8::from(moon)), args::yes("moon", moon)];
        self.format(key, &args)
    }

    pub(super) fn say_end(&self, table: &Table) -> String {
        let (what, batch) = match table.stack.top() {
            Some(batch) if batch.left > 0 => ("batch", Some(batch)),
            Some(batch) => ("done", Some(batch)),
            None => ("pending", None),
        };
        let (symbol, left) = batch.map_or((Symbol::Energy, 0), |batch| (batch.symbol, batch.left));
        self.format("move-end", &[("what", what.into()), args::symbol(symbol), args::n(left)])
    }
}
