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
