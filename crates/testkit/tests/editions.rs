//! Other printed boxes: random editions are read as they are written, and their games keep the laws.
//!
//! `WITCHSTONE_EDITIONS=200` takes that many editions with 25 games each, as `cargo verify editions` does.

use std::sync::atomic::{AtomicU64, Ordering};

use witchstone_rules::{ConnectionName, Edition, MAX_MOVES};
use witchstone_testkit::laws::{Coverage, Thoroughness, Violation, check_game};
use witchstone_testkit::random_edition;

/// Editions by default.
const EDITIONS: u64 = 20;
/// Games with each of them.
const GAMES: u64 = 25;
/// One game in this many is checked in every position.
const FULL_CHECKS: u64 = 50;

fn edition_count() -> u64 {
    let asked = std::env::var("WITCHSTONE_EDITIONS").ok();
    let count = asked.map_or(EDITIONS, |editions| editions.parse().expect("WITCHSTONE_EDITIONS is a number"));
    assert!(count > 0, "WITCHSTONE_EDITIONS is 0");
    count
}

/// Takes editions from the counter until there are no more.
fn check_editions(next: &AtomicU64, editions: u64) -> Result<Coverage, Violation> {
    let mut coverage = Coverage::default();
    loop {
        let edition = next.fetch_add(1, Ordering::Relaxed);
        if edition >= editions {
            return Ok(coverage);
        }
        let kept = random_edition(edition).keep();
        for game in edition * GAMES..(edition + 1) * GAMES {
            let thoroughness =
                if game.is_multiple_of(FULL_CHECKS) { Thoroughness::Full } else { Thoroughness::Sampled };
            coverage = coverage.and(check_game(kept, game, thoroughness)?);
        }
    }
}

#[test]
fn games_of_every_edition_keep_the_laws() {
    let (editions, next) = (edition_count(), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let checked: Result<Vec<Coverage>, Violation> = std::thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| check_editions(&next, editions));
        let running: Vec<_> = (0..threads).map(spawn).collect();
        running.into_iter().map(|thread| thread.join().expect("a law panicked")).collect()
    });
    let coverage = checked
        .unwrap_or_else(|fault| panic!("{fault}"))
        .into_iter()
        .fold(Coverage::default(), Coverage::and);
    println!("{editions} editions: {coverage}");
    assert_eq!(coverage.games, editions * GAMES);
    assert!(coverage.longest <= MAX_MOVES, "{} moves in one list", coverage.longest);
}

#[test]
fn every_edition_is_read_as_it_is_written() {
    for seed in 0..200 {
        let edition = random_edition(seed);
        let text = edition.to_toml();
        let read =
            Edition::from_toml(&text).unwrap_or_else(|error| panic!("edition {seed}: {error}\n{text}"));
        assert_eq!(read, edition, "edition {seed}");
        assert_eq!(read.to_toml(), text, "edition {seed}");
    }
}

/// The editions show what the format can say, so that the tests with them mean something.
#[test]
fn editions_have_what_other_boxes_may_have() {
    let editions: Vec<Edition> = (0..200).map(random_edition).collect();
    let count = |has: &dyn Fn(&Edition) -> bool| editions.iter().filter(|edition| has(edition)).count();
    let parallel = |edition: &Edition| {
        let numbers = 0..edition.ball.connections.len();
        let name = |number| edition.ball.name(witchstone_rules::Connection::from_index(number));
        numbers.map(name).any(|name: ConnectionName| name.nth > 1)
    };
    let equal_prophecies = |edition: &Edition| {
        let deck: Vec<_> = edition.scrolls.deck(false).map(|scroll| edition.scroll_name(scroll)).collect();
        let twice = |name: &&String| deck.iter().filter(|other| other == name).count() > 1;
        deck.iter().filter(|name| name.starts_with("prophecy")).any(|name| twice(&name))
    };
    let classic = Edition::classic();
    let found = [
        ("parallel connections", count(&parallel)),
        ("equal Prophecies", count(&equal_prophecies)),
        ("few bonus spaces", count(&|edition| edition.ball.witchstone_bonus.len() < 4)),
        ("many special tiles", count(&|edition| edition.specials.len() > 18)),
        ("a small Cauldron", count(&|edition| edition.cauldron.radius() < 3)),
        ("a short Pentagram", count(&|edition| edition.pentagram.spaces.len() < 10)),
        ("a long Wand", count(&|edition| edition.wand.last() == 31)),
        (
            "most parts of the classic box",
            count(&|edition| {
                let same = [edition.ball == classic.ball, edition.wand == classic.wand];
                same == [true, true]
            }),
        ),
    ];
    for (what, editions) in found {
        assert!(editions >= 5, "{what}: {editions} of 200");
    }
}
