//! `witchstone check`: the right place is named, whatever is wrong and however the records are packed.

mod common;

use std::io::Write;

use common::{Folder, Run, a_game, run, run_with};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;

/// The game as JSON, changed and written again.
fn changed(change: impl FnOnce(&mut Value)) -> String {
    let mut game: Value = serde_json::from_str(&a_game()).unwrap();
    change(&mut game);
    game.to_string() + "\n"
}

fn check_text(text: &str) -> Run {
    run_with(&["check", "--brief", "-"], text.as_bytes())
}

fn last_line(run: &Run) -> &str {
    run.out.lines().last().unwrap_or_default()
}

fn moves(game: &str) -> usize {
    serde_json::from_str::<Value>(game).unwrap()["moves"].as_array().unwrap().len()
}

#[test]
fn a_right_record_passes() {
    let game = a_game();
    let checked = check_text(&game);
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    assert_eq!(checked.out, format!("checked 1 records, {} moves, 0 differences\n", moves(&game)));
}

/// The first line of the report on a changed record.
fn error_of(change: impl FnOnce(&mut Value)) -> String {
    let checked = check_text(&changed(change));
    assert_eq!(checked.code, 1, "{}", checked.out);
    assert_eq!(checked.err, "");
    assert!(last_line(&checked).ends_with(" moves, 1 differences"), "{}", checked.out);
    checked.out.lines().next().unwrap().to_owned()
}

#[test]
fn an_illegal_move_is_named_with_the_reason() {
    let message = error_of(|game| game["moves"][0]["move"] = "step".into());
    let begin = "standard input, game 1 (line 1), move 1 (step): ";
    assert_eq!(message, format!("{begin}First put your figure on a free tower (S9)."));
}

#[test]
fn other_points_are_named() {
    let message = error_of(|game| game["moves"][0]["scores"] = Value::from(vec![0, 77]));
    let at = message.split(" (tower").next().unwrap();
    assert_eq!(at, "standard input, game 1 (line 1), move 1");
    assert!(message.ends_with(": The record has 0, 77 points after it, the rules 0, 2."), "{message}");
}

#[test]
fn another_player_is_named() {
    let message = error_of(|game| game["moves"][0]["player"] = 0.into());
    assert!(message.ends_with("The record says player 1, but it is player 2 who acts."), "{message}");
}

#[test]
fn missing_and_extra_moves_are_listed() {
    let text = changed(|game| {
        let legal = game["moves"][0]["legal"].as_array_mut().unwrap();
        legal[3] = "witch lay".into();
    });
    let checked = check_text(&text);
    assert_eq!(checked.code, 1);
    let expected = ": The legal moves differ.
  1 missing (in the record, but not offered by the rules):
    witch lay
  1 extra (offered by the rules, but not in the record):
    tower t3
checked 1 records, 0 moves, 1 differences
";
    assert!(checked.out.ends_with(expected), "{}", checked.out);
    assert!(checked.out.starts_with("standard input, game 1 (line 1), move 1 (tower t"), "{}", checked.out);
}

#[test]
fn legal_moves_in_another_order_or_twice_are_a_difference() {
    let sentence = "The legal moves are not written once each, sorted by bytes.";
    let message = error_of(|game| game["moves"][0]["legal"].as_array_mut().unwrap().swap(0, 1));
    assert!(message.ends_with(sentence), "{message}");
    let message = error_of(|game| {
        let legal = game["moves"][0]["legal"].as_array_mut().unwrap();
        legal.push(legal[3].clone());
    });
    assert!(message.ends_with(sentence), "{message}");
}

#[test]
fn another_result_is_named() {
    let message = error_of(|game| {
        let score = &mut game["scores"][1];
        score["owls"] = (score["owls"].as_u64().unwrap() + 1).into();
        score["total"] = (score["total"].as_u64().unwrap() + 1).into();
    });
    assert!(
        message.starts_with("standard input, game 1 (line 1), at the end: The record gives player 2 "),
        "{message}"
    );
    let message = error_of(|game| game["winners"] = Value::from(vec![0, 1]));
    assert!(
        message.contains("at the end: The record says player 1 and player 2 won, the rules say player "),
        "{message}"
    );
}

#[test]
fn a_result_without_an_end_is_named() {
    let message = error_of(|game| {
        game["moves"].as_array_mut().unwrap().pop();
    });
    assert_eq!(
        message,
        "standard input, game 1 (line 1), at the end: The record has a result, but the game is not over."
    );
}

#[test]
fn moves_after_the_end_are_refused() {
    let game = a_game();
    let message = error_of(|game| {
        let again = game["moves"][0].clone();
        let moves = game["moves"].as_array_mut().unwrap();
        moves.push(again);
        moves.iter_mut().for_each(|one| *one = one["move"].clone());
    });
    assert!(message.contains(&format!("move {} (", moves(&game) + 1)), "{message}");
    assert!(message.ends_with("The game is over (T1)."), "{message}");
}

#[test]
fn a_part_of_a_game_without_a_result_is_fine() {
    let text = changed(|game| {
        game["moves"].as_array_mut().unwrap().truncate(10);
        game["scores"] = Value::Array(vec![]);
        game["winners"] = Value::Array(vec![]);
    });
    assert_eq!(check_text(&text).out, "checked 1 records, 10 moves, 0 differences\n");
}

