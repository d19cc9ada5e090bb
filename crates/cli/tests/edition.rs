//! `witchstone edition`: checking, beginning and drawing files with the print of a box.

mod common;

use common::{Folder, run};
use serde_json::Value;
use witchstone_rules::{Connection, Edition};
use witchstone_testkit::random_edition;
use witchstone_words::{Language, Words};

const CLASSIC: &str = Edition::CLASSIC_TOML;
const LANGUAGES: [&str; 4] = ["en", "de", "fr", "nl"];

/// The built-in file under another id, with passages replaced.
fn mine(pairs: &[(&str, &str)]) -> String {
    let renamed = CLASSIC.replace("id = \"classic\"", "id = \"mine\"");
    pairs.iter().fold(renamed, |text, (find, replace)| {
        assert!(text.contains(find), "the classic file has no {find:?}");
        text.replacen(find, replace, 1)
    })
}

// ── check ───────────────────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn the_built_in_edition_is_valid_without_differences_and_warnings() {
    let checked = run(&["edition", "check", "crates/rules/components.toml"]);
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    let expected = "\
crates/rules/components.toml: valid edition “classic”, content hash aee11203b95b4ae7357c415e594c4497
  Each player has turns: 11, hex tiles behind the screen: 5, Energy units: 20, small Witches: 11
  Crystal ball: 17 locations (1 Witchstone, 4 towers, 4 forests, 4 villages, 4 castles)
  Connections: 40 (with 1 space: 12, with 2: 16, with 3: 12), 80 spaces in all
  Bonus spaces at the Witchstone: 5, 3, 2, 1
  Cauldron: 37 cells; Crystals: 6 and the Black Crystal; printed symbols: 6; exit cells: 12
  Pentagram: 15 spaces (10 light, 2 owl, 3 hex)
  Wand: 22 spaces after the hilt (11 light, 5 dark, 6 silver)
  Magic chips: 21; special hex tiles: 15
  Scrolls: 40 (single spells: 4, double spells: 12, Prophecies: 24); Full Moon adds 3
No difference from the built-in edition.
No warnings.
";
    assert_eq!(checked.out, expected);
}

#[test]
fn a_changed_file_is_reported_with_differences_and_warnings() {
    let folder = Folder::new("edition-diff");
    let text = mine(&[
        ("energy_units = 20", "energy_units = 15"),
        ("hex = [2, 8, 14]", "hex = [3, 8, 14]"),
        ("connections = [   ", "connections = [ { from = \"forest 0\", to = \"forest 2\", spaces = 2 },\n #"),
        ("{ cluster = \"witch\" }", "{ cluster = \"energy\" }"),
        ("crystals_in_rack = [3, 4, 5]", "crystals_in_rack = [3, 4, 9]"),
    ]);
    let file = folder.file("mine.toml", text);
    let checked = run(&["edition", "check", &file]);
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    let (_, rest) = checked.out.split_once("8 differences from the built-in edition:\n").unwrap();
    let expected = "  \
  counts.energy_units: Energy units of each player: 15 (built-in edition: 20)
  pentagram: space 2 of the Pentagram: light space (built-in edition: hex space)
  pentagram: space 3 of the Pentagram: hex space (built-in edition: light space)
  map.connections: spaces of the connections forest 0 – forest 2: 2 (built-in edition: none)
  scrolls.prophecies: cards “Largest cluster of Energy: 4 / 5 / 6 or more symbols for 3 / 5 / 7 points”: 2 (built-in edition: 1)
  scrolls.prophecies: cards “Largest cluster of Witch: 4 / 5 / 6 or more symbols for 3 / 5 / 7 points”: none (built-in edition: 1)
  scrolls.prophecies: cards “Number of Crystals of your colour in the vial rack: 3 / 4 / 5 or more for 3 / 5 / 7 points”: none (built-in edition: 1)
  scrolls.prophecies: cards “Number of Crystals of your colour in the vial rack: 3 / 4 / 9 or more for 3 / 5 / 7 points”: 1 (built-in edition: none)
4 warnings:
  counts.energy_units: Energy units of each player: 15; the rulebook says 20.
  Four players have 60 Energy units for 82 spaces: not all connections can be completed.
  2 cards have the same Prophecy: Largest cluster of Energy: 4 / 5 / 6 or more symbols for 3 / 5 / 7 points.
  This Prophecy can never be fulfilled perfectly: Number of Crystals of your colour in the vial rack: 3 / 4 / 9 or more for 3 / 5 / 7 points.
";
    assert_eq!(rest, expected);
}

