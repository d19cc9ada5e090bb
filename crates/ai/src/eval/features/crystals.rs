//! Crystals: how near they are to an exit with room on its shelf, and what the rack still holds.

use witchstone_rules::{Cell, Symbol};

use super::Sight;

pub const COUNT: usize = 10;

pub fn write(sight: &Sight<'_>, out: &mut [f32]) {
    let area = sight.area;
    out.fill(0.0);
    for cell in area.cauldron.crystals.iter() {
        let price = price(sight, cell);
        out[0] += 1.0;
        out[1] += f32::from(price);
        if (1..=3).contains(&price) {
            out[1 + price as usize] += 1.0;
        }
    }
    if let Some(cell) = area.cauldron.black {
        out[5] = 1.0;
        out[6] = f32::from(price(sight, cell));
    }
    out[7] = f32::from(area.racked);
    out[8] =
        if sight.table.bottom_room() > 0 { sight.table.table_chips.iter().sum::<u8>().into() } else { 0.0 };
    out[9] = f32::from(sight.table.shelf_room(Symbol::Crystal));
}

/// Actions to the nearest exit.
pub fn price(sight: &Sight<'_>, cell: Cell) -> u8 {
    let plan = &sight.edition.cauldron;
    Symbol::ALL.into_iter().map(|exit| plan.exit_price(cell, exit)).min().unwrap_or(u8::MAX)
}
