//! Hashes of positions and cache keys, in memory only.
//!
//! They are on the hot path of the search: several times as fast as [`witchstone_rules::Fnv1a`], which works byte by byte. They
//! are never stored, and not safe against an adversary: a collision costs one line of a search.

use core::hash::Hasher;

use witchstone_rules::split_mix;

/// 2^64 divided by the golden ratio (Fibonacci hashing).
const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// Hashes positions, eight bytes at a time.
///
/// Words go to the lanes in turn, so that the processor works on all lanes at once.
pub struct WordHasher<const LANES: usize>([u64; LANES]);

impl<const LANES: usize> WordHasher<LANES> {
    /// The hash of nothing.
    pub fn new() -> WordHasher<LANES> {
        WordHasher(core::array::from_fn(|lane| lane as u64))
    }

    #[inline]
    fn mix(&mut self, word: u64) {
        let mixed = (self.0[0] ^ word).wrapping_mul(MULTIPLIER).rotate_left(29);
        for lane in 1..LANES {
            self.0[lane - 1] = self.0[lane];
        }
        self.0[LANES - 1] = mixed;
    }
}

impl<const LANES: usize> Hasher for WordHasher<LANES> {
    fn finish(&self) -> u64 {
        self.0.iter().fold(0, |sum, &lane| split_mix(sum ^ lane))
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, tail) = bytes.as_chunks::<8>();
        for word in words {
            self.mix(u64::from_le_bytes(*word));
        }
        if !tail.is_empty() {
            let mut last = [0; 8];
            last[..tail.len()].copy_from_slice(tail);
            self.mix(u64::from_le_bytes(last));
        }
    }

    #[inline]
    fn write_u8(&mut self, n: u8) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u16(&mut self, n: u16) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u32(&mut self, n: u32) {
        self.mix(n.into());
    }

    #[inline]
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }

    #[inline]
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
}

/// The hash of a cache key, good in its upper bits: those differ for keys that follow each other in a search.
#[inline]
pub fn hash_key(words: &[u64]) -> u64 {
    words.iter().fold(0, |hash, word| (hash.rotate_left(23) ^ word).wrapping_mul(MULTIPLIER))
}
