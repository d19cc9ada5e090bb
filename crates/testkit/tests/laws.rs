//! The laws hold in random games over all options.
//!
//! `WITCHSTONE_LAWS_GAMES=200000 cargo test --release -p witchstone-testkit --test laws -- --nocapture` plays that many.

use std::sync::atomic::{AtomicU64, Ordering};

use witchstone_rules::{Edition, MAX_MOVES, Stack};
use witchstone_testkit::laws::{Coverage, Thoroughness, Violation, check_game};

/// Games played by default.
const GAMES: u64 = 2000;
/// One game in this many is checked in every position.
const FULL_CHECKS: u64 = 400;
/// Room that must be left in the lists that have a fixed size.
const SPARE_BATCHES: usize = 4;
const SPARE_MOVES: usize = 200;

fn game_count() -> u64 {
    let asked = std::env::var("WITCHSTONE_LAWS_GAMES").ok();
    let count = asked.map_or(GAMES, |games| games.parse().expect("WITCHSTONE_LAWS_GAMES is a number"));
    assert!(count > 0, "WITCHSTONE_LAWS_GAMES is 0");
    count
}

/// Takes games from the counter until there are no more.
fn check_games(next: &AtomicU64, games: u64) -> Result<Coverage, Violation> {
    let mut coverage = Coverage::default();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= games {
            return Ok(coverage);
        }
        let thoroughness =
            if seed.is_multiple_of(FULL_CHECKS) { Thoroughness::Full } else { Thoroughness::Sampled };
        coverage = coverage.and(check_game(Edition::classic(), seed, thoroughness)?);
    }
}

#[test]
fn every_game_keeps_the_laws() {
    let (games, next) = (game_count(), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let checked: Result<Vec<Coverage>, Violation> = std::thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| check_games(&next, games));
        let running: Vec<_> = (0..threads).map(spawn).collect();
        running.into_iter().map(|thread| thread.join().expect("a law panicked")).collect()
    });
    let coverage = checked
        .unwrap_or_else(|fault| panic!("{fault}"))
        .into_iter()
        .fold(Coverage::default(), Coverage::and);
    println!("{coverage}");
    assert_eq!(coverage.games, games);
    assert!(coverage.deepest <= Stack::MAX - SPARE_BATCHES, "stack {} deep", coverage.deepest);
    assert!(coverage.longest <= MAX_MOVES - SPARE_MOVES, "{} moves in one list", coverage.longest);
}
