//! The comments of a new edition file: one for every key, in every language, with the limits of the reader.

use witchstone_rules::Edition;
use witchstone_words::{Language, Words, files};

fn words(language: Language) -> Words {
    Words::with_files(language, &[files::editions(language)])
}

/// The comment of the table is enough for these.
fn is_explained_by_its_table(key: &str) -> bool {
    key.starts_with("chips.") || key.starts_with("even_start.")
}

#[test]
fn every_key_has_a_comment_and_no_comment_is_left_over() {
    let keys = Edition::classic().toml_keys();
    for language in Language::ALL {
        let words = words(language);
        for key in keys.iter().filter(|key| !is_explained_by_its_table(key)) {
            assert!(!words.edition_comment(key).is_empty(), "{language:?}: {key}");
        }
        let messages = files::editions(language).lines().filter_map(|line| line.strip_prefix("edition-key-"));
        for name in messages.filter_map(|line| line.split(" =").next()) {
            assert!(keys.iter().any(|key| key.replace('.', "-") == name), "{language:?}: {name}");
        }
    }
}

#[test]
fn every_limit_of_a_key_is_in_a_comment() {
    let words = words(Language::English);
    let keys = Edition::classic().toml_keys();
    let all: Vec<String> = keys.iter().flat_map(|key| words.edition_comment(key)).collect();
    let said = all.join("\n");
    for limit in Edition::LIMITS.iter().filter(|limit| !limit.key.is_empty()) {
        assert!(said.contains(&limit.most.to_string()), "{limit:?}");
    }
    assert_eq!(words.edition_comment("counts.owl_stack")[1], "1 to 8 entries. Each from 1 to 20.");
    assert_eq!(
        words.edition_comment("map.connections")[1],
        "1 to 64 entries. At most 4 alike. spaces: From 1 to 3."
    );
}

#[test]
fn a_commented_file_is_the_same_edition_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        let text = Edition::classic().to_toml_with(|key| words.edition_comment(key));
        assert_eq!(Edition::from_toml(&text).as_ref(), Ok(Edition::classic()), "{language:?}");
    }
}
