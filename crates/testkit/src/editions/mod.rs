//! Random editions within the limits of the file format; the same seed gives the same edition.

mod ball;
mod cauldron;
mod counts;
mod scrolls;
mod tracks;

use witchstone_rules::{BySymbol, Edition, MoonAbility, SplitMix64, Tile};

/// The edition of this seed.
///
/// Each part is that of the classic box or random, so that some boards differ in one thing and some in everything. The result
/// passes the reader's checks.
///
/// ```
/// use witchstone_rules::Edition;
/// let edition = witchstone_testkit::random_edition(7);
/// assert_eq!(Edition::from_toml(&edition.to_toml()).unwrap(), edition);
/// ```
pub fn random_edition(seed: u64) -> Edition {
    let rng = &mut SplitMix64::new(seed ^ 0xed17_1035);
    let classic = Edition::classic();
    // Of four editions, one is like the classic one in most parts and three in few.
    let kept_of_eight = if rng.one_in(4) { 6 } else { 1 };
    let keep = |rng: &mut SplitMix64| rng.below(8) < kept_of_eight;
    Edition {
        id: format!("random-{seed}"),
        counts: if keep(rng) { classic.counts.clone() } else { counts::random(rng) },
        specials: if keep(rng) { classic.specials.clone() } else { specials(rng) },
        cauldron: if keep(rng) { classic.cauldron.clone() } else { cauldron::random(rng) },
        pentagram: if keep(rng) { classic.pentagram.clone() } else { tracks::pentagram(rng) },
        wand: if keep(rng) { classic.wand.clone() } else { tracks::wand(rng) },
        ball: if keep(rng) { classic.ball.clone() } else { ball::random(rng) },
        scrolls: if keep(rng) { classic.scrolls.clone() } else { scrolls::random(rng) },
        moons: if keep(rng) { classic.moons } else { moons(rng) },
    }
}

/// A number within these bounds, often the least or the most.
fn between(rng: &mut SplitMix64, least: usize, most: usize) -> usize {
    match rng.below(8) {
        0 => least,
        1 => most,
        _ => least + rng.below(most - least + 1),
    }
}

fn number(rng: &mut SplitMix64, least: u8, most: u8) -> u8 {
    between(rng, least.into(), most.into()) as u8
}

/// Some of these, in any order.
fn some_of<T>(rng: &mut SplitMix64, mut things: Vec<T>, count: usize) -> Vec<T> {
    rng.shuffle(&mut things);
    things.truncate(count);
    things
}

/// Any pairs, few or many of a kind.
fn specials(rng: &mut SplitMix64) -> Vec<Tile> {
    let kinds = between(rng, 2, Tile::COUNT);
    let kinds = some_of(rng, Tile::all().collect(), kinds);
    let all: Vec<Tile> = kinds.into_iter().flat_map(|tile| [tile; Edition::MAX_EQUAL_SPECIALS]).collect();
    let count = between(rng, 3, Edition::MAX_SPECIALS);
    some_of(rng, all, count)
}

fn moons(rng: &mut SplitMix64) -> BySymbol<MoonAbility> {
    let mut abilities = MoonAbility::ALL;
    rng.shuffle(&mut abilities);
    BySymbol(abilities)
}
