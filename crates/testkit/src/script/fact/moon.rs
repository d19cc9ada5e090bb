//! Full Moon: power tiles, collecting tiles and Full-Moon cards.

use witchstone_rules::{Collecting, Symbol};

use super::super::deal::{symbol, words};
use super::{Fact, PositionEditor, PositionRef, StatementError, joined, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("moon", |position, _| Ok(or_none(position.area().moon))).given(set_moon),
    Fact::own("moon-used", |position, _| Ok(if position.area().moon_used { "yes" } else { "no" }.into())),
    Fact::open("power", |position, _| Ok(joined(symbols(position.table().power_tiles)))).given(
        |editor, _, value| {
            editor.table.power_tiles = bits(value)?;
            Ok(())
        },
    ),
    Fact::own("power", |position, _| Ok(joined(symbols(position.area().power_tiles)))),
    Fact::open("collecting", collecting).given(set_collecting),
];

fn symbols(bits: u8) -> impl Iterator<Item = Symbol> {
    Symbol::ALL.into_iter().filter(move |&symbol| bits >> symbol as u8 & 1 == 1)
}

fn bits(value: &str) -> Result<u8, StatementError> {
    Ok(words(value, symbol)?.into_iter().fold(0, |bits, symbol| bits | 1 << symbol as u8))
}

fn set_moon(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    editor.area().moon = Some(symbol(value)?);
    Ok(())
}

/// The collecting tiles that are still there.
fn collecting(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    let Collecting { vial, owl, silver, witchstone } = position.table().collecting;
    let all = [(vial, "vial"), (owl, "owl"), (silver, "silver"), (witchstone, "witchstone")];
    Ok(joined(all.into_iter().filter(|(there, _)| *there).map(|(_, name)| name)))
}

fn set_collecting(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let there = |name| value.split_whitespace().any(|word| word == name);
    editor.table.collecting = Collecting {
        vial: there("vial"),
        owl: there("owl"),
        silver: there("silver"),
        witchstone: there("witchstone"),
    };
    Ok(())
}
