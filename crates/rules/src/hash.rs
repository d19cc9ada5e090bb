//! The workspace's one hash function for values that are stored or compared between programs.
//!
//! Other hashes are used for a reason, which stands beside each: SHA-256 where a collision must not be made on purpose (ids of
//! editions in `wire`, secrets in `server`), and a faster one for positions in memory (`hash.rs` of `ai`).

/// FNV-1a with 64 bits. Not collision-resistant against an adversary.
///
/// ```
/// use witchstone_rules::Fnv1a;
/// let hash = Fnv1a::EMPTY.write(b"foo").write(b"bar");
/// assert_eq!(hash.finish(), Fnv1a::EMPTY.write(b"foobar").finish());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fnv1a(u64);

impl Fnv1a {
    /// The hash of no bytes.
    pub const EMPTY: Fnv1a = Fnv1a(0xcbf2_9ce4_8422_2325);

    /// The hash with these bytes appended.
    #[must_use]
    pub fn write(self, bytes: &[u8]) -> Fnv1a {
        Fnv1a(
            bytes.iter().fold(self.0, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)),
        )
    }

    /// The 64 bits.
    pub const fn finish(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Published values.
    #[test]
    fn it_is_fnv_1a() {
        assert_eq!(Fnv1a::EMPTY.finish(), 0xcbf2_9ce4_8422_2325);
        assert_eq!(Fnv1a::EMPTY.write(b"foo").write(b"bar").finish(), 0x8594_4171_f739_67e8);
    }
}
