//! The artwork of symbols, signs and places: drawn by us, as the inside of SVG symbols.
//!
//! Colours are CSS variables or `currentColor`, so that a palette changes all of it. A drawing never says its own size.

mod glyphs;
mod places;

/// One drawing: its id, its view box and its elements.
pub type Drawing = (&'static str, &'static str, &'static str);

pub use glyphs::ALL as GLYPHS;
pub use places::ALL as PLACES;
