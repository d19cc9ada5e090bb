//! Actions that are still open in this turn, and what the nearest things for them are.

use witchstone_rules::{Cell, PentagramSpace, Phase, ScrollKind, Symbol, WandSpace};

use super::ball::Reach;
use super::tracks::owl_value;
use super::{PlayerPosition, crystals};

/// Where opportunities begin in the group.
pub const OPPORTUNITIES: usize = 23;
/// Where the types to come begin in the group.
pub const TO_COME: usize = 12;

/// By symbol: batches, pending bonuses, the type to come; then single things; then opportunities.
pub const COUNT: usize = OPPORTUNITIES + opportunity::COUNT;

/// Fills in the features.
pub fn write(position: &PlayerPosition<'_>, reach: &Reach, out: &mut [f32]) {
    out[..COUNT].fill(0.0);
    if !position.is_acting() {
        return;
    }
    let table = position.table;
    for batch in table.stack.iter() {
        out[batch.symbol as usize] += f32::from(batch.left);
    }
    for bonus in table.pending.bonuses() {
        out[6 + bonus.symbol() as usize] += f32::from(bonus.actions());
    }
    write_queue(position, out);
    write_types_to_come(position, &mut out[12..18]);
    out[18] = table.pending.specials.len() as f32;
    out[19] = f32::from(table.pending.free);
    out[20] = f32::from(table.pending.rim.0.iter().sum::<u8>());
    out[21] = f32::from(u8::from(table.pending.black.is_some()));
    let actions: [f32; 6] = core::array::from_fn(|at| out[at] + out[6 + at] + out[12 + at]);
    for symbol in Symbol::ALL {
        let count = actions[symbol as usize] as u8;
        if count > 0 {
            opportunity::write(position, reach, symbol, count, &mut out[OPPORTUNITIES..]);
        }
    }
}

/// Wand spaces that wait: dark ones as pending actions, silver ones as points.
fn write_queue(position: &PlayerPosition<'_>, out: &mut [f32]) {
    let queue = &position.table.queue;
    for space in queue.next..=position.area.wand {
        match position.edition.wand.space(space) {
            WandSpace::Silver(silver) => {
                out[22] += f32::from(position.area.counted(silver) * silver.each());
            }
            WandSpace::Dark { symbol, actions }
                if space > queue.next || position.table.waiting_dark().is_some() =>
            {
                let times = if queue.is_doubled(space) { 2 } else { 1 };
                out[6 + symbol as usize] += f32::from(actions * times);
            }
            _ => {}
        }
    }
}

fn write_types_to_come(position: &PlayerPosition<'_>, out: &mut [f32]) {
    let table = position.table;
    let first = match table.phase {
        Phase::Order => 0,
        Phase::Begin => 1,
        Phase::Acting if !table.second => 1,
        _ => return,
    };
    for &(symbol, cell) in &table.laid[first..] {
        out[symbol as usize] += f32::from(size(position, symbol, cell));
    }
}

fn size(position: &PlayerPosition<'_>, symbol: Symbol, cell: Cell) -> u8 {
    position.area.cauldron.cluster(symbol, cell)
}

/// What this many actions of a symbol can bring at once.
pub mod opportunity {
    use super::*;

    /// How many numbers describe opportunities.
    pub const COUNT: usize = 12;

    /// Adds what `count` actions of this symbol could do.
    pub fn write(position: &PlayerPosition<'_>, reach: &Reach, symbol: Symbol, count: u8, out: &mut [f32]) {
        match symbol {
            Symbol::Energy => energy(position, count, out),
            Symbol::Witch => witch(position, reach, count, out),
            Symbol::Pentagram => pentagram(position, count, out),
            Symbol::Crystal => crystal(position, count, out),
            Symbol::Wand => wand(position, count, out),
            Symbol::Scroll => scroll(position, count, out),
        }
    }

    fn energy(position: &PlayerPosition<'_>, count: u8, out: &mut [f32]) {
        let Some((connection, laid)) = position.area.begun else { return };
        let spaces = position.edition.ball.plan(connection).spaces;
        if spaces - laid <= count {
            out[0] = f32::from(position.edition.counts.connection_points[spaces as usize]);
        }
    }

    fn witch(position: &PlayerPosition<'_>, reach: &Reach, count: u8, out: &mut [f32]) {
        let lying = position.area.lying_witches();
        let standing = count.min(lying) + count.saturating_sub(lying) / 2;
        out[1] = f32::from(standing.min(reach.near.len()));
        out[2] = f32::from(count % 2);
    }

    fn pentagram(position: &PlayerPosition<'_>, count: u8, out: &mut [f32]) {
        let plan = &position.edition.pentagram;
        let mut at = position.area.pentagram;
        for _ in 0..count {
            at = plan.next(at);
            match plan.space(at) {
                PentagramSpace::Light => {}
                PentagramSpace::Owl(stack) => out[3] += owl_value(position, stack),
                PentagramSpace::Hex(_) => out[4] += 1.0,
            }
        }
    }

    fn crystal(position: &PlayerPosition<'_>, count: u8, out: &mut [f32]) {
        let mut by_price = [0u8; 8];
        for cell in position.area.cauldron.all_crystals().iter() {
            by_price[crystals::price(position.edition, cell).min(7) as usize] += 1;
        }
        let (mut rest, mut exits) = (count, 0);
        for price in 1..=4u8 {
            let affordable = by_price[price as usize].min(rest / price);
            exits += affordable;
            rest -= affordable * price;
        }
        out[5] = f32::from(exits);
    }

    fn wand(position: &PlayerPosition<'_>, count: u8, out: &mut [f32]) {
        let (area, plan) = (position.area, &position.edition.wand);
        let to = area.wand.saturating_add(count).min(plan.last());
        let first = position.table.areas.0.iter().all(|other| other.wand <= to);
        for space in area.wand + 1..=to {
            match plan.space(space) {
                WandSpace::Light => {}
                WandSpace::Silver(silver) => out[6] += f32::from(area.counted(silver) * silver.each()),
                WandSpace::Dark { actions, .. } => {
                    out[7] += f32::from(if first { 2 * actions } else { actions });
                }
            }
        }
    }

    fn scroll(position: &PlayerPosition<'_>, count: u8, out: &mut [f32]) {
        let mut best = 0.0;
        for scroll in position.table.display.iter().take(count as usize) {
            let points = match scroll.kind() {
                ScrollKind::Spell(_) => 2.0,
                ScrollKind::Power => {
                    out[10] = 1.0;
                    2.0
                }
                ScrollKind::Prophecy(number) => {
                    let degree = position.edition.prophecy(number).degree(position.edition, position.area);
                    f32::from(degree.points())
                }
            };
            best = f32::max(best, points);
        }
        out[8] = best;
        out[9] = f32::from(u8::from(!position.table.display.is_empty()));
        out[11] = f32::from(count.min(6));
    }
}
