//! The tray: what waits to be used, and choices that have no place of their own on the table.

use leptos::prelude::*;
use witchstone_rules::{Chip, Player, RimCrystal, Symbol, Tile};

use super::rack::chip_icon;
use super::scene::Scene;
use super::targeting::Pick;
use super::tile::{domino_icon, special_icon};
use super::{HitTarget, art};

/// Everything in the tray; empty if nothing waits.
pub fn tray(scene: &Scene) -> AnyView {
    // What a rival may use lies at the rival's Cauldron.
    if !scene.view.is_to_move() {
        return idle(scene);
    }
    let mut items = starts(scene);
    items.extend(waiting(scene));
    items.extend(choices(scene));
    items.extend(removal(scene));
    if items.is_empty() {
        return idle(scene);
    }
    view! { <div class="tray" role="group" aria-label=scene.words.text("table-tray")>{items.collect_view()}</div> }.into_any()
}

/// Nothing to use: a line for each rival's last turn.
fn idle(scene: &Scene) -> AnyView {
    let summaries = &scene.recent.summaries;
    let class = if summaries.is_empty() { "tray idle empty" } else { "tray idle" };
    let line = |(player, text): &(Player, String)| {
        view! { <li class=art::colour(*player) title=text.clone()>{text.clone()}</li> }
    };
    let list = (!summaries.is_empty()).then(|| {
        let label = scene.words.text("table-last-turns");
        view! { <ul class="turn-summaries" aria-label=label>{summaries.iter().map(line).collect_view()}</ul> }
    });
    view! { <div class=class>{list}</div> }.into_any()
}

/// What the player to act may use at any time: bonuses, special tiles, Crystals on the rim.
pub fn waiting(scene: &Scene) -> impl Iterator<Item = AnyView> {
    let mut items = bonuses(scene);
    items.extend(specials(scene));
    items.extend(crystals(scene));
    items.into_iter()
}

/// One thing in the tray: an icon and a short text, and what it is for those who do not see the icon.
fn named(
    scene: &Scene,
    thing: HitTarget,
    name: String,
    icon: AnyView,
    text: impl IntoView + 'static,
) -> AnyView {
    let name = view! { <span class="visually-hidden">{name}" "</span> };
    item(scene, thing, view! { {name}{icon} }.into_any(), text)
}

/// The same for a thing that can be clicked: what the click does is its name.
fn item(scene: &Scene, thing: HitTarget, icon: AnyView, text: impl IntoView + 'static) -> AnyView {
    view! {
        <div class=scene.class("tray-item", thing) data-t=thing.code() tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>{icon}<span>{text}</span></div>
    }
    .into_any()
}

/// The types of the tile just laid, with their actions.
fn starts(scene: &Scene) -> Vec<AnyView> {
    let area = scene.table().active();
    let cluster = |symbol: Symbol| {
        let laid = scene.table().laid.iter().find(|(laid, _)| *laid == symbol);
        laid.map_or(0, |&(_, cell)| area.cauldron.cluster(symbol, cell))
    };
    let plays = scene.targeting.plays.iter().filter_map(|(thing, _)| match *thing {
        HitTarget::Start(symbol) => Some((*thing, symbol)),
        HitTarget::Begin => Some((*thing, scene.table().laid[1].0)),
        _ => None,
    });
    plays
        .map(|(thing, symbol)| item(scene, thing, art::symbol_icon(symbol), times(cluster(symbol))))
        .collect()
}

fn times(count: u8) -> String {
    format!("×{count}")
}

/// Chips, vials, the dark Wand space and free choices that wait.
fn bonuses(scene: &Scene) -> Vec<AnyView> {
    let table = scene.table();
    let mut items: Vec<AnyView> = Vec::new();
    let all = table.pending.bonuses();
    for (at, bonus) in all.iter().enumerate().filter(|(at, bonus)| *at == 0 || all[at - 1] != **bonus) {
        let same = all[at..].iter().filter(|other| *other == bonus).count();
        let (symbol, actions) = (bonus.symbol(), bonus.actions());
        let several = if same > 1 { format!(" ({same})") } else { String::new() };
        let (thing, key, icon) = if bonus.is_vial() {
            (HitTarget::Vial(symbol, actions), "pending-vial", vial_icon(symbol))
        } else {
            (HitTarget::Chip(symbol, actions), "pending-chip", chip_icon(Chip::Action(symbol)))
        };
        let name = scene.words.format(key, &[("n", actions.into()), ("symbol", symbol.name().into())]);
        items.push(named(scene, thing, name, icon, times(actions) + &several));
    }
    if let Some((symbol, actions, doubled)) = table.waiting_dark() {
        let actions = if doubled { 2 * actions } else { actions };
        let icon = view! { {art::icon("#w-wand", "dim")}{art::symbol_icon(symbol)} }.into_any();
        let name =
            scene.words.format("pending-wand", &[("n", actions.into()), ("symbol", symbol.name().into())]);
        items.push(named(scene, HitTarget::WandBonus, name, icon, times(actions)));
    }
    if table.pending.free > 0 {
        let name = scene.words.text("pending-free");
        let free =
            |symbol| named(scene, HitTarget::Free(symbol), name.clone(), art::symbol_icon(symbol), times(2));
        items.extend(Symbol::ALL.map(free));
    }
    items
}

