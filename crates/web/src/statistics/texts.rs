//! The message files of the statistics, and dates.

use witchstone_words::{Language, Words};

/// The message file of a language.
pub const fn file(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../locales/en/statistics.ftl"),
        Language::German => include_str!("../../../../locales/de/statistics.ftl"),
        Language::French => include_str!("../../../../locales/fr/statistics.ftl"),
        Language::Dutch => include_str!("../../../../locales/nl/statistics.ftl"),
    }
}

/// A day as the language writes it.
pub fn day(words: &Words, milliseconds: f64) -> String {
    let date = js_sys::Date::new(&milliseconds.into());
    String::from(date.to_locale_date_string(words.language().code(), &js_sys::Object::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(language: Language) -> Vec<&'static str> {
        let lines = file(language).lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" = ").map(|(key, _)| key)).collect()
    }

    #[test]
    fn every_language_has_the_same_messages_in_the_same_order() {
        for language in Language::ALL {
            assert_eq!(keys(language), keys(Language::English), "{}", language.code());
        }
    }
}
