//! Pentagrams and Wands of every length.

use witchstone_rules::{PentagramPlan, PentagramSpace, Silver, SplitMix64, Symbol, WandPlan, WandSpace};

use super::{between, number, some_of};

pub(super) fn pentagram(rng: &mut SplitMix64) -> PentagramPlan {
    let length = if rng.one_in(3) { between(rng, 7, 60) } else { between(rng, 7, 24) };
    let mut spaces = vec![PentagramSpace::Light; length];
    let mut hex = some_of(rng, (0..length).collect(), 5);
    let mut owl = hex.split_off(3);
    hex.sort_unstable();
    owl.sort_unstable();
    for (number, at) in (0..).zip(hex) {
        spaces[at] = PentagramSpace::Hex(number);
    }
    for (number, at) in (0..).zip(owl) {
        spaces[at] = PentagramSpace::Owl(number);
    }
    PentagramPlan { spaces }
}

pub(super) fn wand(rng: &mut SplitMix64) -> WandPlan {
    let length = between(rng, 1, WandPlan::MAX_LENGTH);
    let mut spaces = vec![WandSpace::Light; length + 1];
    let marked = between(rng, 1, length);
    let mut marked = some_of(rng, (1..=length).collect(), marked).into_iter();
    let silver = between(rng, 1, Silver::ALL.len());
    for (silver, at) in some_of(rng, Silver::ALL.to_vec(), silver).into_iter().zip(&mut marked) {
        spaces[at] = WandSpace::Silver(silver);
    }
    for at in marked {
        spaces[at] = WandSpace::Dark { symbol: *rng.pick(&Symbol::ALL), actions: number(rng, 1, 9) };
    }
    WandPlan { spaces }
}
