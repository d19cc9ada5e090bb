//! Crystals: how near they are to an exit, and what the rack still holds.

use witchstone_rules::{Cell, Cells, Edition, Symbol};

use super::PlayerPosition;
use crate::eval::cache::word;

/// Own Crystals, the black one, the rack.
pub const COUNT: usize = 10;

/// Words of the key.
pub const WORDS: usize = 2;

/// What the group depends on.
pub struct Key {
    crystals: Cells,
    black: Option<Cell>,
    racked: u8,
    chips: u8,
    room: u8,
}

impl Key {
    /// Of this position.
    #[inline]
    pub fn of(position: &PlayerPosition<'_>) -> Key {
        let (area, table) = (position.area, position.table);
        Key {
            crystals: area.cauldron.crystals,
            black: area.cauldron.black,
            racked: area.racked,
            chips: if table.bottom_room() > 0 { table.table_chips.iter().sum() } else { 0 },
            room: table.shelf_room(Symbol::Crystal),
        }
    }

    /// The key in words.
    #[inline]
    pub fn words(&self) -> [u64; WORDS] {
        let black = self.black.map_or(0, |cell| cell.index() as u8 + 1);
        [self.crystals.0, word([black, self.racked, self.chips, self.room, 0, 0, 0, 0])]
    }

    /// Fills in the features.
    pub fn write(&self, position: &PlayerPosition<'_>, out: &mut [f32]) {
        out[..COUNT].fill(0.0);
        for cell in self.crystals.iter() {
            let price = price(position.edition, cell);
            out[0] += 1.0;
            out[1] += f32::from(price);
            if (1..=3).contains(&price) {
                out[1 + price as usize] += 1.0;
            }
        }
        if let Some(cell) = self.black {
            out[5] = 1.0;
            out[6] = f32::from(price(position.edition, cell));
        }
        out[7] = f32::from(self.racked);
        out[8] = f32::from(self.chips);
        out[9] = f32::from(self.room);
    }
}

/// Actions to the nearest exit.
#[inline]
pub fn price(edition: &Edition, cell: Cell) -> u8 {
    let plan = &edition.cauldron;
    Symbol::ALL.into_iter().map(|exit| plan.exit_price(cell, exit)).min().unwrap_or(u8::MAX)
}
