//! The tables `scrolls` and `full_moon`.

use super::check::distinct;
use super::node::{Node, Result};
use super::prophecies;
use crate::edition::limits::{PROPHECIES, SPELLS};
use crate::edition::{MoonAbility, ScrollPlan};
use crate::{BySymbol, Symbol};

pub(super) fn read(table: &Node<'_>, full_moon: &Node<'_>) -> Result<ScrollPlan> {
    table.table(&["single_spells", "double_spells_per_symbol", "prophecies"])?;
    let mut list = table.get("prophecies")?.items(PROPHECIES)?;
    list.push(full_moon.get("prophecy")?);
    let plan = ScrollPlan::new(
        table.get("single_spells")?.number(SPELLS)?,
        double_spells(&table.get("double_spells_per_symbol")?)?,
        full_moon.get("power_scrolls")?.number(SPELLS)?,
        list.iter().map(prophecies::read).collect::<Result<_>>()?,
    );
    check_deck(table, &plan)?;
    Ok(plan)
}

/// One number for all symbols, or a table with one for each.
fn double_spells(node: &Node<'_>) -> Result<BySymbol<u8>> {
    if node.is_integer() {
        return Ok(BySymbol([node.number(SPELLS)?; 6]));
    }
    if !node.is_table() {
        return Err(node.wrong_type("a whole number or a table by symbol"));
    }
    node.table(&Symbol::ALL.map(Symbol::name))?;
    let mut doubles = BySymbol::default();
    for symbol in Symbol::ALL {
        doubles[symbol] = node.get(symbol.name())?.number(SPELLS)?;
    }
    Ok(doubles)
}

/// The display must fill up once, and a game's deck must hold every Scroll.
fn check_deck(table: &Node<'_>, plan: &ScrollPlan) -> Result<()> {
    let deck = plan.deck(true).count();
    let (least, most) = (ScrollPlan::DISPLAY, ScrollPlan::MAX_DECK);
    if (least..=most).contains(&deck) {
        return Ok(());
    }
    let bounds = format!("there must be {least} to {most}");
    Err(table.error(format!("makes a deck of {deck} Scrolls, those of Full Moon included, but {bounds}")))
}

/// The Full-Moon cards: every symbol once on the left, every ability once on the right.
pub(super) fn moons(cards: &Node<'_>) -> Result<BySymbol<MoonAbility>> {
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for card in cards.items(6..=6)? {
        card.table(&["left", "right"])?;
        let (symbol, ability) = (card.get("left")?, card.get("right")?);
        left.push((symbol.clone(), symbol.one_of(&Symbol::ALL, Symbol::name)?));
        right.push((ability.clone(), ability.one_of(&MoonAbility::ALL, MoonAbility::name)?));
    }
    distinct(&left, |symbol| format!("is \"{symbol}\", which is on the left of an earlier card"))?;
    distinct(&right, |ability| {
        format!("is \"{}\", which is on the right of an earlier card", ability.name())
    })?;
    let mut moons = BySymbol([MoonAbility::Wand; 6]);
    for ((_, symbol), (_, ability)) in left.iter().zip(&right) {
        moons[*symbol] = *ability;
    }
    Ok(moons)
}
