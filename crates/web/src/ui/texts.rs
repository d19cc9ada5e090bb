//! The texts of the client in the player's language.

use leptos::prelude::*;
use witchstone_rules::Edition;
use witchstone_words::{Value, Words};

/// Where a game is: its round out of all that are played on that board, or its set-up.
pub fn round_of(words: &Words, edition: &Edition, round: u8) -> String {
    round_out_of(words, round, edition.counts.turns)
}

/// The same where only the number of rounds is known.
pub fn round_out_of(words: &Words, round: u8, rounds: u8) -> String {
    words.format("round-of", &[("round", round.into()), ("of", rounds.into())])
}

/// What a message is given.
pub type Args = Vec<(&'static str, Value<'static>)>;

/// Texts that follow the language that is set.
#[derive(Clone, Copy)]
pub struct Texts(Signal<Words>);

/// The words of the player's language, from anywhere inside the application.
pub fn use_words() -> Signal<Words> {
    expect_context()
}

/// The texts, from anywhere inside the application.
pub fn use_texts() -> Texts {
    Texts(use_words())
}

impl Texts {
    /// A message that needs nothing, for a node or an attribute.
    pub fn t(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.0.with(|words| words.text(key))
    }

    /// A message with what it needs.
    pub fn f(
        self,
        key: &'static str,
        args: impl Fn() -> Args + Clone + Send + Sync + 'static,
    ) -> impl Fn() -> String + Clone + Send + Sync + 'static {
        move || self.0.with(|words| words.format(key, &args()))
    }

    /// A message now, with what it needs; it does not follow the language.
    pub fn now(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.0.with_untracked(|words| words.format(key, args))
    }

    /// The name of a person; one who was removed from the server has none.
    pub fn person(self, name: &str) -> String {
        if name.is_empty() { self.now("anonymous", &[]) } else { name.to_owned() }
    }

    /// The words themselves.
    pub fn with<T>(self, read: impl FnOnce(&Words) -> T) -> T {
        self.0.with(read)
    }
}

/// All messages of a language, for tests.
#[cfg(test)]
pub fn words_of(language: witchstone_words::Language) -> Words {
    let texts = crate::text_files::ALL.map(|file| text_of(language, file));
    Words::from_texts(language, &texts.each_ref().map(String::as_str))
}

/// A file of messages as the page would load it, for tests.
#[cfg(test)]
pub fn text_of(language: witchstone_words::Language, file: crate::text_files::TextFile) -> String {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let read =
        |part: &&str| std::fs::read_to_string(folder.join(format!("{part}.ftl"))).expect("a message file");
    file.parts.iter().map(read).collect()
}
