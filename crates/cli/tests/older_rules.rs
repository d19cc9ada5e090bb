//! Records and databases of rules version 1 on the command line.

mod common;

use common::{Folder, Run, root, run, run_with};
use witchstone_rules::{Edition, Move};
use witchstone_wire::GameRecord;
use witchstone_words::{Language, Words};

const C3: &str = "Move 16 (“end”) is no longer legal under rules version 2: First put the Crystal on the rim into the rack (C3). Legal now: shelve ";

/// Whether a report in words names the move of `c3.json`, the clause and what is legal now.
fn names_c3(report: &str) -> bool {
    report.starts_with("witchstone: Move 16 (“")
        && report.contains("is no longer legal under rules version 2: ")
        && report.contains("(C3). Legal now: shelve ")
}

fn older(name: &str) -> String {
    root().join(format!("games/rules-1/{name}.json")).to_string_lossy().into_owned()
}

#[test]
fn check_accepts_identical_games_and_names_the_first_difference_of_others() {
    let Run { code, out, err } = run(&["check", &older("identical")]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(out, "checked 1 records, 111 moves, 0 differences\n");
    for (name, number, clause) in [("b4", 131, "B4"), ("c3", 16, "C3"), ("m4", 55, "M4"), ("n4", 345, "N4")] {
        let Run { code, out, .. } = run(&["check", "--brief", &older(name)]);
        assert_eq!(code, 1, "{name}");
        assert!(out.contains(&format!("game 1 (line 1): Move {number} (“")), "{out}");
        let named = [format!("({clause}). Legal now: "), format!("({clause}, our ruling). Legal now: ")];
        assert!(named.iter().any(|ending| out.contains(ending)), "{out}");
        assert!(out.ends_with(&format!("checked 1 records, {} moves, 1 differences\n", number - 1)), "{out}");
    }
}

/// The last common position is shown.
#[test]
fn check_shows_the_position_before_the_difference() {
    let shown = run(&["check", &older("c3")]).out;
    let position = run(&["replay", &older("c3"), "--to", "15"]).out;
    assert!(shown.contains(&position), "{shown}");
}

#[test]
fn check_names_points_and_results_that_differ() {
    let mut record: serde_json::Value =
        serde_json::from_str(&std::fs::read_to_string(older("identical")).unwrap()).unwrap();
    record["scores"][0]["total"] = 15.into();
    let owls = record["scores"][0]["owls"].as_u64().unwrap() + 1;
    record["scores"][0]["owls"] = owls.into();
    let Run { code, out, .. } = run_with(&["check", "-", "--brief"], record.to_string().as_bytes());
    assert_eq!(code, 1);
    let expected = "After move 111, the last, the results differ: recorded 15/11, now 14/11.";
    assert!(out.contains(expected), "{out}");
}

#[test]
fn replay_prints_the_game_up_to_the_difference() {
    let Run { code, out, err } = run(&["replay", &older("c3")]);
    assert_eq!(code, 1);
    assert!(names_c3(&err), "{err}");
    assert!(!out.is_empty());
    assert_eq!(run(&["replay", &older("identical")]).code, 0);
    assert_eq!(run(&["replay", &older("c3"), "--to", "15"]).code, 0);
    let Run { code, out, err } = run(&["replay", &older("c3"), "--to", "16"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(names_c3(&err), "{err}");
}

#[test]
fn hint_advises_before_the_difference_only() {
    let Run { code, out, err } = run(&["hint", &older("c3")]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(names_c3(&err), "{err}");
    let Run { code, out, .. } = run(&["hint", &older("c3"), "--at", "15", "--nodes", "200"]);
    assert!(code == 0 && out.contains("shelve"), "{out}");
}

#[test]
fn analyse_stops_before_the_difference() {
    let Run { code, out, err } = run(&["analyse", &older("c3"), "--nodes", "50", "--level", "1", "--json"]);
    assert_eq!(code, 1);
    assert!(names_c3(&err), "{err}");
    let analysis: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&analysis["difference"]["move"], &analysis["difference"]["clause"]),
        (&16.into(), &"C3".into())
    );
    let turns = analysis["turns"].as_array().unwrap();
    let moves: usize = turns.iter().map(|turn| turn["moves"].as_array().unwrap().len()).sum();
    assert_eq!(moves, 15);
}

#[test]
fn stats_counts_games_that_differ_apart_from_unfinished_ones() {
    let files = [older("c3"), older("identical")];
    let Run { code, out, .. } = run(&["stats", &files[0], &files[1], "--json"]);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    let left_out = &report["left_out"];
    assert_eq!(
        (code, left_out["differing"].as_u64(), left_out["unfinished"].as_u64()),
        (0, Some(1), Some(0))
    );
    assert_eq!(report["tables"][0]["games"].as_u64(), Some(1));
    let text = run(&["stats", &files[0], &files[1]]).out;
    assert!(text.contains("1 game of older rules differs under the present ones"), "{text}");
}

#[test]
fn the_difference_is_reported_in_the_language_of_the_player() {
    for command in ["replay", "hint", "analyse"] {
        let quick: &[&str] = if command == "analyse" { &["--nodes", "1000"] } else { &[] };
        let german = run(&[&[command, &older("c3"), "--language", "de"], quick].concat());
        assert_eq!(german.code, 1, "{command}");
        assert!(
            german.err.starts_with("witchstone: Zug 16 (")
                && german.err.contains("nach Regelversion 2 nicht mehr erlaubt"),
            "{command}: {}",
            german.err
        );
        assert!(!german.err.contains("no longer legal"), "{command}: {}", german.err);
    }
}

#[test]
fn migrate_reports_and_a_dry_run_changes_nothing() {
    let folder = Folder::new("migrate");
    let file = folder.old_database();
    let entries = |staging: &str| -> i64 {
        let counted = format!("SELECT (SELECT COUNT(*) FROM entries) + (SELECT COUNT(*) FROM {staging})");
        rusqlite::Connection::open(&file).unwrap().query_row(&counted, [], |row| row.get(0)).unwrap()
    };
    let before = entries("fresh");
    let content = || std::fs::read(&file).unwrap();
    let untouched = content();
    let trial = run(&["migrate", "--database", &file, "--dry-run"]);
    assert_eq!(trial.code, 1, "{trial:?}");
    assert!(content() == untouched, "a dry run leaves the file as it is, byte for byte");
    let expected = [
        "Rules version 2, 9 tables of older rules.\n",
        "Identical: 1 unfinished game, 1 finished game.\n",
        "Not started: 1 table.\n",
        "Different, suspended until all seats agree to resume: 5 games.\n",
        "Different, finished, the results stay: 1 game.\n",
        C3,
    ];
    for line in expected {
        assert!(trial.out.contains(line), "{line}: {}", trial.out);
    }
    let real = run(&["migrate", "--database", &file]);
    assert_eq!((real.code, real.out, entries("staged_entries")), (1, trial.out, before + 1));
    assert!(
        run(&["migrate", "--database", &file])
            .out
            .contains("Identical: 0 unfinished games, 1 finished game.\n")
    );
}

#[test]
fn the_database_of_another_program_is_refused_and_stays_as_it_is() {
    let folder = Folder::new("migrate-foreign");
    let file = folder.path("other.sqlite");
    let foreign = rusqlite::Connection::open(&file).unwrap();
    foreign.execute("CREATE TABLE notes (text TEXT)", []).unwrap();
    drop(foreign);
    for arguments in
        [&["migrate", "--dry-run"][..], &["migrate"], &["export", "--folder", &folder.path("out")]]
    {
        let refused = run(&[arguments, &["--database", &file]].concat());
        assert_eq!(refused.code, 2, "{arguments:?}");
        assert!(refused.err.contains("other.sqlite is not a Witchstone database."), "{}", refused.err);
    }
    let tables = "SELECT COUNT(*) FROM sqlite_schema";
    let count: i64 =
        rusqlite::Connection::open(&file).unwrap().query_row(tables, [], |row| row.get(0)).unwrap();
    assert_eq!(count, 1);
}

#[test]
fn migrate_and_export_make_no_file() {
    let folder = Folder::new("migrate-missing");
    let file = folder.path("nothing.sqlite");
    for command in [&["migrate", "--dry-run"][..], &["export", "--folder", "records"]] {
        let Run { code, err, .. } = run(&[command, &["--database", &file]].concat());
        assert_eq!((code, err), (2, format!("witchstone: There is no database {file}.\n")));
        assert!(!std::path::Path::new(&file).exists());
    }
}

#[test]
fn import_takes_identical_games_and_names_the_others() {
    let folder = Folder::new("import-older");
    for name in ["identical", "c3"] {
        folder.file(&format!("{name}.json"), std::fs::read(older(name)).unwrap());
    }
    let (file, records) = (folder.path("games.sqlite"), folder.path(""));
    let Run { code, out, err } = run(&["import", "--create", "--database", &file, "--folder", &records]);
    assert_eq!((code, out.as_str()), (1, "1 games were read.\n"));
    assert!(err.contains("c3.json: ") && err.contains(C3), "{err}");
    let exported = folder.path("exported");
    assert_eq!(run(&["export", "--running", "--database", &file, "--folder", &exported]).code, 0);
    let game = std::fs::read_dir(&exported).unwrap().next().unwrap().unwrap().path();
    assert!(std::fs::read_to_string(game).unwrap().starts_with("{\"format\":\"witchstone-record/2\""));
}

/// N4: the Scroll that is named is the one that is taken.
#[test]
fn n4_a_scroll_from_the_top_of_a_short_display_is_named_by_its_place() {
    let game = std::fs::read_to_string(older("n4")).unwrap();
    let game = GameRecord::from_json(&game, Edition::classic()).unwrap();
    let replay = game.replay(Edition::classic()).unwrap();
    let table = replay.game.state().table();
    let place = table.display.from_top(2);
    assert!(table.display.len() < 6 && place == table.display.len() - 1);
    let expected =
        Words::new(Language::English).describe_move(table, Move::Scroll { position: 2, moon: true });
    let begin = format!("Take the Scroll at position {place}, with your Full-Moon card");
    assert!(expected.starts_with(&begin), "{expected}");
}
