//! The Pentagram: its spaces in walking order.

use witchstone_rules::PentagramSpace;

use super::{Part, Sheet};
use crate::canvas::{Anchor, Canvas, FAINT, INK, PAPER};
use crate::geometry::Point;
use crate::geometry::cauldron::hexagon;
use crate::geometry::pentagram::{SIZE, centre, scale, space, star};

const SCALE: f32 = 1.9;
const OWL: &str = "#f6d98f";
const HEX: &str = "#d5c4ec";
/// Spaces smaller than this part of the usual size have no number of their own.
const NUMBERED: f32 = 0.6;
/// On a long track, one space in this many has its number beside it.
const EVERY: usize = 5;

impl Sheet<'_> {
    pub(super) fn pentagram(&self) -> Part {
        let mut pentagram = Canvas::default();
        pentagram.path(&star(), "none", FAINT, 2.0);
        let spaces = &self.edition.pentagram.spaces;
        for (at, kind) in spaces.iter().enumerate() {
            self.pentagram_space_at(at, *kind, &mut pentagram);
        }
        self.pentagram_legend(&mut pentagram);
        let mut placed = Canvas::default();
        placed.place(Point::default(), SCALE, &pentagram);
        self.part("pentagram", SIZE * SCALE, SIZE * SCALE, placed)
    }

    fn pentagram_space_at(&self, at: usize, kind: PentagramSpace, pentagram: &mut Canvas) {
        let length = self.edition.pentagram.spaces.len();
        let place = space(at as u8, length);
        let (plain, special) = scale(length);
        let is_plain = kind == PentagramSpace::Light;
        let size = if is_plain { plain } else { special };
        let mark = match at {
            0 => self.words.edition_mark("start"),
            _ => self.words.printed_pentagram_space(kind),
        };
        pentagram.titled("pentagram-space", &format!("{at}: {mark}"), |pentagram| {
            match kind {
                PentagramSpace::Light => pentagram.circle(place, 14.0 * size, PAPER, INK),
                PentagramSpace::Owl(_) => pentagram.circle(place, 17.0 * size, OWL, INK),
                PentagramSpace::Hex(_) => pentagram.path(&hexagon(place, 18.0 * size), HEX, INK, 1.2),
            }
            let inside = size >= NUMBERED;
            if inside {
                pentagram.text(place.plus(Point::new(0.0, 3.6)), 10.0, Anchor::Middle, &at.to_string());
            } else if at.is_multiple_of(EVERY) {
                let out = centre().towards(place, 1.13).plus(Point::new(0.0, 3.0));
                pentagram.text(out, 8.0, Anchor::Middle, &at.to_string());
            }
        });
    }

    /// What the shapes mean, inside the star.
    fn pentagram_legend(&self, pentagram: &mut Canvas) {
        let row = |nth: f32| centre().plus(Point::new(-46.0, -16.0 + 20.0 * nth));
        let words = |pentagram: &mut Canvas, nth: f32, text: &str| {
            pentagram.text(row(nth).plus(Point::new(12.0, 3.2)), 9.0, Anchor::Start, text);
        };
        pentagram.rect(centre().plus(Point::new(-60.0, -32.0)), 120.0, 70.0, PAPER, FAINT);
        pentagram.circle(row(0.0), 6.0, OWL, INK);
        words(pentagram, 0.0, &self.words.edition_mark("owl"));
        pentagram.path(&hexagon(row(1.0), 6.5), HEX, INK, 1.0);
        words(pentagram, 1.0, &self.words.edition_mark("hex"));
        words(pentagram, 2.0, &format!("0 = {}", self.words.edition_mark("start")));
    }
}
