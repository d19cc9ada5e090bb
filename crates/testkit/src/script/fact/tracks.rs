//! The three tracks: points, Magic Wand and Pentagram.

use witchstone_rules::Silver;

use super::{Fact, PositionEditor, PositionRef, StatementError, number};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("score", |position, _| Ok(position.area().score.to_string())).given(|editor, _, value| {
        editor.area().score = number(value)?;
        Ok(())
    }),
    Fact::own("wand", |position, _| Ok(position.area().wand.to_string())).given(set_wand),
    Fact::own("pentagram", |position, _| Ok(position.area().pentagram.to_string())).given(
        |editor, _, value| {
            editor.area().pentagram = number(value)?;
            Ok(())
        },
    ),
    Fact::own("silver", silver_points),
];

/// Counters are given in the order in which they came to their spaces.
fn set_wand(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    editor.table.wand_moves += 1;
    let order = editor.table.wand_moves;
    let area = editor.area();
    area.wand = number(value)?;
    area.wand_order = order;
    Ok(())
}

/// Points that one kind of silver space has brought.
fn silver_points(position: &PositionRef<'_>, kind: &str) -> Result<String, StatementError> {
    let silver = Silver::ALL.into_iter().find(|silver| silver.name() == kind);
    let silver = silver.ok_or_else(|| format!("{kind:?} is no silver space"))?;
    Ok(position.area().silver_points[silver as usize].to_string())
}
