//! The table `tiles`.

use super::node::{Node, Result, quoted};
use crate::edition::limits::SPECIALS;
use crate::{Edition, Tile};

pub(in crate::edition) const HEX: &str = "every unordered pair of different symbols, once per player";
pub(in crate::edition) const SPECIAL: &str =
    "every unordered pair of different symbols, once (15 single cells with two symbols)";
pub(in crate::edition) const POWER: &str = "one per symbol, a domino of two cells, the symbol on both";

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

/// The special hex tiles: three of them lie on the Pentagram (S4).
fn specials(node: &Node<'_>) -> Result<Vec<Tile>> {
    if node.is_array() {
        return list(node);
    }
    if node.is_text() && node.text()? == SPECIAL {
        return Ok(Tile::all().collect());
    }
    Err(node.error(format!("must be an array of tiles such as \"energy/witch\", or {SPECIAL:?}")))
}

fn list(node: &Node<'_>) -> Result<Vec<Tile>> {
    let mut tiles = Vec::new();
    for item in node.items(SPECIALS)? {
        let tile = tile(&item)?;
        let most = Edition::MAX_EQUAL_SPECIALS;
        if tiles.iter().filter(|&&other| other == tile).count() == most {
            return Err(
                item.error(format!("is one more \"{tile}\", but there may be {most} of a kind at most"))
            );
        }
        tiles.push(tile);
    }
    Ok(tiles)
}

fn tile(node: &Node<'_>) -> Result<Tile> {
    let text = node.text()?;
    Tile::from_name(text).ok_or_else(|| {
        let names: Vec<_> = Tile::all().map(|tile| tile.to_string()).collect();
        node.error(format!("is {}, but must be one of {}", quoted(text), names.join(", ")))
    })
}
