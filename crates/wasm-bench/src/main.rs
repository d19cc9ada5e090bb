//! The native side of the comparison: plays games and prints their packed outcome and the seconds they took.

use std::env;
use std::process::ExitCode;
use std::time::Instant;

use witchstone_wasm_bench::{Outcome, play, think};

/// Plays this many games.
type Kind = fn(u32) -> Outcome;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((kind, games)) = read(&arguments) else {
        eprintln!("error: usage: witchstone-wasm-bench play|think GAMES");
        return ExitCode::FAILURE;
    };
    // The first game reads the edition.
    play(1);
    let start = Instant::now();
    let outcome = kind(games);
    println!("{} {}", outcome.pack(), start.elapsed().as_secs_f64());
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
