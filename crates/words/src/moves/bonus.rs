//! What is pending, and the answers about power tiles.

use witchstone_rules::{Cell, Chip, Question, Silver, Symbol, Table, Tile};

use super::tracks::top_owl;
use super::{cluster_with, shown};
use crate::{Words, args};

/// Actions of a special tile used once, and of an empty hex space (P3, P4).
const TWO: u8 = 2;
/// Points for an owl space without tiles (P2).
const EMPTY_OWLS: u16 = 2;

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
        let (actions, doubled) =
            table.waiting_dark().map_or((1, false), |(_, actions, doubled)| (actions, doubled));
        let actions = if doubled || moon { 2 * actions } else { actions };
        self.format("move-use-wand", &[args::symbol(symbol), args::n(actions), args::yes("moon", moon)])
    }

    pub(super) fn say_use_special(&self, tile: Tile, symbol: Symbol) -> String {
        let args = [args::text("tile", self.name(tile)), args::symbol(symbol), args::n(TWO)];
        self.format("move-use-special", &args)
    }

    pub(super) fn say_place_special(&self, table: &Table, tile: Tile, cell: Cell) -> String {
        let [first, second] = tile.symbols().map(|symbol| cluster_with(shown(table, symbol), &[cell]));
        let args = [
            args::text("tile", self.name(tile)),
            args::cell("cell", cell),
            ("firstcluster", first.into()),
            ("secondcluster", second.into()),
        ];
        self.format("move-place-special", &args)
    }

    pub(super) fn say_use_free(&self, symbol: Symbol) -> String {
        self.format("move-use-free", &[args::symbol(symbol), args::n(TWO)])
    }

    pub(super) fn say_power(&self, table: &Table, symbol: Symbol, cells: [Cell; 2]) -> String {
        let args = [
            args::symbol(symbol),
            args::cell("first", cells[0]),
            args::cell("second", cells[1]),
            ("cluster", cluster_with(shown(table, symbol), &cells).into()),
        ];
        self.format("move-power", &args)
    }

    pub(super) fn say_decline(&self, table: &Table) -> String {
        let owl = top_owl(table, 0);
        let connections = u16::from(table.active().counted(Silver::Connections));
        let (question, points) = match table.question {
            Some(Question::Owl) if owl.is_some() => ("owl", 0),
            Some(Question::Owl) => ("no-owl", EMPTY_OWLS),
            Some(Question::Silver) => ("silver", connections),
            Some(Question::Witchstone) => ("witchstone", u16::from(table.best_witchstone_bonus())),
            Some(Question::PowerScroll | Question::Vial) | None => ("scroll", 0),
        };
        let value = ("value", owl.unwrap_or(0).into());
        self.format("move-decline", &[("question", question.into()), value, args::points(points)])
    }
}
