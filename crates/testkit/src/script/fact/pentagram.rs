//! The Pentagram: special tiles and owl tiles.

use super::super::deal::tile;
use super::{Fact, PositionEditor, StatementError, joined, number, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("special", |position, what| Ok(or_none(position.table().specials[space(what)?])))
        .given(set_special),
    Fact::open("specials-left", |position, _| Ok(position.table().specials_left.to_string())).given(
        |editor, _, value| {
            editor.table.specials_left = number(value)?;
            Ok(())
        },
    ),
    Fact::own("specials", |position, _| Ok(position.area().specials.to_string())).given(
        |editor, _, value| {
            editor.area().specials = number(value)?;
            Ok(())
        },
    ),
    Fact::open("specials-aside", |position, _| Ok(joined(position.table().specials_aside.kinds()))),
    Fact::open("owls-left", |position, what| Ok(position.table().owls_left[stack(what)?].to_string()))
        .given(set_owls_left),
    Fact::own("owls", |position, _| Ok(joined(position.area().owl_values(position.state.edition())))),
];

/// The hex spaces are counted from 1.
fn space(what: &str) -> Result<usize, StatementError> {
    match what {
        "1" => Ok(0),
        "2" => Ok(1),
        "3" => Ok(2),
        _ => Err("the hex spaces are 1, 2 and 3".into()),
    }
}

/// The owl spaces are counted from 1.
fn stack(what: &str) -> Result<usize, StatementError> {
    match what {
        "1" => Ok(0),
        "2" => Ok(1),
        _ => Err("the owl spaces are 1 and 2".into()),
    }
}

fn set_special(editor: &mut PositionEditor<'_>, what: &str, value: &str) -> Result<(), StatementError> {
    editor.table.specials[space(what)?] = if value == "none" { None } else { Some(tile(value)?) };
    Ok(())
}

fn set_owls_left(editor: &mut PositionEditor<'_>, what: &str, value: &str) -> Result<(), StatementError> {
    editor.table.owls_left[stack(what)?] = number(value)?;
    Ok(())
}
