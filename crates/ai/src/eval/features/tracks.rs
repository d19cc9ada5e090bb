//! The Wand with what its silver spaces would score, and the Pentagram with its owls and tiles.

use witchstone_rules::{PentagramSpace, Silver, WandSpace};

use super::PlayerPosition;
use crate::eval::cache::word;

const WAND: usize = 14;

/// The Wand, then the Pentagram.
pub const COUNT: usize = WAND + 9;

/// Words of the key.
pub const WORDS: usize = 2;

/// What the group depends on.
pub struct Key {
    counted: [u8; 6],
    owls_left: [u8; 2],
    wand: u8,
    ahead: u8,
    pentagram: u8,
    laps: u8,
    specials_left: u8,
}

impl Key {
    /// Of this position.
    #[inline]
    pub fn of(position: &PlayerPosition<'_>) -> Key {
        let area = position.area;
        Key {
            counted: Silver::ALL.map(|silver| area.counted(silver) * silver.each()),
            owls_left: position.table.owls_left,
            wand: area.wand,
            ahead: position.rivals().fold(0, |most, rival| most.max(rival.wand)),
            pentagram: area.pentagram,
            laps: area.laps,
            specials_left: position.table.specials_left,
        }
    }

    /// The key in words.
    #[inline]
    pub fn words(&self) -> [u64; WORDS] {
        let [a, b, c, d, e, f] = self.counted;
        let [left, right] = self.owls_left;
        let counted = word([a, b, c, d, e, f, self.wand, self.ahead]);
        [counted, word([left, right, self.pentagram, self.laps, self.specials_left, 0, 0, 0])]
    }

    /// Fills in the features.
    pub fn write(&self, position: &PlayerPosition<'_>, out: &mut [f32]) {
        let (wand, pentagram) = out[..COUNT].split_at_mut(WAND);
        self.write_wand(position, wand);
        self.write_pentagram(position, pentagram);
    }

    fn write_wand(&self, position: &PlayerPosition<'_>, out: &mut [f32]) {
        let plan = &position.edition.wand;
        out.fill(0.0);
        out[0] = f32::from(self.wand);
        out[1] = f32::from(u8::from(self.wand >= self.ahead));
        out[2] = f32::from(self.ahead.saturating_sub(self.wand).min(8));
        out[3] = f32::from(self.wand.saturating_sub(self.ahead).min(8));
        let (mut next_silver, mut next_dark) = (0, 0);
        for space in self.wand + 1..=plan.last() {
            let distance = space - self.wand;
            match plan.space(space) {
                WandSpace::Silver(silver) => {
                    let points = f32::from(self.counted[silver as usize]);
                    out[4 + silver as usize] = points;
                    if next_silver == 0 {
                        next_silver = distance;
                        out[10] = points / f32::from(distance);
                    }
                }
                WandSpace::Dark { actions, .. } if next_dark == 0 => {
                    next_dark = distance;
                    out[11] = f32::from(actions) / f32::from(distance);
                }
                _ => {}
            }
        }
        out[12] = f32::from(next_silver);
        out[13] = f32::from(next_dark);
    }

    fn write_pentagram(&self, position: &PlayerPosition<'_>, out: &mut [f32]) {
        let plan = &position.edition.pentagram;
        out.fill(0.0);
        let (mut owls, mut at, mut next_hex) = (0, self.pentagram, 0);
        for distance in 1..=plan.spaces.len() as u8 {
            at = plan.next(at);
            match plan.space(at) {
                PentagramSpace::Owl(stack) if owls < 2 => {
                    let value = owl_value(position, stack);
                    out[2 * owls] = value;
                    out[2 * owls + 1] = value / f32::from(distance);
                    owls += 1;
                }
                PentagramSpace::Hex(_) if next_hex == 0 => next_hex = distance,
                _ => {}
            }
        }
        let last = self.wand < position.edition.wand.last();
        out[4] = f32::from(next_hex);
        out[5] = f32::from(self.pentagram);
        out[6] = f32::from(self.laps);
        out[7] = f32::from(self.specials_left.min(6));
        out[8] = if last { f32::from(self.counted[Silver::Specials as usize]) * 0.5 } else { 0.0 };
    }
}

/// What the top of an owl stack is worth, or its empty space.
pub fn owl_value(position: &PlayerPosition<'_>, stack: u8) -> f32 {
    let left = position.table.owls_left[stack as usize] as usize;
    let values = &position.edition.counts.owl_stack;
    if left == 0 { 2.0 } else { f32::from(values[values.len() - left]) }
}
