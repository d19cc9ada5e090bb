//! Energy and Witches in the Crystal ball.

use witchstone_rules::{ConnectionName, Location, Move, Table};

use crate::{Words, args};

impl Words {
    pub(super) fn say_energy(&self, table: &Table, connection: ConnectionName) -> String {
        let printed = table.edition.ball.named(connection);
        let units = printed.map_or(1, |printed| table.edition.ball.plan(printed).spaces);
        let laid = printed.and_then(|printed| table.units_on(printed)).map_or(0, |(_, laid)| laid);
        let args = [
            args::text("connection", self.connection_named(Some(&table.edition), connection)),
            ("unit", (laid + 1).into()),
            ("units", units.into()),
            args::points(table.points_of(Move::Energy(connection))),
        ];
        self.format("move-energy", &args)
    }

    pub(super) fn say_lay_witch(&self, big: bool) -> String {
        self.format("move-lay-witch", &[args::yes("big", big)])
    }

    pub(super) fn say_witch(&self, table: &Table, big: bool, to: Location, moon: bool) -> String {
        let chip = table.chips[to.index()];
        let at_stone = to == Location::WITCHSTONE;
        let asked = table.asks_at(to);
        let bonus = if at_stone { table.best_witchstone_bonus() } else { 0 };
        let [place, compass, number, notation] = args::location(Some(&table.edition), to);
        let args = [
            place,
            compass,
            number,
            notation,
            args::yes("big", big),
            args::yes("moon", moon),
            args::n(table.witch_price(to, moon).unwrap_or(0)),
            args::points(table.points_of(Move::Witch { big, to, moon })),
            args::chip(chip),
            ("bonus", bonus.into()),
        ];
        self.format(if asked { "move-witch-choice" } else { "move-witch" }, &args)
    }
}
