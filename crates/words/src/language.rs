//! The languages there are message files for.

/// A language of the message files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All four.
    pub const ALL: [Language; 4] = [Language::English, Language::German, Language::French, Language::Dutch];

    /// Its code, as in the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Dutch => "nl",
        }
    }

    /// Its name in itself.
    pub const fn native_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Dutch => "Nederlands",
        }
    }

    /// What separates the whole from its decimals.
    pub const fn decimal_separator(self) -> char {
        match self {
            Language::English => '.',
            Language::German | Language::French | Language::Dutch => ',',
        }
    }

    /// The first known language of a code or a list of codes, with or without region, encoding and weight.
    ///
    /// ```
    /// use witchstone_words::Language;
    /// assert_eq!(Language::from_code("de-CH"), Some(Language::German));
    /// assert_eq!(Language::from_code("nl_BE.UTF-8"), Some(Language::Dutch));
    /// assert_eq!(Language::from_code("it, fr;q=0.8, en;q=0.5"), Some(Language::French));
    /// assert_eq!(Language::from_code("tlh"), None);
    /// ```
    pub fn from_code(codes: &str) -> Option<Language> {
        codes.split([',', ':']).find_map(from_one_code)
    }
}

fn from_one_code(code: &str) -> Option<Language> {
    let primary = code.trim().split(['-', '_', '.', ';', '@']).next()?.trim();
    Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
}
