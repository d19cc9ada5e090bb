//! The Cauldron: cells with their coordinates, Crystals, printed symbols and exits.

use witchstone_rules::{Cell, Symbol};

use super::{Part, Sheet};
use crate::canvas::{Anchor, Canvas, FAINT, INK, PAPER, colour};
use crate::geometry::Point;
use crate::geometry::cauldron::{HEIGHT, SIDE, WIDTH, centre, hexagon, outline};

const SCALE: f32 = 1.75;
/// The breadth of an exit's badge on the rim.
const BADGE: f32 = 14.0;
/// Badges beside each other: three are as broad as a cell.
const IN_ROW: usize = 3;
const MIDDLE: Point = Point::new(WIDTH / 2.0, HEIGHT / 2.0);

impl Sheet<'_> {
    pub(super) fn cauldron(&self) -> Part {
        let plan = &self.edition.cauldron;
        let mut cauldron = Canvas::default();
        cauldron.path(&outline(plan.radius(), 22.0), "#f7f5fb", FAINT, 2.0);
        for cell in plan.cells.iter() {
            self.cell(cell, &mut cauldron);
        }
        for cell in plan.cells.iter() {
            self.exits_at(cell, &mut cauldron);
        }
        let mut placed = Canvas::default();
        placed.place(Point::default(), SCALE, &cauldron);
        self.part("cauldron", WIDTH * SCALE, HEIGHT * SCALE, placed)
    }

    fn cell(&self, cell: Cell, cauldron: &mut Canvas) {
        let (plan, at) = (&self.edition.cauldron, centre(cell));
        cauldron.path(&hexagon(at, SIDE - 1.0), PAPER, INK, 0.8);
        let (q, r) = cell.coordinates();
        cauldron.text(at.plus(Point::new(0.0, 17.5)), 7.0, Anchor::Middle, &format!("{q}, {r}"));
        let middle = at.plus(Point::new(0.0, -4.5));
        if let Some(symbol) = Symbol::ALL.into_iter().find(|symbol| plan.printed[*symbol].contains(cell)) {
            cauldron.symbol(symbol, middle, 24.0);
        }
        let crystal = |mark, fill, cauldron: &mut Canvas| {
            cauldron.titled("crystal", &self.words.edition_mark(mark), |cauldron| {
                let (x, y) = (middle.x, middle.y);
                let d = format!("M{x:.1} {:.1}l8 8-3 11h-10l-3-11z", y - 11.0);
                cauldron.path(&d, fill, INK, 1.0);
            });
        };
        if plan.black == cell {
            crystal("black", INK, cauldron);
        }
        if plan.crystals.contains(cell) {
            crystal("crystal", "#bfe3f7", cauldron);
        }
    }

    /// The symbols that a Crystal reaches from this cell, beside it on the rim: three in a row.
    fn exits_at(&self, cell: Cell, cauldron: &mut Canvas) {
        let exits = &self.edition.cauldron.exits;
        let symbols: Vec<Symbol> =
            Symbol::ALL.into_iter().filter(|symbol| exits[*symbol].contains(cell)).collect();
        let outwards = centre(cell).minus(MIDDLE).angle();
        for (row, symbols) in symbols.chunks(IN_ROW).enumerate() {
            for (at, symbol) in symbols.iter().enumerate() {
                let out = Point::polar(outwards, SIDE + 10.0 + BADGE * row as f32);
                let aside = BADGE * (at as f32 - (symbols.len() as f32 - 1.0) / 2.0);
                let badge = centre(cell).plus(out).plus(Point::polar(outwards + 90.0, aside));
                let name = self.words.name(*symbol);
                let title = format!("{} {cell}: {name}", self.words.edition_mark("exit"));
                cauldron.titled("exit", &title, |cauldron| {
                    cauldron.circle(badge, BADGE / 2.0, PAPER, colour(*symbol));
                    cauldron.symbol(*symbol, badge, 9.5);
                });
            }
        }
    }
}
