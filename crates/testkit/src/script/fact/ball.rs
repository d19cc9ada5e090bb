//! The Crystal ball: towers, connections, Energy units and Witches.

use witchstone_rules::{BigWitch, Connection, ConnectionName, Edition, Location, Locations};

use super::super::deal::{location, words};
use super::{Fact, PositionEditor, PositionRef, StatementError, joined, number, or_none, split_word};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("tower", |position, _| Ok(or_none(position.area().tower))).given(set_tower),
    Fact::own("built", built).given(set_built),
    Fact::own("begun", begun).given(set_begun),
    Fact::own("energy", |position, _| Ok(position.area().energy.to_string())).given(|editor, _, value| {
        editor.area().energy = number(value)?;
        Ok(())
    }),
    Fact::own("standing", standing).given(set_standing),
    Fact::own("lying", |position, _| Ok(position.area().lying.to_string())).given(set_lying),
    Fact::own("witches", |position, _| Ok(position.area().witches.to_string())).given(|editor, _, value| {
        editor.area().witches = number(value)?;
        Ok(())
    }),
    Fact::own("big", big),
    Fact::own("rank", |position, _| Ok(position.area().rank.to_string())).given(set_rank),
];

fn set_tower(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let tower = location(value)?;
    editor.area().tower = Some(tower);
    editor.table.chips[tower.index()] = None;
    Ok(())
}

/// The connection as it is written, `t0-stone`.
fn name(edition: &Edition, connection: Connection) -> String {
    edition.ball.name(connection).to_string()
}

fn connection(edition: &Edition, text: &str) -> Result<Connection, StatementError> {
    let named = ConnectionName::from_name(text).and_then(|name| edition.ball.named(name));
    named.ok_or_else(|| format!("{text:?} is no connection").into())
}

fn built(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    let edition = position.state.edition();
    Ok(joined(position.area().completed.iter().map(|connection| name(edition, connection))))
}

/// Adds completed connections; their units come from the supply.
fn set_built(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let edition = editor.table.edition;
    for word in value.split_whitespace() {
        let connection = connection(&edition, word)?;
        let spaces = edition.ball.plan(connection).spaces;
        let area = editor.area();
        area.completed.insert(connection);
        area.energy = area.energy.checked_sub(spaces).ok_or("there are not enough Energy units")?;
    }
    Ok(())
}

fn begun(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    let edition = position.state.edition();
    Ok(or_none(
        position.area().begun.map(|(connection, units)| format!("{} {units}", name(edition, connection))),
    ))
}

fn set_begun(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let (word, units) = split_word(value);
    let connection = connection(&editor.table.edition, word)?;
    let units = number(units)?;
    let area = editor.area();
    area.begun = Some((connection, units));
    area.energy -= units;
    Ok(())
}

/// Standing Witches elsewhere than at the own tower.
fn standing(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    let area = position.area();
    let tower = area.tower.map_or(Locations::NONE, Location::alone);
    Ok(joined((area.standing & !tower).iter()))
}

/// Stands small Witches up at locations whose chips are then gone.
fn set_standing(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    for at in words(value, location)? {
        editor.table.chips[at.index()] = None;
        let area = editor.area();
        area.standing.insert(at);
        area.witches = area.witches.checked_sub(1).ok_or("there are not enough Witches")?;
    }
    Ok(())
}

fn set_lying(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let lying: u8 = number(value)?;
    let area = editor.area();
    area.witches = (area.witches + area.lying).checked_sub(lying).ok_or("there are not enough Witches")?;
    area.lying = lying;
    Ok(())
}

fn big(position: &PositionRef<'_>, _: &str) -> Result<String, StatementError> {
    Ok(match position.area().big {
        BigWitch::Unused => "unused".into(),
        BigWitch::Supply => "supply".into(),
        BigWitch::Lying => "lying".into(),
        BigWitch::Standing(at) => at.to_string(),
    })
}

/// A bonus space at the Witchstone; those before it are taken too.
fn set_rank(editor: &mut PositionEditor<'_>, _: &str, value: &str) -> Result<(), StatementError> {
    let rank = number(value)?;
    editor.area().rank = rank;
    editor.table.witchstone_taken = editor.table.witchstone_taken.max(rank);
    Ok(())
}
