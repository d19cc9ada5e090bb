//! The names of the game's things.

use witchstone_rules::{
    Cell, Chip, Connection, Edition, Location, MoonAbility, Place, Silver, Spell, Symbol, Tile,
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
        let plan = edition.ball.plan(connection);
        self.connection_between(plan.from, plan.to)
    }

    /// A connection by its two ends, in the order in which they are written.
    pub fn connection_between(&self, from: Location, to: Location) -> String {
        let bare = |location| self.format("location-bare", &args::location(location));
        self.format("connection", &[("from", bare(from).into()), ("to", bare(to).into())])
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

/// A cell is named by its coordinates in every language; [`Words::whereabouts`] tells where that is.
impl Name for Cell {
    fn name_in(self, _: &Words) -> String {
        self.to_string()
    }
}
