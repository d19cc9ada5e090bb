//! The table's options: how many play, Full-Moon cards, power tiles, the Big Witch.

use witchstone_rules::BigWitch;

use super::Sight;

pub const COUNT: usize = 12;

pub fn write(sight: &Sight<'_>, out: &mut [f32]) {
    let area = sight.area;
    out.fill(0.0);
    out[0] = 1.0;
    match sight.table.options.players {
        3 => out[1] = 1.0,
        4 => out[2] = 1.0,
        _ => {}
    }
    if let Some(card) = area.moon {
        out[3 + card as usize] = 1.0;
    }
    out[9] = f32::from(area.power_tiles_laid());
    out[10] = f32::from(u8::from(area.big == BigWitch::Supply));
    out[11] = f32::from(u8::from(area.big == BigWitch::Lying));
}
