//! Full Moon: power tiles, collecting tiles and Full-Moon cards.

use witchstone_rules::{Collecting, Symbol};

use super::super::deal::{symbol, words};
use super::{Bench, Fact, Fault, Look, joined, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("moon", |look, _| Ok(or_none(look.area().moon))).given(set_moon),
    Fact::own("moon-used", |look, _| Ok(if look.area().moon_used { "yes" } else { "no" }.into())),
    Fact::open("power", |look, _| Ok(joined(symbols(look.table().power_tiles)))).given(|bench, _, value| {
        bench.table.power_tiles = bits(value)?;
        Ok(())
    }),
    Fact::own("power", |look, _| Ok(joined(symbols(look.area().power_tiles)))),
    Fact::open("collecting", collecting).given(set_collecting),
];

fn symbols(bits: u8) -> impl Iterator<Item = Symbol> {
    Symbol::ALL.into_iter().filter(move |&symbol| bits >> symbol as u8 & 1 == 1)
}

fn bits(value: &str) -> Result<u8, Fault> {
    Ok(words(value, symbol)?.into_iter().fold(0, |bits, symbol| bits | 1 << symbol as u8))
}

fn set_moon(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    bench.area().moon = Some(symbol(value)?);
    Ok(())
}

/// The collecting tiles that are still there.
fn collecting(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    let Collecting { vial, owl, silver, witchstone } = look.table().collecting;
    let all = [(vial, "vial"), (owl, "owl"), (silver, "silver"), (witchstone, "witchstone")];
    Ok(joined(all.into_iter().filter(|(there, _)| *there).map(|(_, name)| name)))
}

fn set_collecting(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let there = |name| value.split_whitespace().any(|word| word == name);
    bench.table.collecting = Collecting {
        vial: there("vial"),
        owl: there("owl"),
        silver: there("silver"),
        witchstone: there("witchstone"),
    };
    Ok(())
}
