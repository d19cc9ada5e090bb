//! Plays matches between levels: `arena LEVEL LEVEL… --deals N [--players N] [--options WORDS] [--seconds S] [--json]`.
//!
//! An entrant is a level, 1 to 6, and what shall be different: `5:width=64,candidates=12,horizon=3,nodes=1000000`. With
//! fewer entrants than players the last one takes the seats that are left. `--weights FILE` gives the first entrant other
//! weights.

use std::error::Error;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Instant;

use witchstone_ai::arena::{Entrant, Match, Tally, Thinking, run};
use witchstone_ai::eval::Weights;
use witchstone_rules::{BySeat, Edition, FullMoon, Options};

struct Task {
    matchup: Match,
    seconds: f64,
    json: bool,
}

fn main() -> ExitCode {
    match read(std::env::args().skip(1)).and_then(play) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play(task: Task) -> Result<(), Box<dyn Error>> {
    let start = Instant::now();
    let clock = || start.elapsed().as_secs_f64();
    let mut shown = 0.0;
    let after = |tally: &Tally| {
        if clock() - shown > 10.0 {
            shown = clock();
            eprint!("{:.0} s: {}", clock(), tally.text(&task.matchup));
        }
        if clock() > task.seconds { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let tally = run(&task.matchup, &clock, after).map_err(|error| error.to_string())?;
    if task.json {
        println!("{}", tally.json(&task.matchup));
    } else {
        print!("{}", tally.text(&task.matchup));
        println!("{:.0} s", clock());
    }
    Ok(())
}

fn read(mut arguments: impl Iterator<Item = String>) -> Result<Task, Box<dyn Error>> {
    let mut task = Task {
        matchup: Match {
            edition: Edition::classic(),
            options: Options::new(2),
            entrants: Vec::new(),
            deals: 100,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
        },
        seconds: f64::MAX,
        json: false,
    };
    let mut thinking = None;
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value."));
        match argument.as_str() {
            "--deals" => task.matchup.deals = number(&value()?)? as u64,
            "--players" => task.matchup.options.players = number(&value()?)? as u8,
            "--options" => options(&mut task.matchup.options, &value()?)?,
            "--seed" => task.matchup.seed = number(&value()?)? as u64,
            "--threads" => task.matchup.threads = number(&value()?)? as usize,
            "--seconds" => task.seconds = number(&value()?)?,
            "--nodes" => thinking = Some(Thinking::Nodes(number(&value()?)? as u64)),
            "--time" => thinking = Some(Thinking::Seconds(number(&value()?)? as f32)),
            "--weights" => weights(&mut task.matchup.entrants, &value()?)?,
            "--json" => task.json = true,
            entrant => {
                task.matchup.entrants.push(Entrant::parse(entrant).map_err(|error| error.to_string())?)
            }
        }
    }
    if let Some(thinking) = thinking {
        task.matchup.entrants.iter_mut().for_each(|entrant| entrant.thinking = thinking);
    }
    if task.matchup.entrants.is_empty() {
        return Err("Name the entrants: arena 3 2 --deals 100".into());
    }
    Ok(task)
}

fn number(text: &str) -> Result<f64, Box<dyn Error>> {
    text.parse().map_err(|_| format!("\"{text}\" is not a number.").into())
}

/// Words with commas: `grandmasters`, `big_witch`, `ingredients`, `choose`, `deal`, `draft`, `secret`, `handicap=2110`.
fn options(options: &mut Options, words: &str) -> Result<(), Box<dyn Error>> {
    for word in words.split(',') {
        match (word, word.split_once('=')) {
            ("grandmasters", _) => options.grandmasters = true,
            ("big_witch", _) => (options.grandmasters, options.big_witch) = (true, true),
            ("ingredients", _) => options.ingredients = true,
            ("secret", _) => options.secret_scrolls = true,
            (_, Some(("handicap", levels))) => {
                let mut levels = levels.bytes().map(|digit| digit.saturating_sub(b'0'));
                options.handicaps = BySeat(std::array::from_fn(|_| levels.next().unwrap_or(0)));
            }
            (moon, _) => {
                options.full_moon = FullMoon::from_name(moon).ok_or(format!("\"{moon}\" is no option."))?;
            }
        }
    }
    Ok(())
}

/// Gives the entrant named last the weights of a file.
fn weights(entrants: &mut [Entrant], path: &str) -> Result<(), Box<dyn Error>> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let weights = Weights::parse(&text).map_err(|error| error.to_string())?;
    if let Some(entrant) = entrants.last_mut() {
        entrant.name += "+";
        *entrant = entrant.clone().with_weights(Box::leak(Box::new(weights)));
    }
    Ok(())
}
