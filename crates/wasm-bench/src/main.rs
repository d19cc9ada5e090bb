//! The native side of the comparison: plays so many games and prints their tally and the seconds they took.

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use witchstone_wasm_bench::play;

fn main() -> ExitCode {
    let Some(games) = env::args().nth(1).and_then(|games| games.parse().ok()) else {
        eprintln!("error: say how many games, as in `witchstone-wasm-bench 20000`");
        return ExitCode::FAILURE;
    };
    // The first game reads the edition.
    play(1);
    let start = Instant::now();
    let tally = play(games);
    println!("{} {}", tally.pack(), start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}
