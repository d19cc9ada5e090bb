//! Unused spells, Prophecies and how near their next degree is.

use witchstone_rules::{
    BigWitch, Connections, HeldScrolls, Location, Locations, Missing, Prophecy, Spell, Symbol,
};

use super::PlayerPosition;
use super::cauldron::Sizes;
use crate::eval::cache::word;

const PROPHECIES: usize = 8;

/// Spells, Prophecies by degree and by what is missing, all Scrolls.
pub const COUNT: usize = PROPHECIES + 10 + 2;

/// Words of the key.
pub const WORDS: usize = 6;

/// What the group depends on.
pub struct Key {
    held: HeldScrolls,
    sizes: Sizes,
    taken: Connections,
    network: Locations,
    standing: Locations,
    big: BigWitch,
    tower: Option<Location>,
    counts: [u8; 8],
    stone: u8,
}

impl Key {
    /// Of this position.
    #[inline]
    pub fn of(position: &PlayerPosition<'_>, sizes: Sizes) -> Key {
        let area = position.area;
        Key {
            held: position.hand.scrolls,
            sizes,
            taken: position.table.taken_connections(),
            network: area.network,
            standing: area.standing,
            big: area.big,
            tower: area.tower,
            counts: [
                area.lying,
                area.wand,
                area.specials,
                area.scrolls,
                area.chips_owned(),
                area.racked,
                area.power_tiles,
                area.rank,
            ],
            stone: position.table.best_witchstone_bonus(),
        }
    }

    /// The key in words.
    #[inline]
    pub fn words(&self) -> [u64; WORDS] {
        let [a, b, c, d, e, f] = self.sizes;
        let [g, h, i, j, k, l, m] = self.held.spells;
        let tower = self.tower.map_or(0, |tower| tower.index() as u64 + 1);
        [
            word([a, b, c, d, e, f, self.stone, 0]),
            word([g, h, i, j, k, l, m, self.held.powers]),
            u64::from(self.held.prophecies) | tower << 32 | self.big_word() << 40,
            u64::from(self.network.0) << 32 | u64::from(self.standing.0),
            self.taken.0,
            word(self.counts),
        ]
    }

    /// The Big Witch as a number.
    fn big_word(&self) -> u64 {
        match self.big {
            BigWitch::Unused => 0,
            BigWitch::Supply => 1,
            BigWitch::Lying => 2,
            BigWitch::Standing(location) => 3 + location.index() as u64,
        }
    }

    /// Fills in the features.
    pub fn write(&self, position: &PlayerPosition<'_>, out: &mut [f32]) {
        out[..COUNT].fill(0.0);
        for symbol in Symbol::ALL {
            let count = f32::from(self.held.spells[Spell::Double(symbol).index()]);
            out[symbol as usize] = count;
            out[7] += count * f32::from(self.sizes[symbol as usize]);
        }
        out[6] = f32::from(self.held.spells[Spell::Single.index()]);
        for number in self.held.prophecies() {
            self.write_prophecy(position, position.edition.prophecy(number), &mut out[PROPHECIES..]);
        }
        out[18] = f32::from(position.area.scrolls);
        out[19] = f32::from(self.held.powers);
    }

    /// Four counts by degree, then how near the next degree is, by the kind of what is missing.
    fn write_prophecy(&self, position: &PlayerPosition<'_>, prophecy: Prophecy, out: &mut [f32]) {
        let standing = prophecy.standing(position.edition, position.area);
        out[standing.degree as usize] += 1.0;
        match (prophecy, standing.missing) {
            (_, Missing::Nothing) => {}
            (Prophecy::Cluster(_), Missing::More { have, need }) => out[4] += 1.0 / f32::from(need - have),
            (_, Missing::More { have, need }) => out[5] += 1.0 / f32::from(need - have),
            (Prophecy::Witches(_), Missing::Goal(goal)) => {
                let open = goal.locations(self.tower) & !self.standing;
                out[6] += if (open & self.network).is_empty() { 0.3 } else { 1.0 };
            }
            (_, Missing::Goal(goal)) => {
                let ball = &position.edition.ball;
                let open = goal.locations(self.tower) & !self.network;
                let near = ball.at_any(self.network) & ball.at_any(open) & !self.taken;
                out[7] += if near.is_empty() { 0.3 } else { 1.0 };
            }
            (_, Missing::NoBonusSpace) => out[9] += 1.0,
            (_, Missing::Rank { have }) => {
                let possible = have == 0 && !self.standing.contains(Location::WITCHSTONE);
                out[8] += if possible { f32::from(self.stone) } else { 0.0 };
                out[9] += f32::from(u8::from(have == 0));
            }
        }
    }

    /// Points of unused spells, power Scrolls and Prophecies at their present degree, from the features (F1).
    pub fn certain(out: &[f32]) -> f32 {
        let spells: f32 = out[..7].iter().sum::<f32>() + out[19];
        let by_degree = &out[PROPHECIES..PROPHECIES + 4];
        2.0 * spells + by_degree[0] + 3.0 * by_degree[1] + 5.0 * by_degree[2] + 7.0 * by_degree[3]
    }
}
