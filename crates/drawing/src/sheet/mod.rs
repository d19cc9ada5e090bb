//! A whole edition on one sheet, to be compared with the box.

mod ball;
mod cards;
mod cauldron;
mod lists;
mod pentagram;
mod pieces;
mod wand;

use witchstone_rules::Edition;
use witchstone_words::Words;

use crate::canvas::{Anchor, Canvas, FAINT};
use crate::geometry::Point;

/// The breadth of the sheet.
const WIDTH: f32 = 1500.0;
/// Around everything.
const MARGIN: f32 = 36.0;
/// What is left between the margins.
const INSIDE: f32 = WIDTH - 2.0 * MARGIN;
/// From the heading of a part to its drawing.
const HEADING: f32 = 30.0;
/// Between two parts.
const GAP: f32 = 34.0;

/// A part of the sheet.
struct Part {
    heading: String,
    width: f32,
    height: f32,
    drawing: Canvas,
}

/// What all parts are drawn from.
struct Sheet<'a> {
    edition: &'a Edition,
    words: &'a Words,
}

impl Sheet<'_> {
    fn part(&self, name: &'static str, width: f32, height: f32, drawing: Canvas) -> Part {
        Part { heading: self.words.edition_heading(name), width, height, drawing }
    }

    /// The parts in rows from the top.
    fn rows(&self) -> Vec<Vec<Part>> {
        vec![
            vec![self.ball()],
            vec![self.cauldron(), self.pentagram()],
            vec![self.wand()],
            vec![self.connections()],
            vec![self.chips(), self.specials()],
            vec![self.scrolls()],
            vec![self.moon()],
            vec![self.counts()],
        ]
    }
}

/// The drawing of an edition: Crystal ball, Cauldron, Pentagram, Wand, connections, chips, special tiles, Scrolls, Full-Moon
/// cards and counts as one self-contained SVG. The words need the messages about editions.
pub fn edition_sheet(edition: &Edition, title: &str, words: &Words) -> String {
    let mut page = Canvas::default();
    page.text(Point::new(MARGIN, MARGIN + 24.0), 26.0, Anchor::Start, title);
    let mut y = MARGIN + 44.0;
    for row in (Sheet { edition, words }).rows() {
        page.line(Point::new(MARGIN, y), Point::new(WIDTH - MARGIN, y), FAINT, 1.0);
        let height = row.iter().map(|part| part.height).fold(0.0, f32::max);
        let taken: f32 = row.iter().map(|part| part.width).sum();
        let between = (INSIDE - taken) / row.len() as f32;
        let mut x = MARGIN;
        for part in &row {
            page.text(Point::new(x, y + 24.0), 17.0, Anchor::Start, &part.heading);
            page.place(Point::new(x, y + HEADING + 6.0), 1.0, &part.drawing);
            x += part.width + between;
        }
        y += HEADING + 6.0 + height + GAP;
    }
    page.page(WIDTH, (y - GAP + MARGIN).ceil(), title)
}
