//! Bytes as decisions.

use crate::Dice;

/// Reads decisions from bytes. When they run out it goes on by chance, so that every input is a whole game.
pub struct Choices<'a> {
    bytes: std::slice::Iter<'a, u8>,
    dice: Dice,
}

impl<'a> Choices<'a> {
    /// The decisions in these bytes.
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices { bytes: bytes.iter(), dice: Dice::of(bytes) }
    }

    /// Decisions by nothing but chance.
    pub fn by_chance(dice: Dice) -> Choices<'static> {
        Choices { bytes: [].iter(), dice }
    }

    /// A number below `n`, which is not 0: from one byte, or from two if one is not enough.
    pub fn below(&mut self, n: usize) -> usize {
        let byte = self.byte();
        let number = if n <= 256 { byte } else { byte << 8 | self.byte() };
        number % n
    }

    /// Whether something happens that happens every second time.
    pub fn flag(&mut self) -> bool {
        self.below(2) == 1
    }

    /// One of these, which are not none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())]
    }

    fn byte(&mut self) -> usize {
        match self.bytes.next() {
            Some(&byte) => byte.into(),
            None => self.dice.below(256),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_first_and_chance_after_them() {
        let mut choices = Choices::new(&[7, 1, 2]);
        assert_eq!(choices.below(5), 2);
        assert_eq!(choices.below(1000), 258);
        let later: Vec<usize> = (0..20).map(|_| choices.below(10)).collect();
        assert!(later.iter().any(|&number| number != later[0]), "{later:?}");
    }
}
