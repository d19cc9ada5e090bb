//! Random numbers and hashes: tokens, ids, deals, seeds. The one place of the server that draws or hashes.
//!
//! Not the generator and the hash of the rules: nobody may predict a deal or a secret, nor find a secret from its hash.

use rand::rngs::OsRng;
use rand::{Rng, TryRngCore};
use sha2::{Digest, Sha256};
use witchstone_rules::{Pile, RandomSource};

use crate::domain::TableRandom;

/// Letters and digits that are hard to mistake for each other.
const ALPHABET: &[u8; 31] = b"23456789abcdefghjkmnpqrstuvwxyz";

/// A random text of this length, each worth almost five bits.
pub fn text(length: usize) -> String {
    let mut rng = OsRng.unwrap_err();
    (0..length).map(|_| ALPHABET[rng.random_range(0..ALPHABET.len())] as char).collect()
}

/// The text of this length, up to 16, that follows from a secret: always the same one, and worth as much as the secret.
pub fn derived_text(secret: &str, length: usize) -> String {
    let letter =
        |pair: &[u8]| ALPHABET[(usize::from(pair[0]) << 8 | usize::from(pair[1])) % ALPHABET.len()] as char;
    Sha256::digest(secret.as_bytes()).chunks_exact(2).take(length).map(letter).collect()
}

/// A random seed for a bot.
pub fn seed() -> u64 {
    OsRng.unwrap_err().random()
}

/// The hash of a secret, as it is stored.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// Whether two secrets are the same. Their hashes are compared: nobody can choose a hash, so the time that this takes reveals
/// nothing.
pub fn same(one: &str, other: &str) -> bool {
    hash(one) == hash(other)
}

/// The operating system as the random source of tables.
pub struct OsRandom(rand::rand_core::UnwrapErr<OsRng>);

impl Default for OsRandom {
    fn default() -> OsRandom {
        OsRandom(OsRng.unwrap_err())
    }
}

impl RandomSource for OsRandom {
    fn below(&mut self, _: Pile, n: usize) -> usize {
        self.0.random_range(0..n)
    }
}

impl TableRandom for OsRandom {
    fn index(&mut self, n: usize) -> usize {
        self.0.random_range(0..n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_differ_and_are_easy_to_read() {
        assert_ne!(text(10), text(10));
        assert!(text(200).bytes().all(|byte| ALPHABET.contains(&byte)));
        assert_eq!(derived_text("a", 12), derived_text("a", 12));
        assert_ne!(derived_text("a", 12), derived_text("b", 12));
        assert_eq!(derived_text("a", 16).len(), 16);
        assert!(derived_text("a", 16).bytes().all(|byte| ALPHABET.contains(&byte)));
    }
}
