//! The messages of one language.

use std::fmt;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Language, files};

/// What a message is given: a number or a text, made with `into()`.
pub use fluent_bundle::FluentValue as Value;

/// The messages of one language. A clone shares them.
///
/// ```
/// use witchstone_words::{Language, Words};
///
/// let words = Words::new(Language::French);
/// assert_eq!(words.format("actions", &[("n", 2.into())]), "2 actions");
/// ```
#[derive(Clone)]
pub struct Words {
    language: Language,
    bundles: Arc<Vec<Arc<Bundle>>>,
}

type Bundle = FluentBundle<FluentResource>;

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

impl Words {
    /// The messages of this language.
    pub fn new(language: Language) -> Words {
        Words::with_files(language, &[])
    }

    /// The messages of this language and those of more message files, given by their text.
    ///
    /// Messages with errors are left out; the tests of the file's owner find them.
    pub fn with_files(language: Language, more: &[&str]) -> Words {
        let common = common_files(language);
        let all: Vec<&str> = common.iter().chain(more).copied().collect();
        Words::from_texts(language, &all)
    }

    /// The messages of these texts alone: for programs that load message files and do not carry them.
    pub fn from_texts(language: Language, texts: &[&str]) -> Words {
        Words { language, bundles: Arc::new(vec![Arc::new(bundle(language, texts))]) }
    }

    /// These messages and those of one more text, which refer only to each other.
    ///
    /// ```
    /// use witchstone_words::{Language, Words};
    ///
    /// let words = Words::new(Language::English).and("page-title = Rules\n");
    /// assert_eq!(words.text("page-title"), "Rules");
    /// assert!(words.has("points"));
    /// ```
    #[must_use]
    pub fn and(&self, text: &str) -> Words {
        let added = Arc::new(bundle(self.language, &[text]));
        Words {
            language: self.language,
            bundles: Arc::new(self.bundles.iter().cloned().chain([added]).collect()),
        }
    }

    /// The English messages, for programs that report to developers and hosts; made once.
    ///
    /// ```
    /// use witchstone_rules::OptionsError;
    /// use witchstone_words::Words;
    /// let sentence = Words::english().options_error(&OptionsError::Players(5));
    /// assert_eq!(sentence, "Witchstone is for 2 to 4 players, not 5 (S1).");
    /// ```
    pub fn english() -> &'static Words {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
        &ENGLISH
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message that needs nothing.
    pub fn text(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// A message with what it needs. A key that there is no message for is its own text.
    pub fn format(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        let found = self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = found else {
            return key.to_owned();
        };
        let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// Several things as one: "a, b and c".
    ///
    /// ```
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.list(&["Ann".into(), "Ben".into(), "Cy".into()]), "Ann, Ben and Cy");
    /// ```
    pub fn list(&self, items: &[String]) -> String {
        let Some((last, before)) = items.split_last() else {
            return String::new();
        };
        let Some((first, middle)) = before.split_first() else {
            return last.clone();
        };
        let more = |items: String, next: &String| {
            self.format("list-more", &[("items", items.into()), ("next", next.as_str().into())])
        };
        let items = middle.iter().fold(first.clone(), more);
        self.format("list-last", &[("items", items.into()), ("last", last.as_str().into())])
    }
}

fn bundle(language: Language, texts: &[&str]) -> Bundle {
    let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // The marks would keep left-to-right names apart in right-to-left text, which no language here is.
    bundle.set_use_isolating(false);
    for text in texts {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(sound, _)| sound);
        bundle.add_resource(resource).unwrap_or_default();
    }
    bundle
}

/// The message files that every program needs.
const fn common_files(language: Language) -> [&'static str; 6] {
    [
        files::game(language),
        files::moves(language),
        files::events(language),
        files::refusals(language),
        files::versions(language),
        files::advice(language),
    ]
}
