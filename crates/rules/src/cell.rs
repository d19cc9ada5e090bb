//! The hexagonal cells of a Cauldron, and sets of them as bits of one word.
//!
//! A cell `(q, r)` of a hexagon of radius 3 is bit `(q + 3) + 8 (r + 3)`. Eight bits a row leave one unused column, so a
//! step in any of the six directions is one shift and a step off the board lands on a bit that no board has.

use core::fmt;
use core::ops::Not;

use crate::bits::bit_set;

/// The largest radius that fits the bit layout.
pub const MAX_RADIUS: i8 = 3;

/// A cell of the Cauldron.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell at these axial coordinates, if a hexagon of radius [`MAX_RADIUS`] has it.
    ///
    /// ```
    /// use witchstone_rules::Cell;
    /// assert_eq!(Cell::at(2, -1).unwrap().to_string(), "2,-1");
    /// assert_eq!(Cell::at(3, 3), None);
    /// ```
    pub const fn at(q: i8, r: i8) -> Option<Cell> {
        if !in_range(q) || !in_range(r) || !in_range(q + r) {
            return None;
        }
        Some(Cell(((q + MAX_RADIUS) + 8 * (r + MAX_RADIUS)) as u8))
    }

    /// Its axial coordinates.
    #[inline]
    pub const fn coordinates(self) -> (i8, i8) {
        ((self.0 & 7) as i8 - MAX_RADIUS, (self.0 >> 3) as i8 - MAX_RADIUS)
    }

    /// Its bit number, below 64.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The set of this cell alone.
    #[inline]
    pub const fn alone(self) -> Cells {
        Cells(1 << (self.0 & 63))
    }

    /// The number of steps to another cell.
    pub const fn distance(self, other: Cell) -> u8 {
        let ((q1, r1), (q2, r2)) = (self.coordinates(), other.coordinates());
        let (dq, dr) = (q1 - q2, r1 - r2);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }

    /// The cells at most this many steps away, itself included.
    #[inline]
    pub fn within(self, steps: u8) -> Cells {
        Cells(WITHIN[steps.min(MAX_STEPS) as usize][self.index()])
    }

    /// The cell this many bits further: one step in a half direction.
    #[inline]
    pub(crate) const fn shifted(self, shift: u32) -> Cell {
        Cell(self.0 + shift as u8)
    }

    /// The cell written `q,r`.
    pub fn from_name(name: &str) -> Option<Cell> {
        let (q, r) = name.split_once(',')?;
        let cell = Cell::at(q.parse().ok()?, r.parse().ok()?)?;
        // `+1,0` or `01,0` would parse too, but a cell has one written form only.
        (cell.to_string() == name).then_some(cell)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (q, r) = self.coordinates();
        write!(f, "{q},{r}")
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

/// Ascending order of q, then r: the order in which notation names the cells of a power tile.
impl Ord for Cell {
    fn cmp(&self, other: &Cell) -> core::cmp::Ordering {
        self.coordinates().cmp(&other.coordinates())
    }
}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

const fn in_range(n: i8) -> bool {
    -MAX_RADIUS <= n && n <= MAX_RADIUS
}

/// The farthest two cells can be apart.
const MAX_STEPS: u8 = 2 * MAX_RADIUS as u8;

static WITHIN: [[u64; 64]; MAX_STEPS as usize + 1] = {
    let mut table = [[0; 64]; MAX_STEPS as usize + 1];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            if is_cell(a) && is_cell(b) {
                let mut steps = Cell(a as u8).distance(Cell(b as u8)) as usize;
                while steps <= MAX_STEPS as usize {
                    table[steps][a] |= 1 << b;
                    steps += 1;
                }
            }
            b += 1;
        }
        a += 1;
    }
    table
};

const fn is_cell(index: usize) -> bool {
    let (q, r) = Cell(index as u8).coordinates();
    matches!(Cell::at(q, r), Some(cell) if cell.0 as usize == index)
}

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells(pub u64);

/// One half of the six directions as a left shift; the other half are the same shifts to the right.
/// In order: (1, 0), (-1, 1), (0, 1).
pub const HALF_DIRECTIONS: [u32; 3] = [1, 7, 8];

impl Cells {
    /// The whole hexagon of this radius.
    pub fn hexagon(radius: u8) -> Cells {
        let centre = Cell(MAX_RADIUS as u8 * 9);
        centre.within(radius)
    }

    /// These cells and all their neighbours, on the board or off it.
    #[inline]
    pub const fn grown(self) -> Cells {
        let x = self.0;
        Cells(x | x << 1 | x >> 1 | x << 7 | x >> 7 | x << 8 | x >> 8)
    }

    /// The part of this set that is joined to `seed` by steps inside it.
    #[inline]
    pub fn cluster(self, seed: Cell) -> Cells {
        let mut cluster = seed.alone() & self;
        loop {
            let grown = cluster.grown() & self;
            if grown == cluster {
                return cluster;
            }
            cluster = grown;
        }
    }

    /// The size of the largest cluster.
    pub fn largest_cluster(self) -> u8 {
        let (mut rest, mut largest) = (self, 0);
        while let Some(cell) = rest.first() {
            let cluster = rest.cluster(cell);
            largest = largest.max(cluster.len());
            rest &= !cluster;
        }
        largest
    }

    /// Whether two cells of it are neighbours.
    #[inline]
    pub const fn has_neighbours(self) -> bool {
        let x = self.0;
        x & (x << 1 | x << 7 | x << 8) != 0
    }

    /// Every pair of neighbours in it, once each.
    #[inline]
    pub fn pairs(self) -> impl Iterator<Item = (Cell, Cell)> {
        HALF_DIRECTIONS.into_iter().flat_map(move |shift| {
            Cells(self.0 & self.0 >> shift).iter().map(move |cell| (cell, cell.shifted(shift)))
        })
    }
}

bit_set!(Cells of Cell);

impl Not for Cells {
    type Output = Cells;
    #[inline]
    fn not(self) -> Cells {
        Cells(!self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hexagon_of_radius_3_has_37_cells_and_90_pairs_of_neighbours() {
        let board = Cells::hexagon(3);
        assert_eq!(board.len(), 37);
        assert_eq!(board.pairs().count(), 90);
        assert!(board.pairs().all(|(a, b)| a.distance(b) == 1));
    }

    #[test]
    fn growing_reaches_exactly_the_neighbours() {
        let board = Cells::hexagon(3);
        for cell in board.iter() {
            let near: Cells = board.iter().filter(|other| cell.distance(*other) <= 1).collect();
            assert_eq!(cell.alone().grown() & board, near, "{cell}");
            assert_eq!(cell.within(1), near, "{cell}");
        }
    }

    /// T5: a cluster is a set of adjacent cells.
    #[test]
    fn t5_clusters_are_told_apart() {
        let cell = |q, r| Cell::at(q, r).unwrap();
        let set: Cells =
            [cell(0, 0), cell(1, 0), cell(1, -1), cell(-2, 0), cell(-3, 1)].into_iter().collect();
        assert_eq!(set.cluster(cell(0, 0)).len(), 3);
        assert_eq!(set.cluster(cell(-3, 1)).len(), 2);
        assert_eq!(set.largest_cluster(), 3);
    }
}
