//! Magic chips and special hex tiles with how many there are of each.

use witchstone_rules::{Chip, Tile};

use super::{Part, Sheet};
use crate::canvas::{Anchor, Canvas, INK, PAPER, colour};
use crate::geometry::Point;
use crate::geometry::cauldron::hexagon;

/// The room of one piece.
const ROOM: Point = Point::new(86.0, 82.0);
/// Pieces in a row.
const CHIPS: usize = 7;
const TILES: usize = 8;

impl Sheet<'_> {
    pub(super) fn chips(&self) -> Part {
        let mut chips = Canvas::default();
        for (at, chip) in Chip::ALL.into_iter().enumerate() {
            let count = self.edition.counts.chips[chip.index()];
            let centre = piece(at, CHIPS);
            chips.titled("chip", &format!("{}: {count}", self.words.name(chip)), |chips| {
                chips.circle(centre, 25.0, PAPER, INK);
                match chip {
                    Chip::Action(symbol) => chips.symbol(symbol, centre, 30.0),
                    Chip::Points => chips.icon("crown", centre, 30.0, "#a86f00"),
                }
                amount(count.into(), centre, chips);
            });
        }
        self.part("chips", ROOM.x * CHIPS as f32, ROOM.y, chips)
    }

    pub(super) fn specials(&self) -> Part {
        let mut tiles = Canvas::default();
        let counted: Vec<(Tile, usize)> = Tile::all()
            .map(|tile| (tile, self.edition.specials.iter().filter(|&&other| other == tile).count()))
            .filter(|(_, count)| *count > 0)
            .collect();
        for (at, (tile, count)) in counted.iter().enumerate() {
            let (centre, [first, second]) = (piece(at, TILES), tile.symbols());
            tiles.titled("special", &format!("{}: {count}", self.words.name(*tile)), |tiles| {
                tiles.path(&hexagon(centre, 28.0), PAPER, INK, 1.2);
                let aside = Point::new(11.0, 0.0);
                tiles.icon(first.name(), centre.minus(aside), 20.0, colour(first));
                tiles.icon(second.name(), centre.plus(aside), 20.0, colour(second));
                amount(*count, centre, tiles);
            });
        }
        let rows = counted.len().div_ceil(TILES).max(1);
        self.part("specials", ROOM.x * TILES as f32, ROOM.y * rows as f32, tiles)
    }
}

fn piece(at: usize, in_row: usize) -> Point {
    Point::new(ROOM.x * ((at % in_row) as f32 + 0.5), ROOM.y * (at / in_row) as f32 + 28.0)
}

fn amount(count: usize, centre: Point, pieces: &mut Canvas) {
    pieces.text(centre.plus(Point::new(0.0, 45.0)), 14.0, Anchor::Middle, &format!("× {count}"));
}
