//! Other printed boxes: random editions are read as they are written, and their games keep the laws.
//!
//! `WITCHSTONE_EDITIONS=200` takes that many editions with 25 games each, as `cargo verify editions` does.

use std::sync::atomic::{AtomicU64, Ordering};

use witchstone_rules::{ConnectionName, Edition, MAX_MOVES};
use witchstone_testkit::laws::{Care, Tally, Violation, watch_game};
use witchstone_testkit::random_edition;

/// Editions when nobody asks for more.
const EDITIONS: u64 = 20;
/// Games with each of them.
const GAMES: u64 = 25;
/// One game in this many is watched in every position.
const FULL_CARE: u64 = 50;

fn editions_asked_for() -> u64 {
    let asked = std::env::var("WITCHSTONE_EDITIONS").ok();
    asked.map_or(EDITIONS, |editions| editions.parse().expect("WITCHSTONE_EDITIONS is a number"))
}

/// Takes editions from the counter until there are no more.
fn watch_editions(next: &AtomicU64, editions: u64) -> Result<Tally, Violation> {
    let mut tally = Tally::default();
    loop {
        let edition = next.fetch_add(1, Ordering::Relaxed);
        if edition >= editions {
            return Ok(tally);
        }
        let kept = random_edition(edition).keep();
        for game in edition * GAMES..(edition + 1) * GAMES {
            let care = if game.is_multiple_of(FULL_CARE) { Care::Full } else { Care::Some };
            tally = tally.and(watch_game(kept, game, care)?);
        }
    }
}

#[test]
fn games_of_every_edition_keep_the_laws() {
    let (editions, next) = (editions_asked_for(), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let seen: Result<Vec<Tally>, Violation> = std::thread::scope(|scope| {
        let spawn = |_| scope.spawn(|| watch_editions(&next, editions));
        let running: Vec<_> = (0..threads).map(spawn).collect();
        running.into_iter().map(|thread| thread.join().expect("a law panicked")).collect()
    });
    let tally = seen.unwrap_or_else(|fault| panic!("{fault}")).into_iter().fold(Tally::default(), Tally::and);
    println!("{editions} editions: {tally}");
    assert_eq!(tally.games, editions * GAMES);
    assert!(tally.longest <= MAX_MOVES, "{} moves in one list", tally.longest);
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
