//! Scrolls: the display, spells and Prophecies.

use witchstone_rules::{Edition, Scroll, ScrollDisplay, ScrollKind, Spell};

use super::super::deal::words;
use super::super::line::items;
use super::{Bench, Fact, Fault, Look, itemised, joined, number, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("display", display).given(set_display),
    Fact::open("scrolls-left", |look, _| Ok(look.table().scrolls_left.to_string())).given(
        |bench, _, value| {
            bench.table.scrolls_left = number(value)?;
            Ok(())
        },
    ),
    Fact::own("scrolls", |look, _| Ok(look.area().scrolls.to_string())).given(|bench, _, value| {
        bench.area().scrolls = number(value)?;
        Ok(())
    }),
    Fact::own("spells", |look, _| Ok(spells(&look.hand().scrolls.spells))).given(set_spells),
    Fact::own("used-spells", |look, _| Ok(spells(&look.area().used_spells))),
    Fact::own("prophecies", prophecies).given(set_prophecies),
    Fact::own("prophecy", points),
];

/// All displayed Scrolls, or the one at a position.
fn display(look: &Look<'_>, what: &str) -> Result<String, Fault> {
    let (edition, display) = (look.state.edition(), &look.table().display);
    let name = |scroll| edition.scroll_name(scroll);
    if what.is_empty() {
        return Ok(itemised(display.iter().map(name)));
    }
    Ok(or_none(display.at(number(what)?).map(name)))
}

/// Puts these Scrolls on display, from position 1 on.
fn set_display(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let edition = bench.table.edition;
    let named = |name: &str| edition.scroll_from_name(name).ok_or_else(|| format!("{name:?} is no Scroll"));
    let scrolls: Vec<Scroll> = items(value).map(named).collect::<Result<_, _>>()?;
    bench.table.display =
        ScrollDisplay::from_scrolls(&scrolls).ok_or("six Scrolls are on display at most")?;
    Ok(())
}

fn spells(counts: &[u8; 7]) -> String {
    joined(Spell::ALL.into_iter().flat_map(|spell| (0..counts[spell.index()]).map(move |_| spell.name())))
}

fn spell(name: &str) -> Result<Spell, Fault> {
    Spell::from_name(name).ok_or_else(|| format!("{name:?} is no spell").into())
}

/// Spells in hand count as owned Scrolls.
fn set_spells(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    for spell in words(value, spell)? {
        bench.hand().scrolls.spells[spell.index()] += 1;
        bench.area().scrolls += 1;
    }
    Ok(())
}

fn number_of(edition: &Edition, name: &str) -> Result<usize, Fault> {
    match edition.scroll_from_name(&format!("prophecy {name}")).map(Scroll::kind) {
        Some(ScrollKind::Prophecy(number)) => Ok(number),
        _ => Err(format!("{name:?} is no Prophecy").into()),
    }
}

fn prophecies(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    let edition = look.state.edition();
    let name = |number| {
        let name = edition.scroll_name(Scroll::new(ScrollKind::Prophecy(number)));
        name.trim_start_matches("prophecy ").to_owned()
    };
    Ok(itemised(look.hand().scrolls.prophecies().map(name)))
}

/// Prophecies in hand count as owned Scrolls.
fn set_prophecies(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    for name in items(value) {
        let edition = bench.table.edition;
        let scroll = edition.scrolls.kind_of(number_of(&edition, name)?);
        if !bench.hand().scrolls.try_add(&edition, scroll) {
            return Err(format!("{name:?} is named more often than the edition has it").into());
        }
        bench.area().scrolls += 1;
    }
    Ok(())
}

/// What a Prophecy would bring this player now.
fn points(look: &Look<'_>, what: &str) -> Result<String, Fault> {
    let edition = look.state.edition();
    let prophecy = edition.prophecy(number_of(edition, what)?);
    Ok(prophecy.degree(edition, look.area()).points().to_string())
}
