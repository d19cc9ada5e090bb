//! The native side of the comparison: plays so many games and prints their tally and the seconds they took.

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use witchstone_wasm_bench::{Tally, play, think};

/// A way to play so many games.
type Kind = fn(u32) -> Tally;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((kind, games)) = read(&arguments) else {
        eprintln!(
            "error: say what and how many games, as in `witchstone-wasm-bench play 20000` or `think 2`"
        );
        return ExitCode::FAILURE;
    };
    // The first game reads the edition.
    play(1);
    let start = Instant::now();
    let tally = kind(games);
    println!("{} {}", tally.pack(), start.elapsed().as_secs_f64());
    ExitCode::SUCCESS
}

fn read(arguments: &[String]) -> Option<(Kind, u32)> {
    let [kind, games] = arguments else { return None };
    let kind: Kind = match kind.as_str() {
        "play" => play,
        "think" => think,
        _ => return None,
    };
    Some((kind, games.parse().ok()?))
}
