//! The golden games of `games/full`: no decision of theirs may change unseen.

mod common;

use std::collections::BTreeSet;

use serde_json::Value;

use common::{root, run};

const FILES: [&str; 4] = [
    "games/full/2-players.jsonl",
    "games/full/3-players.jsonl",
    "games/full/4-players.jsonl",
    "games/full/more-games.jsonl",
];

fn lines(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(root().join(file)).expect("golden games are part of the project");
    text.lines().map(str::to_owned).collect()
}

fn records() -> Vec<Value> {
    let read = |line: String| serde_json::from_str::<Value>(&line).unwrap()["record"].clone();
    FILES.iter().flat_map(|file| lines(file)).map(read).collect()
}

#[test]
fn every_golden_game_replays_to_its_hash_and_result() {
    let checked = run(&[&["check"], &FILES[..]].concat());
    assert_eq!((checked.code, checked.err.as_str()), (0, ""), "{}", checked.out);
    assert_eq!(checked.out, "checked 120 records, 27524 moves, 0 differences\n");
}

#[test]
fn they_can_be_made_again_byte_by_byte() {
    for file in FILES {
        let again = run(&["golden", "--all", file]);
        assert_eq!((again.code, again.err.as_str()), (0, ""));
        assert!(again.out.lines().eq(lines(file)), "{file}");
    }
}

#[test]
fn choosing_from_them_keeps_every_option() {
    let chosen = run(&["golden", FILES[0]]);
    assert_eq!(chosen.code, 0);
    let count = chosen.out.lines().count();
    assert!((1..lines(FILES[0]).len()).contains(&count), "{count}");
}

/// For each number of players every option, on and off, and every kind of move.
#[test]
fn they_cover_every_option_for_every_number_of_players() {
    for players in 2..=4 {
        let games: Vec<Value> =
            records().into_iter().filter(|record| record["options"]["players"] == players).collect();
        assert!(games.len() >= 8);
        for option in ["big_witch", "grandmasters", "ingredients", "secret_scrolls", "even_start"] {
            let seen: BTreeSet<bool> =
                games.iter().map(|game| game["options"][option].as_bool().unwrap()).collect();
            assert_eq!(seen.len(), 2, "{option} for {players}");
        }
        let moons: BTreeSet<&str> =
            games.iter().map(|game| game["options"]["full_moon"].as_str().unwrap()).collect();
        assert_eq!(moons.len(), 4, "{moons:?}");
        let handicaps: BTreeSet<u64> = games
            .iter()
            .flat_map(|game| game["options"]["handicaps"].as_array().unwrap())
            .map(|level| level.as_u64().unwrap())
            .collect();
        assert_eq!(handicaps, (0..=3).collect());
    }
}

/// All but `use free`, which did not occur in the games they were chosen from.
#[test]
fn they_show_every_kind_of_move() {
    let moves: BTreeSet<String> = records()
        .iter()
        .flat_map(|game| game["moves"].as_array().unwrap().clone())
        .map(|played| played.as_str().unwrap().to_owned())
        .collect();
    let kinds = [
        "tower ",
        "moon ",
        "lay ",
        "discard ",
        "start ",
        "begin",
        "energy ",
        "witch lay",
        "witch lay big",
        "witch f",
        "witch big ",
        "step",
        "step +moon ",
        "crystal ",
        "wand ",
        "scroll ",
        "spell ",
        "use chip ",
        "use vial ",
        "use wand ",
        "use special ",
        "place special ",
        "shelve ",
        "shelve black ",
        "power ",
        "decline",
        "remove ",
        "end",
    ];
    for kind in kinds {
        assert!(moves.iter().any(|played| played.starts_with(kind)), "no move begins with {kind}");
    }
    assert!(moves.iter().filter(|played| played.contains(" out ")).count() > 0);
    assert!(moves.iter().filter(|played| played.ends_with(" +moon")).count() > 0);
}
