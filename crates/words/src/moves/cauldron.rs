//! Crystals: inside the Cauldron, onto the rim, into the rack and out for points.

use witchstone_rules::{Cell, Chip, Move, RimCrystal, Shelf, Symbol, Table};

use crate::{Words, args};

impl Words {
    pub(super) fn say_crystal(&self, table: &Table, from: Cell, to: Cell) -> String {
        let args = [
            black_at(table, from),
            args::text("from", self.cell(from)),
            args::text("to", self.cell(to)),
            args::n(table.edition.cauldron.price(from, to)),
        ];
        self.format("move-crystal", &args)
    }

    pub(super) fn say_crystal_out(&self, table: &Table, from: Cell, exit: Symbol) -> String {
        let args = [
            black_at(table, from),
            args::text("from", self.cell(from)),
            args::symbol(exit),
            args::n(table.edition.cauldron.exit_price(from, exit)),
        ];
        self.format("move-crystal-out", &args)
    }

    pub(super) fn say_shelve(&self, table: &Table, crystal: RimCrystal, shelf: Shelf, moon: bool) -> String {
        let played = Move::Shelve { crystal, shelf, moon };
        let actions = table.actions_of(played);
        let (symbol, n) = actions.unwrap_or((crystal.exit(), 0));
        let (key, chip) = match shelf {
            Shelf::Symbol if actions.is_none() => ("move-shelve-full", None),
            Shelf::Symbol => ("move-shelve", None),
            Shelf::Chip(Chip::Points) => ("move-shelve-points", None),
            Shelf::Chip(chip) => ("move-shelve-chip", Some(chip)),
            Shelf::Collect => ("move-shelve-collect", None),
        };
        let args = [
            args::yes("black", crystal.is_black()),
            args::yes("moon", moon),
            args::symbol(symbol),
            args::chip(chip),
            args::n(n),
            args::points(table.points_of(played)),
        ];
        self.format(key, &args)
    }

    pub(super) fn say_remove(&self, table: &Table, cell: Cell) -> String {
        let cost = args::points(table.active().removal_price());
        self.format("move-remove", &[black_at(table, cell), args::text("cell", self.cell(cell)), cost])
    }
}

fn black_at(table: &Table, cell: Cell) -> args::Arg {
    args::yes("black", table.active().cauldron.black == Some(cell))
}
