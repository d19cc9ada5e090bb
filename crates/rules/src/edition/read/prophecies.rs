//! A Prophecy, as the tables `scrolls` and `full_moon` write it: one key says of which kind it is.

use super::check::{ascending, descending};
use super::node::{Node, Result};
use crate::edition::limits::{RANKS, THRESHOLDS};
use crate::{Counted, Goal, Prophecy, Symbol};

const KEYS: [&str; 12] = [
    "cluster",
    "witches_at",
    "connected",
    "rank_at_witchstone",
    "witches_on_board",
    "lying_witches",
    "silver_spaces",
    "special_tiles",
    "scrolls_owned",
    "chips_owned",
    "crystals_in_rack",
    "power_tiles",
];

pub(super) fn read(node: &Node<'_>) -> Result<Prophecy> {
    node.table(&KEYS)?;
    let mut given = Vec::new();
    for key in KEYS {
        given.extend(node.find(key)?.map(|value| (key, value)));
    }
    match &given[..] {
        [(key, value)] => of_kind(key, value),
        [] => Err(node.error(format!("has no key; one of {} is needed", KEYS.join(", ")))),
        [(a, _), (b, _), ..] => {
            Err(node.error(format!("has both {a:?} and {b:?}, but a Prophecy is of one kind")))
        }
    }
}

fn of_kind(key: &str, value: &Node<'_>) -> Result<Prophecy> {
    if let Some(counted) = Counted::from_edition_key(key) {
        return Ok(Prophecy::Count(counted, ascending(value, value.numbers(THRESHOLDS)?)?));
    }
    match key {
        "cluster" => Ok(Prophecy::Cluster(value.one_of(&Symbol::ALL, Symbol::name)?)),
        "witches_at" => Ok(Prophecy::Witches(goals(value)?)),
        "connected" => Ok(Prophecy::Connected(goals(value)?)),
        _ => Ok(Prophecy::Rank(descending(value, value.numbers(RANKS)?)?)),
    }
}

fn goals(list: &Node<'_>) -> Result<[Goal; 3]> {
    let mut goals = [Goal::ForeignTower; 3];
    for (at, item) in list.items(3..=3)?.iter().enumerate() {
        let goal = item.one_of(&Goal::ALL, Goal::edition_name)?;
        if goal.is_single() && goals[..at].contains(&goal) {
            let name = goal.edition_name();
            return Err(item.error(format!("is a second \"{name}\", but there is only one such location")));
        }
        goals[at] = goal;
    }
    Ok(goals)
}
