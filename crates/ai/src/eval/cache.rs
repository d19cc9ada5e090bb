//! A cache of feature groups by their keys.

use crate::hash::hash_key;

/// Eight small numbers as one word.
#[inline]
pub fn word(bytes: [u8; 8]) -> u64 {
    u64::from_le_bytes(bytes)
}

/// A cached group.
#[derive(Clone, Copy)]
struct Slot<V, const N: usize> {
    key: [u64; N],
    stage: usize,
    value: V,
}

/// A direct-mapped cache of one feature group, keyed by everything the group depends on.
///
/// A move changes few groups, and a beam alternates between lines, so most groups were computed shortly before.
#[derive(Clone)]
pub struct Cache<V, const N: usize> {
    slots: Box<[Slot<V, N>]>,
}

/// Slots of a cache, as a power of two.
const BITS: u32 = 10;

impl<V: Copy + Default, const N: usize> Cache<V, N> {
    /// An empty cache.
    pub fn new() -> Cache<V, N> {
        let empty = Slot { key: [0; N], stage: usize::MAX, value: V::default() };
        Cache { slots: vec![empty; 1 << BITS].into() }
    }

    /// The cached value of a key with this many turns left; computes and stores it if it is missing.
    #[inline]
    pub fn get_or_compute(&mut self, key: [u64; N], stage: usize, compute: impl FnOnce() -> V) -> V {
        let at = hash_key(&key).wrapping_add((stage as u64) << (64 - BITS)) >> (64 - BITS);
        let slot = &mut self.slots[at as usize];
        if slot.stage != stage || slot.key != key {
            *slot = Slot { key, stage, value: compute() };
        }
        slot.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cached_value_is_not_computed_again() {
        let mut cache = Cache::new();
        assert_eq!(cache.get_or_compute([0], 3, || 10), 10, "not the default");
        assert_eq!(cache.get_or_compute([1], 3, || 11), 11);
        assert_eq!(cache.get_or_compute([0], 3, || unreachable!()), 10);
        assert_eq!(cache.get_or_compute([1], 3, || unreachable!()), 11);
        assert_eq!(cache.get_or_compute([1], 4, || 12), 12, "another stage is another key");
    }

    #[test]
    fn a_key_evicts_another_in_its_slot() {
        let keys = 4 << BITS;
        let mut cache = Cache::new();
        for key in 0..keys {
            assert_eq!(cache.get_or_compute([key, key], 3, || key), key, "whatever the slot held before");
        }
        let evicted = (0..keys).filter(|&key| cache.get_or_compute([key, key], 3, || keys) == keys).count();
        assert!(evicted >= 3 << BITS, "there is room for a quarter: {evicted}");
    }
}
