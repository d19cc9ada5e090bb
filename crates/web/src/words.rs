//! The texts of the client in the player's language.

use witchstone_words::{Language, Words};

/// All texts of a language.
pub fn words_of(language: Language) -> Words {
    Words::with_files(language, &[crate::table::file(language)])
}
