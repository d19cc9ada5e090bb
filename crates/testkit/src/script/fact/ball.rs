//! The Crystal ball: towers, connections, Energy units and Witches.

use witchstone_rules::{BigWitch, Connection, ConnectionName, Edition, Location, Locations};

use super::super::deal::{location, words};
use super::{Bench, Fact, Fault, Look, joined, number, or_none, split_word};

pub(super) const FACTS: &[Fact] = &[
    Fact::own("tower", |look, _| Ok(or_none(look.area().tower))).given(set_tower),
    Fact::own("built", built).given(set_built),
    Fact::own("begun", begun).given(set_begun),
    Fact::own("energy", |look, _| Ok(look.area().energy.to_string())).given(|bench, _, value| {
        bench.area().energy = number(value)?;
        Ok(())
    }),
    Fact::own("standing", standing).given(set_standing),
    Fact::own("lying", |look, _| Ok(look.area().lying.to_string())).given(set_lying),
    Fact::own("witches", |look, _| Ok(look.area().witches.to_string())).given(|bench, _, value| {
        bench.area().witches = number(value)?;
        Ok(())
    }),
    Fact::own("big", big),
    Fact::own("rank", |look, _| Ok(look.area().rank.to_string())).given(set_rank),
];

fn set_tower(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let tower = location(value)?;
    bench.area().tower = Some(tower);
    bench.table.chips[tower.index()] = None;
    Ok(())
}

/// The connection as it is written, `t0-stone`.
fn name(edition: &Edition, connection: Connection) -> String {
    edition.ball.name(connection).to_string()
}

fn connection(edition: &Edition, text: &str) -> Result<Connection, Fault> {
    let named = ConnectionName::from_name(text).and_then(|name| edition.ball.named(name));
    named.ok_or_else(|| format!("{text:?} is no connection").into())
}

fn built(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    let edition = look.state.edition();
    Ok(joined(look.area().completed.iter().map(|connection| name(edition, connection))))
}

/// Adds completed connections; their units come from the supply.
fn set_built(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let edition = bench.table.edition;
    for word in value.split_whitespace() {
        let connection = connection(&edition, word)?;
        let spaces = edition.ball.plan(connection).spaces;
        let area = bench.area();
        area.completed.insert(connection);
        area.energy = area.energy.checked_sub(spaces).ok_or("there are not so many Energy units")?;
    }
    Ok(())
}

fn begun(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    let edition = look.state.edition();
    Ok(or_none(look.area().begun.map(|(connection, units)| format!("{} {units}", name(edition, connection)))))
}

fn set_begun(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let (word, units) = split_word(value);
    let connection = connection(&bench.table.edition, word)?;
    let units = number(units)?;
    let area = bench.area();
    area.begun = Some((connection, units));
    area.energy -= units;
    Ok(())
}

/// Standing Witches elsewhere than at the own tower.
fn standing(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    let area = look.area();
    let tower = area.tower.map_or(Locations::NONE, Location::alone);
    Ok(joined((area.standing & !tower).iter()))
}

/// Stands small Witches up at locations whose chips are then gone.
fn set_standing(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    for at in words(value, location)? {
        bench.table.chips[at.index()] = None;
        let area = bench.area();
        area.standing.insert(at);
        area.witches = area.witches.checked_sub(1).ok_or("there are not so many Witches")?;
    }
    Ok(())
}

fn set_lying(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let lying: u8 = number(value)?;
    let area = bench.area();
    area.witches = (area.witches + area.lying).checked_sub(lying).ok_or("there are not so many Witches")?;
    area.lying = lying;
    Ok(())
}

fn big(look: &Look<'_>, _: &str) -> Result<String, Fault> {
    Ok(match look.area().big {
        BigWitch::Unused => "unused".into(),
        BigWitch::Supply => "supply".into(),
        BigWitch::Lying => "lying".into(),
        BigWitch::Standing(at) => at.to_string(),
    })
}

/// A bonus space at the Witchstone; those before it are taken too.
fn set_rank(bench: &mut Bench<'_>, _: &str, value: &str) -> Result<(), Fault> {
    let rank = number(value)?;
    bench.area().rank = rank;
    bench.table.witchstone_taken = bench.table.witchstone_taken.max(rank);
    Ok(())
}
