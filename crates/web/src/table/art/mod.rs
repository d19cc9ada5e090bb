//! The artwork: drawn by us, as SVG symbols that are defined once in the page and used everywhere.
//!
//! Colours are CSS variables or `currentColor`, so that a palette changes all of it. A drawing never says its own size.

mod pieces;
mod tokens;

use leptos::prelude::*;
use witchstone_drawing::art::{Drawing, GLYPHS, PLACES};
use witchstone_rules::{Chip, Place, Player, Symbol};

use super::geometry::Point;

/// All drawings, to be put into the page once.
#[component]
pub fn Artwork() -> impl IntoView {
    view! { <svg class="artwork" width="0" height="0" aria-hidden="true" inner_html=definitions()></svg> }
}

fn definitions() -> String {
    let groups = [GLYPHS, PLACES, pieces::ALL, tokens::ALL];
    let symbols: String = groups
        .into_iter()
        .flatten()
        .map(|(id, view_box, body)| format!(r#"<symbol id="w-{id}" viewBox="{view_box}">{body}</symbol>"#))
        .collect();
    format!("<defs>{}{symbols}</defs>", pieces::fills())
}

/// The reference to the drawing of a symbol.
pub fn glyph(symbol: Symbol) -> String {
    format!("#w-{}", symbol.name())
}

/// The reference to the drawing of a place.
pub fn place(place: Place) -> String {
    format!("#w-{}", place.name())
}

/// The reference to the drawing on a chip.
pub fn chip(chip: Chip) -> String {
    match chip {
        Chip::Action(symbol) => glyph(symbol),
        Chip::Points => "#w-crown".into(),
    }
}

/// The fill of a player's pieces: colour and pattern.
pub fn fill(player: Player) -> String {
    format!("url(#w-player-{})", player.index())
}

/// The class that sets the colour of a symbol.
pub fn tint(symbol: Symbol) -> String {
    format!("s-{}", symbol.name())
}

/// The class that sets the colour of a chip.
pub fn chip_tint(chip: Chip) -> String {
    format!("s-{}", chip.name())
}

/// The class that sets the colour of a player.
pub fn colour(player: Player) -> String {
    format!("p-{}", player.index())
}

/// An icon that flows with text.
pub fn icon(href: impl Into<String>, class: &str) -> AnyView {
    let (href, class) = (href.into(), format!("icon {class}"));
    view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true"><use href=href width="24" height="24"></use></svg> }
        .into_any()
}

/// The icon of a symbol in its colour.
pub fn symbol_icon(symbol: Symbol) -> AnyView {
    icon(glyph(symbol), &tint(symbol))
}

/// What takes the taps around a small target: as large as a fingertip, however small the drawing is.
pub fn touch_area(at: Point) -> AnyView {
    view! { <path class="touch" d="M0 0h.01" transform=at.translate()></path> }.into_any()
}

/// The one token of points: a crown before their number.
pub fn points(text: impl Into<String>) -> AnyView {
    let text: String = text.into();
    view! { <span class="points">{icon("#w-crown", "")}{text}</span> }.into_any()
}

/// Points around a point of a drawing: the crown and their number.
pub fn points_badge(at: Point, text: &str) -> AnyView {
    let width = 29.0 + 9.5 * text.chars().count() as f32;
    view! {
        <g class="tag gain" transform=at.translate()>
            <rect x=-width / 2.0 y="-11" width=width height="22" rx="11"></rect>
            {glyph_at("#w-crown".into(), String::new(), Point::new(12.0 - width / 2.0, 0.0), 16.0)}
            <text x="9" y="6" text-anchor="middle">{text.to_owned()}</text>
        </g>
    }
    .into_any()
}

/// A price in actions around a point of a drawing: on a hexagon, as actions come from hex tiles.
pub fn price_badge(at: Point, text: &str) -> AnyView {
    view! {
        <g class="tag price" transform=at.translate()>
            <path d="M-9-13H9L16 0 9 13H-9L-16 0Z"></path>
            <text y="6" text-anchor="middle">{text.to_owned()}</text>
        </g>
    }
    .into_any()
}

/// A rounded label around a point. `kind` is its class: `size`, `value` or `count`.
pub fn badge(at: Point, text: &str, kind: &str) -> AnyView {
    let width = 11.0 + 9.5 * text.chars().count() as f32;
    let class = format!("tag {kind}");
    view! {
        <g class=class transform=at.translate()>
            <rect x=-width / 2.0 y="-11" width=width height="22" rx="11"></rect>
            <text y="6" text-anchor="middle">{text.to_owned()}</text>
        </g>
    }
    .into_any()
}

/// A glyph of this size around a point.
pub fn glyph_at(href: String, class: String, at: Point, size: f32) -> AnyView {
    let corner = at.minus(Point::new(size / 2.0, size / 2.0));
    view! { <use href=href class=class x=corner.x y=corner.y width=size height=size></use> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_drawing_has_its_own_name_and_closes_its_elements() {
        let all: Vec<Drawing> =
            [GLYPHS, PLACES, pieces::ALL, tokens::ALL].into_iter().flatten().copied().collect();
        for (at, (id, _, body)) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|(other, _, _)| other != id), "{id} twice");
            let (opened, closed) = (body.matches('<').count(), body.matches('>').count());
            assert_eq!(opened, closed, "{id}");
            assert!(!body.contains("style="), "{id}: a strict page allows no style attributes");
        }
    }

    #[test]
    fn every_symbol_place_and_chip_is_drawn() {
        let defined = definitions();
        let names =
            Symbol::ALL.map(glyph).into_iter().chain(Place::ALL.map(place)).chain(Chip::ALL.map(chip));
        for name in names {
            assert!(defined.contains(&format!("id=\"{}\"", &name[1..])), "{name}");
        }
    }
}
