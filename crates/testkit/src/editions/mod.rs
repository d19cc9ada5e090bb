//! Editions by chance: everything that an edition file may say, varied; the same seed gives the same edition.

mod ball;
mod cauldron;
mod counts;
mod scrolls;
mod tracks;

use witchstone_rules::{BySymbol, Edition, MoonAbility, Tile};

use crate::Dice;

/// The edition of this seed.
///
/// Every part is either that of the classic box or made by chance within the limits of the format, so that both boards
/// that differ in one thing and boards that differ in everything come up. What comes out passes the reader's checks.
///
/// ```
/// use witchstone_rules::Edition;
/// let edition = witchstone_testkit::random_edition(7);
/// assert_eq!(Edition::from_toml(&edition.to_toml()).unwrap(), edition);
/// ```
pub fn random_edition(seed: u64) -> Edition {
    let dice = &mut Dice::new(seed ^ 0xed17_1035);
    let classic = Edition::classic();
    // Of four editions, one is like the classic one in most parts and three in few.
    let kept_of_eight = if dice.one_in(4) { 6 } else { 1 };
    let keep = |dice: &mut Dice| dice.below(8) < kept_of_eight;
    Edition {
        id: format!("random-{seed}"),
        counts: if keep(dice) { classic.counts.clone() } else { counts::random(dice) },
        specials: if keep(dice) { classic.specials.clone() } else { specials(dice) },
        cauldron: if keep(dice) { classic.cauldron.clone() } else { cauldron::random(dice) },
        pentagram: if keep(dice) { classic.pentagram.clone() } else { tracks::pentagram(dice) },
        wand: if keep(dice) { classic.wand.clone() } else { tracks::wand(dice) },
        ball: if keep(dice) { classic.ball.clone() } else { ball::random(dice) },
        scrolls: if keep(dice) { classic.scrolls.clone() } else { scrolls::random(dice) },
        moons: if keep(dice) { classic.moons } else { moons(dice) },
    }
}

/// A number within these bounds: often the least or the most, else any.
fn between(dice: &mut Dice, least: usize, most: usize) -> usize {
    match dice.below(8) {
        0 => least,
        1 => most,
        _ => least + dice.below(most - least + 1),
    }
}

fn number(dice: &mut Dice, least: u8, most: u8) -> u8 {
    between(dice, least.into(), most.into()) as u8
}

fn shuffle<T>(dice: &mut Dice, things: &mut [T]) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last + 1));
    }
}

/// Some of these, in any order.
fn some_of<T>(dice: &mut Dice, mut things: Vec<T>, count: usize) -> Vec<T> {
    shuffle(dice, &mut things);
    things.truncate(count);
    things
}

/// Any pairs, few or many of a kind.
fn specials(dice: &mut Dice) -> Vec<Tile> {
    let kinds = between(dice, 2, Tile::COUNT);
    let kinds = some_of(dice, Tile::all().collect(), kinds);
    let all: Vec<Tile> = kinds.into_iter().flat_map(|tile| [tile; Edition::MAX_EQUAL_SPECIALS]).collect();
    let count = between(dice, 3, Edition::MAX_SPECIALS);
    some_of(dice, all, count)
}

fn moons(dice: &mut Dice) -> BySymbol<MoonAbility> {
    let mut abilities = MoonAbility::ALL;
    shuffle(dice, &mut abilities);
    BySymbol(abilities)
}
