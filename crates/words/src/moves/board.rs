//! Energy and Witches in the Crystal ball.

use witchstone_rules::{Chip, Location, MoonAbility, Table};

use super::power_fits;
use super::turn::{CHIP, STANDING};
use crate::{Words, args, price};

impl Words {
    pub(super) fn say_energy(&self, table: &Table, from: Location, to: Location) -> String {
        let connection = table.edition.ball.between(from, to);
        let units = connection.map_or(1, |connection| table.edition.ball.plan(connection).spaces);
        let laid =
            table.active().begun.filter(|begun| Some(begun.0) == connection).map_or(0, |begun| begun.1);
        let points = table.edition.counts.connection_points[units as usize];
        let args = [
            args::text("connection", self.connection_between(from, to)),
            ("unit", (laid + 1).into()),
            ("units", units.into()),
            args::points(if laid + 1 == units { points } else { 0 }),
        ];
        self.format("move-energy", &args)
    }

    pub(super) fn say_lay_witch(&self, big: bool) -> String {
        self.format("move-lay-witch", &[args::yes("big", big)])
    }

    pub(super) fn say_witch(&self, table: &Table, big: bool, to: Location, moon: bool) -> String {
        let card_is = |ability| table.edition.moon_has(table.active().moon, ability);
        let shortcut = moon && card_is(MoonAbility::Witch);
        let more = u8::from(big) + u8::from(moon && card_is(MoonAbility::Chip));
        let chip = table.chips[to.index()];
        let at_stone = to == Location::WITCHSTONE;
        let asked = at_stone && table.collecting.witchstone && power_fits(table);
        let bonus = if at_stone { table.best_witchstone_bonus() } else { 0 };
        let points = STANDING
            + match chip {
                Some(Chip::Points) => CHIP + more,
                _ if asked => u8::from(big),
                _ if at_stone => bonus + u8::from(big),
                _ => 0,
            };
        let [place, number] = args::location(to);
        let args = [
            place,
            number,
            args::yes("big", big),
            args::yes("moon", moon),
            args::n(price::of_witch(table, to, shortcut).unwrap_or(0)),
            args::points(points),
            args::chip(chip),
            ("bonus", bonus.into()),
        ];
        self.format(if asked { "move-witch-choice" } else { "move-witch" }, &args)
    }
}
