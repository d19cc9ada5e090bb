//! Energy and Witches in the Crystal ball.

use witchstone_rules::{ConnectionName, Location, Table};

use super::gain;
use crate::{Words, args};

impl Words {
    pub(super) fn say_energy(&self, table: &Table, connection: ConnectionName) -> String {
        let (laid, units) = gain::units(table, connection);
        let args = [
            args::text("connection", self.name(connection)),
            ("unit", (laid + 1).into()),
            ("units", units.into()),
            args::points(gain::of_energy(table, connection)),
        ];
        self.format("move-energy", &args)
    }

    pub(super) fn say_lay_witch(&self, big: bool) -> String {
        self.format("move-lay-witch", &[args::yes("big", big)])
    }

    pub(super) fn say_witch(&self, table: &Table, big: bool, to: Location, moon: bool) -> String {
        let chip = table.chips[to.index()];
        let at_stone = to == Location::WITCHSTONE;
        let asked = gain::is_asked(table, to);
        let bonus = if at_stone { table.best_witchstone_bonus() } else { 0 };
        let [place, number] = args::location(to);
        let args = [
            place,
            number,
            args::yes("big", big),
            args::yes("moon", moon),
            args::n(table.witch_price(to, moon).unwrap_or(0)),
            args::points(gain::of_witch(table, big, to, moon)),
            args::chip(chip),
            ("bonus", bonus.into()),
        ];
        self.format(if asked { "move-witch-choice" } else { "move-witch" }, &args)
    }
}
