//! Feeds the targets for some seconds each, on any stable toolchain.
//!
//! ```text
//! cargo run --profile test --package witchstone-fuzz -- [--seconds 15] [--seed 1] [--trace] [TARGET...]
//! cargo run --profile test --package witchstone-fuzz -- --input FILE TARGET
//! ```
//!
//! The test profile is optimised and has every assertion and overflow check on. The same seed makes the same inputs in
//! the same order. An input that fails is written to `target/fuzz/`; with `--trace` each one is, before it is tried,
//! for failures that take the whole program with them.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use allocation_counter::measure;
use witchstone_fuzz::{Dice, TARGETS, Target, mutate, seeds};

/// The most memory that one input may take at a time.
const MOST_BYTES: u64 = 64 << 20;
/// The longest that one input may take.
const LONGEST: Duration = Duration::from_secs(10);
/// Where inputs that fail are put.
const FOUND: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/fuzz");

type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    match Request::parse(std::env::args().skip(1)).and_then(|request| request.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What the command line asks for.
struct Request {
    seconds: u64,
    seed: u64,
    trace: bool,
    input: Option<PathBuf>,
    targets: Vec<&'static Target>,
}

impl Request {
    fn parse(mut words: impl Iterator<Item = String>) -> Result<Request> {
        let mut request = Request { seconds: 15, seed: 1, trace: false, input: None, targets: vec![] };
        while let Some(word) = words.next() {
            let mut value = || words.next().ok_or(format!("{word} needs a value"));
            let number = |text: String| text.parse().map_err(|_| format!("{text} is not a number"));
            match word.as_str() {
                "--seconds" => request.seconds = number(value()?)?,
                "--seed" => request.seed = number(value()?)?,
                "--trace" => request.trace = true,
                "--input" => request.input = Some(value()?.into()),
                name => request.targets.push(target(name)?),
            }
        }
        if request.targets.is_empty() {
            request.targets.extend(TARGETS);
        }
        Ok(request)
    }

    fn run(&self) -> Result<()> {
        for &target in &self.targets {
            match &self.input {
                Some(path) => {
                    let input = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
                    attempt(target, &input)?;
                }
                None => self.feed(target)?,
            }
        }
        Ok(())
    }

    /// Feeds a target in a thread of its own, and watches that each input comes to an end.
    fn feed(&self, target: &'static Target) -> Result<()> {
        let seeds = seeds(target).map_err(|error| format!("cannot read the corpus: {error}"))?;
        let current = Arc::new(Mutex::new(Current { number: 0, input: vec![] }));
        let (end, ended) = mpsc::channel();
        let feeder = Feeder {
            target,
            seeds,
            dice: Dice::new(self.seed),
            until: Instant::now() + Duration::from_secs(self.seconds),
            trace: self.trace,
            current: Arc::clone(&current),
        };
        thread::spawn(move || end.send(feeder.run()));
        let mut last = None;
        loop {
            match ended.recv_timeout(LONGEST) {
                Ok(result) => return result.map(|tally| println!("{:<9} {tally}", target.name)),
                Err(RecvTimeoutError::Disconnected) => return Err("the feeding thread died".into()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            let Ok(current) = current.lock() else { continue };
            if last.replace(current.number) == Some(current.number) {
                let path = keep(target, &current.input)?;
                return Err(format!("{} takes longer than {LONGEST:?}: {path}", target.name));
            }
        }
    }
}

fn target(name: &str) -> Result<&'static Target> {
    let names: Vec<_> = TARGETS.iter().map(|target| target.name).collect();
    let found = TARGETS.iter().find(|target| target.name == name);
    found.ok_or(format!("there is no target {name}; there are {}", names.join(", ")))
}

/// The input that is being tried.
struct Current {
    number: u64,
    input: Vec<u8>,
}

/// What makes inputs and tries them.
struct Feeder {
    target: &'static Target,
    seeds: Vec<Vec<u8>>,
    dice: Dice,
    until: Instant,
    trace: bool,
    current: Arc<Mutex<Current>>,
}

impl Feeder {
    fn run(mut self) -> Result<Tally> {
        let mut tally = Tally::default();
        let start = Instant::now();
        for seed in self.seeds.clone() {
            self.try_one(seed, &mut tally)?;
        }
        while Instant::now() < self.until {
            let input = mutate(&self.seeds, &mut self.dice);
            self.try_one(input, &mut tally)?;
        }
        tally.seconds = start.elapsed().as_secs_f64();
        Ok(tally)
    }

    fn try_one(&self, input: Vec<u8>, tally: &mut Tally) -> Result<()> {
        if self.trace {
            keep(self.target, &input)?;
        }
        tally.runs += 1;
        if let Ok(mut current) = self.current.lock() {
            *current = Current { number: tally.runs, input: input.clone() };
        }
        let (accepted, bytes) = attempt(self.target, &input)?;
        tally.accepted += u64::from(accepted);
        tally.most_bytes = tally.most_bytes.max(bytes);
        Ok(())
    }
}

/// Tries one input; tells whether it was accepted and how many bytes it took at most.
fn attempt(target: &Target, input: &[u8]) -> Result<(bool, u64)> {
    let mut outcome = Ok(false);
    let info = measure(|| outcome = catch_unwind(AssertUnwindSafe(|| (target.run)(input))));
    let Ok(accepted) = outcome else {
        return Err(format!("{} fails on {}", target.name, keep(target, input)?));
    };
    if info.bytes_max > MOST_BYTES {
        return Err(format!("{} takes {} bytes for {}", target.name, info.bytes_max, keep(target, input)?));
    }
    Ok((accepted, info.bytes_max))
}

/// Writes an input where it can be found.
fn keep(target: &Target, input: &[u8]) -> Result<String> {
    let path = Path::new(FOUND).join(target.name);
    let written = fs::create_dir_all(FOUND).and_then(|()| fs::write(&path, input));
    written.map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    Ok(path.display().to_string())
}

/// What was done.
#[derive(Default)]
struct Tally {
    runs: u64,
    accepted: u64,
    seconds: f64,
    most_bytes: u64,
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kilobytes = self.most_bytes.div_ceil(1024);
        let Tally { runs, accepted, seconds, .. } = self;
        write!(f, "{runs:>9} runs, {accepted} accepted, in {seconds:.1} s with at most {kilobytes} KiB each")
    }
}
