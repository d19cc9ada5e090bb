//! Snapshots of every command's help and errors, in `tests/snapshots/`.
//!
//! After an intended change run `UPDATE_SNAPSHOTS=1 cargo test -p witchstone-cli --test snapshots` and review the difference.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Folder, Run, run};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots")
}

/// Compares a text with its snapshot, or writes it.
fn check(name: &str, text: &str) {
    let file = folder().join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!(text, kept, "{name} has changed; see the first lines of snapshots.rs");
}

/// Every command that the program lists, and the hidden one.
fn commands() -> Vec<String> {
    let listed = run(&[]).err;
    let names = listed.strip_prefix("witchstone: Missing command: ").unwrap().split_once(';').unwrap().0;
    names.split(", ").chain(["golden"]).map(str::to_owned).collect()
}

/// The commands and their own commands, as `edition check`.
fn all_commands() -> Vec<String> {
    let with_own = |command: String| {
        let help = run(&[&command, "--help"]).out;
        let own = help.split("\nCommands:\n").nth(1).unwrap_or_default();
        let own = own.lines().map_while(|line| line.strip_prefix("  "));
        let own = own.filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(' ').next());
        let own: Vec<String> =
            own.filter(|name| *name != "help").map(|name| format!("{command} {name}")).collect();
        [command].into_iter().chain(own)
    };
    commands().into_iter().flat_map(with_own).collect()
}

/// Lines without spaces at their ends: clap writes some.
fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
    lines.join("\n") + "\n"
}

#[test]
fn help() {
    check("help/witchstone.txt", &trimmed(&run(&["--help"]).out));
    let commands = all_commands();
    assert!(commands.len() >= 20 && commands.contains(&"edition check".to_owned()), "{commands:?}");
    for command in &commands {
        let words: Vec<&str> = command.split(' ').chain(["--help"]).collect();
        let Run { code, out, err } = run(&words);
        assert_eq!((code, err.as_str()), (0, ""), "{command}");
        check(&format!("help/{}.txt", command.replace(' ', "-")), &trimmed(&out));
    }
    let mut kept: Vec<_> =
        fs::read_dir(folder().join("help")).unwrap().map(|file| file.unwrap().path()).collect();
    kept.retain(|file| file.file_stem().is_some_and(|name| name != "witchstone"));
    assert_eq!(kept.len(), commands.len(), "a snapshot of a command that is gone");
}

/// Command lines that fail, with more than one kind of error for the commands that have some.
const WRONG: &[&[&str]] = &[
    &[],
    &["brew"],
    &["--language", "tlh", "play"],
    &["play", "--seat", "3"],
    &["play", "--bots", "merlin"],
    &["play", "--table", "nowhere"],
    &["play", "--options", "broom"],
    &["record", "--players", "5"],
    &["record", "--bots", "merlin"],
    &["record", "--bots", "witch,witch,witch"],
    &["record", "--sed", "1"],
    &["record", "--options", "handicaps=1/2/3"],
    &["record", "--options", "big_witch"],
    &["record", "--edition", "/no/such.toml"],
    &["check"],
    &["check", "/no/such"],
    &["check", "games"],
    &["replay"],
    &["replay", "/no/such"],
    &["replay", "games/full/2-players.jsonl", "--to", "99999"],
    &["hint", "games/full/2-players.jsonl", "--level", "random"],
    &["hint", "games/full/2-players.jsonl", "--time", "0"],
    &["hint", "games/full/2-players.jsonl", "--game", "999"],
    &["analyse", "/no/such"],
    &["analyse", "games/full/2-players.jsonl", "--nodes", "0"],
    &["stats", "/no/such"],
    &["puzzles", "--tag", "nonsense"],
    &["edition", "check"],
    &["edition", "check", "/no/such.toml"],
    &["edition", "new", "--id", "classic"],
    &["edition", "draw", "games"],
    &["perft"],
    &["perft", "--depth", "1", "--from", "/no/such"],
    &["bench", "--seconds", "0"],
    &["serve", "--nonsense"],
    &["load", "--tables", "few"],
    &["export"],
    &["import"],
    &["migrate"],
    &["backup"],
    &["restore"],
    &["restore", "games.sqlite"],
    &["admin"],
    &["admin", "list", "--status", "broken"],
    &["admin", "announce"],
    &["arena"],
    &["arena", "1", "1", "1"],
    &["arena", "7"],
    &["golden", "/no/such"],
];

#[test]
fn errors() {
    let mut text = String::new();
    for arguments in WRONG {
        let Run { code, out, err } = run(arguments);
        assert_ne!(code, 0, "{arguments:?}");
        text += &format!("$ witchstone {}\n{}{}[{code}]\n\n", arguments.join(" "), out, err);
    }
    check("errors.txt", &trimmed(&text));
    for command in commands() {
        assert!(
            WRONG.iter().any(|arguments| arguments.contains(&command.as_str())),
            "{command} has no errors"
        );
    }
}

/// Command lines that fail because of a server or a database; `DIR` is a folder, `PORT` a port in use.
const UNAVAILABLE: &[&[&str]] = &[
    &["serve", "--listen", "127.0.0.1:PORT", "--database", "DIR/games.sqlite"],
    &["serve", "--listen", "nowhere", "--database", "DIR/games.sqlite"],
    &["serve", "--database", "DIR/no/games.sqlite"],
    &["serve", "--config", "DIR/no.toml"],
    &["load", "--url", "http://127.0.0.1:1", "--tables", "1"],
    &["load", "--url", "nowhere at all"],
    &["export", "--database", "DIR/none.sqlite", "--folder", "DIR"],
    &["import", "--database", "DIR/games.sqlite", "--folder", "DIR/none"],
    &["backup", "--database", "DIR/none.sqlite", "DIR/backup.sqlite"],
    &["backup", "--database", "DIR/games.sqlite", "DIR/games.sqlite"],
    &["restore", "DIR/none.sqlite", "--check"],
    &["restore", "DIR/games.sqlite", "--database", "DIR/games.sqlite"],
    &["import", "--database", "DIR/none.sqlite", "--folder", "DIR"],
    &["admin", "list", "--database", "DIR/none.sqlite"],
    &["admin", "show", "--database", "DIR/games.sqlite", "nowhere"],
    &["admin", "ban", "--database", "DIR/games.sqlite", "Nobody"],
    &["admin", "delete", "--database", "DIR/games.sqlite", "nowhere"],
    &["migrate", "--database", "DIR/none.sqlite"],
    &["migrate", "--database", "DIR/none.sqlite", "--dry-run"],
];

#[test]
fn errors_of_servers_and_databases() {
    let folder = Folder::new("unavailable");
    let in_use = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let (path, port) = (folder.path(""), in_use.local_addr().unwrap().port().to_string());
    let path = path.trim_end_matches('/');
    let mut text = String::new();
    for arguments in UNAVAILABLE {
        let given: Vec<String> =
            arguments.iter().map(|word| word.replace("DIR", path).replace("PORT", &port)).collect();
        let given: Vec<&str> = given.iter().map(String::as_str).collect();
        let Run { code, out, err } = run(&given);
        assert_ne!(code, 0, "{arguments:?}");
        let err = err.replace(path, "DIR").replace(&port, "PORT");
        text += &format!("$ witchstone {}\n{}{}[{code}]\n\n", arguments.join(" "), out, err);
    }
    check("unavailable.txt", &trimmed(&text));
}
