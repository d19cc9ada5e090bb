//! The table's own message files.

use witchstone_words::Language;

/// The table's message file of a language.
pub const fn file(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../../locales/en/table.ftl"),
        Language::German => include_str!("../../../../locales/de/table.ftl"),
        Language::French => include_str!("../../../../locales/fr/table.ftl"),
        Language::Dutch => include_str!("../../../../locales/nl/table.ftl"),
    }
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
