//! Randomness that nobody can guess: tokens, names of tables, deals.

use rand::rngs::OsRng;
use rand::{Rng, TryRngCore};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;
use witchstone_rules::{Chance, Pile};

/// Frames and digits that are hard to mistake for each other.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// A word of so many characters, each worth almost five bits.
pub fn word(length: usize) -> String {
    let mut source = OsRng.unwrap_err();
    (0..length).map(|_| ALPHABET[source.random_range(0..ALPHABET.len())] as char).collect()
}

/// What is kept of a secret.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// Whether a secret has one of these hashes, in a time that does not tell how much of it is right.
pub fn matches(secret: &str, hashes: &[Vec<u8>]) -> bool {
    let given = hash(secret);
    hashes.iter().fold(false, |found, kept| found | bool::from(given.ct_eq(kept)))
}

/// Chance for deals, straight from the operating system.
pub struct OsChance(rand::rand_core::UnwrapErr<OsRng>);

impl OsChance {
    /// A source.
    #[allow(clippy::new_without_default)]
    pub fn new() -> OsChance {
        OsChance(OsRng.unwrap_err())
    }

    /// Draws an order.
    pub fn shuffle_seats<T>(&mut self, seats: &mut [T]) {
        for last in (1..seats.len()).rev() {
            seats.swap(last, self.0.random_range(0..=last));
        }
    }
}

impl Chance for OsChance {
    fn below(&mut self, _: Pile, n: usize) -> usize {
        self.0.random_range(0..n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_secret_itself_matches() {
        let secret = word(32);
        let kept = vec![hash("another"), hash(&secret)];
        assert!(matches(&secret, &kept));
        assert!(!matches(&word(32), &kept));
        assert!(!matches("", &kept));
    }

    #[test]
    fn words_differ_and_are_easy_to_read() {
        assert_ne!(word(10), word(10));
        assert!(word(200).bytes().all(|byte| ALPHABET.contains(&byte)));
    }
}
