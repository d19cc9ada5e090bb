//! Unused spells, Prophecies and how near their next degree is.

use witchstone_rules::{BySymbol, Cells, Location, Missing, Prophecy, Spell, Symbol};

use super::Sight;

pub const COUNT: usize = 7 + 1 + 4 + 6 + 2;

pub fn write(sight: &Sight<'_>, largest: &BySymbol<Cells>, out: &mut [f32]) {
    out.fill(0.0);
    let held = &sight.hand.scrolls;
    for symbol in Symbol::ALL {
        let count = f32::from(held.spells[Spell::Double(symbol).index()]);
        out[symbol as usize] = count;
        out[7] += count * f32::from(largest[symbol].len());
    }
    out[6] = f32::from(held.spells[Spell::Single.index()]);
    for number in held.prophecies() {
        write_prophecy(sight, sight.edition.prophecy(number), &mut out[8..18]);
    }
    out[18] = f32::from(sight.area.scrolls);
    out[19] = f32::from(held.powers);
}

/// Four counts by degree, then how near the next degree is, by the kind of what is missing.
fn write_prophecy(sight: &Sight<'_>, prophecy: Prophecy, out: &mut [f32]) {
    let standing = prophecy.standing(sight.edition, sight.area);
    out[standing.degree as usize] += 1.0;
    let area = sight.area;
    match (prophecy, standing.missing) {
        (_, Missing::Nothing) => {}
        (Prophecy::Cluster(_), Missing::More { have, need }) => out[4] += 1.0 / f32::from(need - have),
        (_, Missing::More { have, need }) => out[5] += 1.0 / f32::from(need - have),
        (Prophecy::Witches(_), Missing::Goal(goal)) => {
            let open = goal.locations(area.tower) & !area.standing;
            out[6] += if (open & area.network).is_empty() { 0.3 } else { 1.0 };
        }
        (_, Missing::Goal(goal)) => {
            let ball = &sight.edition.ball;
            let open = goal.locations(area.tower) & !area.network;
            let near = ball.at_any(area.network) & ball.at_any(open) & !sight.table.taken_connections();
            out[7] += if near.is_empty() { 0.3 } else { 1.0 };
        }
        (_, Missing::Rank { have }) => {
            let possible = have == 0 && !area.standing.contains(Location::WITCHSTONE);
            out[8] += if possible { f32::from(sight.table.best_witchstone_bonus()) } else { 0.0 };
            out[9] += f32::from(u8::from(have == 0));
        }
    }
}
