//! The Cauldron: symbols, special tiles and Crystals on its cells, and what they make.

use witchstone_rules::{Area, Cauldron, Cell, Symbol, Tile};

use super::super::deal::{symbol, words};
use super::{Fact, PositionEditor, PositionRef, StatementError, joined, number, or_none, split_word};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("cell", cell_shows).given(set_cells),
    Fact::own("cluster", cluster),
    Fact::own("crystals", |position, _| Ok(joined(position.area().cauldron.crystals.iter()))),
    Fact::own("black", |position, _| Ok(or_none(position.area().cauldron.black))),
    Fact::own("crystal", |_, _| Err("say `crystals = …`".into())).given(move_crystal),
    Fact::own("aside", |position, _| Ok(position.area().crystals_aside.to_string())),
    Fact::own("removed", |position, _| Ok(position.area().removed.to_string())).given(|editor, _, value| {
        editor.area().removed = number(value)?;
        Ok(())
    }),
    Fact::own("racked", |position, _| Ok(position.area().racked.to_string())).given(|editor, _, value| {
        editor.area().racked = number(value)?;
        Ok(())
    }),
    Fact::own("black-racked", |position, _| Ok(yes_or_no(position.area().black_racked))),
];

fn yes_or_no(so: bool) -> String {
    if so { "yes" } else { "no" }.into()
}

fn cell(name: &str) -> Result<Cell, StatementError> {
    Cell::from_name(name).ok_or_else(|| format!("{name:?} is no cell").into())
}

/// What lies on a cell: `empty`, `crystal`, `black`, a symbol or a pair of symbols.
fn content(cauldron: &Cauldron, cell: Cell) -> String {
    let symbols: Vec<Symbol> = cauldron.symbols_at(cell).collect();
    match symbols[..] {
        _ if cauldron.black == Some(cell) => "black".into(),
        _ if cauldron.crystals.contains(cell) => "crystal".into(),
        _ if cauldron.empty.contains(cell) => "empty".into(),
        [one] => one.to_string(),
        [one, other] => format!("{one}/{other}"),
        _ => "nothing that belongs there".into(),
    }
}

/// All the cells must show the same.
fn cell_shows(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let contents: Vec<String> =
        words(what, cell)?.into_iter().map(|cell| content(&position.area().cauldron, cell)).collect();
    match contents.as_slice() {
        [] => Err("which cell?".into()),
        [first, rest @ ..] if rest.iter().all(|other| other == first) => Ok(first.clone()),
        different => Ok(joined(different)),
    }
}

/// Covers empty cells with a symbol, or with a special tile, which then is owned.
fn set_cells(editor: &mut PositionEditor<'_>, what: &str, value: &str) -> Result<(), StatementError> {
    for cell in words(what, cell)? {
        cover(editor.area(), cell, value)?;
    }
    Ok(())
}

fn cover(area: &mut Area, cell: Cell, value: &str) -> Result<(), StatementError> {
    if !area.cauldron.empty.contains(cell) {
        return Err(format!("{cell} is not empty: {}", content(&area.cauldron, cell)).into());
    }
    let symbols = match Tile::from_name(value) {
        Some(special) => {
            area.specials += 1;
            special.symbols().to_vec()
        }
        None => vec![symbol(value)?],
    };
    area.cauldron.empty.remove(cell);
    for symbol in symbols {
        area.cauldron.symbols[symbol].insert(cell);
    }
    Ok(())
}

/// The largest cluster of a symbol, or that of the symbol on one cell.
fn cluster(position: &PositionRef<'_>, what: &str) -> Result<String, StatementError> {
    let (name, at) = split_word(what);
    let (symbol, cauldron) = (symbol(name)?, &position.area().cauldron);
    let size =
        if at.is_empty() { cauldron.largest_cluster(symbol) } else { cauldron.cluster(symbol, cell(at)?) };
    Ok(size.to_string())
}

/// Puts a Crystal on another cell, on a shelf of the rack, or next to the screen.
fn move_crystal(editor: &mut PositionEditor<'_>, what: &str, value: &str) -> Result<(), StatementError> {
    let from = cell(what)?;
    let cauldron = &mut editor.area().cauldron;
    if !cauldron.all_crystals().contains(from) {
        return Err(format!("no Crystal is on {from}").into());
    }
    let black = cauldron.black == Some(from);
    if black {
        cauldron.black = None;
    } else {
        cauldron.crystals.remove(from);
    }
    cauldron.empty.insert(from);
    match (Cell::from_name(value), Symbol::from_name(value)) {
        (Some(to), _) if cauldron.empty.contains(to) => put(cauldron, to, black),
        (None, Some(shelf)) => {
            editor.table.shelves[shelf] += 1;
            rack(editor.area(), black);
        }
        (None, None) if value == "bottom" => {
            editor.table.bottom += 1;
            rack(editor.area(), black);
        }
        (None, None) if value == "aside" => editor.area().crystals_aside += 1,
        _ => return Err(format!("a Crystal cannot go to {value:?}").into()),
    }
    Ok(())
}

fn put(cauldron: &mut Cauldron, to: Cell, black: bool) {
    cauldron.empty.remove(to);
    if black {
        cauldron.black = Some(to);
    } else {
        cauldron.crystals.insert(to);
    }
}

fn rack(area: &mut Area, black: bool) {
    if black {
        area.black_racked = true;
    } else {
        area.racked += 1;
    }
}
