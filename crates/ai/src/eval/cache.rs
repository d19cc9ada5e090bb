//! A cache of feature groups by their keys.

/// Eight small numbers as one word.
#[inline]
pub fn word(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

/// The upper bits differ for keys that follow each other in a search.
#[inline]
fn mix(words: &[u64]) -> u64 {
    words.iter().fold(0, |sum, word| (sum.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// One group as it was once.
#[derive(Clone, Copy)]
struct Slot<V, const N: usize> {
    key: [u64; N],
    stage: usize,
    value: V,
}

/// A group as it was lately. Its key is what it depends on, in words; a key takes the place of one with the same hash.
///
/// The moves of a turn change one thing and leave the rest, and a beam goes to and fro between lines; so what is met has
/// mostly been met a little earlier.
#[derive(Clone)]
pub struct Cache<V, const N: usize> {
    slots: Box<[Slot<V, N>]>,
}

/// Places of a memory, as a power of two.
const BITS: u32 = 10;

impl<V: Copy + Default, const N: usize> Cache<V, N> {
    /// An empty cache.
    pub fn new() -> Cache<V, N> {
        let empty = Slot { key: [0; N], stage: usize::MAX, value: V::default() };
        Cache { slots: vec![empty; 1 << BITS].into() }
    }

    /// What is known of a key with so many turns left, or else what `work_out` says.
    #[inline]
    pub fn recall(&mut self, key: [u64; N], stage: usize, work_out: impl FnOnce() -> V) -> V {
        let at = mix(&key).wrapping_add((stage as u64) << (64 - BITS)) >> (64 - BITS);
        let slot = &mut self.slots[at as usize];
        if slot.stage != stage || slot.key != key {
            *slot = Slot { key, stage, value: work_out() };
        }
        slot.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_not_worked_out_again() {
        let mut memory = Cache::new();
        assert_eq!(memory.recall([0], 3, || 10), 10, "not what is there by default");
        assert_eq!(memory.recall([1], 3, || 11), 11);
        assert_eq!(memory.recall([0], 3, || unreachable!()), 10);
        assert_eq!(memory.recall([1], 3, || unreachable!()), 11);
        assert_eq!(memory.recall([1], 4, || 12), 12, "another stage is something else");
    }

    #[test]
    fn a_key_gives_way_to_another_in_its_place() {
        let keys = 4 << BITS;
        let mut memory = Cache::new();
        for key in 0..keys {
            assert_eq!(memory.recall([key, key], 3, || key), key, "whoever was there before");
        }
        let forgotten = (0..keys).filter(|&key| memory.recall([key, key], 3, || keys) == keys).count();
        assert!(forgotten >= 3 << BITS, "there is room for a quarter: {forgotten}");
    }
}
