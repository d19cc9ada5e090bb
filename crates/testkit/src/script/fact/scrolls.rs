//! Scrolls: the display, spells and Prophecies.

use witchstone_rules::{Edition, Scroll, ScrollDisplay, ScrollKind, Spell};

use super::super::deal::words;
use super::super::statement::items;
use super::{Fact, PositionEditor, PositionRef, StatementError, itemised, joined, number, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("display", display).given(set_display),
    Fact::open("scrolls-left", |position, _| Ok(position.table().scrolls_left.to_string())).given(
        |editor, _, value| {
            editor.table.scrolls_left = number(value)?;
            Ok(())
        },
    ),
    Fact::own("scrolls", |position, _| Ok(position.area().scrolls.to_string())).given(|editor, _, value| {
        editor.area().scrolls = number(value)?;
        Ok(())
    }),
    Fact::own("spells", |position, _| Ok(spells(&position.hand().scrolls.spells))).given(set_spells),
    Fact::own("used-spells", |position, _| Ok(spells(&position.area().used_spells))),
    Fact::own("prophecies", prophecies).given(set_prophecies),
    Fact::own("prophecy", points),
];

/// All displayed Scrolls, or the one at a position.
fn display(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let (edition, display) = (position.state.edition(), &position.table().display);
    let name = |scroll| edition.scroll_name(scroll);
    if what.is_empty() {
        return Ok(itemised(display.iter().map(name)));
    }
    Ok(or_none(display.at(number(what)?).map(name)))
}

/// Puts these Scrolls on display, from position 1 on.
fn set_display(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let edition = editor.table.edition;
    let named = |name: &str| edition.scroll_from_name(name).ok_or_else(|| format!("{name:?} is no Scroll"));
    let scrolls: Vec<Scroll> = items(value).map(named).collect::<Result<_, _>>()?;
    editor.table.display =
        ScrollDisplay::from_scrolls(&scrolls).ok_or("six Scrolls are on display at most")?;
    Ok(())
}

fn spells(counts: &[u8; 7]) -> String {
    joined(Spell::ALL.into_iter().flat_map(|spell| (0..counts[spell.index()]).map(move |_| spell.name())))
}

fn spell(name: &str) -> Result<Spell, StatementError> {
    Spell::from_name(name).ok_or_else(|| format!("{name:?} is no spell").into())
}

/// Spells in hand count as owned Scrolls.
fn set_spells(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    for spell in words(value, spell)? {
        editor.hand().scrolls.spells[spell.index()] += 1;
        editor.area().scrolls += 1;
    }
    Ok(())
}

fn number_of(edition: &Edition, name: &str) -> Result<usize, StatementError> {
    match edition.scroll_from_name(&format!("prophecy {name}")).map(Scroll::kind) {
        Some(ScrollKind::Prophecy(number)) => Ok(number),
        _ => Err(format!("{name:?} is no Prophecy").into()),
    }
}

fn prophecies(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    let edition = position.state.edition();
    let name = |number| {
        let name = edition.scroll_name(Scroll::new(ScrollKind::Prophecy(number)));
        name.trim_start_matches("prophecy ").to_owned()
    };
    Ok(itemised(position.hand().scrolls.prophecies().map(name)))
}

/// Prophecies in hand count as owned Scrolls.
fn set_prophecies(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    for name in items(value) {
        let edition = editor.table.edition;
        let scroll = edition.scrolls.kind_of(number_of(&edition, name)?);
        if !editor.hand().scrolls.try_add(&edition, scroll) {
            return Err(format!("{name:?} is named more often than the edition has it").into());
        }
        editor.area().scrolls += 1;
    }
    Ok(())
}

/// What a Prophecy would bring this player now.
fn points(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let edition = position.state.edition();
    let prophecy = edition.prophecy(number_of(edition, what)?);
    Ok(prophecy.degree(edition, position.area()).points().to_string())
}
