//! The menu on the screen.

use witchstone_rules::Table;

use super::menu::Entry;
use crate::draw::{Block, WIDTH, columns, in_columns, pad, wrap};
use crate::voice::Voice;

/// Entries without a sentence go in columns from this number on.
const MANY: usize = 10;

/// The entries with their numbers, those of one kind below its heading.
pub fn menu(entries: &[Entry], table: &Table, voice: &Voice) -> Block {
    let mut block = Block::default();
    let mut numbered: Vec<(usize, &Entry)> = (1..).zip(entries).collect();
    let several = entries.iter().any(|entry| entry.kind() != entries[0].kind());
    while let Some((_, first)) = numbered.first() {
        let kind = first.kind();
        let end = numbered.iter().position(|(_, entry)| entry.kind() != kind).unwrap_or(numbered.len());
        let rest = numbered.split_off(end);
        if several {
            block.line(format!("{}:", voice.say("cli-play-kind", &[("kind", kind.into())])));
        }
        block.below(of_one_kind(&numbered, table, voice));
        numbered = rest;
    }
    block
}

fn of_one_kind(entries: &[(usize, &Entry)], table: &Table, voice: &Voice) -> Block {
    let prefixes: Vec<String> = entries.iter().map(|(number, entry)| prefix(*number, entry, voice)).collect();
    let groups_only = entries.iter().all(|(_, entry)| matches!(entry, Entry::Group { .. }));
    if groups_only && entries.len() >= MANY {
        return in_columns(&prefixes, 2, 4);
    }
    let width = prefixes.iter().map(|prefix| columns(prefix)).max().unwrap_or(0) + 2;
    let mut block = Block::default();
    for ((_, entry), prefix) in entries.iter().zip(&prefixes) {
        match entry {
            Entry::Move(played) => {
                let sentence = Block::of(wrap(&voice.describe(table, *played), WIDTH.saturating_sub(width)));
                block.below(Block::of([pad(prefix, width)]).beside(sentence, 0));
            }
            Entry::Group { .. } => block.line(prefix.clone()),
        }
    }
    block
}

/// The number and the written form.
fn prefix(number: usize, entry: &Entry, voice: &Voice) -> String {
    match entry {
        Entry::Move(played) => format!("{number:>4}  {played}"),
        Entry::Group { prefix, count } => {
            let moves = voice.say("cli-play-moves", &[("n", (*count).into())]);
            format!("{number:>4}  {prefix} ... ({moves})")
        }
    }
}
