//! `witchstone stats`: what many games come to.

mod common;

use common::{Folder, run, run_with};
use serde_json::Value;

fn json(arguments: &[&str]) -> Value {
    let report = run(&[&["stats", "--json"], arguments].concat());
    assert_eq!((report.code, report.err.as_str()), (0, ""));
    serde_json::from_str(&report.out).expect("the statistics are JSON")
}

/// New games and the same games from a file come to the same, and that is what their records say.
#[test]
fn games_and_their_records_come_to_the_same() {
    let folder = Folder::new("stats");
    let arguments = ["--players", "3", "--bots", "2", "--games", "6", "--seed", "9"];
    let games = run(&[&["record"], &arguments[..]].concat()).out;
    let played = json(&[&arguments[..], &["--threads", "3"]].concat());
    let file = folder.file("games.jsonl", &games);
    assert_eq!(played, json(&[&file]));
    let table = &played["tables"][0];
    assert_eq!((&table["players"], &table["games"]), (&3.into(), &6.into()));
    let totals: Vec<f64> = games
        .lines()
        .flat_map(|line| {
            let record: Value = serde_json::from_str(line).unwrap();
            record["scores"].as_array().unwrap().clone()
        })
        .map(|score| score["total"].as_f64().unwrap())
        .collect();
    let mean = totals.iter().sum::<f64>() / totals.len() as f64;
    let report = |path: &str| table["all"].pointer(path).unwrap()["mean"].as_f64().unwrap();
    assert!((report("/measures/points") - mean).abs() < 0.001, "{mean}");
    let sources: f64 =
        table["all"]["sources"].as_object().unwrap().values().map(|m| m["mean"].as_f64().unwrap()).sum();
    assert!((sources - mean).abs() < 0.01, "all points have a source");
    let wins: f64 =
        (0..3).map(|seat| table["seats"][seat]["measures"]["wins"]["mean"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 0.001, "every game is won once: {wins}");
    let degrees: f64 =
        ["unfulfilled", "minor", "major", "perfect"].iter().map(|d| report(&format!("/measures/{d}"))).sum();
    assert!((degrees - report("/measures/prophecies")).abs() < 0.001);
    let counted: u64 = table["scores"].as_array().unwrap().iter().map(|pair| pair[1].as_u64().unwrap()).sum();
    assert_eq!(counted, 18);
}

#[test]
fn records_of_all_numbers_of_players_are_grouped() {
    let files = ["2", "3", "4"].map(|players| format!("games/full/{players}-players.jsonl"));
    let report = json(&[&files[0], &files[1], &files[2]]);
    let count = |table: &Value| (table["players"].as_u64().unwrap(), table["games"].as_u64().unwrap());
    let groups: Vec<_> = report["tables"].as_array().unwrap().iter().map(count).collect();
    // Each number of players without the even start, then with it (S11).
    assert_eq!(groups, [(2, 7), (2, 4), (3, 5), (3, 5), (4, 7), (4, 4)]);
    assert_eq!((&report["left_out"]["unfinished"], &report["left_out"]["differing"]), (&0.into(), &0.into()));
}

#[test]
fn every_language_has_its_table_and_plots() {
    let folder = Folder::new("stats-plots");
    for language in ["en", "de", "fr", "nl"] {
        let plots = folder.path(language);
        let arguments =
            ["stats", "games/full/4-players.jsonl", "--plots", &plots, "--language", language, "--ascii"];
        let report = run(&arguments);
        assert_eq!((report.code, report.err.as_str()), (0, ""));
        assert!(report.out.is_ascii() && !report.out.contains("cli-"), "{}", report.out);
        for name in ["scores", "sources", "seats", "leads", "wand"] {
            let svg = std::fs::read_to_string(format!("{plots}/{name}-4.svg")).unwrap();
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{language}, {name}");
            assert!(!svg.contains("cli-") && !svg.contains("NaN"), "{language}, {name}");
            assert!(svg.contains("<rect x="), "{name} has bars");
        }
    }
}

#[test]
fn counting_errors_are_one_sentence() {
    let folder = Folder::new("stats-wrong");
    let garbage = folder.file("garbage.jsonl", b"{]\xff");
    let blocked = folder.path("garbage.jsonl");
    let cases: &[(&[&str], &str)] = &[
        (&["/no/such"], "Cannot read /no/such: "),
        (&[&garbage], &garbage),
        (&["--bots", "merlin"], "Invalid value 'merlin' for '--bots <LEVEL>': "),
        (&["--bots", "2,2,2", "--games", "1"], "Name one level for all or one for each of the 2 players."),
        (&["--games", "1", "--bots", "random", "--plots", &blocked], "Cannot write "),
    ];
    for (arguments, sentence) in cases {
        let wrong = run(&[&["stats"], *arguments].concat());
        assert_eq!((wrong.code, wrong.out.as_str()), (2, ""), "{arguments:?}");
        assert!(wrong.err.starts_with(&format!("witchstone: {sentence}")), "{arguments:?}: {}", wrong.err);
        assert_eq!(wrong.err.lines().count(), 1, "{}", wrong.err);
    }
    let nothing = run_with(&["stats", "-"], b"");
    assert_eq!((nothing.code, nothing.out.as_str()), (0, "There is no finished game to count.\n"));
}

/// Seats with and without the even start cannot be compared (S11), nor games on other boards.
#[test]
fn games_with_and_without_the_even_start_are_counted_apart() {
    let folder = Folder::new("stats-even-start");
    let plain = folder.file("plain.json", run(&["record", "--bots", "random"]).out);
    let even = folder.file("even.json", run(&["record", "--bots", "random", "--options", "even_start"]).out);
    let report = json(&[&plain, &even]);
    let groups: Vec<_> =
        report["tables"].as_array().unwrap().iter().map(|table| table["even_start"].clone()).collect();
    assert_eq!(groups, [false, true]);
    let text = run(&["stats", &plain, &even]).out;
    assert!(
        text.contains("2 players, 1 game\n") && text.contains("2 players, 1 game, Even start\n"),
        "{text}"
    );
    let story = run(&["replay", &even]).out;
    assert!(story.contains("Even start (Player 2: 4 points)"), "{story}");
}
