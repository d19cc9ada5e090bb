//! The Wand and the Pentagram in words.

use witchstone_rules::{PentagramSpace, Silver, Symbol, WandSpace};

use super::{Arg, Tooltip, names, symbol};
use crate::table::scene::Scene;

pub(super) fn wand(scene: &Scene, at: u8) -> Tooltip {
    let (words, table) = (&scene.words, scene.table());
    let here = names(scene, table.players().filter(|player| table.areas[*player].wand == at));
    let here = here.map(|names| words.format("tooltip-here", &[("names", names.into())]));
    let last = scene.edition().wand.last();
    let (title, text) = match scene.edition().wand.space(at) {
        _ if at == 0 => (words.text("tooltip-hilt"), words.text("tooltip-hilt-text")),
        WandSpace::Light => (words.text("tooltip-light"), words.text("tooltip-light-text")),
        WandSpace::Dark { symbol, actions } => dark(scene, symbol, actions),
        WandSpace::Silver(silver) => silver_space(scene, silver, at),
    };
    let title =
        words.format("tooltip-wand-space", &[("title", title.into()), ("n", at.into()), ("of", last.into())]);
    Tooltip::new(title, [Some(text), here].into_iter().flatten())
}

fn dark(scene: &Scene, kind: Symbol, actions: u8) -> (String, String) {
    let args: [Arg; 3] = [symbol(kind), ("n", actions.into()), ("double", (2 * actions).into())];
    (scene.words.text("tooltip-dark"), scene.words.format("tooltip-dark-text", &args))
}

fn silver_space(scene: &Scene, silver: Silver, at: u8) -> (String, String) {
    let words = &scene.words;
    let now = scene.mine().counted(silver) * silver.each();
    let args: [Arg; 3] =
        [("silver", silver.name().into()), ("each", silver.each().into()), ("points", now.into())];
    let mut text = words.format("tooltip-silver-text", &args);
    if scene.table().collecting.silver && scene.edition().wand.first_silver() == Some(at) {
        text = format!("{text} {}", words.text("tooltip-collecting"));
    }
    (words.text("tooltip-silver"), text)
}

pub(super) fn pentagram(scene: &Scene, at: u8) -> Tooltip {
    let (words, table) = (&scene.words, scene.table());
    let here = names(scene, table.players().filter(|player| table.areas[*player].pentagram == at));
    let here = here.map(|names| words.format("tooltip-here", &[("names", names.into())]));
    let mut tip = match scene.edition().pentagram.space(at) {
        PentagramSpace::Light => {
            Tooltip::new(words.text("tooltip-pentagram"), [words.text("tooltip-pentagram-text")])
        }
        PentagramSpace::Owl(stack) => owl(scene, stack),
        PentagramSpace::Hex(number) => hex(scene, number),
    };
    tip.lines.extend(here);
    tip
}

fn owl(scene: &Scene, stack: u8) -> Tooltip {
    let words = &scene.words;
    let left = scene.table().owls_left[usize::from(stack)];
    let values = &scene.edition().counts.owl_stack;
    let top = values.len().checked_sub(left.into()).and_then(|taken| values.get(taken));
    let text = match top {
        Some(&value) => words.format("tooltip-owl", &[("points", value.into()), ("n", left.into())]),
        None => words.text("tooltip-no-owl"),
    };
    let collecting = (stack == 0 && scene.table().collecting.owl).then(|| words.text("tooltip-collecting"));
    Tooltip::new(words.text("tooltip-owl-title"), [Some(text), collecting].into_iter().flatten())
}

pub(super) fn hex(scene: &Scene, number: u8) -> Tooltip {
    let words = &scene.words;
    match scene.table().specials[usize::from(number)] {
        Some(tile) => {
            let title = words.format("tooltip-special-title", &[("tile", words.name(tile).into())]);
            Tooltip::new(title, [words.text("tooltip-special")])
        }
        None => Tooltip::new(words.text("tooltip-no-special-title"), [words.text("tooltip-no-special")]),
    }
}

pub(super) fn stack(scene: &Scene) -> Tooltip {
    let left = scene.table().specials_left;
    Tooltip::new(
        scene.words.text("tooltip-stack-title"),
        [scene.words.format("tooltip-stack", &[("n", left.into())])],
    )
}
