//! `witchstone arena`: matches between levels.

mod common;

use common::run;

#[test]
fn a_level_against_itself_is_even() {
    let arena = run(&["arena", "1", "1", "--deals", "3"]);
    assert_eq!((arena.code, arena.err.as_str()), (0, ""));
    assert!(arena.out.starts_with("3 deals, 6 games, 2 players\n"), "{}", arena.out);
    assert_eq!(arena.out.matches("wins  50.0 %").count(), 2, "{}", arena.out);
}

#[test]
fn the_result_can_be_had_as_json_and_is_always_the_same() {
    let json = || {
        let arguments = ["arena", "2", "1", "--players", "3", "--deals", "2", "--seed", "5", "--json"];
        let arena = run(&arguments);
        assert_eq!((arena.code, arena.err.as_str()), (0, ""));
        let value: serde_json::Value = serde_json::from_str(&arena.out).expect("the result is JSON");
        assert_eq!(value["games"], 6);
        (value["entrants"][0]["points"].clone(), value["entrants"][1]["parts"].clone())
    };
    assert_eq!(json(), json());
}

#[test]
fn what_is_no_level_is_refused() {
    let arena = run(&["arena", "7"]);
    assert_eq!((arena.code, arena.out.as_str()), (2, ""));
    assert!(
        arena.err.starts_with("witchstone: \"7\" is not an entrant. Write a level, 1 to 6, "),
        "{}",
        arena.err
    );
}

/// The program's own weights, from a file: the entrant is marked, and plays as it does without.
#[test]
fn the_first_level_can_be_given_other_weights() {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/../ai/src/eval/weights.txt");
    let arena = run(&["arena", "2", "2", "--deals", "2", "--weights", own]);
    assert_eq!((arena.code, arena.err.as_str()), (0, ""));
    assert!(arena.out.contains("2+"), "{}", arena.out);
    assert_eq!(arena.out.matches("wins  50.0 %").count(), 2, "{}", arena.out);
}

#[test]
fn weights_of_another_program_are_refused_with_their_file() {
    let other = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let arena = run(&["arena", "2", "2", "--deals", "2", "--weights", other]);
    assert_eq!((arena.code, arena.out.as_str()), (2, ""));
    assert!(
        arena.err.starts_with(&format!("witchstone: {other}: The weights are not those")),
        "{}",
        arena.err
    );
    let missing = run(&["arena", "2", "2", "--weights", "no-such-file"]);
    assert!(
        missing.code == 2 && missing.err.starts_with("witchstone: Cannot read no-such-file: "),
        "{}",
        missing.err
    );
}
