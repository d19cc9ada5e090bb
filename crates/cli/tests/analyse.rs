//! `witchstone analyse`: a whole game turn by turn.

mod common;

use common::{Folder, run, run_with};
use serde_json::Value;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Edition, Move, Player, State};
use witchstone_wire::{GameRecord, TracedRecord};

const GOLDEN: &str = "games/full/2-players.jsonl";

fn json(arguments: &[&str], input: &[u8]) -> Value {
    let report = run_with(&[&["analyse", "--json"], arguments].concat(), input);
    assert_eq!((report.code, report.err.as_str()), (0, ""));
    serde_json::from_str(&report.out).expect("the analysis is JSON")
}

/// A turn of a golden game is given away, the rest is played well: that turn is the largest mistake.
#[test]
fn a_bad_turn_in_a_golden_game_is_the_largest_mistake() {
    let edition = Edition::classic();
    let text = std::fs::read_to_string(common::root().join(GOLDEN)).unwrap();
    // One with Full-Moon cards to choose and without handicaps.
    let golden: Value = serde_json::from_str(text.lines().nth(6).unwrap()).unwrap();
    let mut game: GameRecord = TracedRecord::from_json(&golden["record"].to_string(), edition).unwrap().game;
    let (player, round) = (Player::new(0), 5);
    let mut state = game.record.start(edition).unwrap();
    let mut bot = Bot::new(Level::Wizard, 1);
    game.record.moves.clear();
    while !state.is_over() {
        let bad = state.player() == player && state.table().round() == round;
        let chosen = if bad { give_up(&state) } else { bot.choose(&state.view(Some(state.player()))) };
        let chosen = chosen.expect("it is this seat's decision");
        state.play(chosen).unwrap();
        game.record.moves.push(chosen);
    }
    game.outcome = None;
    let report = json(&["-", "--level", "4"], game.to_json(edition).as_bytes());
    let turns = report["turns"].as_array().unwrap();
    let worst = &turns[report["mistakes"][0].as_u64().unwrap() as usize];
    assert_eq!((&worst["player"], &worst["round"]), (&Value::from(0), &Value::from(round)), "{worst}");
    assert!(worst["loss"].as_f64().unwrap() > 5.0, "{worst}");
    let accuracy = |at: usize| report["players"][at]["accuracy"].as_f64().unwrap();
    assert!(accuracy(0) < accuracy(1), "{report}");
    assert_eq!(turns.len(), 2 * 13, "each tower, Full-Moon card and turn");
}

/// The first move, and whatever gives up the rest of the turn.
fn give_up(state: &State) -> Option<Move> {
    let moves = state.legal_moves();
    moves.iter().find(|played| **played == Move::End).or(moves.first()).copied()
}

#[test]
fn the_same_arguments_give_the_same_bytes_and_every_move_is_printed() {
    let arguments = ["games/full/4-players.jsonl", "--level", "3", "--game", "2"];
    let report = json(&arguments, b"");
    assert_eq!(report, json(&arguments, b""));
    let turns = report["turns"].as_array().unwrap();
    let mut moves = 0;
    for turn in turns {
        assert_eq!(turn["from"].as_u64().unwrap() as usize, moves);
        moves += turn["moves"].as_array().unwrap().len();
        assert!(turn["loss"].as_f64().unwrap() >= 0.0);
    }
    let replayed = run(&["replay", arguments[0], "--game", "2", "--to", &(moves + 1).to_string()]);
    assert!(replayed.err.contains(&format!("The game has {moves} moves, not ")), "{}", replayed.err);
}

#[test]
fn every_language_fits_a_hundred_columns() {
    for (language, file) in [("en", "2"), ("de", "3"), ("fr", "4"), ("nl", "4")] {
        let file = format!("games/full/{file}-players.jsonl");
        let report = run(&["analyse", &file, "--level", "2", "--language", language, "--ascii"]);
        assert_eq!((report.code, report.err.as_str()), (0, ""), "{language}");
        assert!(report.out.is_ascii());
        assert!(!report.out.contains("cli-") && !report.out.contains("why-"), "{}", report.out);
        assert!(report.out.lines().all(|line| line.len() <= 100), "{language}: {}", report.out);
    }
}

#[test]
fn a_game_that_is_not_over_is_analysed_as_far_as_it_goes() {
    let text = std::fs::read_to_string(common::root().join(GOLDEN)).unwrap();
    let golden: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let mut record = golden["record"].clone();
    (record["scores"], record["winners"]) = (Value::Array(vec![]), Value::Array(vec![]));
    record["moves"].as_array_mut().unwrap().truncate(40);
    let report = json(&["-", "--level", "2"], record.to_string().as_bytes());
    let moves = |turn: &Value| turn["moves"].as_array().unwrap().len();
    assert_eq!(report["turns"].as_array().unwrap().iter().map(moves).sum::<usize>(), 40);
    record["moves"].as_array_mut().unwrap().clear();
    let report = json(&["-", "--level", "2"], record.to_string().as_bytes());
    assert_eq!(report["turns"].as_array().unwrap().len(), 0);
}

#[test]
fn analysis_errors_are_one_sentence() {
    let folder = Folder::new("analyse");
    let text = std::fs::read_to_string(common::root().join(GOLDEN)).unwrap();
    let mut golden: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    golden["record"]["moves"][4] = "wand 3".into();
    let refused = folder.file("refused.json", golden["record"].to_string());
    let garbage = folder.file("garbage.json", b"\xfe\xff\0\0[[[[");
    let cases: &[(&[&str], &str)] = &[
        (&[&refused], "Move 5, wand 3, is refused: "),
        (&[&garbage], &garbage),
        (&["/no/such"], "Cannot read /no/such: "),
        (&["games/full"], "Cannot read games/full: it is a folder."),
        (&["-"], "standard input has 0 games, so there is no game 1."),
        (&[GOLDEN, "--game", "0"], "games/full/2-players.jsonl has "),
        (&[GOLDEN, "--level", "merlin"], "Invalid value 'merlin' for '--level <LEVEL>': "),
    ];
    for (arguments, sentence) in cases {
        let wrong = run(&[&["analyse"], *arguments].concat());
        assert_eq!((wrong.code, wrong.out.as_str()), (2, ""), "{arguments:?}");
        assert!(wrong.err.starts_with(&format!("witchstone: {sentence}")), "{arguments:?}: {}", wrong.err);
        assert_eq!(wrong.err.lines().count(), 1, "{}", wrong.err);
    }
}
