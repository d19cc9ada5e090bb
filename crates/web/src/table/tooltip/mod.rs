//! Tooltips: what everything on the table is, in words, with the numbers of this moment.

mod board;
mod clause;
mod own;
mod tracks;

pub use clause::clause_of;
use leptos::prelude::*;
use witchstone_rules::{MoveSequence, Player, Symbol};
use witchstone_words::Value;

use super::HitTarget;
use super::scene::Scene;
use super::targeting::Pick;

/// A title and sentences.
pub struct Tooltip {
    /// What it is.
    pub title: String,
    /// What there is to know.
    pub lines: Vec<String>,
}

impl Tooltip {
    fn new(title: impl Into<String>, lines: impl IntoIterator<Item = String>) -> Tooltip {
        let lines = lines.into_iter().filter(|line| !line.is_empty()).collect();
        Tooltip { title: title.into(), lines }
    }
}

/// An argument of a message.
type Arg = (&'static str, Value<'static>);

fn symbol(symbol: Symbol) -> Arg {
    ("symbol", symbol.name().into())
}

/// A list of players' names, or nothing.
fn names(scene: &Scene, players: impl Iterator<Item = Player>) -> Option<String> {
    let names: Vec<String> = players.map(|player| scene.name(player)).collect();
    (!names.is_empty()).then(|| scene.words.list(&names))
}

/// The explanation of a thing, and what clicking it does.
pub fn explain(scene: &Scene, thing: HitTarget) -> Tooltip {
    let mut tip = what(scene, thing);
    let choices = scene.targeting.sequences(thing).unwrap_or_default();
    let several = matches!(scene.pick, Pick::Tile(..) | Pick::Power(..));
    let shown = if several { 1 } else { 3 };
    if !several || choices.len() == 1 {
        let sentence = |choice: &MoveSequence| scene.words.describe_sequence(scene.table(), *choice);
        tip.lines.extend(choices.iter().take(shown).map(sentence));
    }
    tip
}

fn what(scene: &Scene, thing: HitTarget) -> Tooltip {
    match thing {
        HitTarget::Location(location) => board::location(scene, location),
        HitTarget::Connection(connection) => board::connection(scene, connection),
        HitTarget::Shelf(symbol) => board::shelf(scene, symbol),
        HitTarget::BottomShelf => board::bottom(scene),
        HitTarget::TableChip(chip) => board::table_chip(scene, chip),
        HitTarget::Display(position) => board::display(scene, position),
        HitTarget::ScrollPile => board::pile(scene),
        HitTarget::WandSpace(at) => tracks::wand(scene, at),
        HitTarget::PentagramSpace(at) => tracks::pentagram(scene, at),
        HitTarget::HexSpace(number) => tracks::hex(scene, number),
        HitTarget::SpecialStack => tracks::stack(scene),
        HitTarget::Cell(player, cell) => own::cell(scene, player, cell),
        HitTarget::Exit(_, symbol) => own::exit(scene, symbol),
        HitTarget::Held(player, scroll) => own::scroll(scene, player, scroll),
        HitTarget::MoonCard(player) => own::moon(scene, player),
        HitTarget::Moon(card) => own::moon_card(scene, card),
        HitTarget::Supply(player, supply) => own::supply(scene, player, supply),
        HitTarget::Panel(player) => own::panel(scene, player),
        other => own::pending(scene, other),
    }
}

/// The title of what a pick takes up.
pub fn title_of_pick(scene: &Scene, pick: Pick) -> String {
    super::targeting::handle(scene.table().player, pick)
        .map_or(String::new(), |thing| what(scene, thing).title)
}

/// The explanation as it is shown.
pub fn tooltip(scene: &Scene, thing: HitTarget) -> AnyView {
    let Tooltip { title, lines } = explain(scene, thing);
    let lines = lines.into_iter().map(|line| view! { <p>{line}</p> });
    let clause = || [("clause", clause_of(&scene.view, thing).into())];
    // The style sheet shows the one that fits: a finger has no keys.
    let rules = [("rule with-keys", "tooltip-rule"), ("rule with-touch", "rule-number")]
        .map(|(class, key)| view! { <p class=class>{scene.words.format(key, &clause())}</p> });
    view! { <strong>{title}</strong>{lines.collect_view()}{rules} }.into_any()
}
