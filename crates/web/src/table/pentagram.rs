//! The Pentagram: its spaces, owls, special tiles and counters.

use leptos::prelude::*;
use witchstone_rules::{PentagramSpace, Player};

use super::art::{badge, glyph_at, points_badge};
use super::geometry::Point;
use super::geometry::cauldron::hexagon;
use super::geometry::pentagram::{SIZE, centre, scale, space, star};
use super::scene::Scene;
use super::tile::special_tile;
use super::{HitTarget, art};

/// The radius of a plain space.
const DISC: f32 = 17.0;
/// The side of a hex space.
const HEX: f32 = 25.0;

/// The Pentagram with everything on it.
pub fn pentagram(scene: &Scene) -> AnyView {
    let spaces = 0..scene.edition().pentagram.spaces.len() as u8;
    let is_plain = |at: &u8| scene.edition().pentagram.space(*at) == PentagramSpace::Light;
    // What is larger lies above.
    let (plain, special): (Vec<u8>, Vec<u8>) = spaces.partition(is_plain);
    let label = scene.words.text("table-pentagram");
    view! {
        <svg class="pentagram" viewBox=format!("0 0 {SIZE} {SIZE}") role="group" aria-label=label>
            <circle class="ring" cx=SIZE / 2.0 cy=SIZE / 2.0 r="104"></circle>
            <path class="star" d=star()></path>
            {plain.into_iter().chain(special).map(|at| one(scene, at)).collect_view()}
            {stack(scene)}
            {scene.table().players().map(|player| counter(scene, player)).collect_view()}
        </svg>
    }
    .into_any()
}

fn one(scene: &Scene, at: u8) -> AnyView {
    let kind = scene.edition().pentagram.space(at);
    let thing = HitTarget::PentagramSpace(at);
    let content = match kind {
        PentagramSpace::Light if at == 0 => {
            view! { <circle r=DISC></circle><circle class="start" r="8"></circle> }.into_any()
        }
        PentagramSpace::Light => view! { <circle r=DISC></circle> }.into_any(),
        PentagramSpace::Owl(stack) => owl(scene, stack, inwards(scene, at)),
        PentagramSpace::Hex(number) => hex(scene, number),
    };
    let name = match kind {
        PentagramSpace::Light => "stop",
        PentagramSpace::Owl(_) => "stop owl",
        PentagramSpace::Hex(_) => "stop hex",
    };
    let (plain, special) = scale(scene.edition().pentagram.spaces.len());
    let scale = if kind == PentagramSpace::Light { plain } else { special };
    let transform = match scale {
        1.0 => place(scene, at).translate(),
        _ => format!("{} scale({scale:.2})", place(scene, at).translate()),
    };
    view! {
        <g class=scene.class(name, thing) transform=transform data-t=thing.code()
            tabindex=scene.tab(thing) role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {scene.is_live(thing).then(|| art::touch_area(Point::default()))}
            {content}
            {scene.is_last(thing).then(|| view! { <circle class="last-ring" r=DISC + 6.0></circle> })}
        </g>
    }
    .into_any()
}

fn place(scene: &Scene, at: u8) -> Point {
    space(at, scene.edition().pentagram.spaces.len())
}

/// The direction from a space to the centre, of length 1.
fn inwards(scene: &Scene, at: u8) -> Point {
    let way = centre().minus(place(scene, at));
    way.times(1.0 / way.length())
}

fn owl(scene: &Scene, stack: u8, inwards: Point) -> AnyView {
    let left = scene.table().owls_left[usize::from(stack)];
    let values = &scene.edition().counts.owl_stack;
    let value = values.len().checked_sub(left.into()).and_then(|taken| values.get(taken));
    let collecting = scene.table().collecting.owl && stack == 0;
    let label = match value {
        Some(value) => value.to_string(),
        None => "+2".to_owned(),
    };
    let stacked = (left > 1).then(|| view! { <circle class="under" r="20" cx="3" cy="3"></circle> });
    view! {
        {stacked}
        <circle class="owl-back" r="20"></circle>
        {glyph_at("#w-owl".into(), String::new(), Point::new(0.0, -3.0), 26.0)}
        {points_badge(Point::new(0.0, 17.0), &label)}
        {(left > 1).then(|| badge(inwards.times(45.0), &format!("×{left}"), "count"))}
        {collecting.then(|| glyph_at("#w-collecting".into(), String::new(), inwards.times(-24.0), 24.0))}
    }
    .into_any()
}

fn hex(scene: &Scene, number: u8) -> AnyView {
    let shown = scene.table().specials[usize::from(number)];
    let thing = HitTarget::HexSpace(number);
    let tile = match shown {
        Some(tile) => special_tile(tile, Point::default(), HEX),
        None => view! { <text class="any" y="6" text-anchor="middle">"2×?"</text> }.into_any(),
    };
    let card = scene.targeting.is_play(thing);
    view! {
        <path class="hex-back" d=hexagon(Point::default(), HEX + 1.0)></path>
        <g class=scene.class("shown", thing) data-t=card.then(|| thing.code()) tabindex=scene.tab(thing)
            role=scene.role(thing) aria-label=scene.label(thing) data-plays=scene.plays(thing)>
            {card.then(|| art::touch_area(Point::default()))}
            {tile}
            {card.then(|| glyph_at("#w-moon".into(), "moon".into(), Point::new(17.0, -19.0), 16.0))}
        </g>
    }
    .into_any()
}

/// The stack of special tiles in the middle.
fn stack(scene: &Scene) -> AnyView {
    let left = scene.table().specials_left;
    let at = centre();
    let under = (left > 1)
        .then(|| view! { <path class="under" d=hexagon(at.plus(Point::new(3.0, 3.0)), 22.0)></path> });
    view! {
        <g class="stack" data-t=HitTarget::SpecialStack.code()>
            {under}
            <path class="back" d=hexagon(at, 22.0)></path>
            <text x=at.x y=at.y + 6.0 text-anchor="middle">{left.to_string()}</text>
        </g>
    }
    .into_any()
}

/// A player's counter; those on one space stand around it.
fn counter(scene: &Scene, player: Player) -> AnyView {
    let area = &scene.table().areas[player];
    // Two outside the ring and two inside it, so that what is on the space stays visible.
    let inwards = inwards(scene, area.pentagram);
    let along = Point::new(-inwards.y, inwards.x);
    let (radial, side) = [(-21.0, -9.0), (-21.0, 9.0), (21.0, -9.0), (21.0, 9.0)][player.index()];
    let at = place(scene, area.pentagram).plus(inwards.times(radial)).plus(along.times(side));
    view! {
        <g class="counter glide" style:transform=at.translate_style()>
            <use href="#w-counter" fill=art::fill(player) x="-9" y="-9" width="18" height="18"></use>
        </g>
    }
    .into_any()
}
