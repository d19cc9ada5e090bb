//! Where a cell of the Cauldron lies, in words: its ring and a point of the compass.
//!
//! The Cauldron is drawn with its corners to the east and west: q grows eastwards, r towards the south-east.

use witchstone_rules::Cell;

use crate::Words;

const COMPASS: [&str; 8] = ["e", "ne", "n", "nw", "w", "sw", "s", "se"];

impl Words {
    /// Where a cell of the Cauldron lies: "outer ring, east". Neighbouring cells can share it; `q,r` is unique.
    ///
    /// ```
    /// use witchstone_rules::Cell;
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.whereabouts(Cell::at(3, 0).unwrap()), "outer ring, east");
    /// assert_eq!(words.whereabouts(Cell::at(0, 0).unwrap()), "centre");
    /// ```
    pub fn whereabouts(&self, cell: Cell) -> String {
        let (q, r) = cell.coordinates();
        let ring = q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs());
        if ring == 0 {
            return self.text("cell-centre");
        }
        self.format("cell-place", &[("ring", ring.into()), ("compass", compass(q, r).into())])
    }
}

fn compass(q: i8, r: i8) -> &'static str {
    let east = f32::from(q) + f32::from(r) / 2.0;
    let north = -f32::from(r) * 3.0_f32.sqrt() / 2.0;
    let eighths = north.atan2(east) / std::f32::consts::FRAC_PI_4;
    COMPASS[(eighths.round() as i32).rem_euclid(8) as usize]
}
