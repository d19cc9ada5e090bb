//! The laws hold in random games over all options.
//!
//! `WITCHSTONE_LAWS_GAMES=200000 cargo test --release -p witchstone-testkit --test laws -- --nocapture` plays that many.

use std::sync::atomic::{AtomicU64, Ordering};

use witchstone_rules::{Edition, MAX_MOVES, Stack};
use witchstone_testkit::laws::{Care, Tally, Violation, watch_game};

/// Games played when nobody asks for more.
const GAMES: u64 = 2000;
/// One game in this many is watched in every position.
const FULL_CARE: u64 = 400;
/// Room that must be left in the lists that have a fixed size.
const SPARE_BATCHES: usize = 4;
const SPARE_MOVES: usize = 200;

fn games_asked_for() -> u64 {
    let asked = std::env::var("WITCHSTONE_LAWS_GAMES").ok();
    asked.map_or(GAMES, |games| games.parse().expect("WITCHSTONE_LAWS_GAMES is a number"))
}

/// Takes games from the counter until there are no more.
fn watch_games(next: &AtomicU64, games: u64) -> Result<Tally, Violation> {
    let mut tally = Tally::default();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= games {
            return Ok(tally);
        }
        let care = if seed.is_multiple_of(FULL_CARE) { Care::Full } else { Care::Some };
        tally = tally.and(watch_game(Edition::classic(), seed, care)?);
    }
}

#[test]
fn every_game_keeps_the_laws() {
    let (games, next) = (games_asked_for(), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let seen: Result<Vec<Tally>, Violation> = std::thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| watch_games(&next, games));
        let running: Vec<_> = (0..threads).map(spawn).collect();
        running.into_iter().map(|thread| thread.join().expect("a law panicked")).collect()
    });
    let tally = seen.unwrap_or_else(|fault| panic!("{fault}")).into_iter().fold(Tally::default(), Tally::and);
    println!("{tally}");
    assert_eq!(tally.games, games);
    assert!(tally.deepest <= Stack::MAX - SPARE_BATCHES, "stack {} deep", tally.deepest);
    assert!(tally.longest <= MAX_MOVES - SPARE_MOVES, "{} moves in one list", tally.longest);
}
