//! `witchstone play`, driven through a pipe.

mod common;

use common::{Folder, message, run, run_with};

fn play(arguments: &[&str], lines: &[&str]) -> common::Run {
    let arguments = [&["play", "--seed", "3", "--ascii", "--bots", "random"], arguments].concat();
    run_with(&arguments, (lines.join("\n") + "\n").as_bytes())
}

/// What came after each prompt, up to the end of the line.
fn answers(game: &common::Run) -> Vec<String> {
    let prompt = message("prompt-move", &[]) + " ";
    game.out.lines().filter_map(|line| line.strip_prefix(&prompt)).map(str::to_owned).collect()
}

/// Enough lines to choose the first entry of every menu until the game is over.
fn ones() -> String {
    "1\n".repeat(5000)
}

#[test]
fn a_whole_game_can_be_played_by_numbers() {
    let game = run_with(&["play", "--seed", "3"], ones().as_bytes());
    assert_eq!((game.code, game.err.as_str()), (0, ""));
    assert!(game.out.starts_with("A game for 2 players with seed 3. You are Player 1.\n"), "{}", game.out);
    assert!(game.out.contains("Round 11 of 11: Player 1 "));
    assert!(game.out.contains(&format!("\n  {} ", message("sheet-total", &[]))));
    assert!(game.out.lines().last().unwrap().starts_with("Player "), "{}", game.out);
}

#[test]
fn every_language_number_of_players_and_seat_plays_to_the_end() {
    let all = "grandmasters,big_witch,ingredients,full_moon=draft,secret_scrolls";
    for (language, players, seat, options) in [
        ("de", "2", "2", ""),
        ("fr", "3", "2", all),
        ("nl", "4", "4", all),
        ("en", "4", "1", "full_moon=choose"),
    ] {
        let arguments = [
            "play",
            "--seed",
            "9",
            "--language",
            language,
            "--players",
            players,
            "--seat",
            seat,
            "--options",
            options,
        ];
        let game = run_with(&arguments, ones().as_bytes());
        assert_eq!((game.code, game.err.as_str()), (0, ""), "{language}");
        assert!(!game.out.contains("cli-"), "a message is missing in {language}");
        let last = game.out.lines().last().unwrap();
        assert!(last.contains(|c: char| c.is_ascii_digit()) && last.ends_with('.'), "{last}");
        let wide = game.out.lines().filter(|line| !line.contains(": ") && line.chars().count() > 100);
        assert_eq!(wide.collect::<Vec<_>>(), [""; 0], "{language}");
    }
}

#[test]
fn the_others_play_as_well_as_they_are_asked_to() {
    let arguments = |bots| ["play", "--seed", "3", "--players", "3", "--bots", bots];
    let ends = ["1,4", "apprentice,wizard", "random,random"].map(|bots| {
        let game = run_with(&arguments(bots), ones().as_bytes());
        assert_eq!((game.code, game.err.as_str()), (0, ""), "{bots}");
        game.out.lines().last().unwrap().to_owned()
    });
    assert_eq!(ends[0], ends[1], "a level has a number and a name");
    assert!(ends[0].starts_with("Player 3 wins "), "a Wizard beats an Apprentice: {}", ends[0]);
    assert_ne!(ends[0], ends[2]);
    assert_eq!(run_with(&arguments("4"), b"quit\n").code, 0, "one level is for all others");
    let wrong = run_with(&arguments("1,2,3"), b"");
    assert_eq!(wrong.code, 2);
    assert_eq!(wrong.err, "witchstone: Name one level for all or one for each of the 2 players.\n");
}

#[test]
fn what_the_others_hold_is_never_shown() {
    let game = play(&["--options", "secret_scrolls"], &["1", "1", "1", "board", "log", "score", "quit"]);
    assert!(game.out.contains("Behind the screen: 5 hex tiles"), "{}", game.out);
    assert!(!game.out.contains("Player 2 drew the hex tile "));
    let total = game.out.lines().find(|line| line.starts_with("  Total ")).unwrap();
    assert!(total.ends_with('?'), "{total}");
}

#[test]
fn moves_are_undone_and_redone() {
    let game =
        play(&[], &["tower t1", "use chip witch", "undo", "undo", "undo", "redo", "redo", "redo", "quit"]);
    let answers = answers(&game);
    let expected = [
        message("undone", &[("move", "use chip witch")]),
        message("undone", &[("move", "tower t1")]),
        message("nothing-to-undo", &[]),
        message("redone", &[("move", "tower t1")]),
        message("redone", &[("move", "use chip witch")]),
        message("nothing-to-redo", &[]),
        message("goodbye", &[]),
    ];
    assert_eq!(answers[2..], expected);
}

#[test]
fn a_turn_that_has_passed_is_not_taken_back() {
    let game = play(&[], &["tower t1", "end", "undo", "quit"]);
    assert!(answers(&game).contains(&message("nothing-to-undo", &[])), "{}", game.out);
}

