//! Magic chips, and the rack whose bottom shelf gives them.

use witchstone_rules::Chip;

use super::super::deal::{location, need_chip, symbol, words};
use super::{Bench, Fact, Fault, Look, joined, number, or_none};

pub(super) const FACTS: &[Fact] = &[
    Fact::open("chip", chip_at).given(set_chip_at),
    Fact::open("table", |look, _| Ok(chips(&look.table().table_chips))).given(|bench, _, value| {
        bench.table.table_chips = counted(value)?;
        Ok(())
    }),
    Fact::own("chips", |look, _| Ok(chips(&look.area().chips))).given(|bench, _, value| {
        bench.area().chips = counted(value)?;
        Ok(())
    }),
    Fact::open("shelf", shelf).given(set_shelf),
    Fact::open("room", room),
];

fn chip_at(look: &Look<'_>, what: &str) -> Result<String, Fault> {
    Ok(or_none(look.table().chips[location(what)?.index()]))
}

fn set_chip_at(bench: &mut Bench<'_>, what: &str, value: &str) -> Result<(), Fault> {
    let chip = if value == "none" { None } else { Some(need_chip(value)?) };
    bench.table.chips[location(what)?.index()] = chip;
    Ok(())
}

fn chips(counts: &[u8; 7]) -> String {
    joined(Chip::ALL.into_iter().flat_map(|chip| (0..counts[chip.index()]).map(move |_| chip)))
}

fn counted(value: &str) -> Result<[u8; 7], Fault> {
    let mut counts = [0; 7];
    for chip in words(value, need_chip)? {
        counts[chip.index()] += 1;
    }
    Ok(counts)
}

/// Filled vials of a shelf.
fn shelf(look: &Look<'_>, what: &str) -> Result<String, Fault> {
    let table = look.table();
    let filled = if what == "bottom" { table.bottom } else { table.shelves[symbol(what)?] };
    Ok(filled.to_string())
}

fn set_shelf(bench: &mut Bench<'_>, what: &str, value: &str) -> Result<(), Fault> {
    let filled = number(value)?;
    if what == "bottom" {
        bench.table.bottom = filled;
    } else {
        bench.table.shelves[symbol(what)?] = filled;
    }
    Ok(())
}

/// Free vials of a shelf.
fn room(look: &Look<'_>, what: &str) -> Result<String, Fault> {
    let table = look.table();
    let free = if what == "bottom" { table.bottom_room() } else { table.shelf_room(symbol(what)?) };
    Ok(free.to_string())
}
