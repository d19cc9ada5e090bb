//! The arguments that many messages share.

use witchstone_rules::{Cell, Chip, Location, Spell, Symbol};

use crate::Value;

/// An argument of a message.
pub(crate) type Arg = (&'static str, Value<'static>);

pub(crate) fn symbol(symbol: Symbol) -> Arg {
    ("symbol", symbol.name().into())
}

pub(crate) fn chip(chip: Option<Chip>) -> Arg {
    ("chip", chip.map_or("none", Chip::name).into())
}

pub(crate) fn spell(spell: Spell) -> Arg {
    ("spell", spell.name().into())
}

pub(crate) fn n(n: u8) -> Arg {
    ("n", n.into())
}

pub(crate) fn points(points: impl Into<Value<'static>>) -> Arg {
    ("points", points.into())
}

/// A choice between two wordings.
pub(crate) fn yes(name: &'static str, yes: bool) -> Arg {
    (name, if yes { "yes" } else { "no" }.into())
}

/// A location by its kind and its number. The numbers are those of the notation and of the labels on the board, 0 to 3:
/// "forest 1" is `f1` in the notation.
pub(crate) fn location(location: Location) -> [Arg; 2] {
    let number = location.number() as u8;
    [("place", location.place().name().into()), ("number", number.into())]
}

pub(crate) fn text(name: &'static str, text: impl Into<String>) -> Arg {
    (name, text.into().into())
}

/// A cell by its coordinates.
pub(crate) fn cell(name: &'static str, cell: Cell) -> Arg {
    text(name, cell.to_string())
}
