//! Decks with every kind of Prophecy, equal ones among them.

use witchstone_rules::{BallPlan, BySymbol, Counted, Goal, Prophecy, Scroll, ScrollPlan, Symbol};

use super::{between, number, some_of};
use crate::Dice;

pub(super) fn random(dice: &mut Dice) -> ScrollPlan {
    let count = between(dice, 2, Scroll::MAX_PROPHECIES);
    let mut prophecies: Vec<Prophecy> = Vec::new();
    for _ in 0..count {
        let equal = !prophecies.is_empty() && dice.one_in(4);
        let card = if equal { *dice.pick(&prophecies) } else { prophecy(dice) };
        prophecies.push(card);
    }
    let mut room = ScrollPlan::MAX_DECK - prophecies.len();
    let least = ScrollPlan::DISPLAY.saturating_sub(prophecies.len());
    let mut some = |dice: &mut Dice, least: usize, most: usize| {
        let count = between(dice, least, most.min(room));
        room -= count;
        count as u8
    };
    let singles = some(dice, least, 10);
    let powers = some(dice, 0, 4);
    let doubles = BySymbol([0; 6].map(|_: u8| some(dice, 0, 4)));
    ScrollPlan::new(singles, doubles, powers, prophecies)
}

fn prophecy(dice: &mut Dice) -> Prophecy {
    match dice.below(6) {
        0 => Prophecy::Cluster(*dice.pick(&Symbol::ALL)),
        1 => Prophecy::Witches(goals(dice)),
        2 => Prophecy::Connected(goals(dice)),
        3 => Prophecy::Rank(ranks(dice)),
        _ => Prophecy::Count(*dice.pick(&Counted::ALL), thresholds(dice)),
    }
}

/// Three types; what there is only one of is named once.
fn goals(dice: &mut Dice) -> [Goal; 3] {
    loop {
        let goals = [0; 3].map(|_| *dice.pick(&Goal::ALL));
        let twice = |at: usize| goals[at].is_single() && goals[..at].contains(&goals[at]);
        if !(0..3).any(twice) {
            return goals;
        }
    }
}

fn ranks(dice: &mut Dice) -> [u8; 3] {
    let mut ranks = some_of(dice, (1..=BallPlan::MAX_WITCHSTONE_BONUS as u8).collect(), 3);
    ranks.sort_unstable_by(|a, b| b.cmp(a));
    [ranks[0], ranks[1], ranks[2]]
}

fn thresholds(dice: &mut Dice) -> [u8; 3] {
    let first = number(dice, 1, 6);
    let second = first + number(dice, 1, 4);
    [first, second, if dice.one_in(8) { 99 } else { second + number(dice, 1, 4) }]
}
