//! The arguments that many messages share.

use witchstone_rules::{Chip, Edition, Location, Spell, Symbol};

use crate::Value;
use crate::bearing::Bearing;

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

/// A location by its kind and where it lies on the board; without an edition, as records of games write it.
pub(crate) fn location(edition: Option<&Edition>, location: Location) -> [Arg; 4] {
    let bearing = edition.map(|edition| Bearing::of(&edition.ball, location));
    let place = if bearing.is_some() { location.place().name() } else { "notation" };
    let Bearing { compass, number } = bearing.unwrap_or_default();
    [
        ("place", place.into()),
        ("compass", compass.into()),
        ("number", number.into()),
        text("notation", location.to_string()),
    ]
}

pub(crate) fn text(name: &'static str, text: impl Into<String>) -> Arg {
    (name, text.into().into())
}
