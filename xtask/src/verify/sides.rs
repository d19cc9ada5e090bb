//! Runs the steps on two sides at once.
//!
//! Two cores are rarely both busy with one step: a linker, a browser or the last crate of a build uses one. Steps that are
//! marked so run beside the rest, each in a process of its own. What such a step prints appears as a whole when it is over, so
//! that lines of two steps do not mix.

use std::env;
use std::fs::{self, File};
use std::process::{Command, Stdio};
use std::sync::{Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use super::seconds;
use super::steps::Step;
use crate::cargo::target_folder;
use crate::failure::{Failure, Result};
use crate::shell;

/// The argument that runs one step and reports nothing.
pub const ALONE: &str = "--alone";

/// How one step ended.
#[derive(Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It passed after this time.
    Passed(Duration),
    /// It failed after this time.
    Failed(Duration, Failure),
    /// A step before it failed.
    NotRun,
}

/// Runs the steps of each side in order, up to the first that fails, or all of them with `keep_going`.
pub fn run(steps: &[&Step], keep_going: bool) -> Vec<Outcome> {
    run_with(steps, keep_going, run_collected)
}

/// Runs a step elsewhere and gives back what it printed.
type Collect = fn(&Step) -> (Result, String);

fn run_with(steps: &[&Step], keep_going: bool, collect: Collect) -> Vec<Outcome> {
    let progress = Progress::new(steps, keep_going);
    let is_mixed = steps.iter().any(|step| step.is_beside) && steps.iter().any(|step| !step.is_beside);
    let run_side = |is_beside: bool| {
        let collect = (is_beside && is_mixed).then_some(collect);
        for (at, step) in steps.iter().enumerate().filter(|(_, step)| step.is_beside == is_beside) {
            progress.wait_for(step.after);
            let outcome = if progress.has_stopped() { Outcome::NotRun } else { run_one(step, collect) };
            progress.end(at, outcome);
        }
    };
    thread::scope(|scope| {
        scope.spawn(|| run_side(true));
        run_side(false);
    });
    progress.outcomes()
}

/// What both sides know of each other.
struct Progress<'a> {
    steps: &'a [&'a Step],
    keep_going: bool,
    outcomes: Mutex<Vec<Option<Outcome>>>,
    changed: Condvar,
}

impl<'a> Progress<'a> {
    fn new(steps: &'a [&'a Step], keep_going: bool) -> Self {
        let outcomes = Mutex::new(steps.iter().map(|_| None).collect());
        Progress { steps, keep_going, outcomes, changed: Condvar::new() }
    }

    /// Waits until that step is over, if it was asked for at all.
    fn wait_for(&self, step: Option<&str>) {
        let Some(at) = self.steps.iter().position(|other| Some(other.name) == step) else { return };
        let is_running = |outcomes: &mut Vec<Option<Outcome>>| outcomes[at].is_none();
        drop(self.changed.wait_while(self.lock(), is_running).expect("no side panics"));
    }

    fn has_stopped(&self) -> bool {
        let failed = |outcome: &Option<Outcome>| matches!(outcome, Some(Outcome::Failed(..)));
        !self.keep_going && self.lock().iter().any(failed)
    }

    fn end(&self, at: usize, outcome: Outcome) {
        self.lock()[at] = Some(outcome);
        self.changed.notify_all();
    }

    fn outcomes(self) -> Vec<Outcome> {
        let outcomes = self.outcomes.into_inner().expect("no side panics");
        outcomes.into_iter().map(|outcome| outcome.unwrap_or(Outcome::NotRun)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<Option<Outcome>>> {
        self.outcomes.lock().expect("no side panics")
    }
}

fn run_one(step: &Step, collect: Option<Collect>) -> Outcome {
    let start = Instant::now();
    let title = format!("\n── {}: {}", step.name, step.about);
    let (result, printed) = if let Some(collect) = collect {
        println!("\n── {} runs beside this", step.name);
        let (result, printed) = collect(step);
        (result, format!("{title}\n{printed}\n"))
    } else {
        println!("{title}");
        ((step.run)(), String::new())
    };
    let time = start.elapsed();
    let word = if result.is_ok() { "passed" } else { "FAILED" };
    println!("{printed}── {}: {word} after {}", step.name, seconds(time));
    match result {
        Ok(()) => Outcome::Passed(time),
        Err(failure) => Outcome::Failed(time, failure),
    }
}

/// Runs a step in a process of its own; gives back what it printed.
fn run_collected(step: &Step) -> (Result, String) {
    let collect = || -> std::result::Result<(Result, String), Box<dyn std::error::Error>> {
        let folder = target_folder().map_err(|failure| failure.to_string())?.join("verify");
        fs::create_dir_all(&folder)?;
        let path = folder.join(step.name).with_extension("log");
        let log = File::create(&path)?;
        let mut command = Command::new(env::current_exe()?);
        command.args(["verify", ALONE, step.name]).stdin(Stdio::null()).stderr(log.try_clone()?).stdout(log);
        let result = shell::run(&mut command).map_err(|_| Failure::new("its output above says why"));
        Ok((result, String::from_utf8_lossy(&fs::read(path)?).trim_end().to_owned()))
    };
    collect()
        .unwrap_or_else(|error| (Err(Failure::new(format!("cannot be started: {error}"))), String::new()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const STIR: Step = Step::new("stir", "stir the Cauldron", || Ok(()));
    const SPILL: Step = Step::new("spill", "spill it", || Err(Failure::new("the Cauldron fell over")));
    const SWEEP: Step = Step::new("sweep", "sweep up", || Ok(()));
    const BREW: Step = Step::new("brew", "brew more", || Ok(())).beside();

    fn words(steps: &[&Step], keep_going: bool) -> Vec<&'static str> {
        let word = |outcome: &Outcome| match outcome {
            Outcome::Passed(_) => "passed",
            Outcome::Failed(..) => "failed",
            Outcome::NotRun => "not run",
        };
        let here: Collect = |step| ((step.run)(), "what it printed".to_owned());
        run_with(steps, keep_going, here).iter().map(word).collect()
    }

    #[test]
    fn the_first_failure_stops_the_run() {
        assert_eq!(words(&[&STIR, &SPILL, &SWEEP], false), ["passed", "failed", "not run"]);
    }

    #[test]
    fn keep_going_runs_the_rest() {
        assert_eq!(words(&[&STIR, &SPILL, &SWEEP], true), ["passed", "failed", "passed"]);
    }

    #[test]
    fn a_step_beside_waits_for_the_one_it_needs_and_is_not_run_when_that_fails() {
        let brew = BREW.after("spill");
        assert_eq!(words(&[&brew, &STIR, &SPILL], false), ["not run", "passed", "failed"]);
        assert_eq!(words(&[&brew, &STIR, &SPILL], true), ["passed", "passed", "failed"]);
    }

    #[test]
    fn a_step_waits_for_nothing_that_was_not_asked_for() {
        assert_eq!(words(&[&BREW.after("spill"), &SWEEP], false), ["passed", "passed"]);
    }
}
