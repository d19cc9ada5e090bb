//! The vial rack with the chips below it, and what Full Moon lays beside it.

use witchstone_rules::{Chip, Symbol, Table};

use super::block::{Block, WIDTH};
use super::glyphs::letter;
use crate::voice::Voice;

/// Each shelf with its filled vials and its capacity, the chips, and the tiles of Full Moon.
pub fn rack(table: &Table, voice: &Voice) -> Block {
    let mut block = Block::default();
    let counts = &table.edition.counts;
    let players = usize::from(table.options.players);
    let shelf = |symbol: Symbol| {
        format!("{} {}/{}", letter(symbol), table.shelves[symbol], counts.shelf_capacity[players])
    };
    let shelves: Vec<String> = Symbol::ALL.into_iter().map(shelf).collect();
    let bottom = voice.say(
        "cli-rack-bottom",
        &[("filled", table.bottom.into()), ("capacity", counts.bottom_capacity[players].into())],
    );
    let chips = voice.say("cli-rack-chips", &[("chips", chips(&table.table_chips, voice).into())]);
    block.line(format!("  {}   {bottom}", shelves.join("   ")));
    block.line(format!("  {chips}"));
    if table.options.ingredients {
        block.paragraph(&format!("  {}", full_moon(table, voice)), WIDTH);
    }
    block
}

/// Chips by kind, as `E2 C1`; a dash for none.
pub fn chips(counts: &[u8; 7], voice: &Voice) -> String {
    let owned = Chip::ALL.into_iter().filter(|chip| counts[chip.index()] > 0);
    let texts: Vec<String> =
        owned.map(|chip| format!("{}{}", voice.glyphs.chip(chip), counts[chip.index()])).collect();
    or_dash(texts.join(" "))
}

/// The text, or a dash if there is none.
pub fn or_dash(text: String) -> String {
    if text.is_empty() { "-".into() } else { text }
}

/// Symbols given as bits, by their letters.
pub fn symbol_letters(bits: u8) -> String {
    let there = Symbol::ALL.into_iter().filter(|&symbol| bits >> symbol as u8 & 1 == 1);
    or_dash(there.map(letter).map(String::from).collect::<Vec<_>>().join(" "))
}

fn full_moon(table: &Table, voice: &Voice) -> String {
    let collecting = table.collecting;
    let places = [
        (collecting.vial, "cli-collecting-vial"),
        (collecting.owl, "cli-collecting-owl"),
        (collecting.silver, "cli-collecting-silver"),
        (collecting.witchstone, "cli-collecting-witchstone"),
    ];
    let there: Vec<String> =
        places.into_iter().filter(|(there, _)| *there).map(|(_, key)| voice.text(key)).collect();
    let tiles = voice.say("cli-rack-power", &[("tiles", symbol_letters(table.power_tiles).into())]);
    let places = voice.say("cli-rack-collecting", &[("places", or_dash(there.join(", ")).into())]);
    format!("{tiles}   {places}")
}
