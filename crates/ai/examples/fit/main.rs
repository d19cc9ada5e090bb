//! Fits the weights of the evaluation from self-play:
//! `fit --games N [--entrant 3:width=4] [--seed S] [--seconds S] [--from FILE] [--save SUMS] [--load SUMS] --out FILE`.
//!
//! `--from` plays with the weights of a file instead of the built-in ones. `--save` keeps the sums of this run, `--load`
//! (once or more) adds those of other runs: games of several generations together give steadier weights.
//!
//! Bots play each other with all numbers of players and all options. For positions at the ends of turns and in the middle
//! of them, the points that each player still made, by source, are regressed on the features: for each number of turns
//! left, by least squares with a small ridge. One game of ten is kept apart to measure the result.

mod ridge;
mod samples;

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use ridge::Fit;
use samples::{Sample, play};
use witchstone_ai::arena::Entrant;
use witchstone_ai::eval::{Origin, Weights};

/// One game of so many is not fitted but measured.
const KEPT_APART: u64 = 10;

struct Task {
    games: u64,
    entrant: Entrant,
    seed: u64,
    seconds: f64,
    out: String,
    save: Option<String>,
    load: Vec<String>,
}

fn main() -> ExitCode {
    match read(std::env::args().skip(1)).and_then(|task| fit(&task)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn read(mut arguments: impl Iterator<Item = String>) -> Result<Task, String> {
    let entrant = |text: &str| Entrant::parse(text).map_err(|error| error.to_string());
    let mut task = Task {
        games: 1000,
        entrant: entrant("3")?,
        seed: 1,
        seconds: f64::MAX,
        out: "weights.txt".into(),
        save: None,
        load: Vec::new(),
    };
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value."))?;
        let number = || value.parse::<f64>().map_err(|_| format!("\"{value}\" is no number."));
        match argument.as_str() {
            "--games" => task.games = number()? as u64,
            "--seed" => task.seed = number()? as u64,
            "--seconds" => task.seconds = number()?,
            "--entrant" => task.entrant = entrant(&value)?,
            "--from" => {
                let text = std::fs::read_to_string(&value).map_err(|error| format!("{value}: {error}"))?;
                let weights = Weights::parse(&text).map_err(|error| error.to_string())?;
                task.entrant = task.entrant.with_weights(Box::leak(Box::new(weights)));
            }
            "--out" => task.out = value,
            "--save" => task.save = Some(value),
            "--load" => task.load.push(value),
            other => return Err(format!("\"{other}\" is not known.")),
        }
    }
    Ok(task)
}

fn fit(task: &Task) -> Result<(), String> {
    let (mut fit, apart, games) = gather(task);
    if let Some(path) = &task.save {
        std::fs::write(path, fit.to_bytes()).map_err(|error| format!("{path}: {error}"))?;
    }
    for path in &task.load {
        let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
        if !fit.add_bytes(&bytes) {
            return Err(format!("{path} was saved with other features."));
        }
    }
    let (weights, problems) = fit.solve();
    for problem in problems {
        eprintln!("{problem}");
    }
    let report = measure(&weights, &apart);
    let notes = format!(
        "Fitted from {games} games of \"{}\" against itself, seed {}, and the sums of {} earlier runs.\n{report}",
        task.entrant.name,
        task.seed,
        task.load.len()
    );
    println!("{notes}");
    std::fs::write(&task.out, weights.write(&notes)).map_err(|error| format!("{}: {error}", task.out))
}

/// Plays the games on all cores.
fn gather(task: &Task) -> (Fit, Vec<Sample>, u64) {
    let start = Instant::now();
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let total = Mutex::new((Fit::default(), Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let (mut fit, mut apart) = (Fit::default(), Vec::new());
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= task.games || start.elapsed().as_secs_f64() > task.seconds {
                        break;
                    }
                    let samples = play(&task.entrant, task.seed, number);
                    if number.is_multiple_of(KEPT_APART) {
                        apart.extend(samples);
                    } else {
                        samples.iter().for_each(|sample| fit.add(sample));
                    }
                    done.fetch_add(1, Ordering::Relaxed);
                }
                let mut total = total.lock().expect("no thread panicked");
                total.0.merge(&fit);
                total.1.append(&mut apart);
            });
        }
    });
    let (fit, apart) = total.into_inner().expect("no thread panicked");
    (fit, apart, done.into_inner())
}

/// How well the weights foretell games that they have not seen.
fn measure(weights: &Weights, apart: &[Sample]) -> String {
    let mut lines = Vec::new();
    for turns_left in 0..12 {
        let samples: Vec<&Sample> = apart.iter().filter(|sample| sample.turns_left == turns_left).collect();
        let count = samples.len().max(1) as f64;
        let truth =
            |sample: &Sample| -> f64 { sample.to_come.0.iter().map(|&points| f64::from(points)).sum() };
        let mean = samples.iter().map(|sample| truth(sample)).sum::<f64>() / count;
        let spread = samples.iter().map(|sample| (truth(sample) - mean).powi(2)).sum::<f64>() / count;
        let guess = |sample: &Sample| -> f64 {
            let parts = Origin::ALL.map(|origin| weights.part(turns_left, origin, &sample.features));
            f64::from(parts.iter().sum::<f32>())
        };
        let error = samples.iter().map(|sample| (truth(sample) - guess(sample)).powi(2)).sum::<f64>() / count;
        lines.push(format!(
            "{turns_left:2} turns left: {:6} positions apart, {mean:5.1} points to come, error {:4.1}, R2 {:.3}",
            samples.len(),
            error.sqrt(),
            1.0 - error / spread.max(1e-9),
        ));
    }
    lines.join("\n")
}
