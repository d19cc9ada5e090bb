//! The table `tiles`.

use super::node::{Node, Result, quoted};
use crate::Tile;

const HEX: &str = "every unordered pair of different symbols, once per player";
const SPECIAL: &str = "every unordered pair of different symbols, once (15 single cells with two symbols)";
const POWER: &str = "one per symbol, a domino of two cells, the symbol on both";

/// The special hex tiles. The two other kinds are the same in every edition; their sentences are only compared.
pub(super) fn read(table: &Node<'_>) -> Result<Vec<Tile>> {
    table.table(&["hex", "special", "power"])?;
    only(&table.get("hex")?, HEX)?;
    only(&table.get("power")?, POWER)?;
    specials(&table.get("special")?)
}

fn only(node: &Node<'_>, sentence: &str) -> Result<()> {
    if node.text()? == sentence {
        return Ok(());
    }
    Err(node.error(format!("cannot be changed; the only value supported is {sentence:?}")))
}

fn specials(node: &Node<'_>) -> Result<Vec<Tile>> {
    // Three lie on the Pentagram (S4); a bag counts up to fifteen of each.
    if node.is_array() {
        return node.items(3..=15)?.iter().map(tile).collect();
    }
    if node.is_text() && node.text()? == SPECIAL {
        return Ok(Tile::all().collect());
    }
    Err(node.error(format!("must be an array of tiles such as \"energy/witch\", or {SPECIAL:?}")))
}

fn tile(node: &Node<'_>) -> Result<Tile> {
    let text = node.text()?;
    Tile::from_name(text).ok_or_else(|| {
        let names: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
        node.error(format!("is {}, but must be one of {}", quoted(text), names.join(", ")))
    })
}
