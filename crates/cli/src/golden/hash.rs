//! The hash of a game's decisions: FNV-1a with 64 bits over lines of text.

use std::fmt;
use std::str::FromStr;

use witchstone_rules::{Fnv1a, Player};

/// A finished hash, written as 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hash(u64);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The text is not a hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HashError;

impl fmt::Display for HashError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("The hash is not 16 hexadecimal digits.")
    }
}

impl std::error::Error for HashError {}

impl FromStr for Hash {
    type Err = HashError;

    fn from_str(text: &str) -> Result<Hash, HashError> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        let number = u64::from_str_radix(text, 16).ok();
        let number = number.filter(|_| text.len() == 16 && text.bytes().all(is_digit));
        number.map(Hash).ok_or(HashError)
    }
}

/// A hash in the making. For each decision it is fed these lines, each with its line end:
///
/// - `player` and the place in turn order of the player to act, from 0;
/// - every legal move, sorted by bytes;
/// - `scores` and every player's points on the track after the move, in turn order.
#[derive(Clone, Debug)]
pub struct Hasher(Fnv1a);

impl Default for Hasher {
    fn default() -> Hasher {
        Hasher(Fnv1a::EMPTY)
    }
}

impl Hasher {
    /// Who decides between what.
    pub fn before(&mut self, player: Player, sorted_legal: &[String]) {
        self.line(&format!("player {}", player.index()));
        for legal in sorted_legal {
            self.line(legal);
        }
    }

    /// The points that came of it.
    pub fn after(&mut self, points: &[u16]) {
        let points: Vec<String> = points.iter().map(u16::to_string).collect();
        self.line(&format!("scores {}", points.join(" ")));
    }

    /// The hash of all that was fed.
    pub fn finish(&self) -> Hash {
        Hash(self.0.finish())
    }

    fn line(&mut self, text: &str) {
        self.0 = self.0.write(text.as_bytes()).write(b"\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_hashed_with_its_line_end() {
        let mut hasher = Hasher::default();
        hasher.line("foobar");
        assert_eq!(hasher.finish(), Hash(Fnv1a::EMPTY.write(b"foobar\n").finish()));
    }

    #[test]
    fn order_player_and_points_count() {
        let hash = |player, legal: &[&str], points: &[u16]| {
            let mut hasher = Hasher::default();
            hasher
                .before(Player::new(player), &legal.iter().map(|&text| text.to_owned()).collect::<Vec<_>>());
            hasher.after(points);
            hasher.finish()
        };
        let one = hash(0, &["end", "step"], &[1, 23]);
        assert_ne!(one, hash(1, &["end", "step"], &[1, 23]));
        assert_ne!(one, hash(0, &["endstep"], &[1, 23]));
        assert_ne!(one, hash(0, &["end", "step"], &[12, 3]));
        assert_eq!(one, one.to_string().parse().unwrap());
    }

    #[test]
    fn other_texts_are_no_hashes() {
        for text in ["", "12", "0123456789ABCDEF", "+123456789abcdef", "0123456789abcdefa"] {
            assert!(text.parse::<Hash>().is_err(), "{text}");
        }
    }
}
