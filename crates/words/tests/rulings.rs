//! Rulings and differences between the printed rulebooks are explained in every language, and nothing else is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use witchstone_rules::Edition;
use witchstone_words::{Language, Words};

const LAW: &str = include_str!("../../rules/RULES.md");

/// The name and the text of each clause.
fn clauses() -> impl Iterator<Item = (&'static str, &'static str)> {
    LAW.lines().filter_map(|line| line.strip_prefix("- ")).filter_map(|clause| clause.split_once(' '))
}

/// The clauses that the law marks as rulings.
fn rulings() -> BTreeSet<String> {
    clauses().filter(|(_, text)| text.contains('⚖')).map(|(name, _)| name.to_lowercase()).collect()
}

/// The clauses in which printings differ, as F2 lists them: "(R3; French: any)".
fn differences() -> BTreeSet<String> {
    let (_, text) = clauses().find(|(name, _)| *name == "F2").expect("the clause about the printings");
    let listed = text.split('(').skip(1).filter_map(|listed| listed.split_once("; "));
    listed.map(|(name, _)| name.to_lowercase()).collect()
}

fn file(language: Language, group: &str) -> String {
    let path = format!("../../locales/{}/{group}.ftl", language.code());
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("a message file")
}

/// The keys of a language's file, between a beginning and an end.
fn keys(language: Language, begin: &str, end: &str) -> BTreeSet<String> {
    let text = file(language, "rulings");
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    keys.filter_map(|key| key.strip_prefix(begin)?.strip_suffix(end)).map(str::to_owned).collect()
}

#[test]
fn every_ruling_has_a_reason_and_another_reading_and_no_other_clause_has() {
    assert_eq!(rulings().len(), 15);
    for language in Language::ALL {
        assert_eq!(keys(language, "ruling-", "-reason"), rulings(), "{language:?}");
        assert_eq!(keys(language, "ruling-", "-instead"), rulings(), "{language:?}");
    }
}

#[test]
fn every_difference_between_printings_is_explained_and_nothing_else() {
    assert_eq!(differences(), BTreeSet::from(["r3", "f3", "f8", "h2"].map(str::to_owned)));
    for language in Language::ALL {
        assert_eq!(keys(language, "printing-", ""), differences(), "{language:?}");
    }
}

#[test]
fn a_reason_is_one_sentence_of_its_own() {
    let mut seen = BTreeSet::new();
    for language in Language::ALL {
        let text = file(language, "rulings");
        for line in text.lines().filter(|line| line.starts_with("ruling-")) {
            let (key, sentence) = line.split_once(" = ").expect("a message");
            assert!(sentence.len() > 25 && sentence.ends_with('.'), "{language:?}, {key}: {sentence}");
            assert_eq!(sentence.matches(". ").count(), 0, "{language:?}, {key}: {sentence}");
            assert!(seen.insert(sentence.to_owned()), "{language:?}, {key} says the same as another");
        }
    }
}

/// The text says which language's printing differs.
#[test]
fn readers_of_a_differing_printing_are_informed() {
    let yours =
        [("Your printing", vec!["f8"]), ("Votre édition", vec!["r3", "f8"]), ("Jouw uitgave", vec!["f3"])];
    let languages = [Language::English, Language::French, Language::Dutch];
    for (language, (begin, clauses)) in languages.into_iter().zip(yours) {
        let words = Words::with_files(language, &[&file(language, "rulings")]);
        let text = differences()
            .into_iter()
            .filter(|name| words.text(&format!("printing-{name}")).starts_with(begin));
        assert_eq!(
            text.collect::<BTreeSet<_>>(),
            clauses.into_iter().map(str::to_owned).collect(),
            "{language:?}"
        );
    }
    let dutch = Words::with_files(Language::Dutch, &[&file(Language::Dutch, "rulings")]);
    assert!(dutch.text("printing-h2").starts_with("In jouw uitgave"));
}

/// S11: the points of the even start are those of the built-in edition.
#[test]
fn s11_tells_the_points_of_the_edition() {
    for language in Language::ALL {
        let words = Words::with_files(language, &[&file(language, "rules")]);
        for text in [words.text("rules-s11"), words.text("option-even-start-help")] {
            let numbers: Vec<u16> =
                text.split(|sign: char| !sign.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
            assert_eq!(numbers[..6], points(), "{language:?}: {text}");
        }
    }
}

/// What the seats after the first begin with, for two, three and four players.
fn points() -> Vec<u16> {
    let even = &Edition::classic().counts.even_start;
    (2..=4).flat_map(|players| even[players].0[1..players].to_vec()).map(u16::from).collect()
}
