//! The workspace's one random number generator, and the interface through which callers supply another.
//!
//! Deals, records, tests and the arena rely on its values, so they never change. Secrets and deals of the server must not be
//! predictable: they come from the operating system (`random.rs` of the server).

use crate::Pile;

/// The increment of SplitMix64: 2^64 divided by the golden ratio.
const INCREMENT: u64 = 0x9e37_79b9_7f4a_7c15;

/// SplitMix64 (Steele, Lea and Flood 2014): the same seed gives the same numbers on every machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The generator with this seed.
    pub const fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn next_u64(&mut self) -> u64 {
        let drawn = split_mix(self.0);
        self.0 = self.0.wrapping_add(INCREMENT);
        drawn
    }

    /// Skips `n` numbers, in constant time.
    #[must_use]
    pub const fn skip(self, n: u64) -> SplitMix64 {
        SplitMix64(self.0.wrapping_add(INCREMENT.wrapping_mul(n)))
    }

    /// A uniform number below `n`, which is not 0.
    #[inline]
    pub const fn below(&mut self, n: usize) -> usize {
        // Multiply-shift: the bias is below n / 2^64, which no game will ever show.
        ((self.next_u64() as u128 * n as u128) >> 64) as usize
    }

    /// True with a probability of 1 / `n`.
    pub const fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// A uniform element of a slice that is not empty.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// Shuffles in place (Fisher–Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// The first number of the [`SplitMix64`] with this seed; also mixes the bits of a number thoroughly.
#[inline]
pub const fn split_mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(INCREMENT);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

/// A random source for deals and samples, supplied by the caller.
pub trait RandomSource {
    /// A uniform number below `n`.
    fn below(&mut self, pile: Pile, n: usize) -> usize;

    /// Shuffles in place (Fisher–Yates).
    fn shuffle<T>(&mut self, pile: Pile, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(pile, last + 1));
        }
    }
}

/// A random source with a seed: the same seed always gives the same deal.
///
/// Eight [`SplitMix64`], one for each pile. Good for play, tests and research, but predictable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seed {
    piles: [SplitMix64; 8],
}

impl Seed {
    /// The random source with this seed.
    pub fn new(seed: u64) -> Seed {
        let mut seeds = SplitMix64::new(seed);
        Seed { piles: core::array::from_fn(|_| SplitMix64::new(seeds.next_u64())) }
    }
}

impl RandomSource for Seed {
    fn below(&mut self, pile: Pile, n: usize) -> usize {
        self.piles[pile.index()].below(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the published generator for seed 1234567.
    #[test]
    fn it_is_split_mix_64() {
        let mut rng = SplitMix64::new(1_234_567);
        let first: Vec<u64> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(first, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]);
        assert_eq!(SplitMix64::new(1_234_567).skip(2).next_u64(), first[2]);
    }

    #[test]
    fn numbers_below_six_are_uniform() {
        let (mut rng, mut counts) = (SplitMix64::new(1), [0; 6]);
        for _ in 0..6000 {
            counts[rng.below(6)] += 1;
        }
        assert!(counts.iter().all(|&count| (800..1200).contains(&count)), "{counts:?}");
    }

    #[test]
    fn shuffling_keeps_every_element() {
        let mut items: Vec<u8> = (0..100).collect();
        SplitMix64::new(3).shuffle(&mut items);
        assert!(!items.is_sorted());
        items.sort_unstable();
        assert!(items.into_iter().eq(0..100));
    }
}
