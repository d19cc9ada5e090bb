//! `cargo play`: builds the browser client and the program around it, and serves the game.

use std::ffi::OsString;
use std::process::{Command, ExitCode};

use crate::failure::{Failure, Result};
use crate::{client, shell};

/// How `cargo play` starts the game. This is the place to change when it should start something else.
const SUBCOMMAND: &str = "serve";

/// Builds the client, then the `witchstone` program with the client inside, and runs it; further arguments are handed on.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    if !asks_only(arguments) {
        println!("The first time this takes some minutes. First the browser client:");
        client::build(client::Profile::Play)?;
        println!("Now the program around it:");
    }
    let status = game(arguments)
        .status()
        .map_err(|error| Failure::new(format!("cannot run cargo to build the game: {error}")))?;
    Ok(exit_code(status.code()))
}

/// Whether the game is not to be played, only to tell of itself; for that nobody should wait for the client.
fn asks_only(arguments: &[OsString]) -> bool {
    arguments.iter().any(|word| ["-h", "--help", "-V", "--version"].iter().any(|asks| word == asks))
}

/// The command that builds and runs the game.
fn game(arguments: &[OsString]) -> Command {
    let mut command = shell::cargo("run --profile play --package witchstone-cli --bin witchstone --");
    command.arg(SUBCOMMAND).args(arguments);
    command
}

/// The game's own exit code, so that a script can tell how it ended; killed by a signal is a failure.
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
