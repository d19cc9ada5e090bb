//! `witchstone perft` against numbers that were counted in another way.

mod common;
mod slow;

use common::{root, run};
use slow::Position;

/// The most sequences that the slow count is asked for again in this test.
const SLOW: u64 = 1000;

fn positions() -> Vec<Position> {
    let folder = root().join("crates/cli/tests/data");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "perft"));
    files.sort();
    assert!(!files.is_empty());
    files.iter().flat_map(|file| slow::read(&std::fs::read_to_string(file).unwrap())).collect()
}

#[test]
fn the_program_counts_what_was_counted_the_slow_way() {
    for position in positions() {
        let depth = position.counts.last().unwrap().0.to_string();
        let mut arguments = vec!["perft", "--depth", &depth];
        arguments.extend(position.arguments.iter().map(String::as_str));
        let counted = run(&arguments);
        assert_eq!((counted.code, counted.err.as_str()), (0, ""));
        let expected: String =
            position.counts.iter().map(|(depth, count)| format!("{depth} {count}\n")).collect();
        assert_eq!(counted.out, expected, "{}", position.name);
    }
}

#[test]
fn the_slow_way_still_counts_the_same() {
    let texts = slow::texts();
    for position in positions() {
        let game = slow::game(&position, &root());
        for &(depth, count) in position.counts.iter().filter(|&&(_, count)| count <= SLOW) {
            assert_eq!(slow::count(&game, depth, &texts), count, "{}, depth {depth}", position.name);
        }
    }
}

#[test]
fn no_text_is_tried_twice() {
    let mut texts = slow::texts();
    let all = texts.len();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), all);
}

#[test]
fn a_game_that_is_over_has_no_sequences() {
    let file = "games/full/2-players.jsonl";
    let text = std::fs::read_to_string(root().join(file)).unwrap();
    let first: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let moves = first["record"]["moves"].as_array().unwrap().len();
    let over = run(&["perft", "--from", file, "--at", &moves.to_string(), "--depth", "5"]);
    assert_eq!((over.code, over.out.as_str()), (0, "1 0\n"));
    let beyond = run(&["perft", "--from", file, "--at", &(moves + 1).to_string(), "--depth", "5"]);
    assert_eq!(beyond.err, format!("witchstone: The game has {moves} moves, not {}.\n", moves + 1));
}

#[test]
fn a_position_comes_from_a_seed_or_from_a_record_and_not_from_both() {
    let both = run(&["perft", "--from", "x", "--seed", "1", "--depth", "1"]);
    assert_eq!(both.code, 2);
    assert_eq!(run(&["perft", "--at", "3", "--depth", "1"]).code, 2);
}
