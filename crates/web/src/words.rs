//! The texts of the client in the player's language.

use std::cell::RefCell;

use leptos::prelude::*;
use witchstone_words::{Language, Value, Words};

/// The client's own message file of a language.
pub const fn file(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../locales/en/web.ftl"),
        Language::German => include_str!("../../../locales/de/web.ftl"),
        Language::French => include_str!("../../../locales/fr/web.ftl"),
        Language::Dutch => include_str!("../../../locales/nl/web.ftl"),
    }
}

/// The message file of lessons and puzzles of a language.
const fn learning(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../locales/en/learn.ftl"),
        Language::German => include_str!("../../../locales/de/learn.ftl"),
        Language::French => include_str!("../../../locales/fr/learn.ftl"),
        Language::Dutch => include_str!("../../../locales/nl/learn.ftl"),
    }
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
    let files = [
        file(language),
        learning(language),
        crate::table::file(language),
        crate::review::file(language),
        crate::statistics::file(language),
    ];
    Words::with_files(language, &files)
}

/// What a message is given.
pub type Args = Vec<(&'static str, Value<'static>)>;

/// Texts that follow the language that is set.
#[derive(Clone, Copy)]
pub struct Texts(Signal<Words>);

/// The texts, from anywhere inside the application.
pub fn use_texts() -> Texts {
    Texts(crate::use_words())
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
