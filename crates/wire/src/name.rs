//! Things of the game by the words of the notation.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use witchstone_rules::{Cell, Chip, Location, Move, Phase, Question, Silver, Spell, Symbol, Tile};

/// Something that has one word in the notation.
pub trait Word: Copy {
    /// What it is called when a word does not name one.
    const WHAT: &'static str;
    /// Writes the word.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
    /// Reads the word.
    fn read(word: &str) -> Option<Self>;
}

/// A thing of the game that is written as its word.
///
/// ```
/// use witchstone_rules::Symbol;
/// use witchstone_wire::Named;
/// assert_eq!(serde_json::to_string(&Named(Symbol::Wand))?, "\"wand\"");
/// assert_eq!(serde_json::from_str::<Named<Symbol>>("\"wand\"")?.0, Symbol::Wand);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Named<T>(pub T);

impl<T: Word> fmt::Display for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f)
    }
}

impl<T: Word> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut word = Short { bytes: [0; SHORT], length: 0 };
        match fmt::Write::write_fmt(&mut word, format_args!("{self}")) {
            Ok(()) => serializer.serialize_str(word.text()),
            Err(_) => serializer.collect_str(self),
        }
    }
}

/// Enough for all words but the longest moves.
const SHORT: usize = 48;

/// A short text on the stack: words are written by the thousand.
struct Short {
    bytes: [u8; SHORT],
    length: usize,
}

impl Short {
    fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }
}

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.length + text.len();
        self.bytes.get_mut(self.length..end).ok_or(fmt::Error)?.copy_from_slice(text.as_bytes());
        self.length = end;
        Ok(())
    }
}

impl<'de, T: Word> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named<T>, D::Error> {
        deserializer.deserialize_str(WordVisitor(PhantomData)).map(Named)
    }
}

struct WordVisitor<T>(PhantomData<T>);

impl<T: Word> Visitor<'_> for WordVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the word of a {}", T::WHAT)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        T::read(word).ok_or_else(|| E::invalid_value(Unexpected::Str(word), &self))
    }
}

/// Wraps each of them.
pub(crate) fn named<T: Copy, C: FromIterator<Named<T>>>(things: impl IntoIterator<Item = T>) -> C {
    things.into_iter().map(Named).collect()
}

/// Unwraps each of them.
pub(crate) fn plain<'a, T: Copy + 'a, C: FromIterator<T>>(
    things: impl IntoIterator<Item = &'a Named<T>>,
) -> C {
    things.into_iter().map(|named| named.0).collect()
}

macro_rules! words {
    ($($type:ty, $what:literal, $read:expr;)*) => {$(
        impl Word for $type {
            const WHAT: &'static str = $what;
            fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self, f)
            }
            fn read(word: &str) -> Option<$type> {
                $read(word)
            }
        }
    )*};
}

words! {
    Symbol, "symbol", Symbol::from_name;
    Chip, "chip", Chip::from_name;
    Tile, "tile", Tile::from_name;
    Cell, "cell", Cell::from_name;
    Location, "location", Location::from_name;
    Move, "move", |word: &str| word.parse().ok();
}

impl Word for Spell {
    const WHAT: &'static str = "spell";
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
    fn read(word: &str) -> Option<Spell> {
        Spell::from_name(word)
    }
}

impl Word for Silver {
    const WHAT: &'static str = "silver space";
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
    fn read(word: &str) -> Option<Silver> {
        Silver::ALL.into_iter().find(|silver| silver.name() == word)
    }
}

/// A word for each variant of an enum.
macro_rules! variants {
    ($type:ident, $what:literal: $($variant:ident = $word:literal),*) => {
        impl Word for $type {
            const WHAT: &'static str = $what;
            fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self { $($type::$variant => $word),* })
            }
            fn read(word: &str) -> Option<$type> {
                Some(match word {
                    $($word => $type::$variant,)*
                    _ => return None,
                })
            }
        }
    };
}

variants!(Phase, "phase": Towers = "towers", TowerBonus = "tower_bonus", Moons = "moons",
    TurnStart = "turn_start", Order = "order", Begin = "begin", Acting = "acting", Over = "over");
variants!(Question, "question": Owl = "owl", Silver = "silver", Witchstone = "witchstone",
    PowerScroll = "power_scroll", Vial = "vial");
