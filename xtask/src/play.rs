//! `cargo play`: builds the browser client and the program around it, and serves the game.

use std::ffi::OsString;
use std::process::{Command, ExitCode};
use std::thread;

use crate::failure::{Failure, Result};
use crate::{client, shell};

/// How `cargo play` starts the game. This is the place to change when it should start something else.
const SUBCOMMAND: &str = "serve";

/// Builds the client, then the `witchstone` program with the client inside, and runs it; further arguments are passed on.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    if !asks_only(arguments) {
        println!("The first time this takes some minutes.");
        build()?;
    }
    let status = game(arguments)
        .status()
        .map_err(|error| Failure::new(format!("cannot run cargo to build the game: {error}")))?;
    Ok(exit_code(status.code()))
}

/// Builds the program beside the client: each of the two builds alone often keeps one core busy only. They do not wait for
/// each other's locks, because the client has a profile of its own. The program is still without the new client; running it
/// embeds that, which takes a moment.
fn build() -> Result {
    thread::scope(|scope| {
        let program = scope.spawn(|| {
            let build = &mut shell::cargo("build --profile play --package witchstone-cli --bin witchstone");
            shell::run(build.env("CARGO_TERM_PROGRESS_WHEN", "never"))
        });
        client::build(client::Profile::Play)?;
        program.join().unwrap_or_else(|_| Err(Failure::new("the build of the program panicked")))
    })
}

/// Whether only help or the version is asked for, which needs no client.
fn asks_only(arguments: &[OsString]) -> bool {
    arguments.iter().any(|word| ["-h", "--help", "-V", "--version"].iter().any(|asks| word == asks))
}

/// The command that builds and runs the game.
fn game(arguments: &[OsString]) -> Command {
    let mut command = shell::cargo("run --profile play --package witchstone-cli --bin witchstone --");
    command.arg(SUBCOMMAND).args(arguments);
    command
}

/// The exit code of the game; killed by a signal is a failure.
fn exit_code(code: Option<i32>) -> ExitCode {
    code.and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_handed_on_to_the_game() {
        let command = game(&["--edition".into(), "my box.toml".into()]);
        let words: Vec<_> = command.get_args().collect();
        assert_eq!(words[words.len() - 4..], ["--", SUBCOMMAND, "--edition", "my box.toml"]);
    }

    #[test]
    fn help_does_not_wait_for_the_client() {
        assert!(asks_only(&["--listen".into(), "--help".into()]));
        assert!(!asks_only(&["--listen".into(), "127.0.0.1:80".into()]));
    }

    #[test]
    fn the_exit_code_is_that_of_the_game() {
        assert_eq!(exit_code(Some(0)), ExitCode::SUCCESS);
        assert_eq!(exit_code(Some(3)), ExitCode::from(3));
        assert_eq!(exit_code(None), ExitCode::FAILURE);
    }
}
