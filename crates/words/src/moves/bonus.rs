//! What is pending, and the answers about power tiles.

use witchstone_rules::{Cell, Chip, FREE_ACTIONS, Move, Question, SPECIAL_ACTIONS, Symbol, Table, Tile};

use super::{cluster_with, shown};
use crate::{Words, args};

impl Words {
    pub(super) fn say_use_chip(&self, symbol: Symbol, actions: u8, moon: bool) -> String {
        let args = [
            args::chip(Some(Chip::Action(symbol))),
            args::symbol(symbol),
            args::n(actions + u8::from(moon)),
            args::yes("moon", moon),
        ];
        self.format("move-use-chip", &args)
    }

    pub(super) fn say_use_vial(&self, symbol: Symbol, actions: u8) -> String {
        self.format("move-use-vial", &[args::symbol(symbol), args::n(actions)])
    }

    pub(super) fn say_use_wand(&self, table: &Table, symbol: Symbol, moon: bool) -> String {
        let actions = table.actions_of(Move::UseWand { symbol, moon }).map_or(0, |(_, actions)| actions);
        self.format("move-use-wand", &[args::symbol(symbol), args::n(actions), args::yes("moon", moon)])
    }

    pub(super) fn say_use_special(&self, tile: Tile, symbol: Symbol) -> String {
        let args = [args::text("tile", self.name(tile)), args::symbol(symbol), args::n(SPECIAL_ACTIONS)];
        self.format("move-use-special", &args)
    }

    pub(super) fn say_place_special(&self, table: &Table, tile: Tile, cell: Cell) -> String {
        let [first, second] = tile.symbols().map(|symbol| cluster_with(shown(table, symbol), &[cell]));
        let args = [
            args::text("tile", self.name(tile)),
            args::text("cell", self.cell(cell)),
            ("firstcluster", first.into()),
            ("secondcluster", second.into()),
        ];
        self.format("move-place-special", &args)
    }

    pub(super) fn say_use_free(&self, symbol: Symbol) -> String {
        self.format("move-use-free", &[args::symbol(symbol), args::n(FREE_ACTIONS)])
    }

    pub(super) fn say_power(&self, table: &Table, symbol: Symbol, cells: [Cell; 2]) -> String {
        let args = [
            args::symbol(symbol),
            args::text("first", self.cell(cells[0])),
            args::text("second", self.cell(cells[1])),
            ("cluster", cluster_with(shown(table, symbol), &cells).into()),
        ];
        self.format("move-power", &args)
    }

    pub(super) fn say_decline(&self, table: &Table) -> String {
        let (owl, points) = (table.top_owl(0), table.points_of(Move::Decline));
        let question = match table.question {
            Some(Question::Owl) if owl.is_some() => "owl",
            Some(Question::Owl) => "no-owl",
            Some(Question::Silver) => "silver",
            Some(Question::Witchstone) => "witchstone",
            Some(Question::PowerScroll | Question::Vial) | None => "scroll",
        };
        let value = ("value", owl.unwrap_or(0).into());
        self.format("move-decline", &[("question", question.into()), value, args::points(points)])
    }
}
