//! The files of messages that the page loads, each made of several message files. `cargo xtask client` compiles this list too and
//! writes them.

/// Some message files of `locales/` in one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextFile {
    /// Its name beside the client, in the folder of a language.
    pub name: &'static str,
    /// The names of the message files in it.
    pub parts: &'static [&'static str],
}

/// What every page needs; loaded with the client.
pub const START: TextFile = TextFile {
    name: "start",
    parts: &[
        "advice",
        "events",
        "game",
        "moves",
        "puzzle",
        "reasons",
        "refusals",
        "review",
        "statistics",
        "table",
        "versions",
        "web",
    ],
};

/// The guided game.
pub const LEARN: TextFile = TextFile { name: "learn", parts: &["learn"] };

/// The rules.
pub const RULES: TextFile = TextFile { name: "rules", parts: &["rules", "rulings"] };

/// All of them.
pub const ALL: [TextFile; 3] = [START, LEARN, RULES];

impl TextFile {
    /// Where it lies beside the client, for a language by its code.
    pub fn path(self, language: &str) -> String {
        format!("texts/{language}/{}.ftl", self.name)
    }
}
