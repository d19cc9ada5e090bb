//! Decks with every kind of Prophecy, equal ones among them.

use witchstone_rules::{BallPlan, BySymbol, Counted, Goal, Prophecy, Scroll, ScrollPlan, SplitMix64, Symbol};

use super::{between, number, some_of};

pub(super) fn random(rng: &mut SplitMix64) -> ScrollPlan {
    let count = between(rng, 2, Scroll::MAX_PROPHECIES);
    let mut prophecies: Vec<Prophecy> = Vec::new();
    for _ in 0..count {
        let equal = !prophecies.is_empty() && rng.one_in(4);
        let card = if equal { *rng.pick(&prophecies) } else { prophecy(rng) };
        prophecies.push(card);
    }
    let mut room = ScrollPlan::MAX_DECK - prophecies.len();
    let least = ScrollPlan::DISPLAY.saturating_sub(prophecies.len());
    let mut some = |rng: &mut SplitMix64, least: usize, most: usize| {
        let count = between(rng, least, most.min(room));
        room -= count;
        count as u8
    };
    let singles = some(rng, least, 10);
    let powers = some(rng, 0, 4);
    let doubles = BySymbol([0; 6].map(|_: u8| some(rng, 0, 4)));
    ScrollPlan::new(singles, doubles, powers, prophecies)
}

fn prophecy(rng: &mut SplitMix64) -> Prophecy {
    match rng.below(6) {
        0 => Prophecy::Cluster(*rng.pick(&Symbol::ALL)),
        1 => Prophecy::Witches(goals(rng)),
        2 => Prophecy::Connected(goals(rng)),
        3 => Prophecy::Rank(ranks(rng)),
        _ => Prophecy::Count(*rng.pick(&Counted::ALL), thresholds(rng)),
    }
}

/// Three types; what there is only one of is named once.
fn goals(rng: &mut SplitMix64) -> [Goal; 3] {
    loop {
        let goals = [0; 3].map(|_| *rng.pick(&Goal::ALL));
        let twice = |at: usize| goals[at].is_single() && goals[..at].contains(&goals[at]);
        if !(0..3).any(twice) {
            return goals;
        }
    }
}

fn ranks(rng: &mut SplitMix64) -> [u8; 3] {
    let mut ranks = some_of(rng, (1..=BallPlan::MAX_WITCHSTONE_BONUS as u8).collect(), 3);
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    [ranks[0], ranks[1], ranks[2]]
}

fn thresholds(rng: &mut SplitMix64) -> [u8; 3] {
    let first = number(rng, 1, 6);
    let second = first + number(rng, 1, 4);
    [first, second, if rng.one_in(8) { 99 } else { second + number(rng, 1, 4) }]
}
