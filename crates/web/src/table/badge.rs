//! Small labels with a number on them, inside drawings.

use leptos::prelude::*;

use super::geometry::Point;

/// A rounded label around a point. `kind` is its class: `gain`, `price` or `count`.
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
