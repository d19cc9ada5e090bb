//! Positions as text.

pub(crate) mod area;
pub(crate) mod ball;
mod block;
pub(crate) mod cauldron;
mod glyphs;
mod grid;
pub(crate) mod legend;
pub(crate) mod rack;
mod scene;
pub(crate) mod scrolls;
mod sheet;
mod table;
pub(crate) mod tracks;
pub(crate) mod turn;

pub use block::{Block, WIDTH, columns, in_columns, pad, wrap};
pub use glyphs::{Glyphs, digit, letter, letters};
pub use scene::Scene;
pub use sheet::score_sheets;
pub use table::table;

use crate::voice::Voice;

/// The whole position, and what the characters mean.
pub fn position(scene: &Scene, voice: &Voice) -> Block {
    let mut page = position_alone(scene, voice);
    page.below(section("cli-legend", legend::legend(&scene.table, voice), voice));
    page
}

/// The whole position, for those who know the legend.
pub fn position_alone(scene: &Scene, voice: &Voice) -> Block {
    let table = &scene.table;
    let mut page = Block::default();
    page.line(turn::title(table, voice));
    page.below(section("heading-ball", ball::ball(table, voice), voice));
    page.below(section("heading-wand", tracks::wand(table, voice.glyphs, WIDTH), voice));
    page.below(section("heading-pentagram", tracks::pentagram(table, voice, WIDTH), voice));
    page.below(section("heading-rack", rack::rack(table, voice), voice));
    page.below(section("heading-scrolls", scrolls::display(table, voice), voice));
    for player in table.players() {
        page.line("");
        page.below(area::area(scene, player, voice));
    }
    if let Some(now) = turn::now(table, voice) {
        page.below(section("heading-open", now, voice));
    }
    page
}

/// The area of the player to move and the current turn.
pub fn own_corner(scene: &Scene, voice: &Voice) -> Block {
    let table = &scene.table;
    let mut page = Block::default();
    page.line(turn::title(table, voice));
    page.below(area::area(scene, table.player, voice));
    if let Some(now) = turn::now(table, voice) {
        page.below(now);
    }
    page
}

fn section(heading: &str, content: Block, voice: &Voice) -> Block {
    let mut block = Block::default();
    block.line("");
    block.line(ruled(&voice.text(heading), voice));
    block.below(content);
    block
}

/// A heading with a line up to the right margin.
fn ruled(heading: &str, voice: &Voice) -> String {
    let rest = WIDTH.saturating_sub(columns(heading) + 4);
    let rule = |length: usize| voice.glyphs.rule.to_string().repeat(length);
    format!("{} {heading} {}", rule(2), rule(rest))
}
