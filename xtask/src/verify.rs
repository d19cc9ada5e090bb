//! `cargo verify`: everything a change has to pass, in order, on any machine with a Rust toolchain.
//!
//! The steps themselves are the table in `steps.rs`, running them is `sides.rs`; this file chooses and reports them.

mod sides;
mod steps;

use std::ffi::OsString;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::failure::{Failure, Result};
use sides::Outcome;
use steps::{STEPS, Step};

/// Runs the steps that the arguments ask for.
pub fn task(arguments: &[OsString]) -> Result<ExitCode> {
    match Request::parse(arguments, STEPS)? {
        Request::Help => print!("{}", help(STEPS)),
        Request::List => print!("{}", list(STEPS)),
        Request::Run { steps, keep_going } => return verify(&steps, keep_going),
        Request::Alone(step) => (step.run)()?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What the arguments ask for.
enum Request<'a> {
    Help,
    List,
    Run {
        steps: Vec<&'a Step>,
        keep_going: bool,
    },
    /// One step in a process of its own, whose output somebody else collects.
    Alone(&'a Step),
}

impl<'a> Request<'a> {
    /// Without names every step is run; named steps run in the table's order, not in the order they are named.
    fn parse(arguments: &[OsString], table: &'a [Step]) -> Result<Self> {
        if let [flag, name] = arguments
            && flag == sides::ALONE
        {
            let step = table.iter().find(|step| name == step.name);
            return step.map(Request::Alone).ok_or_else(|| Failure::new("there is no such step"));
        }
        let mut keep_going = false;
        let mut names = Vec::new();
        for argument in arguments {
            match argument.to_string_lossy().as_ref() {
                "--help" | "-h" => return Ok(Request::Help),
                "--list" => return Ok(Request::List),
                "--keep-going" => keep_going = true,
                name if table.iter().any(|step| step.name == name) => names.push(name.to_owned()),
                other => {
                    return Err(Failure::new(format!(
                        "there is no step `{other}`; see `cargo verify --list`"
                    )));
                }
            }
        }
        let wanted = |step: &&Step| names.is_empty() || names.iter().any(|name| name == step.name);
        Ok(Request::Run { steps: table.iter().filter(wanted).collect(), keep_going })
    }
}

fn help(table: &[Step]) -> String {
    format!(
        "Checks everything a change has to pass.\n\n\
         cargo verify [--keep-going] [STEP...]\n\n\
         \x20 --list         show the steps and run nothing\n\
         \x20 --keep-going   continue after a step that failed\n\n\
         Steps:\n{}",
        list(table)
    )
}

fn list(table: &[Step]) -> String {
    table.iter().map(|step| format!("  {:<12} {}\n", step.name, step.about)).collect()
}

/// Runs the steps, prints the summary, and fails if a step did.
fn verify(steps: &[&Step], keep_going: bool) -> Result<ExitCode> {
    let start = Instant::now();
    let outcomes = sides::run(steps, keep_going);
    print!("{}", summary(steps, &outcomes));
    verdict(steps, &outcomes)?;
    println!("\nAll {} steps passed in {}.", steps.len(), seconds(start.elapsed()));
    Ok(ExitCode::SUCCESS)
}

/// One line for each step: how it ended and how long it took.
fn summary(steps: &[&Step], outcomes: &[Outcome]) -> String {
    let mut text = String::from("\n── summary\n");
    for (step, outcome) in steps.iter().zip(outcomes) {
        let (word, time) = match outcome {
            Outcome::Passed(time) => ("passed", seconds(*time)),
            Outcome::Failed(time, _) => ("FAILED", seconds(*time)),
            Outcome::NotRun => ("not run", String::new()),
        };
        text += format!("  {:<12} {word:<8} {time:>9}", step.name).trim_end();
        text += "\n";
    }
    text
}

/// A failure that names each step that failed and why.
fn verdict(steps: &[&Step], outcomes: &[Outcome]) -> Result {
    let reason = |(step, outcome): (&&Step, &Outcome)| match outcome {
        Outcome::Failed(_, failure) => Some(format!("step `{}` failed: {failure}", step.name)),
        _ => None,
    };
    let reasons: Vec<_> = steps.iter().zip(outcomes).filter_map(reason).collect();
    if reasons.is_empty() { Ok(()) } else { Err(Failure::new(reasons.join("\n       "))) }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &[Step] = &[
        Step::new("stir", "stir the Cauldron", || Ok(())),
        Step::new("spill", "spill it", || Err(Failure::new("the Cauldron fell over"))),
        Step::new("sweep", "sweep up", || Ok(())),
    ];

    fn steps(names: &[&str]) -> Vec<&'static Step> {
        TABLE.iter().filter(|step| names.contains(&step.name)).collect()
    }

    fn names_asked_for(arguments: &[&str]) -> Vec<&'static str> {
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        match Request::parse(&arguments, TABLE).unwrap() {
            Request::Run { steps, .. } => steps.iter().map(|step| step.name).collect(),
            _ => Vec::new(),
        }
    }

    #[test]
    fn without_names_every_step_is_run() {
        assert_eq!(names_asked_for(&[]), ["stir", "spill", "sweep"]);
        assert_eq!(names_asked_for(&["--keep-going"]), ["stir", "spill", "sweep"]);
    }

    #[test]
    fn named_steps_run_in_the_order_of_the_table() {
        assert_eq!(names_asked_for(&["sweep", "stir"]), ["stir", "sweep"]);
    }

    #[test]
    fn a_step_that_does_not_exist_is_refused() {
        let refused = Request::parse(&["stri".into()], TABLE).err().unwrap().to_string();
        assert!(refused.contains("no step `stri`"), "{refused}");
    }

    #[test]
    fn help_and_list_run_nothing_and_show_every_step() {
        assert!(names_asked_for(&["--list", "stir"]).is_empty());
        assert!(names_asked_for(&["--help"]).is_empty());
        for step in TABLE {
            assert!(help(TABLE).contains(step.about) && list(TABLE).contains(step.name));
        }
    }

    #[test]
    fn the_verdict_names_what_failed_and_why() {
        let steps = steps(&["stir", "spill"]);
        let second = Duration::from_secs(1);
        let failed = Outcome::Failed(second, Failure::new("the Cauldron fell over"));
        let sentence = verdict(&steps, &[Outcome::Passed(second), failed]).unwrap_err().to_string();
        assert_eq!(sentence, "step `spill` failed: the Cauldron fell over");
        assert_eq!(verdict(&steps[..1], &[Outcome::Passed(second)]), Ok(()));
    }

    #[test]
    fn the_summary_has_a_line_for_each_step() {
        let steps = steps(&["stir", "spill", "sweep"]);
        let second = Duration::from_millis(1500);
        let outcomes = [Outcome::Passed(second), Outcome::Failed(second, Failure::new("")), Outcome::NotRun];
        let expected = "\n── summary\n  stir         passed       1.5 s\n  spill        FAILED       1.5 s\n  sweep        not run\n";
        assert_eq!(summary(&steps, &outcomes), expected);
    }
}
