//! A player's Cauldron.

use leptos::prelude::*;
use witchstone_rules::{Cauldron, Cell, Player, RimCrystal, Symbol, Tile};

use super::art::{badge, glyph_at, price_badge};
use super::drag_preview::drag_preview;
use super::geometry::Point;
use super::geometry::cauldron::{HEIGHT, SIDE, WIDTH, centre, direction, exit, hexagon, outline};
use super::scene::Scene;
use super::targeting::Pick;
use super::tile::{GLYPH, domino_tile, special_tile};
use super::{HitTarget, art};

/// The Cauldron of a player, with what is about to be laid into it.
pub fn cauldron(scene: &Scene, player: Player, pointed: Option<HitTarget>) -> AnyView {
    let edition = scene.edition();
    let kettle = &scene.table().areas[player].cauldron;
    let radius = edition.cauldron.radius();
    let label = scene.words.format("table-cauldron", &[("player", scene.name(player).into())]);
    let acting = scene.is_to_act(player) && scene.view.seat == Some(player);
    view! {
        <svg class="cauldron" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="group" aria-label=label>
            <path class="kettle" d=outline(radius, 30.0)></path>
            <path class="well" d=outline(radius, 2.0)></path>
            {Symbol::ALL.map(|symbol| rim(scene, player, symbol)).collect_view()}
            {edition.cauldron.cells.iter().map(|cell| field(scene, player, cell)).collect_view()}
            <g class="laid">{tiles(scene, player, kettle)}</g>
            {crystals(scene, player, kettle)}
            {acting.then(|| drag_preview(scene, player, pointed))}
            {acting.then(|| prices(scene, player))}
        </svg>
    }
    .into_any()
}

/// A cell as it is printed; it takes the clicks for whatever lies on it.
fn field(scene: &Scene, player: Player, cell: Cell) -> AnyView {
    let thing = HitTarget::Cell(player, cell);
    let printed =
        Symbol::ALL.into_iter().find(|symbol| scene.edition().cauldron.printed[*symbol].contains(cell));
    let glyph = printed.map(|symbol| {
        let class = format!("printed {}", art::tint(symbol));
        glyph_at(art::glyph(symbol), class, centre(cell), GLYPH)
    });
    view! {
        <g class=scene.class("cell", thing) data-t=thing.code() tabindex=scene.tab(thing) role=scene.role(thing)
            aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            <path d=hexagon(centre(cell), SIDE - 1.0)></path>
            {glyph}
        </g>
    }
    .into_any()
}

fn tiles(scene: &Scene, player: Player, kettle: &Cauldron) -> AnyView {
    let just =
        if scene.is_to_act(player) { scene.table().laid.map(|(_, cell)| Some(cell)) } else { [None; 2] };
    let dominoes: Vec<(Cell, Cell)> = kettle.tiles().collect();
    let specials: Vec<(Cell, Tile)> = kettle.special_tiles().collect();
    // One place for each cell, so that only what is new appears.
    let at = |cell: Cell| {
        if let Some((_, tile)) = specials.iter().find(|(special, _)| *special == cell) {
            return Some(special_tile(*tile, centre(cell), SIDE));
        }
        let (a, b) = *dominoes.iter().find(|(first, _)| *first == cell)?;
        let symbols = [kettle.symbols_at(a).next()?, kettle.symbols_at(b).next()?];
        let class = if just.contains(&Some(a)) && just.contains(&Some(b)) { "just" } else { "" };
        let class = if symbols[0] == symbols[1] { "power" } else { class };
        Some(domino_tile(symbols, centre(a), direction(a, b)?, class))
    };
    scene.edition().cauldron.cells.iter().map(at).collect_view().into_any()
}

