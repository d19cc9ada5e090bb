//! The tables `pentagram` and `wand`.

use super::check::distinct;
use super::node::{Node, Result};
use crate::Symbol;
use crate::edition::limits::{DARK_ACTIONS, HEX_SPACES, OWL_SPACES, PENTAGRAM, WAND};
use crate::edition::{PentagramPlan, PentagramSpace, Silver, WandPlan, WandSpace};

pub(super) fn pentagram(table: &Node<'_>) -> Result<PentagramPlan> {
    table.table(&["length", "hex", "owl"])?;
    let length = table.get("length")?.number(PENTAGRAM)?;
    let hex = pentagram_spaces(&table.get("hex")?, HEX_SPACES, length)?;
    let owl = pentagram_spaces(&table.get("owl")?, OWL_SPACES, length)?;
    distinct(&[&hex[..], &owl].concat(), |at| {
        format!("is {at}, but that space has something on it already")
    })?;
    let mut spaces = vec![PentagramSpace::Light; length as usize];
    for (number, at) in (0..).zip(in_walking_order(&hex)) {
        spaces[at as usize] = PentagramSpace::Hex(number);
    }
    for (number, at) in (0..).zip(in_walking_order(&owl)) {
        spaces[at as usize] = PentagramSpace::Owl(number);
    }
    Ok(PentagramPlan { spaces })
}

fn pentagram_spaces<'a>(list: &Node<'a>, count: usize, length: u8) -> Result<Vec<(Node<'a>, u8)>> {
    let space = |item: Node<'a>| {
        let at = item.integer()?;
        match u8::try_from(at) {
            Ok(at) if at < length => Ok((item, at)),
            _ => Err(item.error(format!("is {at}, but the Pentagram's spaces are 0 to {}", length - 1))),
        }
    };
    list.items(count..=count)?.into_iter().map(space).collect()
}

/// Hex spaces and owl stacks are numbered as they are met, in whatever order the file names them.
fn in_walking_order(spaces: &[(Node<'_>, u8)]) -> Vec<u8> {
    let mut sorted: Vec<u8> = spaces.iter().map(|(_, at)| *at).collect();
    sorted.sort_unstable();
    sorted
}

pub(super) fn wand(table: &Node<'_>) -> Result<WandPlan> {
    table.table(&["length", "spaces"])?;
    let length = table.get("length")?.number(WAND)?;
    let list = table.get("spaces")?;
    let mut spaces = vec![WandSpace::Light; length as usize + 1];
    let mut silver = Vec::new();
    let mut last = 0;
    for item in list.items(1..=WandPlan::MAX_LENGTH)? {
        let at = wand_place(&item.table(&["at", "dark", "actions", "silver"])?.get("at")?, last, length)?;
        let space = wand_space(&item)?;
        if let WandSpace::Silver(kind) = space {
            silver.push((item.get("silver")?, kind));
        }
        spaces[at as usize] = space;
        last = at;
    }
    distinct(&silver, |kind| format!("is \"{}\", which an earlier silver space counts", kind.name()))?;
    if silver.is_empty() {
        return Err(list.error("has no silver space, but needs at least one"));
    }
    Ok(WandPlan { spaces })
}

fn wand_place(node: &Node<'_>, last: u8, length: u8) -> Result<u8> {
    let at = node.integer()?;
    match u8::try_from(at) {
        Ok(0) => Err(node.error("is 0, but that is the hilt, which is always light")),
        Ok(inside) if inside <= length && inside > last => Ok(inside),
        Ok(inside) if inside <= length => {
            Err(node.error(format!("is {at}, but must be larger than {last}, the space listed before it")))
        }
        _ => Err(node.error(format!("is {at}, but the Wand's last space is {length}"))),
    }
}

fn wand_space(item: &Node<'_>) -> Result<WandSpace> {
    match (item.find("dark")?, item.find("silver")?, item.find("actions")?) {
        (Some(dark), None, _) => Ok(WandSpace::Dark {
            symbol: dark.one_of(&Symbol::ALL, Symbol::name)?,
            actions: item.get("actions")?.number(DARK_ACTIONS)?,
        }),
        (None, Some(silver), None) => Ok(WandSpace::Silver(silver.one_of(&Silver::ALL, Silver::name)?)),
        (None, Some(_), Some(actions)) => Err(actions.error("has no meaning on a silver space")),
        (Some(_), Some(silver), _) => {
            Err(silver.error("stands beside \"dark\", but a space is one or the other"))
        }
        (None, None, _) => Err(item.error("has neither a key \"dark\" nor a key \"silver\"")),
    }
}
