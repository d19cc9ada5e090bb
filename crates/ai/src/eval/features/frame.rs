//! The table's options: how many play, Full-Moon cards, power tiles, the Big Witch.

use witchstone_rules::BigWitch;

use super::PlayerPosition;
use crate::eval::cache::word;

/// A constant, players, Full-Moon card, power tiles, the Big Witch.
pub const COUNT: usize = 12;

/// Words of the key.
pub const WORDS: usize = 1;

/// What the group depends on.
pub struct Key {
    players: u8,
    moon: Option<u8>,
    power_tiles: u8,
    /// The Big Witch is in the supply, or lies beside the tower.
    big: [bool; 2],
}

impl Key {
    /// Of this position.
    #[inline]
    pub fn of(position: &PlayerPosition<'_>) -> Key {
        let area = position.area;
        Key {
            players: position.table.options.players,
            moon: area.moon.map(|card| card as u8),
            power_tiles: area.power_tiles_laid(),
            big: [area.big == BigWitch::Supply, area.big == BigWitch::Lying],
        }
    }

    /// The key in words.
    #[inline]
    pub fn words(&self) -> [u64; WORDS] {
        let moon = self.moon.map_or(0, |card| card + 1);
        let [supply, lying] = self.big.map(u8::from);
        [word([self.players, moon, self.power_tiles, supply, lying, 0, 0, 0])]
    }

    /// Fills in the features.
    pub fn write(&self, out: &mut [f32]) {
        out[..COUNT].fill(0.0);
        out[0] = 1.0;
        match self.players {
            3 => out[1] = 1.0,
            4 => out[2] = 1.0,
            _ => {}
        }
        if let Some(card) = self.moon {
            out[3 + card as usize] = 1.0;
        }
        out[9] = f32::from(self.power_tiles);
        out[10] = f32::from(u8::from(self.big[0]));
        out[11] = f32::from(u8::from(self.big[1]));
    }
}
