//! `witchstone bench`: how fast the rules are on this machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use witchstone_rules::{Deal, Edition, FullMoon, MoveList, Options, Seed, SplitMix64, State};

use super::{Context, examples};
use crate::console::Console;
use crate::failure::{Failure, Result, Verdict};
use crate::seeds::game_seed;

/// Measure how fast the rules play on one core
///
/// Plays random games and reports decisions and games per second, state copies per second, and the mean number of legal moves.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone bench"
    "witchstone bench --seconds 30"
))]
pub struct Args {
    /// Seconds to measure, in all
    #[arg(long, value_name = "S", default_value_t = 5.0)]
    seconds: f64,
}

/// The rows of the table.
const ROWS: [(&str, Options); 4] = [
    ("2 players", Options::new(2)),
    ("3 players", Options::new(3)),
    ("4 players", Options::new(4)),
    ("4 players, all options", ALL_OPTIONS),
];

const ALL_OPTIONS: Options = Options {
    grandmasters: true,
    big_witch: true,
    ingredients: true,
    full_moon: FullMoon::Choose,
    secret_scrolls: true,
    even_start: false,
    ..Options::new(4)
};

/// Measures and prints the table.
pub fn run(args: &Args, context: &Context, console: &mut Console<'_>) -> Result<Verdict> {
    let share = share(args.seconds)?;
    writeln!(console.out, "{}, one core, state of {} bytes", cpu(), size_of::<State>())?;
    writeln!(console.out)?;
    writeln!(
        console.out,
        "{:<24}{:>14}{:>12}{:>14}{:>16}",
        "", "decisions/s", "games/s", "legal moves", "decisions/game"
    )?;
    for (name, options) in ROWS {
        let Playouts { decisions, games, legal, seconds } = playouts(context.edition(), options, share)?;
        let per = |many: u64, few: f64| many as f64 / few;
        writeln!(
            console.out,
            "{name:<24}{:>14.0}{:>12.0}{:>14.1}{:>16.1}",
            per(decisions, seconds),
            per(games, seconds),
            per(legal, decisions as f64),
            per(decisions, games as f64)
        )?;
        console.out.flush()?;
    }
    writeln!(console.out)?;
    writeln!(console.out, "{:<24}{:>14.0}", "state copies/s", copies(context.edition(), share)?)?;
    Ok(Verdict::Fine)
}

/// The time for each measurement.
fn share(seconds: f64) -> Result<Duration> {
    let share = Duration::try_from_secs_f64(seconds / (ROWS.len() + 1) as f64);
    let share = share.ok().filter(|share| !share.is_zero());
    share.ok_or_else(|| Failure::usage("--seconds must be more than 0."))
}

/// The result of random games.
struct Playouts {
    decisions: u64,
    games: u64,
    legal: u64,
    seconds: f64,
}

fn playouts(edition: &'static Edition, options: Options, time: Duration) -> Result<Playouts> {
    let mut rng = SplitMix64::new(1);
    let (mut decisions, mut games, mut legal) = (0, 0, 0);
    let begun = Instant::now();
    while begun.elapsed() < time {
        let mut state = deal(edition, options, game_seed(1, games))?;
        let mut moves = MoveList::new();
        while !state.is_over() {
            moves.clear();
            state.legal(&mut moves);
            state.apply_unchecked(moves[rng.below(moves.len())], &mut ());
            decisions += 1;
            legal += moves.len() as u64;
        }
        games += 1;
    }
    Ok(Playouts { decisions, games, legal, seconds: begun.elapsed().as_secs_f64() })
}

fn deal(edition: &'static Edition, options: Options, seed: u64) -> Result<State> {
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    Ok(State::new(edition, options, &deal)?)
}

/// State copies per second.
fn copies(edition: &'static Edition, time: Duration) -> Result<f64> {
    const AT_ONCE: u32 = 10_000;
    let state = deal(edition, Options::new(4), 1)?;
    let mut copies = 0.0;
    let begun = Instant::now();
    while begun.elapsed() < time {
        for _ in 0..AT_ONCE {
            let copy = *black_box(&state);
            black_box(&copy);
        }
        copies += f64::from(AT_ONCE);
    }
    Ok(copies / begun.elapsed().as_secs_f64())
}

/// The processor's name, where the system reports it.
fn cpu() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let named = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(':'));
    named.map_or_else(
        || format!("a processor of kind {}", std::env::consts::ARCH),
        |(_, name)| name.trim().to_owned(),
    )
}