#[test]
fn the_position_is_shown_unless_it_is_not_wanted() {
    let text = changed(|game| game["moves"][5]["move"] = "wand 9".into());
    let shown = run_with(&["check", "-", "--ascii"], text.as_bytes());
    assert_eq!(shown.code, 1);
    assert!(shown.out.contains("\n-- Crystal ball --"), "{}", shown.out);
    assert!(shown.out.is_ascii());
    assert!(!check_text(&text).out.contains("Crystal ball"));
}

#[test]
fn reading_continues_after_an_unreadable_record() {
    let game = a_game();
    let text = format!("{game}garbage\n{}\n{{\"format\":1}}\n{game}", &game[..500]);
    let checked = check_text(&text);
    assert_eq!(checked.code, 1);
    let lines: Vec<&str> = checked.out.lines().collect();
    assert!(lines[0].starts_with("standard input, game 2 (line 2): Not a record: "), "{}", lines[0]);
    assert!(lines[1].starts_with("standard input, game 3 (line 3): Not a record: "), "{}", lines[1]);
    assert!(lines[2].starts_with("standard input, game 4 (line 4): Not a record: "), "{}", lines[2]);
    assert_eq!(lines[3], format!("checked 5 records, {} moves, 3 differences", 2 * moves(&game)));
}

#[test]
fn records_may_be_pretty_gzipped_and_many() {
    let folder = Folder::new("check");
    let game = a_game();
    let pretty = serde_json::to_string_pretty(&serde_json::from_str::<Value>(&game).unwrap()).unwrap();
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(format!("{game}\n{pretty}\n{game}").as_bytes()).unwrap();
    let zipped = encoder.finish().unwrap();
    let (plain, zipped) = (folder.file("a.json", &pretty), folder.file("no-ending", &zipped));
    let checked = run(&["check", &plain, &zipped]);
    assert_eq!((checked.code, checked.err.as_str()), (0, ""));
    assert_eq!(checked.out, format!("checked 4 records, {} moves, 0 differences\n", 4 * moves(&game)));
}

#[test]
fn an_empty_input_holds_no_record() {
    let folder = Folder::new("empty");
    for content in ["", "\n\n \n"] {
        let checked = run(&["check", &folder.file("empty.jsonl", content)]);
        assert_eq!((checked.code, checked.err.as_str()), (0, ""));
        assert_eq!(checked.out, "checked 0 records, 0 moves, 0 differences\n");
    }
}

#[test]
fn a_huge_line_is_a_difference_and_does_no_harm() {
    let game = a_game();
    let huge = "{".repeat(20 << 20);
    let checked = check_text(&format!("{huge}\n{game}"));
    assert_eq!(checked.code, 1);
    let expected = "standard input, game 1 (line 1): It is longer than 16 MiB, which no record is.";
    assert_eq!(checked.out.lines().next(), Some(expected));
    assert_eq!(last_line(&checked), format!("checked 2 records, {} moves, 1 differences", moves(&game)));
}

#[test]
fn bytes_that_are_no_text_are_a_difference() {
    let checked = run_with(&["check", "-"], b"\xff\xfe\x00\n");
    assert_eq!(checked.code, 1);
    assert_eq!(
        checked.out,
        "standard input, game 1 (line 1): It is not UTF-8 text.\nchecked 1 records, 0 moves, 1 differences\n"
    );
}

#[test]
fn a_truncated_gzip_file_cannot_be_read() {
    let folder = Folder::new("truncated");
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(a_game().as_bytes()).unwrap();
    let zipped = encoder.finish().unwrap();
    let file = folder.file("cut.gz", &zipped[..zipped.len() / 2]);
    let checked = run(&["check", &file]);
    assert_eq!(checked.code, 2);
    assert!(checked.err.starts_with(&format!("witchstone: Cannot read {file}: ")), "{}", checked.err);
    assert_eq!(checked.err.lines().count(), 1);
}

#[test]
fn a_file_that_is_not_there_does_not_hide_the_others() {
    let folder = Folder::new("missing");
    let game = a_game();
    let checked = run(&["check", "/no/such", &folder.file("game.json", &game)]);
    assert_eq!(checked.code, 2);
    assert_eq!(checked.err, "witchstone: Cannot read /no/such: No such file or directory.\n");
    assert_eq!(checked.out, format!("checked 1 records, {} moves, 0 differences\n", moves(&game)));
}

#[test]
fn a_golden_game_with_another_hash_is_a_difference() {
    let line = format!("{{\"hash\":\"0123456789abcdef\",\"record\":{}}}", changed(|_| {}).trim());
    let checked = check_text(&line);
    assert_eq!(checked.code, 1);
    let begin = "standard input, game 1 (line 1), at the end: The hash of the decisions is ";
    assert!(checked.out.starts_with(begin), "{}", checked.out);
    let garbled = check_text(&line.replace("0123456789abcdef", "0123"));
    assert!(garbled.out.contains("The hash is not 16 hexadecimal digits."), "{}", garbled.out);
}
