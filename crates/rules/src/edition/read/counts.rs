//! The tables `counts` and `chips`.

use super::node::{Node, Result};
use crate::edition::Counts;
use crate::edition::limits::{
    CHIP_LOCATIONS, CONNECTION_POINTS, ENERGY_UNITS, EVEN_START, HAND, MAX_CHIPS, OWL_POINTS, OWL_TILES,
    SMALL_WITCHES, TURNS, VIALS,
};
use crate::{BySeat, Chip};

const KEYS: [&str; 9] = [
    "players",
    "turns",
    "hand",
    "energy_units",
    "small_witches",
    "shelf_capacity",
    "bottom_capacity",
    "owl_stack",
    "connection_points",
];

pub(super) fn read(counts: &Node<'_>, chips: &Node<'_>, even_start: Option<Node<'_>>) -> Result<Counts> {
    counts.table(&KEYS)?;
    players(&counts.get("players")?)?;
    let bottom_capacity = capacity(&counts.get("bottom_capacity")?)?;
    Ok(Counts {
        turns: counts.get("turns")?.number(TURNS)?,
        hand: counts.get("hand")?.number(HAND)?,
        energy_units: counts.get("energy_units")?.number(ENERGY_UNITS)?,
        small_witches: counts.get("small_witches")?.number(SMALL_WITCHES)?,
        shelf_capacity: capacity(&counts.get("shelf_capacity")?)?,
        bottom_capacity,
        owl_stack: owl_stack(&counts.get("owl_stack")?)?,
        connection_points: connection_points(&counts.get("connection_points")?)?,
        chips: read_chips(chips, bottom_capacity)?,
        even_start: even_start.map_or(Ok(Default::default()), |table| read_even_start(&table))?,
    })
}

fn players(node: &Node<'_>) -> Result<()> {
    match node.numbers(0..=u8::MAX)? {
        [2, 4] => Ok(()),
        other => {
            Err(node.error(format!("is {other:?}, but must be [2, 4], the fewest and the most players")))
        }
    }
}

/// Vials of a shelf by number of players; entries 0 and 1 are not used.
fn capacity(node: &Node<'_>) -> Result<[u8; 5]> {
    node.table(&["2", "3", "4"])?;
    let of = |players| node.get(players)?.number(VIALS);
    Ok([0, 0, of("2")?, of("3")?, of("4")?])
}

fn owl_stack(node: &Node<'_>) -> Result<Vec<u8>> {
    node.items(OWL_TILES)?.iter().map(|item| item.number(OWL_POINTS)).collect()
}

/// Points by number of spaces; entry 0 is not used.
fn connection_points(node: &Node<'_>) -> Result<[u8; 4]> {
    node.table(&["1", "2", "3"])?;
    let of = |spaces| node.get(spaces)?.number(CONNECTION_POINTS);
    Ok([0, of("1")?, of("2")?, of("3")?])
}

/// Points of each seat by number of players; entries 0 and 1 are not used.
fn read_even_start(table: &Node<'_>) -> Result<[BySeat<u8>; 5]> {
    table.table(&["2", "3", "4"])?;
    let mut points = <[BySeat<u8>; 5]>::default();
    for (players, key) in (2..).zip(["2", "3", "4"]) {
        let items = table.get(key)?.items(players..=players)?;
        for (seat, item) in items.iter().enumerate() {
            points[players].0[seat] = item.number(EVEN_START)?;
        }
    }
    Ok(points)
}

fn read_chips(table: &Node<'_>, bottom_capacity: [u8; 5]) -> Result<[u8; 7]> {
    table.table(&Chip::ALL.map(Chip::name))?;
    let mut chips = [0; 7];
    for chip in Chip::ALL {
        chips[chip.index()] = table.get(chip.name())?.number(0..=MAX_CHIPS)?;
    }
    let total: u8 = chips.iter().sum();
    let vials = bottom_capacity.into_iter().max().unwrap_or(0);
    check_total(table, total, vials)?;
    Ok(chips)
}

/// A vial of the bottom shelf must find a chip on the table, however many are filled (C3).
fn check_total(table: &Node<'_>, total: u8, vials: u8) -> Result<()> {
    let (least, most) = (CHIP_LOCATIONS + vials, CHIP_LOCATIONS + MAX_CHIPS);
    if total < least {
        let need = format!("{CHIP_LOCATIONS} locations and {vials} vials of the bottom shelf need {least}");
        return Err(table.error(format!("has {total} chips in all, but {need}")));
    }
    if total > most {
        return Err(table.error(format!("has {total} chips in all, but there may be {most} at most")));
    }
    Ok(())
}
