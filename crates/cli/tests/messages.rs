//! The terminal's own messages: every language has all of them, with the same arguments.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

const LANGUAGES: [(&str, &str); 4] = [
    ("en", include_str!("../locales/en.ftl")),
    ("de", include_str!("../locales/de.ftl")),
    ("fr", include_str!("../locales/fr.ftl")),
    ("nl", include_str!("../locales/nl.ftl")),
];

/// Each message's key with the arguments that its text names.
fn messages(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found = BTreeMap::<&str, BTreeSet<&str>>::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =").filter(|_| line.starts_with("cli-")) {
            key = name;
            assert!(found.insert(key, BTreeSet::new()).is_none(), "{key} is there twice");
        }
        let arguments = line.split('$').skip(1).map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default()
        });
        if let Some(known) = found.get_mut(key) {
            known.extend(arguments);
        }
    }
    found
}

#[test]
fn every_language_has_the_same_messages_with_the_same_arguments() {
    let english = messages(LANGUAGES[0].1);
    assert!(english.len() > 50);
    for (code, text) in LANGUAGES {
        assert_eq!(messages(text), english, "{code}");
    }
}

#[test]
fn the_variants_of_a_choice_are_the_same_in_every_language() {
    let kinds = |text: &str| -> BTreeSet<String> {
        let choices =
            text.lines().map(str::trim).filter(|line| line.starts_with('[') || line.starts_with("*["));
        choices.filter_map(|line| line.split_once(']')).map(|(kind, _)| kind.to_owned()).collect()
    };
    for (code, text) in LANGUAGES {
        assert_eq!(kinds(text), kinds(LANGUAGES[0].1), "{code}");
    }
}

/// Every key of ours that the code names.
fn keys_in_code(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            keys_in_code(&path, found);
            continue;
        }
        let code = std::fs::read_to_string(&path).unwrap();
        let keys =
            code.split('"').filter(|text| text.starts_with("cli-") && !text.contains(char::is_whitespace));
        found.extend(keys.map(str::to_owned));
    }
}

#[test]
fn the_code_uses_every_message_and_no_other() {
    let mut used = BTreeSet::new();
    keys_in_code(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut used);
    let known: BTreeSet<String> = messages(LANGUAGES[0].1).keys().map(|key| (*key).to_owned()).collect();
    assert_eq!(used, known);
}
