//! The project's own tasks: `cargo play`, `cargo verify` and everything under `cargo xtask`.
//!
//! One file per task. A task is a function from its arguments to an exit code; [`TASKS`] lists them all.

mod cargo;
mod client;
mod deny;
mod dist;
mod failure;
mod play;
mod screenshots;
mod shell;
mod smoke;
mod tidy;
mod tools;
mod verify;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use failure::{Failure, Result};

/// One task that `cargo xtask` knows.
struct Task {
    name: &'static str,
    about: &'static str,
    examples: &'static [&'static str],
    run: fn(&[OsString]) -> Result<ExitCode>,
}

/// Every task, in the order the help shows them.
const TASKS: &[Task] = &[
    Task {
        name: "play",
        about: "build the game and play it",
        examples: &["cargo play", "cargo play --help"],
        run: play::task,
    },
    Task {
        name: "client",
        about: "build the browser client into the target folder",
        examples: &["cargo xtask client", "cargo xtask client --dev --serve"],
        run: client::task,
    },
    Task {
        name: "verify",
        about: "check everything a change has to pass",
        examples: &["cargo verify", "cargo verify --list", "cargo verify --keep-going fmt clippy"],
        run: verify::task,
    },
    Task {
        name: "dist",
        about: "build one program with the client inside, and an archive of it",
        examples: &["cargo xtask dist", "cargo xtask dist --target x86_64-unknown-linux-gnu"],
        run: dist::task,
    },
    Task {
        name: "smoke",
        about: "start an archive's program in an empty folder and play a game against it",
        examples: &["cargo xtask smoke target/dist/witchstone-0.1.0-x86_64-unknown-linux-musl.tar.gz"],
        run: smoke::task,
    },
    Task {
        name: "screenshots",
        about: "regenerate the pictures of the client in docs/pictures",
        examples: &["cargo xtask screenshots"],
        run: screenshots::task,
    },
    Task {
        name: "tidy",
        about: "check the invariants that a program can check",
        examples: &["cargo xtask tidy"],
        run: tidy::task,
    },
    Task {
        name: "deny",
        about: "check licences, versions, sources and advisories of other people's packages",
        examples: &["cargo xtask deny"],
        run: deny::task,
    },
    Task {
        name: "tools",
        about: "install the tools that verify needs and that are missing",
        examples: &["cargo xtask tools"],
        run: tools::task,
    },
];

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    match run(&arguments) {
        Ok(code) => code,
        Err(failure) => {
            eprintln!("\nerror: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the task that the first argument names.
fn run(arguments: &[OsString]) -> Result<ExitCode> {
    let Some((name, rest)) = arguments.split_first() else {
        print!("{}", help());
        return Ok(ExitCode::SUCCESS);
    };
    if ["help", "-h", "--help"].iter().any(|word| name == word) {
        print!("{}", help());
        return Ok(ExitCode::SUCCESS);
    }
    match TASKS.iter().find(|task| name == task.name) {
        Some(task) => (task.run)(rest),
        None => Err(unknown_task(&name.to_string_lossy())),
    }
}

/// For tasks that take no arguments: a mistyped one is refused, not passed over.
fn expect_no_arguments(arguments: &[OsString]) -> Result {
    match arguments.first() {
        None => Ok(()),
        Some(word) => {
            let sentence = format!("this task takes no arguments, so not `{}` either", word.display());
            Err(Failure::new(sentence))
        }
    }
}

fn unknown_task(name: &str) -> Failure {
    let names: Vec<_> = TASKS.iter().map(|task| task.name).collect();
    Failure::new(format!("there is no task `{name}`; the tasks are {}", names.join(", ")))
}

/// What `cargo xtask` prints without arguments.
fn help() -> String {
    let mut text = String::from("Tasks of this project: cargo xtask TASK [ARGUMENTS]\n\n");
    for task in TASKS {
        text += &format!("  {:<12} {}\n", task.name, task.about);
    }
    text += "\nExamples:\n";
    for example in TASKS.iter().flat_map(|task| task.examples) {
        text += &format!("  {example}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_names_every_task_and_example() {
        let help = help();
        for task in TASKS {
            assert!(help.contains(task.name) && help.contains(task.about), "{}", task.name);
            assert!(task.examples.iter().all(|example| help.contains(example)), "{}", task.name);
        }
    }

    #[test]
    fn an_unknown_task_is_refused_with_the_names_of_the_others() {
        let sentence = run(&["brew".into()]).unwrap_err().to_string();
        assert!(sentence.contains("`brew`") && sentence.contains("verify"), "{sentence}");
    }

    #[test]
    fn arguments_are_refused_where_there_are_none() {
        assert!(expect_no_arguments(&[]).is_ok());
        assert!(run(&["tidy".into(), "--fast".into()]).is_err());
        assert!(run(&["tools".into(), "--fast".into()]).is_err());
    }

    #[test]
    fn no_arguments_ask_for_the_help() {
        assert!(run(&[]).is_ok());
    }
}
