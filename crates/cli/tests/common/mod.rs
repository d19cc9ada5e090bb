//! Runs the program as a person would, and looks at what it wrote.
#![allow(dead_code)] // Not every test file needs all of it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use witchstone_cli::voice::Voice;
use witchstone_words::{Language, Value};

/// What a run of the program left behind.
#[derive(Debug)]
pub struct Run {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// The top folder of the repository, where the program is run.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The program in English, whatever the environment says.
pub fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_witchstone"));
    command.args(arguments).current_dir(root());
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

/// Runs the program with nothing on standard input.
pub fn run(arguments: &[&str]) -> Run {
    run_with(arguments, b"")
}

/// Runs the program with this on standard input.
pub fn run_with(arguments: &[&str], input: &[u8]) -> Run {
    finish(program(arguments), input)
}

/// Runs a command with this on standard input.
pub fn finish(mut command: Command, input: &[u8]) -> Run {
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_vec();
    // A program that reads nothing closes the pipe; that is its right.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the input is written");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

/// A folder for the files of one test, removed when it goes out of scope.
pub struct Folder(PathBuf);

impl Folder {
    /// A new folder for this test.
    pub fn new(test: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("witchstone-{test}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder can be made");
        Folder(path)
    }

    /// Writes a file and returns its path.
    pub fn file(&self, name: &str, content: impl AsRef<[u8]>) -> String {
        let path = self.path(name);
        std::fs::write(&path, content).expect("a temporary file can be written");
        path
    }

    /// A database that the program of rules version 1 wrote.
    pub fn old_database(&self) -> String {
        let (file, folder) = (self.path("games.sqlite"), root().join("crates/server/tests/migration"));
        let dump = std::fs::read_to_string(folder.join("9a40411.sqlite.sql")).expect("the dump is there");
        rusqlite::Connection::open(&file).unwrap().execute_batch(&dump).expect("the dump can be loaded");
        file
    }

    /// The path of a file that may not be there.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("temporary paths are UTF-8").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// A message of the game in English, in plain letters. Tests of the program do not pin the wording of its messages.
pub fn message(key: &str, arguments: &[(&str, &str)]) -> String {
    let arguments: Vec<(&str, Value<'_>)> =
        arguments.iter().map(|(name, value)| (*name, (*value).into())).collect();
    Voice::new(Language::English, true).say(key, &arguments)
}

/// One small game with legal moves, as a line.
pub fn a_game() -> String {
    let made = run(&["record", "--seed", "5", "--legal"]);
    assert_eq!((made.code, made.err.as_str()), (0, ""));
    made.out
}
