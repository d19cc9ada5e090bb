//! A Prophecy, as the tables `scrolls` and `full_moon` write it: one key says of which kind it is.

use super::check::{ascending, descending};
use super::node::{Node, Result, quoted};
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
        return Ok(Prophecy::Count(counted, ascending(value, value.numbers(1..=99)?)?));
    }
    match key {
        "cluster" => Ok(Prophecy::Cluster(value.one_of(&Symbol::ALL, Symbol::name)?)),
        "witches_at" => Ok(Prophecy::Witches(goals(value)?)),
        "connected" => Ok(Prophecy::Connected(goals(value)?)),
        _ => Ok(Prophecy::Rank(descending(value, value.numbers(1..=4)?)?)),
    }
}

fn goals(list: &Node<'_>) -> Result<[Goal; 3]> {
    let mut goals = [Goal::ForeignTower; 3];
    for (slot, item) in goals.iter_mut().zip(list.items(3..=3)?) {
        *slot = goal(&item)?;
    }
    Ok(goals)
}

fn goal(node: &Node<'_>) -> Result<Goal> {
    let text = node.text()?;
    Goal::from_edition_name(text).ok_or_else(|| {
        node.error(format!("is {}, but must be one of forest, village, castle, foreign tower", quoted(text)))
    })
}
