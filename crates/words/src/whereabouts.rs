//! The name of a cell of the Cauldron: its ring, and its corner or the side between two corners.
//!
//! The Cauldron is drawn with corners at the left and right: q grows to the right, r to the lower right.

use witchstone_rules::Cell;

use crate::Words;

/// The directions of the corners, clockwise from the right one.
const CORNERS: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

impl Words {
    /// The name of a cell: unique in a Cauldron, and the same in every text.
    ///
    /// ```
    /// use witchstone_rules::Cell;
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.cell(Cell::at(3, 0).unwrap()), "outer ring, right corner");
    /// assert_eq!(words.cell(Cell::at(1, -2).unwrap()), "middle ring, top");
    /// assert_eq!(words.cell(Cell::at(2, -3).unwrap()), "outer ring, top right");
    /// assert_eq!(words.cell(Cell::at(0, 0).unwrap()), "centre");
    /// ```
    pub fn cell(&self, cell: Cell) -> String {
        let (q, r) = cell.coordinates();
        let ring = q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs());
        if ring == 0 {
            return self.text("cell-centre");
        }
        let (corner, after) = place_on(ring as i8, q, r);
        // On the outer ring two cells lie between two corners: named by the corner that they are next to.
        let spot = match (after, ring) {
            (0, _) => format!("corner-{corner}"),
            (_, 2) => format!("side-{corner}"),
            (1, _) => format!("after-{corner}"),
            _ => format!("before-{}", (corner + 1) % 6),
        };
        self.format("cell-name", &[("ring", ring.into()), ("spot", spot.into())])
    }
}

/// The last corner before a cell, clockwise, and how many cells after it the cell lies.
fn place_on(ring: i8, q: i8, r: i8) -> (usize, i8) {
    let at = |corner: usize, after: i8| {
        let (corner_q, corner_r) = CORNERS[corner];
        let (along_q, along_r) = CORNERS[(corner + 2) % 6];
        (ring * corner_q + after * along_q, ring * corner_r + after * along_r)
    };
    let places = (0..6).flat_map(|corner| (0..ring).map(move |after| (corner, after)));
    places.into_iter().find(|&(corner, after)| at(corner, after) == (q, r)).unwrap_or((0, 0))
}