fn vial_icon(symbol: Symbol) -> AnyView {
    view! { {art::icon("#w-vial-full", &art::tint(symbol))}{art::symbol_icon(symbol)} }.into_any()
}

/// A card for each kind of special tile that waits.
fn specials(scene: &Scene) -> Vec<AnyView> {
    let waiting = &scene.table().pending.specials;
    waiting.kinds().map(|tile| special_card(scene, tile, waiting.count(tile))).collect()
}

/// What a special tile is good for: actions of one of its symbols, or a cell of the Cauldron.
fn special_card(scene: &Scene, tile: Tile, count: u8) -> AnyView {
    let words = &scene.words;
    let title = words.format("tooltip-special-title", &[("tile", words.name(tile).into())]);
    let uses = tile
        .symbols()
        .map(|symbol| item(scene, HitTarget::SpecialAs(tile, symbol), art::symbol_icon(symbol), times(2)));
    let several = if count > 1 { format!("({count})") } else { String::new() };
    view! {
        <div class="special-card" role="group" aria-label=title>
            <span>{words.text("special-use")}</span>{uses.collect_view()}
            <span>{words.text("special-place")}</span>
            {item(scene, HitTarget::Special(tile), special_icon(tile), several)}
        </div>
    }
    .into_any()
}

/// Crystals on the rim.
fn crystals(scene: &Scene) -> Vec<AnyView> {
    let pending = &scene.table().pending;
    let own = Symbol::ALL
        .into_iter()
        .filter(|exit| pending.rim[*exit] > 0)
        .map(|exit| (RimCrystal::new(exit, false), pending.rim[exit]));
    let black = pending.black.map(|exit| (RimCrystal::new(exit, true), 1));
    own.chain(black).map(|(crystal, count)| {
        let (href, fill) = if crystal.is_black() {
            ("#w-black-gem", "none".to_owned())
        } else {
            ("#w-gem", art::fill(scene.table().player))
        };
        let icon = view! {
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href=href fill=fill width="24" height="24"></use></svg>
            {art::symbol_icon(crystal.exit())}
        };
        let text = if count > 1 { format!("({count})") } else { String::new() };
        let key = if crystal.is_black() { "pending-black" } else { "pending-crystal" };
        let name = scene.words.format(key, &[("symbol", crystal.exit().name().into())]);
        named(scene, HitTarget::Rim(crystal), name, icon.into_any(), text)
    }).collect()
}

/// Full-Moon cards to keep, power tiles to choose from, and saying no.
fn choices(scene: &Scene) -> Vec<AnyView> {
    let words = &scene.words;
    let plays = scene.targeting.plays.iter().filter_map(|(thing, _)| match *thing {
        HitTarget::Moon(card) => {
            let icon = view! { {art::icon("#w-moon", "moon")}{art::symbol_icon(card)} }.into_any();
            Some(item(scene, *thing, icon, words.moon_card(card)))
        }
        HitTarget::Decline => Some(item(scene, *thing, ().into_any(), words.text("table-decline"))),
        _ => None,
    });
    let asked = scene.table().question.is_some();
    let powers = Symbol::ALL
        .into_iter()
        .filter(|symbol| asked && scene.table().power_tiles >> (*symbol as u8) & 1 == 1);
    let powers = powers
        .map(|symbol| item(scene, HitTarget::PowerTile(symbol), domino_icon([symbol; 2], 0), String::new()));
    powers.chain(plays).collect()
}

/// Taking the picked Crystal out for points.
fn removal(scene: &Scene) -> Option<AnyView> {
    let Pick::Crystal(cell) = scene.pick else {
        return None;
    };
    let thing = HitTarget::Remove(cell);
    scene.targeting.is_play(thing).then(|| {
        let price = scene.table().active().removal_price();
        let icon = view! { {art::icon("#w-out", "")} }.into_any();
        let text = view! { {scene.words.text("table-remove")} " " {art::points(format!("−{price}"))} };
        item(scene, thing, icon, text)
    })
}
