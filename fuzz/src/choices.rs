//! Decisions read from bytes.

use witchstone_rules::{Fnv1a, SplitMix64};

/// Reads decisions from bytes. When they run out, a generator seeded with their hash continues, so that every input is a whole
/// game.
pub struct Choices<'a> {
    bytes: std::slice::Iter<'a, u8>,
    rng: SplitMix64,
}

impl<'a> Choices<'a> {
    /// The decisions in these bytes.
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes: bytes.iter(), ..Choices::random(Fnv1a::EMPTY.write(bytes).finish()) }
    }

    /// Random decisions.
    pub fn random(seed: u64) -> Choices<'static> {
        Choices { bytes: [].iter(), rng: SplitMix64::new(seed) }
    }

    /// A number below `n`, which is not 0: from one byte, or two if `n` exceeds 256.
    pub fn below(&mut self, n: usize) -> usize {
        let byte = self.byte();
        let number = if n <= 256 { byte } else { byte << 8 | self.byte() };
        number % n
    }

    /// True or false with equal probability.
    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// An element of a slice that is not empty.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn byte(&mut self) -> usize {
        match self.bytes.next() {
            Some(&byte) => byte.into(),
            None => self.rng.below(256),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_first_then_random_numbers() {
        let mut choices = Choices::new(&[7, 1, 2]);
        assert_eq!(choices.below(5), 2);
        assert_eq!(choices.below(1000), 258);
        let later: Vec<usize> = (0..20).map(|_| choices.below(10)).collect();
        assert!(later.iter().any(|&number| number != later[0]), "{later:?}");
    }
}