#[test]
fn moves_can_be_narrowed_by_text_and_number() {
    let game = play(&[], &["tower t1", "end", "lay", "1", "1", "1", "quit"]);
    let narrowed: Vec<&str> =
        game.out.lines().filter_map(|line| line.split("Moves that begin with ").nth(1)).collect();
    assert_eq!(narrowed.len(), 3, "{}", game.out);
    assert!(narrowed[0].starts_with("\"lay\" "), "{narrowed:?}");
    assert!(narrowed[1].starts_with("\"lay energy/witch\" "), "{narrowed:?}");
    assert!(narrowed[2].starts_with("\"lay energy/witch "), "{narrowed:?}");
    assert!(game.out.contains("Player 1 laid Energy (cluster of "), "{}", game.out);
}

#[test]
fn unknown_and_illegal_input_is_explained() {
    let game = play(&[], &["hello", "99", "wand 3", "tower t9", "", "back", "help hello", "quit"]);
    for answer in [
        message("not-understood", &[("input", "hello")]),
        message("no-such-number", &[("n", "99")]),
        "That is not possible. First put your figure on a free tower (S9).".into(),
        message("not-understood", &[("input", "tower t9")]),
    ] {
        assert!(game.out.contains(&answer), "{answer} is not in\n{}", game.out);
    }
    assert_eq!(game.code, 0);
}

#[test]
fn help_explains_commands_and_moves() {
    let game = play(
        &[],
        &["help", "help 1", "help wand", "help use chip", "help wand 3", "scrolls", "moves", "quit"],
    );
    // Long sentences are broken into lines.
    let words = game.out.split_whitespace().collect::<Vec<_>>().join(" ");
    for answer in [
        format!("  save FILE    {}", message("command-save", &[])),
        "Put your Big Witch on the south-east tower: ".into(),
        message("help-tower", &[]),
        message("help-wand", &[]),
        message("help-use-chip", &[]),
        "First put your figure on a free tower (S9).".into(),
        "1 tower t1 Put your Big Witch on the south-east tower: ".into(),
    ] {
        let answer = answer.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(&answer), "{answer} is not in\n{}", game.out);
    }
}

#[test]
fn a_hint_reveals_more_each_time() {
    let game = play(&[], &["hint", "hint", "hint", "hint", "tower t1", "hint", "quit"]);
    let answers = answers(&game);
    assert_eq!(answers[0], answers[3], "after the last step it begins again");
    assert!(answers[0] != answers[1] && answers[1] != answers[2], "{answers:?}");
    let turn = answers[2].strip_prefix("Play tower t").unwrap_or_else(|| panic!("{answers:?}"));
    assert!(turn.ends_with('.') && !answers[5].is_empty(), "{answers:?}");
}

#[test]
fn the_game_is_saved_as_a_record_that_passes_the_check() {
    let folder = Folder::new("save");
    let (file, other) = (folder.path("my game.json"), folder.file("other.txt", "precious"));
    let commands = [
        "tower t1",
        &format!("save {file}"),
        "end",
        &format!("save {file}"),
        &format!("save {other}"),
        "save",
        "save /no/such/folder/x",
        "quit",
    ];
    let game = play(&[], &commands);
    assert_eq!(game.code, 0);
    assert_eq!(game.out.matches(&message("saved", &[("file", &file)])).count(), 2);
    assert!(game.out.contains(&format!("{other} exists and is not a record: choose another name.")));
    assert!(game.out.contains("Type \"save\" and the name of a file."));
    assert!(game.out.contains("Cannot write /no/such/folder/x: No such file or directory."));
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "precious");
    let checked = run(&["check", &file]);
    assert_eq!((checked.code, checked.out.lines().count()), (0, 1), "{}", checked.out);
    let deal = |text: &str| text.split("\"moves\"").next().unwrap().to_owned();
    let recorded = run(&["record", "--seed", "3"]).out;
    assert_eq!(
        deal(&std::fs::read_to_string(&file).unwrap()),
        deal(&recorded),
        "the same seed is the same deal"
    );
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    for input in ["", "1\n", "1\n1\n1\nlay"] {
        let game = run_with(&["play", "--seed", "3"], input.as_bytes());
        assert_eq!((game.code, game.err.as_str()), (0, ""));
        assert!(game.out.ends_with("\nEnd of input: the game is not finished.\n"), "{}", game.out);
    }
}

#[test]
fn invalid_input_does_not_end_the_game() {
    let mut input = vec![b'x'; 100_000];
    input.extend_from_slice(b"\n\xff\xfe\n\0\n1 1\nhelp \xff\nsave \0\nquit\n");
    let game = run_with(&["play", "--seed", "3"], &input);
    assert_eq!((game.code, game.err.as_str()), (0, ""));
    assert!(game.out.ends_with(&format!("{}\n", message("goodbye", &[]))), "{}", game.out);
}

#[test]
fn without_a_seed_every_game_is_another() {
    let seed = || {
        let text = run_with(&["play"], b"quit\n").out;
        text.split("seed ").nth(1).unwrap().split('.').next().unwrap().to_owned()
    };
    assert_ne!(seed(), seed());
}
