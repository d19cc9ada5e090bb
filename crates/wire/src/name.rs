//! Things of the game by the words of the notation.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::sync::LazyLock;

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use witchstone_rules::{
    Cell, Cells, Chip, Location, MAX_RADIUS, Move, Phase, Question, Silver, Spell, Symbol, Tile,
};

/// Something that has one word in the notation.
pub trait Word: Copy {
    /// What it is called when a word does not name one.
    const WHAT: &'static str;
    /// The word.
    fn word(self) -> Cow<'static, str>;
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
        f.write_str(&self.0.word())
    }
}

impl<T: Word> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.word())
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

/// The words of things that have a number: they are put together once, and written by the thousand.
struct Words(LazyLock<Vec<String>>);

impl Words {
    const fn new(words: fn() -> Vec<String>) -> Words {
        Words(LazyLock::new(words))
    }

    fn get(&'static self, number: usize) -> Cow<'static, str> {
        Cow::Borrowed(self.0.get(number).map_or("", String::as_str))
    }
}

static TILES: Words = Words::new(|| Tile::all().map(|tile| tile.to_string()).collect());
static LOCATIONS: Words = Words::new(|| Location::all().map(|location| location.to_string()).collect());
static CELLS: Words = Words::new(|| {
    let mut words = vec![String::new(); 64];
    Cells::hexagon(MAX_RADIUS.unsigned_abs()).iter().for_each(|cell| words[cell.index()] = cell.to_string());
    words
});

macro_rules! words {
    ($($type:ty, $what:literal, $word:expr, $read:expr;)*) => {$(
        impl Word for $type {
            const WHAT: &'static str = $what;
            fn word(self) -> Cow<'static, str> {
                let word: fn($type) -> Cow<'static, str> = $word;
                word(self)
            }
            fn read(word: &str) -> Option<$type> {
                $read(word)
            }
        }
    )*};
}

words! {
    Symbol, "symbol", |symbol| symbol.name().into(), Symbol::from_name;
    Chip, "chip", |chip| chip.name().into(), Chip::from_name;
    Spell, "spell", |spell| spell.name().into(), Spell::from_name;
    Silver, "silver space", |silver| silver.name().into(),
        |word: &str| Silver::ALL.into_iter().find(|silver| silver.name() == word);
    Tile, "tile", |tile| TILES.get(tile.index()), Tile::from_name;
    Cell, "cell", |cell| CELLS.get(cell.index()), Cell::from_name;
    Location, "location", |location| LOCATIONS.get(location.index()), Location::from_name;
    Move, "move", |played| played.to_string().into(), |word: &str| word.parse().ok();
}

/// A word for each variant of an enum.
macro_rules! variants {
    ($type:ident, $what:literal: $($variant:ident = $word:literal),*) => {
        impl Word for $type {
            const WHAT: &'static str = $what;
            fn word(self) -> Cow<'static, str> {
                match self { $($type::$variant => $word),* }.into()
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
