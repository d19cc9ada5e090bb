//! SVG as text: the few elements that drawings here are made of.

use std::fmt::{Display, Write};

use witchstone_rules::Symbol;

use crate::art::{Drawing, GLYPHS, PLACES};
use crate::geometry::Point;

/// The colour of lines and letters.
pub(crate) const INK: &str = "#2b2440";
/// The colour of what stays behind.
pub(crate) const FAINT: &str = "#d8d3e4";
/// The colour of paper.
pub(crate) const PAPER: &str = "#ffffff";

/// The palette of the artwork on white paper.
const PALETTE: [(&str, &str); 14] = [
    ("--cut", "#ffffff"),
    ("--stone", "#a99fb8"),
    ("--stone-shade", "#7d7391"),
    ("--roof", "#9c4a55"),
    ("--roof-light", "#b75f57"),
    ("--wall", "#d8c5a0"),
    ("--wall-shade", "#a8936f"),
    ("--leaf", "#5f9d69"),
    ("--leaf-shade", "#3d7052"),
    ("--window", "#f3c356"),
    ("--glow", "#3a8fc4"),
    ("--bad", "#b3261e"),
    ("--silver", "#c9ced6"),
    ("--ink", INK),
];

/// The colour of a symbol.
pub(crate) const fn colour(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Energy => "#a86f00",
        Symbol::Witch => "#7b3fa0",
        Symbol::Pentagram => "#b3261e",
        Symbol::Crystal => "#1769aa",
        Symbol::Wand => "#2e7d32",
        Symbol::Scroll => "#7a4a1c",
    }
}

/// The elements of a drawing so far.
#[derive(Default)]
pub(crate) struct Canvas {
    text: String,
}

/// The alignment of a text relative to its point.
#[derive(Clone, Copy)]
pub(crate) enum Anchor {
    Start,
    Middle,
}

impl Canvas {
    /// Any element.
    pub(crate) fn put(&mut self, element: impl Display) {
        // A string takes everything.
        let _ = writeln!(self.text, "{element}");
    }

    /// A group with a tooltip, and its content.
    pub(crate) fn titled(&mut self, class: &str, title: &str, content: impl FnOnce(&mut Canvas)) {
        self.put(format_args!("<g class=\"{class}\"><title>{}</title>", escape(title)));
        content(self);
        self.put("</g>");
    }

    /// Another drawing, moved and enlarged.
    pub(crate) fn place(&mut self, at: Point, scale: f32, drawing: &Canvas) {
        let Point { x, y } = at;
        self.put(format_args!("<g transform=\"translate({x:.1} {y:.1}) scale({scale:.2})\">"));
        self.text += &drawing.text;
        self.put("</g>");
    }

    pub(crate) fn path(&mut self, d: &str, fill: &str, stroke: &str, width: f32) {
        self.put(format_args!(
            "<path d=\"{d}\" fill=\"{fill}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>"
        ));
    }

    pub(crate) fn line(&mut self, from: Point, to: Point, stroke: &str, width: f32) {
        self.put(format_args!(
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>",
            from.x, from.y, to.x, to.y
        ));
    }

    pub(crate) fn circle(&mut self, at: Point, radius: f32, fill: &str, stroke: &str) {
        self.put(format_args!(
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\" fill=\"{fill}\" stroke=\"{stroke}\" \
             stroke-width=\"1.2\"/>",
            at.x, at.y
        ));
    }

    pub(crate) fn rect(&mut self, corner: Point, width: f32, height: f32, fill: &str, stroke: &str) {
        self.put(format_args!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\" fill=\"{fill}\" \
             stroke=\"{stroke}\"/>",
            corner.x, corner.y
        ));
    }

    /// A line of text; `at` is on its base line.
    pub(crate) fn text(&mut self, at: Point, size: f32, anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
        };
        self.put(format_args!(
            "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{size}\" text-anchor=\"{anchor}\">{}</text>",
            at.x,
            at.y,
            escape(text)
        ));
    }

    /// A drawing of the artwork around a point.
    pub(crate) fn icon(&mut self, name: &str, centre: Point, size: f32, colour: &str) {
        let (x, y) = (centre.x - size / 2.0, centre.y - size / 2.0);
        self.put(format_args!(
            "<use href=\"#w-{name}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{size}\" height=\"{size}\" color=\"{colour}\"/>"
        ));
    }

    /// A symbol in its colour around a point.
    pub(crate) fn symbol(&mut self, symbol: Symbol, centre: Point, size: f32) {
        self.icon(symbol.name(), centre, size, colour(symbol));
    }

    /// The whole file.
    pub(crate) fn page(self, width: f32, height: f32, title: &str) -> String {
        let symbols: String = [GLYPHS, PLACES].into_iter().flatten().map(definition).collect();
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"sans-serif\" fill=\"{INK}\">\n<title>{}</title>\n\
             <defs>{symbols}</defs>\n<rect width=\"{width}\" height=\"{height}\" fill=\"{PAPER}\"/>\n{}</svg>\n",
            escape(title),
            self.text
        )
    }
}

fn definition(drawing: &Drawing) -> String {
    let (id, view_box, body) = drawing;
    let coloured = PALETTE
        .iter()
        .fold((*body).to_owned(), |body, (name, colour)| body.replace(&format!("var({name})"), colour));
    format!("<symbol id=\"w-{id}\" viewBox=\"{view_box}\">{coloured}</symbol>")
}

/// A text as the content of an element.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A text in lines of at most this width, estimated from the number of letters.
pub(crate) fn wrapped(text: &str, width: f32, size: f32) -> Vec<String> {
    let most = (width / (0.54 * size)).max(1.0) as usize;
    let mut lines: Vec<String> = Vec::new();
    // A space that does not break stays inside its line.
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_of_the_artwork_is_in_the_palette() {
        for drawing in [GLYPHS, PLACES].into_iter().flatten() {
            assert!(!definition(drawing).contains("var("), "{}", drawing.0);
        }
    }

    #[test]
    fn long_texts_are_wrapped_between_words() {
        assert_eq!(wrapped("one two three", 60.0, 12.0), ["one two", "three"]);
        assert_eq!(wrapped("", 60.0, 12.0), Vec::<String>::new());
    }
}
