//! The names of the game's things.

use witchstone_rules::{
    Cell, Chip, Connection, ConnectionName, Edition, Location, MoonAbility, Place, Silver, Spell, Symbol,
    Tile,
};

use crate::{Words, args};

/// A thing of the game that has a name.
pub trait Name {
    /// Its name in the language of these words.
    fn name_in(self, words: &Words) -> String;
}

impl Words {
    /// The name of a thing of the game.
    ///
    /// ```
    /// use witchstone_rules::{Location, Symbol, Tile};
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.name(Location::tower(2)), "tower 2");
    /// assert_eq!(words.name(Tile::of(Symbol::Witch, Symbol::Energy).unwrap()), "Energy/Witch");
    /// ```
    pub fn name(&self, thing: impl Name) -> String {
        thing.name_in(self)
    }

    /// A connection by its two ends: "tower 0 – Witchstone".
    pub fn connection(&self, edition: &Edition, connection: Connection) -> String {
        self.name(edition.ball.name(connection))
    }
}

impl Name for Symbol {
    fn name_in(self, words: &Words) -> String {
        words.format("symbol", &[args::symbol(self)])
    }
}

impl Name for Chip {
    fn name_in(self, words: &Words) -> String {
        words.format("chip", &[args::chip(Some(self))])
    }
}

impl Name for Tile {
    fn name_in(self, words: &Words) -> String {
        let [first, second] = self.symbols().map(|symbol| words.name(symbol));
        words.format("tile", &[("first", first.into()), ("second", second.into())])
    }
}

impl Name for Spell {
    fn name_in(self, words: &Words) -> String {
        words.format("spell", &[args::spell(self)])
    }
}

impl Name for Place {
    fn name_in(self, words: &Words) -> String {
        words.format("place", &[("place", self.name().into())])
    }
}

impl Name for Location {
    fn name_in(self, words: &Words) -> String {
        words.format("location", &args::location(self))
    }
}

/// Its two ends in the order in which they are written, and its number if it is not the first between them.
impl Name for ConnectionName {
    fn name_in(self, words: &Words) -> String {
        let end = |location| words.format("location-bare", &args::location(location));
        let args = [("from", end(self.from).into()), ("to", end(self.to).into()), ("nth", self.nth.into())];
        words.format("connection", &args)
    }
}

impl Name for Silver {
    fn name_in(self, words: &Words) -> String {
        words.format("silver", &[("silver", self.name().into())])
    }
}

impl Name for MoonAbility {
    fn name_in(self, words: &Words) -> String {
        words.format("ability", &[("ability", self.name().into())])
    }
}

/// A cell is named by its coordinates in every language; [`Words::whereabouts`] describes its place.
impl Name for Cell {
    fn name_in(self, _: &Words) -> String {
        self.to_string()
    }
}
