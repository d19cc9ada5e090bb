//! `witchstone record`: the same arguments give the same bytes.

mod common;

use common::{Folder, run};

const ALL_OPTIONS: &str =
    "grandmasters,big_witch,ingredients,full_moon=choose,secret_scrolls,handicaps=0/3/0";

#[test]
fn the_same_arguments_give_the_same_bytes() {
    let arguments =
        ["record", "--players", "3", "--seed", "7", "--games", "5", "--options", ALL_OPTIONS, "--legal"];
    let (one, other) = (run(&arguments), run(&arguments));
    assert_eq!((one.code, one.err.as_str()), (0, ""));
    assert_eq!(one.out, other.out);
    assert_eq!(one.out.lines().count(), 5);
}

#[test]
fn a_longer_run_begins_with_the_games_of_a_shorter_one() {
    let run = |games| run(&["record", "--seed", "7", "--games", games]).out;
    let (short, long) = (run("2"), run("4"));
    assert!(long.starts_with(&short));
    let games: std::collections::HashSet<&str> = long.lines().collect();
    assert_eq!(games.len(), 4, "every game is another one");
}

#[test]
fn another_seed_gives_another_game() {
    assert_ne!(run(&["record", "--seed", "1"]).out, run(&["record", "--seed", "2"]).out);
}

#[test]
fn a_level_may_be_named_for_each_player() {
    let one = run(&["record", "--players", "3", "--bots", "random"]);
    // An earlier version called the option so.
    let each = run(&["record", "--players", "3", "--bot", "random,random,random"]);
    assert_eq!(one.out, each.out);
    let wrong = run(&["record", "--players", "3", "--bots", "random,random"]);
    assert_eq!(wrong.code, 2);
    assert_eq!(wrong.err, "witchstone: Name one level for all or one for each of the 3 players.\n");
}

#[test]
fn levels_that_think_play_the_same_games_on_any_number_of_threads() {
    let arguments = |bot, threads| {
        ["record", "--players", "3", "--seed", "4", "--games", "3", "--bots", bot, "--threads", threads]
    };
    let one = run(&arguments("3,2,1", "1"));
    assert_eq!((one.code, one.err.as_str(), one.out.lines().count()), (0, "", 3));
    assert_eq!(one.out, run(&arguments("witch,adept,Apprentice", "3")).out);
    assert_ne!(one.out, run(&arguments("1,2,3", "3")).out);
    let checked = common::run_with(&["check", "-"], one.out.as_bytes());
    assert_eq!(checked.code, 0, "{}", checked.out);
}

#[test]
fn every_record_passes_the_check() {
    let folder = Folder::new("record");
    for players in ["2", "3", "4"] {
        let options = if players == "3" { ALL_OPTIONS } else { "" };
        let arguments =
            ["record", "--players", players, "--games", "3", "--legal", "--options", options, "--seed", "11"];
        let file = folder.file("games.jsonl", run(&arguments).out);
        let checked = run(&["check", &file]);
        assert_eq!((checked.code, checked.err.as_str()), (0, ""));
        assert!(checked.out.starts_with("checked 3 records, "), "{}", checked.out);
        assert!(checked.out.ends_with(" moves, 0 differences\n"), "{}", checked.out);
    }
}

#[test]
fn no_games_are_no_lines() {
    let none = run(&["record", "--games", "0"]);
    assert_eq!((none.code, none.out.as_str(), none.err.as_str()), (0, "", ""));
}

#[test]
fn a_word_that_is_no_option_is_refused_with_those_that_are() {
    let wrong = run(&["record", "--options", "grandmasters,broom"]);
    assert_eq!((wrong.code, wrong.out.as_str()), (2, ""));
    assert_eq!(
        wrong.err,
        "witchstone: \"broom\" is not an option of the game. Options: grandmasters, big_witch, ingredients, \
         full_moon=choose|deal|draft|off, secret_scrolls, even_start, handicaps=0/3/0 (one level of 0 to 3 for each \
         player).\n"
    );
}
