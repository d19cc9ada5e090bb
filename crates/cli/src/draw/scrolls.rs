//! The displayed Scrolls, and a player's own.

use witchstone_rules::{HeldScrolls, Scroll, Table};

use super::block::{Block, in_columns};
use super::rack::or_dash;
use crate::voice::Voice;

/// Positions 1 to 6 and the draw pile.
pub fn display(table: &Table, voice: &Voice) -> Block {
    let title = |scroll| voice.plain(voice.words().scroll(&table.edition, scroll));
    let entry = |(position, scroll): (usize, Scroll)| format!("  {position}  {}", title(scroll));
    let mut entries: Vec<String> = (1..).zip(table.display.iter()).map(entry).collect();
    if entries.is_empty() {
        entries.push("  -".into());
    }
    let mut block = in_columns(&entries, 1, 2);
    block.line(format!("  {}", voice.say("scrolls-left", &[("n", table.scrolls_left.into())])));
    block
}

/// Unused Scrolls as a list of their titles.
pub fn titles(held: &HeldScrolls, table: &Table, voice: &Voice) -> String {
    let titles = held.kinds(&table.edition).into_iter().map(|(scroll, count)| {
        let title = voice.plain(voice.words().scroll(&table.edition, scroll));
        if count > 1 { format!("{count} x {title}") } else { title }
    });
    or_dash(titles.collect::<Vec<_>>().join("; "))
}
