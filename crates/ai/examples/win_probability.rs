//! Fits the win probability for a lead: `win_probability [--games N] [--level 1–6] [--seed S]`, written to standard output.
//!
//! Equal players play games of 2, 3 and 4 with many options. After each turn the samples get the player's lead, evaluated from the player's view,
//! and the turns left of all players together; at the end, who won. For each number of players and turns left a logistic curve is fitted by maximum likelihood (Newton's method).

use std::process::ExitCode;
use std::thread::ScopedJoinHandle;

use witchstone_ai::eval::{Evaluation, Evaluator};
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Deal, Edition, FullMoon, Options, Phase, Player, Seed, State};

/// A lead and its outcome: 1 for a win, a fraction for a shared one.
type Sample = (f64, f64);

/// The samples of a game, each with the turns left.
type Game = Vec<(usize, Sample)>;

fn main() -> ExitCode {
    let (mut games, mut level, mut seed) = (600, Level::Witch, 1);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let number = arguments.next().and_then(|text| text.parse::<u64>().ok());
        match (argument.as_str(), number) {
            ("--games", Some(number)) => games = number,
            ("--seed", Some(number)) => seed = number,
            ("--level", Some(number)) if (1..=6).contains(&number) => {
                level = Level::from_number(number as u8).unwrap_or(level);
            }
            _ => {
                eprintln!("Usage: win_probability [--games N] [--level 1–6] [--seed S]");
                return ExitCode::FAILURE;
            }
        }
    }
    println!(
        "# Fitted from {games} games each of 2, 3 and 4 players of level {}, seed {seed}:",
        level.number()
    );
    println!(
        "# players, turns left to all, lead at which the probability is 1/2, scale of the logistic curve."
    );
    for players in 2..=4 {
        let samples = play_all(players, games, level, seed);
        for (stage, samples) in samples.iter().enumerate() {
            let (shift, scale) = fit(samples);
            println!("{players} {stage} {shift:.3} {scale:.3}");
        }
    }
    ExitCode::SUCCESS
}

fn play_all(players: u8, games: u64, level: Level, seed: u64) -> Vec<Vec<Sample>> {
    let threads = std::thread::available_parallelism().map_or(1, |count| count.get() as u64);
    let stages = usize::from(Edition::classic().counts.turns) * usize::from(players) + 1;
    let mut samples = vec![Vec::new(); stages];
    std::thread::scope(|scope| {
        let share = |first: u64| {
            let numbers = (first..games).step_by(threads as usize);
            let play =
                move || numbers.map(|game| play_one(options(players, game), game, level, seed)).collect();
            scope.spawn(play)
        };
        let handles: Vec<ScopedJoinHandle<'_, Vec<Game>>> = (0..threads).map(share).collect();
        for handle in handles {
            for (stage, sample) in handle.join().expect("a game ends").into_iter().flatten() {
                samples[stage].push(sample);
            }
        }
    });
    samples
}

/// Many options, each in a part of the games.
fn options(players: u8, game: u64) -> Options {
    let mut options = Options::new(players);
    options.grandmasters = game % 4 == 1;
    options.ingredients = game % 4 == 2;
    options.full_moon = if game % 4 == 3 { FullMoon::Deal } else { FullMoon::Off };
    options
}

/// The leads after each turn of one game, by turns left.
fn play_one(options: Options, game: u64, level: Level, seed: u64) -> Game {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed << 32 ^ game));
    let mut state = State::new(edition, options, &deal).expect("the options fit together");
    let mut bots: Vec<Bot> =
        options.seats().map(|player| Bot::new(level, seed ^ game << 8 ^ player.index() as u64)).collect();
    let mut evaluator = Evaluator::new(Evaluation::fitted());
    let mut leads: Vec<(Player, usize, f64)> = Vec::new();
    while !state.is_over() {
        let player = state.player();
        let turns = state.table().areas[player].turns;
        let chosen =
            bots[player.index()].choose(&state.view(Some(player))).expect("it is this seat's decision");
        let in_turn = !matches!(state.table().phase, Phase::Towers | Phase::TowerBonus | Phase::Moons);
        state.apply_unchecked(chosen, &mut ());
        let mut note = |player: Player| {
            let guess = state.view(Some(player)).sample(&mut Seed::new(game ^ u64::from(turns)));
            let left = |player: Player| usize::from(edition.counts.turns - state.table().areas[player].turns);
            let left = options.seats().map(left).sum();
            leads.push((player, left, f64::from(evaluator.margin(&guess, player))));
        };
        if in_turn && state.table().areas[player].turns > turns {
            note(player);
        } else if !in_turn && state.table().phase == Phase::TurnStart {
            options.seats().for_each(note);
        }
    }
    let winners = state.winners();
    let won = |player: &Player| {
        if winners.contains(player) { 1.0 / winners.len() as f64 } else { 0.0 }
    };
    leads.iter().map(|(player, left, lead)| (*left, (*lead, won(player)))).collect()
}

/// Shift and scale of the likeliest curve. A weak prior for a scale of ten points keeps it finite where a lead decides.
fn fit(samples: &[Sample]) -> (f64, f64) {
    let (mut slope, mut constant) = (0.1, 0.0);
    for _ in 0..50 {
        let (mut g0, mut g1, mut h00, mut h01, mut h11) = (0.0, 0.1 - slope, 1e-6, 0.0, 1.0);
        for &(lead, won) in samples {
            let chance = 1.0 / (1.0 + (-(slope * lead + constant)).exp());
            let weight = chance * (1.0 - chance);
            g0 += won - chance;
            g1 += (won - chance) * lead;
            h00 += weight;
            h01 += weight * lead;
            h11 += weight * lead * lead;
        }
        let determinant = h00 * h11 - h01 * h01;
        if determinant.abs() < 1e-12 {
            break;
        }
        constant += (h11 * g0 - h01 * g1) / determinant;
        slope += (h00 * g1 - h01 * g0) / determinant;
    }
    (-constant / slope, 1.0 / slope)
}
