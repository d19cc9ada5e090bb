//! Pentagrams and Wands of every length.

use witchstone_rules::{PentagramPlan, PentagramSpace, Silver, Symbol, WandPlan, WandSpace};

use super::{between, number, some_of};
use crate::Dice;

pub(super) fn pentagram(dice: &mut Dice) -> PentagramPlan {
    let length = if dice.one_in(3) { between(dice, 7, 60) } else { between(dice, 7, 24) };
    let mut spaces = vec![PentagramSpace::Light; length];
    let mut hex = some_of(dice, (0..length).collect(), 5);
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

pub(super) fn wand(dice: &mut Dice) -> WandPlan {
    let length = between(dice, 1, WandPlan::MAX_LENGTH);
    let mut spaces = vec![WandSpace::Light; length + 1];
    let marked = between(dice, 1, length);
    let mut marked = some_of(dice, (1..=length).collect(), marked).into_iter();
    let silver = between(dice, 1, Silver::ALL.len());
    for (silver, at) in some_of(dice, Silver::ALL.to_vec(), silver).into_iter().zip(&mut marked) {
        spaces[at] = WandSpace::Silver(silver);
    }
    for at in marked {
        spaces[at] = WandSpace::Dark { symbol: *dice.pick(&Symbol::ALL), actions: number(dice, 1, 9) };
    }
    WandPlan { spaces }
}
