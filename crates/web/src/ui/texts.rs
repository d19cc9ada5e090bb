//! The texts of the client in the player's language.

use std::cell::RefCell;

use leptos::prelude::*;
use witchstone_rules::Edition;
use witchstone_words::{Language, Value, Words, files};

/// The client's message files of a language: its own, and those of its larger parts.
const fn client_files(language: Language) -> [&'static str; 5] {
    [
        files::web(language),
        files::learn(language),
        files::table(language),
        files::review(language),
        files::statistics(language),
    ]
}

thread_local! {
    /// Texts that were read before they are needed.
    static READ: RefCell<Option<(Language, Words)>> = const { RefCell::new(None) };
}

/// Reads the texts of a language ahead.
pub fn read_ahead(language: Language) {
    READ.set(Some((language, read(language))));
}

/// All texts of a language.
pub fn words_of(language: Language) -> Words {
    let ahead = READ.take().filter(|(known, _)| *known == language);
    ahead.map_or_else(|| read(language), |(_, words)| words)
}

fn read(language: Language) -> Words {
    Words::with_files(language, &client_files(language))
}

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

    /// The words themselves.
    pub fn with<T>(self, read: impl FnOnce(&Words) -> T) -> T {
        self.0.with(read)
    }
}
