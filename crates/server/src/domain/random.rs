//! What a table needs of a random source.

use witchstone_rules::RandomSource;

/// The random source of a table: for the deal and for the turn order.
pub trait TableRandom: RandomSource {
    /// A uniform number below `n`.
    fn index(&mut self, n: usize) -> usize;
}

/// Shuffles values.
pub(super) fn shuffle<T>(values: &mut [T], random: &mut impl TableRandom) {
    for last in (1..values.len()).rev() {
        values.swap(last, random.index(last + 1));
    }
}
