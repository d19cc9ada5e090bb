//! A transposition table without values: the hashes of positions visited, cleared in constant time.

/// Hashes of positions visited. Its memory is reused by later searches.
pub struct TranspositionSet {
    slots: Vec<(u64, u32)>,
    round: u32,
    count: usize,
}

impl TranspositionSet {
    /// Room for about half of `2^bits` hashes.
    pub fn new(bits: u32) -> TranspositionSet {
        TranspositionSet { slots: vec![(0, 0); 1 << bits], round: 1, count: 0 }
    }

    /// Removes everything.
    pub fn clear(&mut self) {
        self.round += 1;
        self.count = 0;
    }

    /// Whether a hash is in it.
    pub fn contains(&self, hash: u64) -> bool {
        let mask = self.slots.len() - 1;
        let mut at = (hash >> 20) as usize & mask;
        while self.slots[at].1 == self.round {
            if self.slots[at].0 == hash {
                return true;
            }
            at = (at + 1) & mask;
        }
        false
    }

    /// Inserts a hash and returns whether it was new. A full set inserts nothing and reports everything as new.
    pub fn insert(&mut self, hash: u64) -> bool {
        if 2 * self.count >= self.slots.len() {
            return true;
        }
        let mask = self.slots.len() - 1;
        let mut at = (hash >> 20) as usize & mask;
        loop {
            let (other, round) = self.slots[at];
            if round != self.round {
                self.slots[at] = (hash, self.round);
                self.count += 1;
                return true;
            }
            if other == hash {
                return false;
            }
            at = (at + 1) & mask;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_new_once() {
        let mut seen = TranspositionSet::new(4);
        assert!(seen.insert(7) && !seen.insert(7) && seen.insert(8));
        seen.clear();
        assert!(seen.insert(7));
    }

    #[test]
    fn a_full_set_calls_everything_new_and_ends() {
        let mut seen = TranspositionSet::new(2);
        assert!((0..10).all(|hash| seen.insert(hash << 20)));
    }
}
