//! Crystals: inside the Cauldron, onto the rim, into the rack and out for points.

use witchstone_rules::{
    BLACK_EXTRA, CHIP_POINTS, Cell, Chip, RimCrystal, Shelf, Symbol, Table, VIAL_ACTIONS,
};

use crate::{Words, args};

/// Actions of a chip (C3).
const CHIP_ACTIONS: u8 = 1;

impl Words {
    pub(super) fn say_crystal(&self, table: &Table, from: Cell, to: Cell) -> String {
        let args = [
            black_at(table, from),
            args::cell("from", from),
            args::cell("to", to),
            args::n(from.distance(to)),
        ];
        self.format("move-crystal", &args)
    }

    pub(super) fn say_crystal_out(&self, table: &Table, from: Cell, exit: Symbol) -> String {
        let args = [
            black_at(table, from),
            args::cell("from", from),
            args::symbol(exit),
            args::n(table.edition.cauldron.exit_price(from, exit)),
        ];
        self.format("move-crystal-out", &args)
    }

    pub(super) fn say_shelve(&self, table: &Table, crystal: RimCrystal, shelf: Shelf, moon: bool) -> String {
        let more = if crystal.is_black() { BLACK_EXTRA } else { 0 } + u8::from(moon);
        let (key, symbol, chip, n) = match shelf {
            Shelf::Symbol if table.shelf_room(crystal.exit()) == 0 => {
                ("move-shelve-full", crystal.exit(), None, 0)
            }
            Shelf::Symbol => ("move-shelve", crystal.exit(), None, VIAL_ACTIONS + more),
            Shelf::Chip(Chip::Action(symbol)) => {
                ("move-shelve-chip", symbol, Some(Chip::Action(symbol)), CHIP_ACTIONS + more)
            }
            Shelf::Chip(Chip::Points) => ("move-shelve-points", crystal.exit(), None, CHIP_POINTS + more),
            Shelf::Collect => ("move-shelve-collect", crystal.exit(), None, 0),
        };
        let args = [
            args::yes("black", crystal.is_black()),
            args::yes("moon", moon),
            args::symbol(symbol),
            args::chip(chip),
            args::n(n),
            args::points(n),
        ];
        self.format(key, &args)
    }

    pub(super) fn say_remove(&self, table: &Table, cell: Cell) -> String {
        let cost = args::points(table.active().removal_price());
        self.format("move-remove", &[black_at(table, cell), args::cell("cell", cell), cost])
    }
}

fn black_at(table: &Table, cell: Cell) -> args::Arg {
    args::yes("black", table.active().cauldron.black == Some(cell))
}
