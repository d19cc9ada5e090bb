//! What the three sets of bits have in common: cells, locations and connections.

/// Everything that a set of `$item`s does because it is one word of bits. The item wraps its number and knows the set of
/// itself alone.
macro_rules! bit_set {
    ($set:ident of $item:ident) => {
        impl $set {
            /// The empty set.
            pub const NONE: $set = $set(0);

            /// Whether this one is in it.
            #[inline]
            pub const fn contains(self, one: $item) -> bool {
                self.0 & one.alone().0 != 0
            }

            /// Puts one in.
            #[inline]
            pub fn insert(&mut self, one: $item) {
                self.0 |= one.alone().0;
            }

            /// Takes one out.
            #[inline]
            pub fn remove(&mut self, one: $item) {
                self.0 &= !one.alone().0;
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The one with the lowest bit.
            #[inline]
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 { None } else { Some($item(self.0.trailing_zeros() as u8)) }
            }

            /// All of them, the lowest bit first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut rest = self;
                core::iter::from_fn(move || {
                    let first = rest.first()?;
                    rest.0 &= rest.0 - 1;
                    Some(first)
                })
            }
        }

        impl core::fmt::Debug for $set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::NONE, |set, one| set | one.alone())
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = $set;
            #[inline]
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl core::ops::BitOr for $set {
            type Output = $set;
            #[inline]
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl core::ops::BitAndAssign for $set {
            #[inline]
            fn bitand_assign(&mut self, other: $set) {
                self.0 &= other.0;
            }
        }

        impl core::ops::BitOrAssign for $set {
            #[inline]
            fn bitor_assign(&mut self, other: $set) {
                self.0 |= other.0;
            }
        }
    };
}

pub(crate) use bit_set;