fn crystals(scene: &Scene, player: Player, kettle: &Cauldron) -> AnyView {
    let at = |cell: Cell| {
        let own = kettle.crystals.contains(cell).then(|| gem(centre(cell), Some(player), 31.0));
        own.or_else(|| (kettle.black == Some(cell)).then(|| gem(centre(cell), None, 34.0)))
    };
    let gems = scene.edition().cauldron.cells.iter().map(at);
    view! { <g class="gems">{gems.collect_view()}</g> }.into_any()
}

/// A Crystal of a player's colour, or the black one.
fn gem(at: Point, owner: Option<Player>, size: f32) -> AnyView {
    let (href, fill) = match owner {
        Some(player) => ("#w-gem", art::fill(player)),
        None => ("#w-black-gem", "none".to_owned()),
    };
    let half = size / 2.0;
    view! { <use href=href fill=fill x=at.x - half y=at.y - half width=size height=size></use> }.into_any()
}

/// An exit on the rim, with the Crystals that lie there.
fn rim(scene: &Scene, player: Player, symbol: Symbol) -> Option<AnyView> {
    let (at, angle) = exit(&scene.edition().cauldron, symbol)?;
    let thing = HitTarget::Exit(player, symbol);
    let acting = scene.is_to_act(player);
    let pending = &scene.table().pending;
    let lying = if acting { pending.rim[symbol] } else { 0 };
    let along = Point::polar(angle + 90.0, 27.0);
    let own = (lying > 0)
        .then(|| rim_crystal(scene, at.plus(along), RimCrystal::new(symbol, false), player, lying));
    let black = (acting && pending.black == Some(symbol))
        .then(|| rim_crystal(scene, at.minus(along), RimCrystal::new(symbol, true), player, 1));
    Some(
        view! {
            <g>
                <g class=scene.class(&format!("exit {}", art::tint(symbol)), thing) data-t=thing.code()
                    tabindex=scene.tab(thing) role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
                    {scene.is_live(thing).then(|| art::touch_area(at))}
                    <rect class="gate" x="-13" y="-34" width="26" height="68" rx="9"
                        transform=format!("translate({:.1} {:.1}) rotate({angle:.0})", at.x, at.y)></rect>
                    {glyph_at(art::glyph(symbol), art::tint(symbol), at, 20.0)}
                </g>
                {own}
                {black}
            </g>
        }
        .into_any(),
    )
}

fn rim_crystal(scene: &Scene, at: Point, crystal: RimCrystal, player: Player, count: u8) -> AnyView {
    let thing = HitTarget::Rim(crystal);
    let owner = (!crystal.is_black()).then_some(player);
    let several = (count > 1).then(|| badge(at.plus(Point::new(11.0, 9.0)), &format!("×{count}"), "count"));
    view! {
        <g class=scene.class("rim-crystal", thing) data-t=thing.code() tabindex=scene.tab(thing) role=scene.role(thing)
            aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {scene.is_live(thing).then(|| art::touch_area(at))}
            {gem(at, owner, 28.0)}
            {several}
        </g>
    }
    .into_any()
}

/// What it costs to move the picked Crystal to each cell and exit.
fn prices(scene: &Scene, player: Player) -> Option<AnyView> {
    let Pick::Crystal(from) = scene.pick else {
        return None;
    };
    let plan = &scene.edition().cauldron;
    let cells = plan
        .cells
        .iter()
        .filter(|cell| scene.targeting.is_play(HitTarget::Cell(player, *cell)))
        .map(|cell| price_badge(centre(cell), &plan.price(from, cell).to_string()));
    let exits =
        Symbol::ALL.into_iter().filter(|symbol| scene.targeting.is_play(HitTarget::Exit(player, *symbol)));
    let exits = exits.filter_map(|symbol| {
        let (at, angle) = exit(plan, symbol)?;
        let price = plan.exit_price(from, symbol).to_string();
        Some(price_badge(at.plus(Point::polar(angle + 90.0, 25.0)), &price))
    });
    Some(view! { <g class="prices">{cells.collect_view()}{exits.collect_view()}</g> }.into_any())
}
