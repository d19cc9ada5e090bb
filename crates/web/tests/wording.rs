//! Numbers and terms in the texts of the page read as a person would say them.

use std::fs;
use std::path::Path;

use witchstone_web::text_files::START;
use witchstone_words::{Language, Words};

fn words(language: Language) -> Words {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code());
    let text: String = START
        .parts
        .iter()
        .map(|part| fs::read_to_string(folder.join(format!("{part}.ftl"))).unwrap())
        .collect();
    Words::from_texts(language, &[&text])
}

/// A number stands behind what it counts, so that one of it reads as well as several.
#[test]
fn a_single_turn_and_a_single_vial_read_well() {
    for language in Language::ALL {
        let words = words(language);
        let panel =
            words.format("tooltip-panel", &[("turn", 1.into()), ("wand", 0.into()), ("laps", 1.into())]);
        let vials = words.format("tooltip-filled", &[("n", 1.into()), ("of", 4.into())]);
        for text in [&panel, &vials] {
            assert!(text.contains(": 1") || text.contains(" : 1"), "{language:?}: {text}");
            assert!(!text.starts_with('1'), "{language:?}: {text}");
        }
    }
}

#[test]
fn a_round_has_one_name() {
    for language in Language::ALL {
        let words = words(language);
        let first =
            |text: String| text.split([' ', '\u{a0}', '\u{202f}']).next().unwrap_or_default().to_owned();
        let bar = words.format("round-of", &[("round", 3.into()), ("of", 11.into())]);
        let log = words.format("turn-began", &[("turn", 3.into()), ("name", "Ada".into())]);
        assert_eq!(first(bar), first(log), "{language:?}");
    }
}

/// A turn in one line names its sources and adds nothing to a turn without points.
#[test]
fn every_source_of_points_has_a_short_name() {
    let sources = [
        "connections",
        "witches",
        "witchstone",
        "chips",
        "silver",
        "owls",
        "empty-owls",
        "spells",
        "prophecies",
        "removed",
        "even-start",
    ];
    for language in Language::ALL {
        let words = words(language);
        let said = sources
            .map(|source| words.format("turn-gain", &[("source", source.into()), ("points", "4".into())]));
        for (at, text) in said.iter().enumerate() {
            assert!(text.ends_with(" 4") && text.len() > 4, "{language:?}: {text}");
            assert!(!said[..at].contains(text), "{language:?}: {text} twice");
        }
        let skips =
            ["skip-confirm", "group-skip"].map(|key| words.format(key, &[("what", "pending".into())]));
        assert!(!skips.contains(&words.text("fast-forward")), "{language:?}");
    }
}
