//! `witchstone hint`: advice for a position, as a page and as JSON.

mod common;

use common::{Folder, run, run_with};
use serde_json::Value;

const GAMES: &str = "games/full/3-players.jsonl";

fn json(arguments: &[&str]) -> Value {
    let report = run(&[&["hint", GAMES, "--json"], arguments].concat());
    assert_eq!((report.code, report.err.as_str()), (0, ""));
    serde_json::from_str(&report.out).expect("the advice is JSON")
}

#[test]
fn the_best_turn_comes_with_others_that_lose_something() {
    let text = std::fs::read_to_string(common::root().join(GAMES)).unwrap();
    let game: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let moves = game["record"]["moves"].as_array().unwrap();
    let lays = |played: &Value| played.as_str().unwrap().starts_with("lay ");
    let at = 40 + moves[40..].iter().position(lays).unwrap();
    let report = json(&["--at", &at.to_string(), "--level", "4", "--others", "3"]);
    let turns = report["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 4);
    assert_eq!(turns[0]["loss"], 0.0);
    let losses: Vec<f64> = turns.iter().map(|turn| turn["loss"].as_f64().unwrap()).collect();
    assert!(losses.is_sorted(), "{losses:?}");
    for turn in turns {
        let part = |kind: &str| -> f64 {
            turn[kind].as_object().unwrap().values().map(|points| points.as_f64().unwrap()).sum()
        };
        assert!(part("now").is_finite() && part("later").is_finite());
        assert!((0.0..=1.0).contains(&turn["win_probability"].as_f64().unwrap()));
        assert!(turn["reasons"]["text"].as_str().unwrap().ends_with('.'));
    }
    let steps = report["hint"]["text"].as_array().unwrap();
    assert_eq!(steps.len(), 3);
    assert_eq!(report["hint"]["moves"][0], turns[0]["moves"][0]);
}

/// Advice is a turn that can be played: the record up to the position and the known moves pass the check.
#[test]
fn advice_is_legal() {
    let text = std::fs::read_to_string(common::root().join(GAMES)).unwrap();
    let mut record: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let record = &mut record["record"];
    for at in [0, 30, 120, 200] {
        let report = json(&["--at", &at.to_string(), "--level", "3", "--others", "0"]);
        let turn = &report["turns"][0];
        let known = turn["known"].as_u64().unwrap() as usize;
        let mut game = record.clone();
        let moves = game["moves"].as_array_mut().unwrap();
        moves.truncate(at);
        moves.extend_from_slice(&turn["moves"].as_array().unwrap()[..known]);
        (game["scores"], game["winners"]) = (Value::Array(vec![]), Value::Array(vec![]));
        let checked = run_with(&["check", "-", "--brief"], game.to_string().as_bytes());
        assert_eq!(checked.code, 0, "after {at} moves: {}", checked.out);
    }
}

#[test]
fn the_same_arguments_give_the_same_advice() {
    let ask = || run(&["hint", GAMES, "--at", "50", "--level", "5", "--nodes", "20000"]).out;
    assert_eq!(ask(), ask());
}

#[test]
fn every_language_fits_a_hundred_columns() {
    for language in ["en", "de", "fr", "nl"] {
        for at in ["0", "40", "150"] {
            let report = run(&["hint", GAMES, "--at", at, "--level", "2", "--language", language, "--ascii"]);
            assert_eq!((report.code, report.err.as_str()), (0, ""), "{language}");
            assert!(report.out.is_ascii());
            assert!(!report.out.contains("cli-") && !report.out.contains("hint-"), "{}", report.out);
            assert!(report.out.lines().all(|line| line.len() <= 100), "{language}: {}", report.out);
            assert!(
                report.out.contains("\n1. ") && report.out.contains("\n2. ") && report.out.contains("\n3. ")
            );
        }
    }
}

#[test]
fn time_ends_the_thinking() {
    let report = run(&["hint", GAMES, "--at", "50", "--level", "6", "--time", "0.2"]);
    assert_eq!((report.code, report.err.as_str()), (0, ""));
}

#[test]
fn advice_errors_are_one_sentence() {
    let folder = Folder::new("hint");
    let garbage = folder.file("garbage.json", b"\xff\x00{]");
    let unfinished = folder.file("cut.json", "{\"format\":\"witchstone-record/2\"");
    let cases: &[(&[&str], &str)] = &[
        (&[GAMES], "The game is over after "),
        (&[GAMES, "--at", "5000"], "The game has "),
        (&[GAMES, "--game", "99"], "games/full/3-players.jsonl has "),
        (&["/no/such"], "Cannot read /no/such: "),
        (&[&garbage], &garbage),
        (&[&unfinished], &unfinished),
        (&[GAMES, "--level", "7"], "Invalid value '7' for '--level <LEVEL>': "),
        (&[GAMES, "--level", "random"], "Invalid value 'random' for '--level <LEVEL>': "),
        (&[GAMES, "--nodes", "0"], "Invalid value '0' for '--nodes <N>': "),
        (&[GAMES, "--time", "0"], "--time must be more than 0."),
        (&[GAMES, "--time", "NaN"], "--time must be more than 0."),
        (&[GAMES, "--time", "1", "--nodes", "5"], "The argument '--time <S>' cannot be used with"),
    ];
    for (arguments, sentence) in cases {
        let wrong = run(&[&["hint"], *arguments].concat());
        assert_eq!((wrong.code, wrong.out.as_str()), (2, ""), "{arguments:?}");
        assert!(wrong.err.starts_with(&format!("witchstone: {sentence}")), "{arguments:?}: {}", wrong.err);
        assert_eq!(wrong.err.lines().count(), 1, "{}", wrong.err);
    }
}

#[test]
fn a_gzipped_record_and_standard_input_read_the_same() {
    use std::io::Write;
    let text = std::fs::read(common::root().join(GAMES)).unwrap();
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(&text).unwrap();
    let folder = Folder::new("hint-gz");
    let zipped = folder.file("games.jsonl.gz", encoder.finish().unwrap());
    let ask = |file: &str, input: &[u8]| {
        run_with(&["hint", file, "--at", "40", "--game", "2", "--level", "2"], input).out
    };
    let plain = ask(GAMES, b"");
    assert!(!plain.is_empty());
    assert_eq!(plain, ask(&zipped, b""));
    assert_eq!(plain, ask("-", &text));
}
