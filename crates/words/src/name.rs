//! The names of the game's things.

use witchstone_rules::{
    Chip, Connection, ConnectionName, Edition, Location, MoonAbility, Place, Silver, Spell, Symbol, Tile,
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
    /// use witchstone_rules::{Symbol, Tile};
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.name(Tile::of(Symbol::Witch, Symbol::Energy).unwrap()), "Energy/Witch");
    /// ```
    pub fn name(&self, thing: impl Name) -> String {
        thing.name_in(self)
    }

    /// A location by where it lies on this board.
    ///
    /// ```
    /// use witchstone_rules::{Edition, Location};
    /// use witchstone_words::{Language, Words};
    /// let tower = Location::tower(0);
    /// assert_eq!(Words::new(Language::English).location(Edition::classic(), tower), "the north-east tower");
    /// assert_eq!(Words::new(Language::German).location(Edition::classic(), tower), "der Nordostturm");
    /// ```
    pub fn location(&self, edition: &Edition, location: Location) -> String {
        self.format("location", &args::location(Some(edition), location))
    }

    /// A location without an article, for titles.
    pub fn location_title(&self, edition: &Edition, location: Location) -> String {
        self.location_bare(Some(edition), location)
    }

    pub(crate) fn location_bare(&self, edition: Option<&Edition>, location: Location) -> String {
        self.format("location-bare", &args::location(edition, location))
    }

    /// A connection by its two ends: "north-east tower – Witchstone".
    pub fn connection(&self, edition: &Edition, connection: Connection) -> String {
        self.connection_named(Some(edition), edition.ball.name(connection))
    }

    /// Its two ends in the order in which they are written, and its number if it is not the first between them.
    pub(crate) fn connection_named(&self, edition: Option<&Edition>, name: ConnectionName) -> String {
        let end = |location| self.location_bare(edition, location);
        let args = [("from", end(name.from).into()), ("to", end(name.to).into()), ("nth", name.nth.into())];
        self.format("connection", &args)
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
