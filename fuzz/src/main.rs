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
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use allocation_counter::measure;
use thiserror::Error;
use witchstone_fuzz::{TARGETS, Target, mutate, seeds};
use witchstone_rules::SplitMix64;

/// The most memory that one input may take at a time.
const MOST_BYTES: u64 = 64 << 20;
/// The longest that one input may take.
const LONGEST: Duration = Duration::from_secs(10);
/// The folder of inputs that failed.
const FOUND: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../target/fuzz");

type Result<T> = std::result::Result<T, FuzzError>;

/// Why fuzzing stopped.
#[derive(Debug, Error)]
enum FuzzError {
    #[error("{0} needs a value")]
    MissingValue(String),
    #[error("{0} is not a number")]
    NotANumber(String),
    #[error("unknown target {name}; targets: {known}")]
    UnknownTarget { name: String, known: String },
    #[error("cannot read {}: {source}", path.display())]
    Read { path: PathBuf, source: io::Error },
    #[error("cannot write {}: {source}", path.display())]
    Write { path: PathBuf, source: io::Error },
    #[error("the feeding thread died")]
    ThreadDied,
    #[error("{target} panicked; input: {}", input.display())]
    Panicked { target: &'static str, input: PathBuf },
    #[error("{target} took longer than {LONGEST:?}; input: {}", input.display())]
    TooSlow { target: &'static str, input: PathBuf },
    #[error("{target} allocated {bytes} bytes; input: {}", input.display())]
    TooLarge { target: &'static str, bytes: u64, input: PathBuf },
}

fn main() -> ExitCode {
    match Request::parse(std::env::args().skip(1)).and_then(|request| request.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The arguments.
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
            let mut value = || words.next().ok_or_else(|| FuzzError::MissingValue(word.clone()));
            let number = |text: String| text.parse().map_err(|_| FuzzError::NotANumber(text));
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
                    let input =
                        fs::read(path).map_err(|source| FuzzError::Read { path: path.clone(), source })?;
                    attempt(target, &input)?;
                }
                None => self.feed(target)?,
            }
        }
        Ok(())
    }

    /// Feeds a target in another thread, and fails if an input takes too long.
    fn feed(&self, target: &'static Target) -> Result<()> {
        let seeds = seeds(target).map_err(|source| FuzzError::Read { path: "the corpus".into(), source })?;
        let current = Arc::new(Mutex::new(Current { number: 0, input: vec![] }));
        let (end, ended) = mpsc::channel();
        let feeder = Feeder {
            target,
            seeds,
            rng: SplitMix64::new(self.seed),
            until: Instant::now() + Duration::from_secs(self.seconds),
            trace: self.trace,
            current: Arc::clone(&current),
        };
        thread::spawn(move || end.send(feeder.run()));
        let mut last = None;
        loop {
            match ended.recv_timeout(LONGEST) {
                Ok(result) => return result.map(|stats| println!("{:<9} {stats}", target.name)),
                Err(RecvTimeoutError::Disconnected) => return Err(FuzzError::ThreadDied),
                Err(RecvTimeoutError::Timeout) => {}
            }
            let Ok(current) = current.lock() else { continue };
            if last.replace(current.number) == Some(current.number) {
                let input = save(target, &current.input)?;
                return Err(FuzzError::TooSlow { target: target.name, input });
            }
        }
    }
}

fn target(name: &str) -> Result<&'static Target> {
    let names: Vec<_> = TARGETS.iter().map(|target| target.name).collect();
    let found = TARGETS.iter().find(|target| target.name == name);
    found.ok_or_else(|| FuzzError::UnknownTarget { name: name.to_owned(), known: names.join(", ") })
}

/// The input that is being tried.
struct Current {
    number: u64,
    input: Vec<u8>,
}

/// Generates inputs and tries them.
struct Feeder {
    target: &'static Target,
    seeds: Vec<Vec<u8>>,
    rng: SplitMix64,
    until: Instant,
    trace: bool,
    current: Arc<Mutex<Current>>,
}

impl Feeder {
    fn run(mut self) -> Result<RunStats> {
        let mut stats = RunStats::default();
        let start = Instant::now();
        for seed in self.seeds.clone() {
            self.try_one(seed, &mut stats)?;
        }
        while Instant::now() < self.until {
            let input = mutate(&self.seeds, &mut self.rng);
            self.try_one(input, &mut stats)?;
        }
        stats.seconds = start.elapsed().as_secs_f64();
        Ok(stats)
    }

    fn try_one(&self, input: Vec<u8>, stats: &mut RunStats) -> Result<()> {
        if self.trace {
            save(self.target, &input)?;
        }
        stats.runs += 1;
        if let Ok(mut current) = self.current.lock() {
            *current = Current { number: stats.runs, input: input.clone() };
        }
        let (accepted, bytes) = attempt(self.target, &input)?;
        stats.accepted += u64::from(accepted);
        stats.most_bytes = stats.most_bytes.max(bytes);
        Ok(())
    }
}

/// Tries one input; returns whether it was accepted and the peak of allocated bytes.
fn attempt(target: &Target, input: &[u8]) -> Result<(bool, u64)> {
    let mut outcome = Ok(false);
    let info = measure(|| outcome = catch_unwind(AssertUnwindSafe(|| (target.run)(input))));
    let Ok(accepted) = outcome else {
        return Err(FuzzError::Panicked { target: target.name, input: save(target, input)? });
    };
    if info.bytes_max > MOST_BYTES {
        return Err(FuzzError::TooLarge {
            target: target.name,
            bytes: info.bytes_max,
            input: save(target, input)?,
        });
    }
    Ok((accepted, info.bytes_max))
}

/// Writes an input to the folder of failures.
fn save(target: &Target, input: &[u8]) -> Result<PathBuf> {
    let path = Path::new(FOUND).join(target.name);
    let written = fs::create_dir_all(FOUND).and_then(|()| fs::write(&path, input));
    match written {
        Ok(()) => Ok(path),
        Err(source) => Err(FuzzError::Write { path, source }),
    }
}

/// Statistics of a target.
#[derive(Default)]
struct RunStats {
    runs: u64,
    accepted: u64,
    seconds: f64,
    most_bytes: u64,
}

impl std::fmt::Display for RunStats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kilobytes = self.most_bytes.div_ceil(1024);
        let RunStats { runs, accepted, seconds, .. } = self;
        write!(f, "{runs:>9} runs, {accepted} accepted, in {seconds:.1} s with at most {kilobytes} KiB each")
    }
}
