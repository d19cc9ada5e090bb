//! Tiles: two cells with a symbol each, one cell with two symbols.

use leptos::prelude::*;
use witchstone_rules::{Symbol, Tile};

use super::art;
use super::art::glyph_at;
use super::geometry::cauldron::{HALF, SIDE, domino, hexagon};
use super::geometry::{Point, closed_path};

/// The size of a symbol on a cell.
pub const GLYPH: f32 = 27.0;

/// A tile of two cells from a point in a direction, its symbols upright.
pub fn domino_tile(symbols: [Symbol; 2], first: Point, turn: u8, class: &str) -> AnyView {
    let second = first.plus(Point::polar(60.0 * f32::from(turn), 2.0 * HALF));
    let half = |symbol: Symbol, at: Point| {
        let class = format!("half {}", art::tint(symbol));
        view! { <path class=class d=hexagon(at, SIDE - 3.6)></path> }
    };
    view! {
        <g class=format!("domino {class}")>
            <path class="body" d=domino(first, turn, 1.4)></path>
            {half(symbols[0], first)}
            {half(symbols[1], second)}
            {glyph_at(art::glyph(symbols[0]), art::tint(symbols[0]), first, GLYPH)}
            {glyph_at(art::glyph(symbols[1]), art::tint(symbols[1]), second, GLYPH)}
        </g>
    }
    .into_any()
}

/// A special tile around a point: one cell, a symbol in each half.
pub fn special_tile(tile: Tile, at: Point, side: f32) -> AnyView {
    let [a, b] = tile.symbols();
    let corner = |number: f32| at.plus(Point::polar(60.0 * number - 30.0, side - 1.5));
    let right = closed_path(&[corner(5.0), corner(0.0), corner(1.0), corner(2.0)]);
    let left = closed_path(&[corner(2.0), corner(3.0), corner(4.0), corner(5.0)]);
    let apart = Point::new(side * 0.4, 0.0);
    let size = side * 0.72;
    view! {
        <g class="special-tile">
            <path class=format!("half {}", art::tint(a)) d=left></path>
            <path class=format!("half {}", art::tint(b)) d=right></path>
            <path class="body" d=hexagon(at, side - 1.5)></path>
            {glyph_at(art::glyph(a), art::tint(a), at.minus(apart), size)}
            {glyph_at(art::glyph(b), art::tint(b), at.plus(apart), size)}
        </g>
    }
    .into_any()
}

/// A special tile as a separate drawing.
pub fn special_icon(tile: Tile) -> AnyView {
    view! { <svg class="tile-icon" viewBox="0 0 52 52" aria-hidden="true">{special_tile(tile, Point::new(26.0, 26.0), 26.0)}</svg> }
        .into_any()
}

/// A tile of two cells as a separate drawing, turned around its middle.
pub fn domino_icon(symbols: [Symbol; 2], turn: u8) -> AnyView {
    let middle = Point::new(48.0, 48.0);
    let first = middle.minus(Point::polar(60.0 * f32::from(turn), HALF));
    // Lying flat it needs less height than turned.
    let view_box = if turn.is_multiple_of(3) { "2 21 92 54" } else { "9 2 78 92" };
    view! {
        <svg class="tile-icon" viewBox=view_box aria-hidden="true">{domino_tile(symbols, first, turn, "")}</svg>
    }
    .into_any()
}
