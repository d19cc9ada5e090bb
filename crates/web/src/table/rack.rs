//! The vial rack with its seven shelves, the chips below it, and the power tiles of Full Moon.

use leptos::prelude::*;
use witchstone_rules::{Chip, Symbol};

use super::scene::Scene;
use super::tile::domino_icon;
use super::{HitTarget, art};

/// The rack and what lies below it.
pub fn rack(scene: &Scene) -> AnyView {
    let powers = scene.table().options.ingredients.then(|| powers(scene));
    view! {
        <div class="rack" role="group" aria-label=scene.words.text("table-rack")>
            <h3>{scene.words.text("table-vials")}</h3>
            {Symbol::ALL.map(|symbol| row(scene, symbol)).collect_view()}
            {bottom(scene)}
            <div class="chips">{Chip::ALL.map(|chip| table_chip(scene, chip)).collect_view()}</div>
            {powers}
        </div>
    }
    .into_any()
}

fn row(scene: &Scene, symbol: Symbol) -> AnyView {
    let thing = HitTarget::Shelf(symbol);
    let (filled, room) = (scene.table().shelves[symbol], scene.table().shelf_room(symbol));
    let class = scene.class(&format!("vials {}", art::tint(symbol)), thing);
    view! {
        <div class=class data-t=thing.code() tabindex=scene.tab(thing) role=scene.role(thing)
            aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {art::symbol_icon(symbol)}
            {vials(filled, room, false)}
            <span class="gift">"×2"</span>
        </div>
    }
    .into_any()
}

fn bottom(scene: &Scene) -> AnyView {
    let thing = HitTarget::BottomShelf;
    let (filled, room) = (scene.table().bottom, scene.table().bottom_room());
    view! {
        <div class=scene.class("vials bottom s-points", thing) data-t=thing.code() tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {art::icon("#w-chip", "")}
            {vials(filled, room, scene.table().collecting.vial)}
            <span class="gift">"1"</span>
        </div>
    }
    .into_any()
}

/// Filled and free vials; the collecting tile lies on the first free one.
fn vials(filled: u8, room: u8, collecting: bool) -> AnyView {
    let vial = |at: u8| {
        let full = at < filled;
        let tile = collecting && at == filled;
        let href = match (full, tile) {
            (true, _) => "#w-vial-full",
            (false, true) => "#w-collecting",
            (false, false) => "#w-vial",
        };
        art::icon(href, if full { "vial full" } else { "vial" })
    };
    view! { <span class="row">{(0..filled + room).map(vial).collect_view()}</span> }.into_any()
}

fn table_chip(scene: &Scene, chip: Chip) -> AnyView {
    let thing = HitTarget::TableChip(chip);
    let count = scene.table().table_chips[chip.index()];
    let base = if count == 0 { "table-chip none" } else { "table-chip" };
    let class = scene.class(&format!("{base} {}", art::chip_tint(chip)), thing);
    view! {
        <div class=class data-t=thing.code() tabindex=scene.tab(thing) role=scene.role(thing)
            aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {chip_icon(chip)}
            <span>{count}</span>
        </div>
    }
    .into_any()
}

/// A chip as an icon.
pub fn chip_icon(chip: Chip) -> AnyView {
    let class = format!("icon chip-icon {}", art::chip_tint(chip));
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true">
            <use href="#w-chip" width="24" height="24"></use>
            <use href=art::chip(chip) x="5" y="5" width="14" height="14"></use>
        </svg>
    }
    .into_any()
}

fn powers(scene: &Scene) -> AnyView {
    let left = Symbol::ALL.into_iter().filter(|symbol| scene.table().power_tiles >> (*symbol as u8) & 1 == 1);
    let tile = |symbol: Symbol| {
        let thing = HitTarget::PowerTile(symbol);
        view! {
            <div class=scene.class("power-tile", thing) data-t=thing.code() tabindex=scene.tab(thing)
                role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>{domino_icon([symbol; 2], 0)}</div>
        }
    };
    view! { <div class="powers">{left.map(tile).collect_view()}</div> }.into_any()
}
