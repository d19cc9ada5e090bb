//! `witchstone replay`: a story with its result, or a position.

mod common;

use common::{a_game, message, run, run_with};

const GAMES: &str = "games/full/3-players.jsonl";

#[test]
fn the_story_has_every_round_and_the_result() {
    let story = run(&["replay", GAMES]);
    assert_eq!((story.code, story.err.as_str()), (0, ""));
    let rounds = (1..=11).map(|round| format!("Round {round} of 11"));
    for heading in [message("set-up", &[])].into_iter().chain(rounds) {
        assert!(story.out.lines().any(|line| line == heading), "{heading} is missing");
    }
    let turns = story.out.lines().filter(|line| line.contains(" this turn, ")).count();
    assert_eq!(turns, 3 + 3 * 11, "each tower and each turn has a line with its points");
    assert!(story.out.contains(&format!("\n{}\n", message("heading-result", &[]))));
    assert!(story.out.lines().last().unwrap().starts_with("Player 2 wins with 75 points"), "{}", story.out);
}

#[test]
fn the_totals_of_the_story_are_those_of_the_record() {
    let text = std::fs::read_to_string(common::root().join(GAMES)).unwrap();
    for (game, line) in (1..).zip(text.lines()) {
        let record: serde_json::Value = serde_json::from_str(line).unwrap();
        let scores = record["record"]["scores"].as_array().unwrap();
        let expected: Vec<String> = scores.iter().map(|score| score["total"].to_string()).collect();
        let story = run(&["replay", GAMES, "--game", &game.to_string()]).out;
        let total = story.lines().find(|line| line.starts_with("  Total ")).unwrap();
        assert_eq!(total.split_whitespace().skip(1).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn every_golden_game_prints_in_every_language() {
    for file in ["games/full/2-players.jsonl", GAMES, "games/full/4-players.jsonl"] {
        for language in ["en", "de", "fr", "nl"] {
            let story = run(&["replay", file, "--language", language, "--ascii"]);
            assert_eq!((story.code, story.err.as_str()), (0, ""));
            assert!(story.out.is_ascii());
            assert!(!story.out.contains("cli-"), "a message is missing in {language}");
            assert!(story.out.lines().all(|line| line.len() <= 100), "{language}");
        }
    }
}

#[test]
fn positions_fit_a_hundred_columns_in_every_language() {
    for (file, to) in [(GAMES, "0"), (GAMES, "50"), ("games/full/4-players.jsonl", "150")] {
        for language in ["en", "de", "fr", "nl"] {
            let shown = run(&["replay", file, "--to", to, "--language", language]);
            assert_eq!((shown.code, shown.err.as_str()), (0, ""));
            assert!(!shown.out.contains("cli-"), "a message is missing in {language}");
            for line in shown.out.lines() {
                assert!(line.chars().count() <= 100, "too long in {language}: {line}");
            }
        }
    }
}

#[test]
fn plain_letters_are_plain() {
    for language in ["en", "de", "fr", "nl"] {
        let shown = run(&["replay", GAMES, "--to", "120", "--ascii", "--language", language]);
        assert!(shown.out.is_ascii(), "{language}");
        assert!(!shown.out.contains('?'), "{language}");
    }
}

/// The Cauldron before the first turn, as the edition prints it (S6).
#[test]
fn the_cauldron_is_drawn_as_a_hexagon() {
    let shown = run(&["replay", GAMES, "--to", "0", "--ascii"]).out;
    let drawing: Vec<&str> = shown
        .lines()
        .skip_while(|line| !line.starts_with("-- Player 1"))
        .skip(1)
        .take(8)
        .map(|line| line.get(..36).unwrap_or(line).trim_end())
        .collect();
    let expected = "         0   1   2   3
       -1  S   p   p   E  -3
     -2  w   .   o   .   c  -2
   -3  w   o   .   .   o   c  -1
     M   .   .   @   .   .   W   0
       e   o   .   .   o   m   1
         e   .   o   .   m   2
           C   s   s   P   3";
    assert_eq!(drawing.join("\n"), expected);
}

#[test]
fn a_position_that_is_not_there_is_refused() {
    let beyond = run(&["replay", GAMES, "--to", "100000"]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.err.ends_with(" moves, not 100000.\n"), "{}", beyond.err);
    let no_game = run(&["replay", GAMES, "--game", "99"]);
    assert_eq!(no_game.code, 2);
    assert_eq!(no_game.err, format!("witchstone: {GAMES} has 10 games, so there is no game 99.\n"));
    assert_eq!(run(&["replay", GAMES, "--game", "0"]).code, 2);
}

#[test]
fn invalid_and_illegal_moves_are_one_sentence_errors() {
    let garbage = run_with(&["replay", "-"], b"garbage");
    assert_eq!((garbage.code, garbage.out.as_str()), (2, ""));
    assert!(garbage.err.starts_with("witchstone: standard input, game 1: Not a record: "), "{}", garbage.err);
    let game = a_game().replacen("\"move\":\"tower ", "\"move\":\"wand 1\",\"move\":\"tower ", 1);
    assert_eq!(run_with(&["replay", "-"], game.as_bytes()).code, 2);
    let mut game: serde_json::Value = serde_json::from_str(&a_game()).unwrap();
    game["moves"][0]["move"] = "wand 1".into();
    let illegal = run_with(&["replay", "-"], game.to_string().as_bytes());
    assert_eq!(illegal.code, 2);
    let expected = "witchstone: Move 1, wand 1, is refused: First put your figure on a free tower (S9).\n";
    assert_eq!(illegal.err, expected);
}

#[test]
fn an_unfinished_game_is_printed_up_to_its_last_move() {
    let mut game: serde_json::Value = serde_json::from_str(&a_game()).unwrap();
    game["moves"].as_array_mut().unwrap().truncate(20);
    (game["scores"], game["winners"]) = (vec![0; 0].into(), vec![0; 0].into());
    let story = run_with(&["replay", "-"], game.to_string().as_bytes());
    assert_eq!((story.code, story.err.as_str()), (0, ""));
    assert!(
        story.out.contains("\nThe record ends before the game does. If it ended now:\n"),
        "{}",
        story.out
    );
    assert!(!story.out.contains(&message("heading-result", &[])));
}
