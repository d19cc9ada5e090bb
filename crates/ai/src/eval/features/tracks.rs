//! The Wand with what its silver spaces would score, and the Pentagram with its owls and tiles.

use witchstone_rules::{PentagramSpace, Silver, WandSpace};

use super::Sight;

pub const COUNT: usize = 14 + 9;

pub fn write(sight: &Sight<'_>, out: &mut [f32]) {
    let (wand, pentagram) = out.split_at_mut(14);
    write_wand(sight, wand);
    write_pentagram(sight, pentagram);
}

fn write_wand(sight: &Sight<'_>, out: &mut [f32]) {
    let (area, wand) = (sight.area, &sight.edition.wand);
    out.fill(0.0);
    let mut ahead = 0;
    for player in sight.table.players().filter(|&player| player != sight.player) {
        ahead = ahead.max(sight.table.areas[player].wand);
    }
    out[0] = f32::from(area.wand);
    out[1] = f32::from(u8::from(area.wand >= ahead));
    out[2] = f32::from(ahead.saturating_sub(area.wand).min(8));
    out[3] = f32::from(area.wand.saturating_sub(ahead).min(8));
    let (mut next_silver, mut next_dark) = (0, 0);
    for space in area.wand + 1..=wand.last() {
        let distance = space - area.wand;
        match wand.space(space) {
            WandSpace::Silver(silver) => {
                let points = f32::from(area.counted(silver) * silver.each());
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

fn write_pentagram(sight: &Sight<'_>, out: &mut [f32]) {
    let plan = &sight.edition.pentagram;
    out.fill(0.0);
    let (mut owls, mut at) = (0, sight.area.pentagram);
    let mut next_hex = 0;
    for distance in 1..=plan.spaces.len() as u8 {
        at = plan.next(at);
        match plan.space(at) {
            PentagramSpace::Light => {}
            PentagramSpace::Owl(stack) => {
                let value = owl_value(sight, stack);
                if owls < 2 {
                    out[2 * owls] = value;
                    out[2 * owls + 1] = value / f32::from(distance);
                }
                owls += 1;
            }
            PentagramSpace::Hex(_) => {
                if next_hex == 0 {
                    next_hex = distance;
                }
            }
        }
    }
    out[4] = f32::from(next_hex);
    out[5] = f32::from(sight.area.pentagram);
    out[6] = f32::from(sight.area.laps);
    out[7] = f32::from(sight.table.specials_left.min(6));
    out[8] = f32::from(sight.area.specials) * if passed(sight, Silver::Specials) { 0.0 } else { 1.0 };
}

fn passed(sight: &Sight<'_>, silver: Silver) -> bool {
    let spaces = &sight.edition.wand.spaces[..=sight.area.wand as usize];
    spaces.contains(&WandSpace::Silver(silver))
}

/// What the top of an owl stack is worth, or its empty space.
pub fn owl_value(sight: &Sight<'_>, stack: u8) -> f32 {
    let left = sight.table.owls_left[stack as usize] as usize;
    let values = &sight.edition.counts.owl_stack;
    if left == 0 { 2.0 } else { f32::from(values[values.len() - left]) }
}
