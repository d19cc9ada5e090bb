//! Magic chips, and the rack whose bottom shelf gives them.

use witchstone_rules::Chip;

use super::super::deal::{location, need_chip, symbol, words};
use super::{Fact, PositionEditor, PositionRef, StatementError, joined, number, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("chip", chip_at).given(set_chip_at),
    Fact::open("table", |position, _| Ok(chips(&position.table().table_chips))).given(|editor, _, value| {
        editor.table.table_chips = counted(value)?;
        Ok(())
    }),
    Fact::own("chips", |position, _| Ok(chips(&position.area().chips))).given(|editor, _, value| {
        editor.area().chips = counted(value)?;
        Ok(())
    }),
    Fact::open("shelf", shelf).given(set_shelf),
    Fact::open("room", room),
];

fn chip_at(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    Ok(or_none(position.table().chips[location(what)?.index()]))
}

fn set_chip_at(editor: &mut PositionEditor<'_>, what: &str, value: &str) -> Result<(), StatementError> {
    let chip = if value == "none" { None } else { Some(need_chip(value)?) };
    editor.table.chips[location(what)?.index()] = chip;
    Ok(())
}

fn chips(counts: &[u8; 7]) -> String {
    joined(Chip::ALL.into_iter().flat_map(|chip| (0..counts[chip.index()]).map(move |_| chip)))
}

fn counted(value: &str) -> Result<[u8; 7], StatementError> {
    let mut counts = [0; 7];
    for chip in words(value, need_chip)? {
        counts[chip.index()] += 1;
    }
    Ok(counts)
}

/// Filled vials of a shelf.
fn shelf(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let table = position.table();
    let filled = if what == "bottom" { table.bottom } else { table.shelves[symbol(what)?] };
    Ok(filled.to_string())
}

fn set_shelf(editor: &mut PositionEditor<'_>, what: &str, value: &str) -> Result<(), StatementError> {
    let filled = number(value)?;
    if what == "bottom" {
        editor.table.bottom = filled;
    } else {
        editor.table.shelves[symbol(what)?] = filled;
    }
    Ok(())
}

/// Free vials of a shelf.
fn room(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let table = position.table();
    let free = if what == "bottom" { table.bottom_room() } else { table.shelf_room(symbol(what)?) };
    Ok(free.to_string())
}
