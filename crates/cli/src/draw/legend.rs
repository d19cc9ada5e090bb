//! The legend of a drawing.

use witchstone_rules::{Silver, Symbol, Table};

use super::block::{Block, WIDTH};
use super::glyphs::letter;
use super::tracks::silver_code;
use crate::voice::Voice;

/// The letters of the symbols, the characters, and the exits of the Cauldron.
pub fn legend(table: &Table, voice: &Voice) -> Block {
    let mut block = Block::default();
    let mut add = |text: String| block.paragraph(&format!("  {text}"), WIDTH);
    let symbols = Symbol::ALL.map(|symbol| format!("{} {}", letter(symbol), voice.name(symbol)));
    add(symbols.join(", "));
    let glyphs = voice.glyphs;
    let arguments = [
        ("empty", glyphs.empty.to_string().into()),
        ("crystal", glyphs.crystal.to_string().into()),
        ("black", glyphs.black.to_string().into()),
        ("points", glyphs.points.to_string().into()),
    ];
    add(voice.say("cli-legend-cauldron", &arguments));
    add(voice.say("cli-legend-exits", &[("exits", exits(table).into())]));
    add(voice.say("cli-legend-ball", &arguments));
    let silver = Silver::ALL.map(|silver| format!("{} {}", silver_code(silver), voice.name(silver)));
    add(voice.say("cli-legend-wand", &[("silver", silver.join(", ").into())]));
    add(voice.text("cli-legend-pentagram"));
    if table.options.ingredients {
        add(voice.text("cli-legend-collecting"));
    }
    block
}

/// `c 3,-2 3,-1; m 2,1 1,2` and so on.
fn exits(table: &Table) -> String {
    let exit = |symbol: Symbol| {
        let cells: Vec<String> =
            table.edition.cauldron.exits[symbol].iter().map(|cell| cell.to_string()).collect();
        format!("{} {}", letter(symbol).to_ascii_lowercase(), cells.join(" "))
    };
    Symbol::ALL.map(exit).join("; ")
}
