//! Numbers of turns, pieces and chips.

use witchstone_rules::{BySeat, Counts, Location};

use super::{between, number};
use crate::Dice;

/// Chips lie on every location but the Witchstone (S5), and at most this many of a kind and on the table.
const CHIP_LOCATIONS: usize = Location::COUNT - 1;
const MAX_CHIPS: usize = 15;

pub(super) fn random(dice: &mut Dice) -> Counts {
    let bottom_capacity = capacity(dice);
    Counts {
        turns: number(dice, 1, 11),
        hand: number(dice, 1, 5),
        energy_units: if dice.one_in(2) { number(dice, 1, 99) } else { number(dice, 10, 30) },
        small_witches: number(dice, 1, 16),
        shelf_capacity: capacity(dice),
        bottom_capacity,
        owl_stack: (0..between(dice, 1, 8)).map(|_| number(dice, 1, 20)).collect(),
        connection_points: [0, number(dice, 0, 20), number(dice, 0, 20), number(dice, 0, 20)],
        chips: chips(dice, bottom_capacity.into_iter().max().unwrap_or(0).into()),
        even_start: even_start(dice),
    }
}

fn capacity(dice: &mut Dice) -> [u8; 5] {
    [0, 0, number(dice, 1, 9), number(dice, 1, 9), number(dice, 1, 9)]
}

/// As many as locations and vials need, or more; kinds of which there is none come up too.
fn chips(dice: &mut Dice, vials: usize) -> [u8; 7] {
    let total = between(dice, CHIP_LOCATIONS + vials, CHIP_LOCATIONS + MAX_CHIPS);
    let kinds = between(dice, 3, 7);
    let mut chips = [0; 7];
    for _ in 0..total {
        loop {
            let kind = dice.below(kinds);
            if usize::from(chips[kind]) < MAX_CHIPS {
                chips[kind] += 1;
                break;
            }
        }
    }
    super::shuffle(dice, &mut chips);
    chips
}

fn even_start(dice: &mut Dice) -> [BySeat<u8>; 5] {
    let mut points = <[BySeat<u8>; 5]>::default();
    for (players, seats) in points.iter_mut().enumerate().skip(2) {
        seats.0[..players].iter_mut().for_each(|seat| *seat = number(dice, 0, 50));
    }
    points
}
