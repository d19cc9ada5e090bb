//! The arena measures what it says.

use std::ops::ControlFlow;

use witchstone_ai::arena::{Entrant, Match, run};
use witchstone_rules::{Edition, Options};

fn halving(entrants: &[&str], players: u8, deals: u64) -> Match {
    Match {
        edition: Edition::classic(),
        options: Options::new(players),
        entrants: entrants.iter().map(|entrant| Entrant::parse(entrant).unwrap()).collect(),
        deals,
        seed: 1,
        threads: 2,
    }
}

#[test]
fn the_same_bot_against_itself_is_exactly_even() {
    for players in 2..=4 {
        let entrants = ["1", "1", "1", "1"];
        let halving = halving(&entrants[..players as usize], players, 6);
        let result = run(&halving, &|| 0.0, |_| ControlFlow::Continue(())).unwrap();
        assert_eq!(result.games, 6 * u64::from(players));
        for standing in &result.standings {
            assert!((standing.wins.value() - 1.0 / f64::from(players)).abs() < 1e-12);
            assert_eq!(standing.margin.value(), 0.0);
            assert_eq!(standing.ahead.value(), 0.5);
        }
    }
}

#[test]
fn the_stronger_bot_is_ahead_and_its_report_is_whole() {
    let halving = halving(&["3", "1"], 3, 10);
    let result = run(&halving, &|| 0.0, |_| ControlFlow::Continue(())).unwrap();
    let (strong, weak) = (&result.standings[0], &result.standings[1]);
    assert!(strong.ahead.value() > 0.7 && strong.margin.value() > 10.0);
    assert!((strong.wins.value() + weak.wins.value() - 1.0).abs() < 1e-9);
    assert!((strong.even - 1.0 / 3.0).abs() < 1e-12);
    let parts = strong.parts_per_game().total();
    assert!((f64::from(parts) - strong.points.value()).abs() < 0.01, "points by source make up the points");
    assert!(result.json(&halving).starts_with("{\"players\":3,\"deals\":10,\"games\":30,"));
}

#[test]
fn a_match_ends_when_it_is_told_to() {
    let halving = halving(&["1", "1"], 2, 1_000_000);
    let result = run(&halving, &|| 0.0, |_| ControlFlow::Break(())).unwrap();
    assert!(result.deals < 100);
}
