//! The command line itself: help, wrong usage, editions, languages, closed pipes.

mod common;

use std::io::Read;
use std::process::Stdio;

use common::{Folder, finish, program, run};
use witchstone_cli::voice::Voice;
use witchstone_words::Language;

const COMMANDS: [&str; 8] = ["play", "record", "check", "replay", "edition", "perft", "bench", "arena"];

#[test]
fn help_names_every_command_and_the_exit_status() {
    let help = run(&["--help"]);
    assert_eq!((help.code, help.err.as_str()), (0, ""));
    for command in COMMANDS {
        assert!(help.out.contains(&format!("\n  {command} ")), "{command} is not in the help");
    }
    assert!(!help.out.contains("golden"), "golden is not for players");
    assert!(help.out.contains("Exit status: 0 success, 1 difference found, 2 usage error"));
}

#[test]
fn every_command_has_help_with_examples() {
    for command in COMMANDS {
        for flag in ["--help", "-h"] {
            let help = run(&[command, flag]);
            assert_eq!((help.code, help.err.as_str()), (0, ""));
            assert!(help.out.contains(&format!("Examples:\n  witchstone {command}")), "{}", help.out);
            assert!(help.out.contains("Exit status: 0 success"), "{}", help.out);
        }
    }
}

#[test]
fn the_version_is_printed() {
    let version = run(&["--version"]);
    // Optimised programs name the commit; `cargo xtask smoke` looks for it.
    let expected = format!("witchstone {} (development build)\n", env!("CARGO_PKG_VERSION"));
    assert_eq!((version.code, version.out), (0, expected));
}

#[test]
fn a_usage_error_is_one_sentence_and_exit_status_2() {
    let cases: &[(&[&str], &str)] = &[
        (&["brew"], "Unrecognized subcommand 'brew'; try --help."),
        (&["check"], "The following required arguments were not provided: <FILE>; try --help."),
        (
            &["record", "--players", "5"],
            "Invalid value '5' for '--players <N>': 5 is not in 2..=4; try --help.",
        ),
        (
            &["record", "--bots", "merlin"],
            "Invalid value 'merlin' for '--bots <LEVEL>': no such level; levels: random, 1 or \
             apprentice, 2 or adept, 3 or witch, 4 or wizard, 5 or grandmaster, 6 or master; try --help.",
        ),
        (
            &["replay", "x", "--language", "tlh"],
            "Invalid value 'tlh' for '--language <en|de|fr|nl>': no such language; languages: en, de, fr, \
             nl; try --help.",
        ),
        (
            &["record", "--sed", "1"],
            "Unexpected argument '--sed' found (a similar argument exists: '--seed'); try --help.",
        ),
        (&["play", "--seat", "3"], "--seat must be 1 to 2, not 3."),
        (&["bench", "--seconds", "0"], "--seconds must be more than 0."),
        (&["arena", "1", "1", "1"], "3 levels are too many for 2 players: see --players."),
        (&["bench", "--seconds", "NaN"], "--seconds must be more than 0."),
    ];
    for (arguments, sentence) in cases {
        let wrong = run(arguments);
        assert_eq!((wrong.code, wrong.out.as_str()), (2, ""), "{arguments:?}");
        assert_eq!(wrong.err, format!("witchstone: {sentence}\n"));
    }
}

#[test]
fn without_arguments_the_commands_are_listed() {
    let nothing = run(&[]);
    assert_eq!((nothing.code, nothing.out.as_str()), (2, ""));
    let commands = "play, record, check, replay, hint, analyse, stats, puzzles, edition, perft, bench, serve, load, \
        export, import, migrate, backup, restore, admin, arena";
    assert_eq!(nothing.err, format!("witchstone: Missing command: {commands}; try --help.\n"));
}

#[test]
fn an_edition_of_ones_own_is_played() {
    let folder = Folder::new("edition");
    let classic = include_str!("../../rules/components.toml");
    let mine = folder.file("mine.toml", classic.replace("id = \"classic\"", "id = \"mine\""));
    let record = run(&["record", "--edition", &mine]);
    assert_eq!((record.code, record.err.as_str()), (0, ""));
    assert!(record.out.starts_with("{\"format\":\"witchstone-record/2\",\"edition\":\"mine@"));
    let game = folder.file("game.json", &record.out);
    assert_eq!(run(&["check", &game, "--edition", &mine]).code, 0);
    let other = run(&["check", &game]);
    assert_eq!(other.code, 1);
    let expected = "The record is of the edition \"mine\", which this program does not know. Run it with --edition mine.toml.";
    assert!(other.out.contains(expected), "{}", other.out);
}

#[test]
fn a_wrong_edition_is_refused_with_file_and_line() {
    let folder = Folder::new("wrong-edition");
    let classic = include_str!("../../rules/components.toml");
    let wrong = folder.file("wrong.toml", classic.replace("turns = 11", "turns = 0"));
    let line = 1 + classic.lines().position(|line| line.starts_with("turns = 11")).unwrap();
    let refused = run(&["record", "--edition", &wrong]);
    assert_eq!((refused.code, refused.out.as_str()), (2, ""));
    assert!(refused.err.starts_with(&format!("witchstone: {wrong}, line {line}: ")), "{}", refused.err);
    assert_eq!(refused.err.lines().count(), 1);
    let missing = run(&["record", "--edition", "/no/such.toml"]);
    assert_eq!(missing.err, "witchstone: Cannot read /no/such.toml: No such file or directory.\n");
}

#[test]
fn the_language_comes_from_the_option_or_the_environment() {
    let first_line = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = program(arguments);
        command.envs(variables.iter().copied());
        finish(command, b"").out.lines().next().unwrap_or_default().to_owned()
    };
    let file = "games/full/2-players.jsonl";
    let said_in = |language| Voice::new(language, false).text("set-up");
    assert_eq!(first_line(&["replay", file], &[]), said_in(Language::English));
    assert_eq!(first_line(&["replay", file], &[("LANG", "de_DE.UTF-8")]), said_in(Language::German));
    let none = [("LANG", "de_DE.UTF-8"), ("LC_ALL", "C")];
    assert_eq!(first_line(&["replay", file], &none), said_in(Language::English));
    let asked = first_line(&["replay", file, "--language", "fr"], &[("LANG", "de_DE.UTF-8")]);
    assert_eq!(asked, said_in(Language::French));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = program(&["record", "--games", "100000"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut out = child.stdout.take().unwrap();
    let mut few = [0; 100];
    out.read_exact(&mut few).unwrap();
    drop(out);
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!((child.wait().unwrap().code(), err.as_str()), (Some(0), ""));
}

#[test]
fn bench_prints_its_table() {
    let bench = run(&["bench", "--seconds", "0.2"]);
    assert_eq!((bench.code, bench.err.as_str()), (0, ""));
    for word in
        ["one core", "decisions/s", "games/s", "legal moves", "state copies/s", "4 players, all options"]
    {
        assert!(bench.out.contains(word), "{word} is not in\n{}", bench.out);
    }
}
