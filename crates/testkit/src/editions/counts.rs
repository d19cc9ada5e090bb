//! Numbers of turns, pieces and chips.

use witchstone_rules::{BySeat, Counts, Location, SplitMix64};

use super::{between, number};

/// Chips lie on every location but the Witchstone (S5), and at most this many of a kind and on the table.
const CHIP_LOCATIONS: usize = Location::COUNT - 1;
const MAX_CHIPS: usize = 15;

pub(super) fn random(rng: &mut SplitMix64) -> Counts {
    let bottom_capacity = capacity(rng);
    Counts {
        turns: number(rng, 1, 11),
        hand: number(rng, 1, 5),
        energy_units: if rng.one_in(2) { number(rng, 1, 99) } else { number(rng, 10, 30) },
        small_witches: number(rng, 1, 16),
        shelf_capacity: capacity(rng),
        bottom_capacity,
        owl_stack: (0..between(rng, 1, 8)).map(|_| number(rng, 1, 20)).collect(),
        connection_points: [0, number(rng, 0, 20), number(rng, 0, 20), number(rng, 0, 20)],
        chips: chips(rng, bottom_capacity.into_iter().max().unwrap_or(0).into()),
        even_start: even_start(rng),
    }
}

fn capacity(rng: &mut SplitMix64) -> [u8; 5] {
    [0, 0, number(rng, 1, 9), number(rng, 1, 9), number(rng, 1, 9)]
}

/// As many as locations and vials need, or more; kinds of which there is none come up too.
fn chips(rng: &mut SplitMix64, vials: usize) -> [u8; 7] {
    let total = between(rng, CHIP_LOCATIONS + vials, CHIP_LOCATIONS + MAX_CHIPS);
    let kinds = between(rng, 3, 7);
    let mut chips = [0; 7];
    for _ in 0..total {
        loop {
            let kind = rng.below(kinds);
            if usize::from(chips[kind]) < MAX_CHIPS {
                chips[kind] += 1;
                break;
            }
        }
    }
    rng.shuffle(&mut chips);
    chips
}

fn even_start(rng: &mut SplitMix64) -> [BySeat<u8>; 5] {
    let mut points = <[BySeat<u8>; 5]>::default();
    for (players, seats) in points.iter_mut().enumerate().skip(2) {
        seats.0[..players].iter_mut().for_each(|seat| *seat = number(rng, 0, 50));
    }
    points
}
