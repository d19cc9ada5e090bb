//! Fits the weights of the evaluation from self-play:
//! `fit [--generations 4] [--games 15000] [--entrant 3:width=8] [--seed 1] [--from FILE] --out FILE`.
//!
//! Bots play each other with all numbers of players and all options. For positions at the ends of turns and in the middle
//! of them, the points that each player still made, by source, are regressed on the features: for each number of turns
//! left, by least squares with a small ridge. One game in ten is held out to measure the result.
//!
//! The first generation plays with weights made by hand that see no further than the turn, or with those of `--from`; each
//! one after it with the weights fitted so far. The games of the first are forgotten, those of all others count. Nothing else
//! goes in: the same arguments give the same file, on any number of cores.

mod gather;
mod ridge;
mod samples;

use std::error::Error;
use std::process::ExitCode;

use gather::{Games, gather};
use ridge::Fit;
use samples::Sample;
use witchstone_ai::arena::Entrant;
use witchstone_ai::eval::{PointSource, Weights};

struct Task {
    generations: u64,
    games: u64,
    entrant: Entrant,
    seed: u64,
    from: &'static Weights,
    out: String,
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

fn read(mut arguments: impl Iterator<Item = String>) -> Result<Task, Box<dyn Error>> {
    let entrant = |text: &str| Entrant::parse(text).map_err(|error| error.to_string());
    let mut task = Task {
        generations: 4,
        games: 15_000,
        entrant: entrant("3:width=8")?,
        seed: 1,
        from: Weights::short_sighted(),
        out: "weights.txt".into(),
    };
    while let Some(argument) = arguments.next() {
        let value = arguments.next().ok_or_else(|| format!("{argument} needs a value."))?;
        let number = || value.parse::<u64>().map_err(|_| format!("\"{value}\" is no number."));
        match argument.as_str() {
            "--generations" => task.generations = number()?.max(1),
            "--games" => task.games = number()?,
            "--seed" => task.seed = number()?,
            "--entrant" => task.entrant = entrant(&value)?,
            "--from" => {
                let text = std::fs::read_to_string(&value).map_err(|error| format!("{value}: {error}"))?;
                task.from = keep(Weights::parse(&text).map_err(|error| error.to_string())?);
            }
            "--out" => task.out = value,
            other => return Err(format!("unknown option \"{other}\"").into()),
        }
    }
    Ok(task)
}

/// Weights live as long as the program: entrants share them.
fn keep(weights: Weights) -> &'static Weights {
    Box::leak(Box::new(weights))
}

fn fit(task: &Task) -> Result<(), Box<dyn Error>> {
    let mut total = Fit::default();
    let mut entrant = task.entrant.clone().with_weights(task.from);
    for generation in 1..=task.generations {
        let games = Games { number: task.games, seed: task.seed * 1000 + generation };
        let (fit, apart) = gather(&entrant, games);
        if generation <= 2 {
            total = fit;
        } else {
            total.merge(&fit);
        }
        let (weights, problems) = total.solve();
        problems.iter().for_each(|problem| eprintln!("{problem}"));
        let report = measure(&weights, &apart);
        println!("Generation {generation}:\n{report}");
        if generation == task.generations {
            let notes = format!("Made by: {}\n{report}", task.command());
            std::fs::write(&task.out, weights.write(&notes))
                .map_err(|error| format!("{}: {error}", task.out))?;
        }
        entrant = entrant.with_weights(keep(weights));
    }
    Ok(())
}

impl Task {
    fn command(&self) -> String {
        let Task { generations, games, entrant, seed, .. } = self;
        format!("fit --generations {generations} --games {games} --entrant {} --seed {seed}", entrant.name)
    }
}

/// How well the weights predict the held-out games.
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
            let parts = PointSource::ALL.map(|source| weights.part(turns_left, source, &sample.features));
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
