//! Running other programs.

use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::failure::{Failure, Result};

/// The root of the workspace.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A command given as one line of words, to be run in the workspace's root.
pub fn command(line: &str) -> Command {
    let mut words = line.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or_default());
    command.args(words).current_dir(root());
    command
}

/// Cargo with these words, the same cargo that runs this task.
///
/// `cargo run` describes the package it runs in the environment. An inner cargo must not see that: build scripts that
/// watch those variables would be run, and their crates built, again.
pub fn cargo(line: &str) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(line.split_whitespace()).current_dir(root());
    for (name, _) in env::vars_os() {
        if describes_a_package(&name.to_string_lossy()) {
            command.env_remove(name);
        }
    }
    // Continuous integration builds everything once: what speeds up the next build would only take time and disk space.
    if env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

fn describes_a_package(variable: &str) -> bool {
    variable.starts_with("CARGO_PKG_") || variable.starts_with("CARGO_MANIFEST_")
}

/// Runs a command with its output on the terminal; anything but success is a failure.
pub fn run(command: &mut Command) -> Result {
    let line = describe(command);
    let status = command.status().map_err(|error| Failure::new(format!("cannot run `{line}`: {error}")))?;
    if status.success() { Ok(()) } else { Err(Failure::new(format!("`{line}` ended with {status}"))) }
}

/// Runs a command and gives back what it printed; its errors stay on the terminal.
pub fn read(command: &mut Command) -> Result<String> {
    let line = describe(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| Failure::new(format!("cannot run `{line}`: {error}")))?;
    if !output.status.success() {
        return Err(Failure::new(format!("`{line}` ended with {}", output.status)));
    }
    String::from_utf8(output.stdout)
        .map_err(|_| Failure::new(format!("`{line}` printed something other than UTF-8")))
}

/// Whether the command can be run and succeeds; nothing is printed.
pub fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

/// The command as a person would type it.
fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy().into_owned()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_that_fails_is_named_in_the_failure() {
        let sentence = run(&mut command("false once")).unwrap_err().to_string();
        assert!(sentence.contains("`false once` ended with"), "{sentence}");
    }

    #[test]
    fn a_program_that_is_not_there_is_a_failure() {
        assert!(run(&mut command("no-such-program-here")).is_err());
        assert!(read(&mut command("no-such-program-here")).is_err());
        assert!(!succeeds(&mut command("no-such-program-here")));
    }

    #[test]
    fn what_a_command_prints_can_be_read() {
        assert!(read(&mut command("git --version")).unwrap().starts_with("git version"));
    }

    #[test]
    fn commands_run_in_the_root_of_the_workspace() {
        assert!(root().join("Cargo.lock").is_file());
        assert_eq!(command("git status").get_current_dir(), Some(root()));
    }

    #[test]
    fn the_inner_cargo_does_not_see_the_package_of_the_outer_one() {
        assert!(describes_a_package("CARGO_PKG_NAME") && describes_a_package("CARGO_MANIFEST_DIR"));
        assert!(!describes_a_package("CARGO_HOME") && !describes_a_package("CARGO_TARGET_DIR"));
    }
}
