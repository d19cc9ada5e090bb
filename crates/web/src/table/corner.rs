//! My corner: hand, Scrolls, supplies, score.

use leptos::prelude::*;
use witchstone_rules::{FullMoon, Player, Scroll, ScrollKind, Tile};

use super::scene::Scene;
use super::supply::supply;
use super::targeting::Pick;
use super::tile::domino_icon;
use super::{HitTarget, Supply, art, card};

/// What I have in front of me for others to count.
const MINE: [Supply; 7] = [
    Supply::Energy,
    Supply::Witches,
    Supply::Crystals,
    Supply::Owls,
    Supply::Chips,
    Supply::Specials,
    Supply::Tiles,
];

/// Name and score.
pub fn heading(scene: &Scene) -> AnyView {
    let me = scene.me();
    let thing = HitTarget::Panel(me);
    let class = format!("heading {}{}", art::colour(me), if scene.is_to_act(me) { " acting" } else { "" });
    view! {
        <header class=class data-t=thing.code()>
            {swatch(me)}
            <strong>{scene.name(me)}</strong>
            {moon_card(scene, me)}
            {score(scene, me)}
        </header>
    }
    .into_any()
}

/// The points of a player: on the track, and what they would be if the game ended now; after the game the final ones.
pub fn score(scene: &Scene, player: Player) -> AnyView {
    let thing = HitTarget::Supply(player, Supply::Score);
    let track = scene.table().areas[player].score;
    let total = scene.view.score(player).map(|score| score.total());
    let (points, total) = match total {
        Some(total) if scene.table().is_over() => (total, None),
        total => (track, total),
    };
    let total = total.map(|total| view! { <small>{format!("→ {total}")}</small> });
    view! {
        <span class="score" data-t=thing.code()>{art::icon("#w-crown", "")}<b>{points}</b>{total}</span>
    }
    .into_any()
}

/// A player's colour and pattern.
pub fn swatch(player: Player) -> AnyView {
    view! {
        <svg class="icon swatch" viewBox="0 0 24 24" aria-hidden="true">
            <use href="#w-counter" fill=art::fill(player) width="24" height="24"></use>
        </svg>
    }
    .into_any()
}

/// A player's Full-Moon card; its place is kept before there is one.
pub fn moon_card(scene: &Scene, player: Player) -> Option<AnyView> {
    let area = &scene.table().areas[player];
    let Some(card) = area.moon else {
        let comes = scene.table().options.full_moon != FullMoon::Off;
        let place = || view! { <span class="moon-card kept-free">{art::icon("#w-moon", "moon")}{art::icon("#w-moon", "moon")}</span> };
        return comes.then(|| place().into_any());
    };
    let class = if area.moon_used { "moon-card used" } else { "moon-card" };
    Some(
        view! {
            <span class=class data-t=HitTarget::MoonCard(player).code()>
                {art::icon("#w-moon", "moon")}{art::symbol_icon(card)}
            </span>
        }
        .into_any(),
    )
}

/// The numbers of my supplies.
pub fn supplies(scene: &Scene) -> AnyView {
    let me = scene.me();
    let all = MINE.map(|it| supply(scene, me, it)).collect_view();
    view! { <div class="supplies">{all}</div> }.into_any()
}

/// The hex tiles behind my screen.
pub fn hand(scene: &Scene, fitting: u8) -> AnyView {
    let tiles = scene.view.own.tiles.iter().map(|tile| in_hand(scene, tile, fitting));
    let held = matches!(scene.pick, Pick::Tile(..) | Pick::Power(..));
    let label = scene.words.text("table-turn");
    // Its place is kept: the tiles stay where they are when one is picked up.
    let class = if held { "turn" } else { "turn kept-free" };
    let turn = view! {
        <button class=class type="button" data-do="turn" title=label.clone() aria-label=label>{art::icon("#w-turn", "")}</button>
    };
    view! {
        <div class="hand" role="group" aria-label=scene.words.text("table-hand")>{tiles.collect_view()}{turn}</div>
    }
    .into_any()
}

fn in_hand(scene: &Scene, tile: Tile, fitting: u8) -> AnyView {
    let thing = HitTarget::Tile(tile);
    let turn = match scene.pick {
        held @ Pick::Tile(picked, _) if picked == tile => held.shown_turn(fitting),
        _ => 0,
    };
    view! {
        <div class=scene.class("hand-tile", thing) data-t=thing.code() tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>{domino_icon(tile.symbols(), turn)}</div>
    }
    .into_any()
}

/// My unused Scrolls as cards, or those of the player whose Cauldron was opened.
pub fn scrolls(scene: &Scene) -> AnyView {
    let me = if scene.opened { scene.cauldron } else { scene.me() };
    let held = scene.view.scrolls[me].unwrap_or_default();
    view! {
        <div class="own-scrolls" role="group" aria-label=scene.words.text("table-own-scrolls")>
            {held.kinds(scene.edition()).into_iter().map(|(scroll, count)| own_card(scene, me, scroll, count)).collect_view()}
        </div>
    }
    .into_any()
}

/// A Scroll in front of a player.
pub fn own_card(scene: &Scene, player: Player, scroll: Scroll, count: u8) -> AnyView {
    let thing = HitTarget::Held(player, scroll);
    let edition = scene.edition();
    let reached = match scroll.kind() {
        ScrollKind::Prophecy(number) => {
            Some(edition.prophecy(number).degree(edition, &scene.table().areas[player]))
        }
        _ => None,
    };
    view! {
        <div class=scene.class(card::kind(scroll), thing) data-t=thing.code() tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {(count > 1).then(|| view! { <span class="position">{format!("×{count}")}</span> })}
            {card::face(scene, scroll, reached)}
        </div>
    }
    .into_any()
}
