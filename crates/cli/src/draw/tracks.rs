//! The Wand and the Pentagram as strips of spaces.

use witchstone_rules::{PentagramSpace, Player, Silver, Table, WandSpace};

use super::block::Block;
use super::glyphs::{Glyphs, digit, letter, letters};
use crate::voice::Voice;

/// Columns of a space.
const STEP: usize = 4;

/// One space of a track.
struct Space {
    /// Whether a collecting tile lies there.
    marked: bool,
    content: String,
    counters: String,
}

/// Three lines for each part of the track that fits the width: numbers, what the spaces hold, and the counters.
fn strip(spaces: &[Space], width: usize) -> Block {
    let mut block = Block::default();
    let a_row = (width.saturating_sub(STEP) / STEP).max(1);
    for (row, part) in spaces.chunks(a_row).enumerate() {
        let line = |text: &dyn Fn(usize, &Space) -> String| {
            let texts = part.iter().enumerate();
            texts.map(|(at, space)| format!("{:>STEP$}", text(at, space))).collect::<String>()
        };
        block.line(line(&|at, space| format!("{}{}", if space.marked { "+" } else { "" }, row * a_row + at)));
        block.line(line(&|_, space| space.content.clone()));
        block.line(line(&|_, space| space.counters.clone()));
    }
    block
}

/// The Wand. Players on one space are written in the order in which they came.
pub fn wand(table: &Table, glyphs: Glyphs, width: usize) -> Block {
    let spaces = &table.edition.wand.spaces;
    let collecting = table.collecting.silver.then(|| table.edition.wand.first_silver()).flatten();
    let space = |(at, space): (usize, &WandSpace)| {
        let content = match *space {
            WandSpace::Light => glyphs.empty.to_string(),
            WandSpace::Dark { symbol, actions } => format!("{}{actions}", letter(symbol)),
            WandSpace::Silver(silver) => silver_code(silver).into(),
        };
        let mut there: Vec<Player> =
            table.players().filter(|&player| usize::from(table.areas[player].wand) == at).collect();
        there.sort_by_key(|&player| table.areas[player].wand_order);
        Space {
            marked: collecting == Some(at as u8),
            content,
            counters: there.into_iter().map(digit).collect(),
        }
    };
    strip(&spaces.iter().enumerate().map(space).collect::<Vec<_>>(), width)
}

/// A silver space in three letters, as in the words of edition files.
pub fn silver_code(silver: Silver) -> &'static str {
    match silver {
        Silver::Connections => "con",
        Silver::Witches => "wit",
        Silver::Scrolls => "scr",
        Silver::Chips => "chi",
        Silver::Crystals => "cry",
        Silver::Specials => "spe",
    }
}

/// The Pentagram: an owl stack shows its top value, a hex space its special tile.
pub fn pentagram(table: &Table, voice: &Voice, width: usize) -> Block {
    let spaces = &table.edition.pentagram.spaces;
    let space = |(at, space): (usize, &PentagramSpace)| {
        let content = match *space {
            PentagramSpace::Light => voice.glyphs.empty.to_string(),
            PentagramSpace::Owl(stack) => owls(table, stack),
            PentagramSpace::Hex(number) => table.specials[usize::from(number)].map_or("--".into(), letters),
        };
        let there = table.players().filter(|&player| usize::from(table.areas[player].pentagram) == at);
        let marked = table.collecting.owl && *space == PentagramSpace::Owl(0);
        Space { marked, content, counters: there.map(digit).collect() }
    };
    let mut block = strip(&spaces.iter().enumerate().map(space).collect::<Vec<_>>(), width);
    let [first, second] = table.owls_left;
    let specials = voice.say("specials-left", &[("n", table.specials_left.into())]);
    let owls = voice.say("cli-owls-left", &[("first", first.into()), ("second", second.into())]);
    block.line(format!("  {specials}; {owls}"));
    block
}

/// The top of an owl stack.
fn owls(table: &Table, stack: u8) -> String {
    let values = &table.edition.counts.owl_stack;
    let left = usize::from(table.owls_left[usize::from(stack)]);
    let top = values.len().checked_sub(left).and_then(|at| values.get(at));
    format!("o{}", top.map_or("-".to_owned(), u8::to_string))
}