#[test]
fn an_invalid_file_is_reported_with_file_line_and_reason() {
    let folder = Folder::new("edition-invalid");
    let line_of =
        |text: &str, begin: &str| 1 + text.lines().position(|line| line.starts_with(begin)).unwrap();
    let turns = mine(&[("turns = 11", "turns = 40")]);
    let lost = mine(&[
        ("{ from = \"tower k\", to = \"castle k\", spaces = 2 },", ""),
        ("{ from = \"forest k+1\", to = \"castle k\", spaces = 3 },", ""),
        ("{ from = \"village k\", to = \"castle k\", spaces = 3 },", ""),
        ("{ from = \"castle k\", to = \"village k+1\", spaces = 1 },", ""),
    ]);
    let exits = mine(&[("  { symbol = \"wand\", cells = [[2, 1], [1, 2]] },\n", "")]);
    let pretends = CLASSIC.replace("energy_units = 20", "energy_units = 21");
    let cases = [
        (&turns, line_of(&turns, "turns"), "counts.turns is 40, but must be from 1 to 11."),
        (
            &lost,
            line_of(&lost, "connections"),
            "map.connections leaves no way from the witchstone to castle 0.",
        ),
        (&exits, line_of(&exits, "exits"), "cauldron.exits has no exit for \"wand\"."),
        (
            &pretends,
            line_of(&pretends, "id"),
            "edition.id is \"classic\", which only the built-in edition may have.",
        ),
    ];
    for (text, line, reason) in cases {
        let file = folder.file("wrong.toml", text);
        for command in ["check", "draw"] {
            let wrong = run(&["edition", command, &file]);
            assert_eq!((wrong.code, wrong.out.as_str()), (1, ""), "{wrong:?}");
            assert_eq!(wrong.err, format!("witchstone: {file}, line {line}: {reason}\n"));
        }
    }
    let no_toml = folder.file("no.toml", "[edition\nid = 3");
    let wrong = run(&["edition", "check", &no_toml]);
    assert_eq!((wrong.code, wrong.out.as_str()), (1, ""));
    assert!(
        wrong.err.starts_with(&format!("witchstone: {no_toml}, line 1: the file is not valid TOML here: "))
    );
    let no_text = folder.file("no-text.toml", [0xff, 0xfe, b'a']);
    let wrong = run(&["edition", "check", &no_text]);
    assert_eq!(
        (wrong.code, wrong.err),
        (1, format!("witchstone: {no_text}, the file is not text in UTF-8.\n"))
    );
}

#[test]
fn what_cannot_be_read_is_exit_code_2_and_the_others_are_still_checked() {
    let folder = Folder::new("edition-missing");
    let (missing, here) = (folder.path("missing.toml"), folder.path("."));
    let wrong = run(&["edition", "check", &missing]);
    let expected = format!("witchstone: Cannot read {missing}: No such file or directory.\n");
    assert_eq!((wrong.code, wrong.out.as_str(), wrong.err), (2, "", expected));
    let wrong = run(&["edition", "check", &here]);
    assert_eq!((wrong.code, wrong.err), (2, format!("witchstone: Cannot read {here}: it is a folder.\n")));
    assert_eq!(run(&["edition", "draw", &missing]).code, 2);
    let bad = folder.file("bad.toml", "");
    let several = run(&["edition", "check", &bad, "crates/rules/components.toml", &missing]);
    assert_eq!(several.code, 2);
    assert!(several.out.contains("valid edition “classic”"));
    assert_eq!(several.err.lines().count(), 2);
    let several = run(&["edition", "check", "crates/rules/components.toml", &bad]);
    assert_eq!(several.code, 1);
}

#[test]
fn json_says_the_same() {
    let folder = Folder::new("edition-json");
    let file = folder.file("mine.toml", mine(&[("energy_units = 20", "energy_units = 15")]));
    let bad = folder.file("bad.toml", mine(&[("turns = 11", "turns = 0")]));
    let checked = run(&["edition", "check", "--json", &file, &bad]);
    assert_eq!(checked.code, 1);
    let objects: Vec<Value> = checked.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [good, bad] = &objects[..] else { panic!("{objects:?}") };
    assert_eq!(good["valid"], true);
    assert_eq!((good["id"].as_str(), good["hash"].as_str().map(str::len)), (Some("mine"), Some(32)));
    assert_eq!(good["summary"]["connections"], serde_json::json!([12, 16, 12]));
    let difference = serde_json::json!([{
        "key": "counts.energy_units", "subject": "Energy units of each player", "built_in": "20", "file": "15",
    }]);
    assert_eq!(good["differences"], difference);
    assert_eq!(good["warnings"].as_array().map(Vec::len), Some(2));
    assert_eq!((&bad["valid"], &bad["key"]), (&Value::from(false), &Value::from("counts.turns")));
    assert!(bad["line"].as_u64().is_some() && bad["reason"] == "is 0, but must be from 1 to 11");
}

