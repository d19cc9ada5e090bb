//! Differences and warnings of random editions.

use witchstone_rules::Edition;
use witchstone_testkit::random_edition;

#[test]
fn editions_differ_exactly_if_a_change_is_reported() {
    let renamed = |seed: u64| Edition { id: "same".into(), ..random_edition(seed) };
    let editions: Vec<Edition> = (0..30).map(renamed).collect();
    for (a, one) in editions.iter().enumerate() {
        for (b, other) in editions.iter().enumerate() {
            let changes = one.changes_from(other);
            assert_eq!(changes.is_empty(), one == other, "editions {a} and {b}");
            assert_eq!(changes.len(), other.changes_from(one).len(), "editions {a} and {b}");
        }
    }
}

#[test]
fn most_random_editions_have_warnings() {
    let warned = (0..200).map(random_edition).filter(|edition| !edition.warnings().is_empty()).count();
    assert!(warned > 100, "{warned} of 200 random editions look strange");
}