#[test]
fn every_language_has_words_for_every_edition() {
    let folder = Folder::new("words-of-boxes");
    for (seed, language) in (0..8).zip(LANGUAGES.into_iter().cycle()) {
        let file = folder.file("random.toml", random_edition(seed).to_toml());
        for ascii in [&["--ascii"][..], &[]] {
            let checked = run(&[&["edition", "check", "--language", language, &file], ascii].concat());
            assert_eq!((checked.code, checked.err.as_str()), (0, ""), "edition {seed}");
            assert!(!checked.out.contains("edition-") && !checked.out.contains("{ $"), "{}", checked.out);
            assert!(ascii.is_empty() || checked.out.is_ascii(), "{}", checked.out);
        }
    }
}

// ── new ─────────────────────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn a_new_file_is_the_built_in_edition_with_comments_in_every_language() {
    for language in LANGUAGES {
        let new = run(&["edition", "new", "--id", "second-box", "--language", language]);
        assert_eq!((new.code, new.err.as_str()), (0, ""));
        let edition = Edition::from_toml(&new.out).unwrap();
        assert_eq!(edition, Edition { id: "second-box".into(), ..Edition::classic().clone() });
        let lines: Vec<&str> = new.out.lines().collect();
        for key in
            ["turns = ", "radius = ", "hex = ", "spaces = ", "connections = ", "prophecies = ", "cards = "]
        {
            let at = lines.iter().position(|line| line.starts_with(key)).unwrap();
            assert!(lines[at - 1].starts_with("# "), "{language}: {key} has no comment");
        }
    }
}

#[test]
fn a_file_is_overwritten_only_by_force() {
    let folder = Folder::new("edition-new");
    let file = folder.path("my-box.toml");
    let new = run(&["edition", "new", &file]);
    assert_eq!((new.code, new.err.as_str()), (0, ""));
    let written = std::fs::read_to_string(&file).unwrap();
    assert!(written.contains("\nid = \"my-box\"\n"));
    let again = run(&["edition", "new", "--id", "other", &file]);
    assert_eq!((again.code, again.out.as_str()), (2, ""));
    assert_eq!(again.err, format!("witchstone: {file} exists; --force overwrites it.\n"));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), written);
    std::fs::write(&file, format!("{written}\n# A longer file than the next one.\n")).unwrap();
    assert_eq!(run(&["edition", "new", "--id", "other", "--force", &file]).code, 0);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), written.replace("\"my-box\"", "\"other\""));
    assert_eq!(run(&["edition", "check", &file]).code, 0);
}

#[test]
fn a_wrong_id_is_refused() {
    let wrong = run(&["edition", "new", "--id", "My Box"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (2, ""));
    assert!(wrong.err.contains("edition.id is \"My Box\", but must be 1 to 32 characters"), "{}", wrong.err);
    let taken = run(&["edition", "new", "--id", "classic"]);
    assert_eq!(
        (taken.code, taken.err.as_str()),
        (2, "witchstone: --id cannot be \"classic\": that is the built-in edition.\n")
    );
}

// ── draw ────────────────────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn a_drawing_has_every_connection_and_is_written_to_the_output() {
    let folder = Folder::new("edition-draw");
    let edition = random_edition(12);
    let file = folder.file("random.toml", edition.to_toml());
    let out = folder.path("random.svg");
    let drawn = run(&["edition", "draw", &file, "--output", &out]);
    assert_eq!((drawn.code, drawn.out.as_str(), drawn.err.as_str()), (0, "", ""));
    let svg = std::fs::read_to_string(&out).unwrap();
    assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" ") && svg.ends_with("</svg>\n"));
    let words = Words::new(Language::English);
    for number in 0..edition.ball.connections.len() {
        let name = words.connection(&edition, Connection::from_index(number));
        assert!(svg.contains(&format!("<title>{name}: ")), "{name}");
    }
    assert_eq!(run(&["edition", "draw", &file]).out, svg);
    let nowhere = run(&["edition", "draw", &file, "--output", "/no/such/folder.svg"]);
    assert_eq!(nowhere.code, 2);
    assert!(nowhere.err.starts_with("witchstone: Cannot write /no/such/folder.svg: "), "{}", nowhere.err);
}

// ── usage ───────────────────────────────────────────────────────────────────────────────────────────────────────

#[test]
fn every_action_has_help_with_examples_and_exit_codes() {
    for action in ["check", "new", "draw"] {
        let help = run(&["edition", action, "--help"]);
        assert_eq!((help.code, help.err.as_str()), (0, ""));
        assert!(help.out.contains(&format!("Examples:\n  witchstone edition {action} ")), "{}", help.out);
        assert!(help.out.contains("Exit status: "), "{}", help.out);
    }
    for wrong in [
        &["edition"][..],
        &["edition", "check"],
        &["edition", "draw"],
        &["edition", "eat"],
        &["edition", "new", "--force"],
    ] {
        let usage = run(wrong);
        assert_eq!((usage.code, usage.out.as_str()), (2, ""), "{wrong:?}");
        assert_eq!(usage.err.lines().count(), 1, "{}", usage.err);
    }
}
