//! The Crystal ball: own connections and where they can go on, Witches and the chips in their reach.

use witchstone_rules::{Chip, Connections, Location, Locations};

use super::Sight;

pub const COUNT: usize = 8 + 13;

/// Where a Witch can still be sent for one action and for two.
pub struct Reach {
    pub near: Locations,
    pub far: Locations,
}

pub fn write(sight: &Sight<'_>, out: &mut [f32]) -> Reach {
    let (energy, witches) = out.split_at_mut(8);
    write_energy(sight, energy);
    let reach = reach(sight);
    write_witches(sight, &reach, witches);
    reach
}

fn write_energy(sight: &Sight<'_>, out: &mut [f32]) {
    let (area, ball) = (sight.area, &sight.edition.ball);
    let taken = sight.table.taken_connections();
    let free = ball.at_any(area.network) & !taken;
    let mut by_length = [0.0; 3];
    let mut leading_on = 0.0;
    for connection in free.iter() {
        by_length[ball.plan(connection).spaces as usize - 1] += 1.0;
        leading_on += f32::from((ball.ends(connection) & !area.network).len());
    }
    let begun = area.begun.map_or(0.0, |(connection, laid)| {
        let spaces = ball.plan(connection).spaces as usize;
        f32::from(laid) * f32::from(sight.edition.counts.connection_points[spaces]) / spaces as f32
    });
    out[0] = f32::from(area.energy);
    out[1] = begun;
    out[2] = f32::from(area.completed.len());
    out[3] = f32::from(area.network.len());
    out[4] = f32::min(by_length[0], 3.0);
    out[5] = f32::min(by_length[1], 5.0);
    out[6] = f32::min(by_length[2], 3.0);
    out[7] = leading_on;
}

pub fn reach(sight: &Sight<'_>) -> Reach {
    let (area, ball) = (sight.area, &sight.edition.ball);
    let mut foreign = Connections::NONE;
    for player in sight.table.players().filter(|&player| player != sight.player) {
        foreign |= sight.table.areas[player].completed;
    }
    let step = |from: Locations| from | ball.all_ends(ball.at_any(from) & foreign);
    let near = area.network | step(area.tower.map_or(Locations::NONE, Location::alone));
    let far = step(near);
    Reach { near: near & !area.standing, far: far & !near & !area.standing }
}

fn write_witches(sight: &Sight<'_>, reach: &Reach, out: &mut [f32]) {
    let area = sight.area;
    let (near_chips, near_points) = chips(sight, reach.near);
    let (far_chips, far_points) = chips(sight, reach.far);
    let near = f32::from(reach.near.len());
    let lying = f32::from(area.lying_witches());
    let stone = f32::from(sight.table.best_witchstone_bonus());
    out[0] = lying;
    out[1] = f32::from(area.witches);
    out[2] = near_chips;
    out[3] = near_points;
    out[4] = near;
    out[5] = far_chips;
    out[6] = far_points;
    out[7] = f32::from(reach.far.len());
    out[8] = lying.min(near);
    out[9] = lying.min(near_chips);
    out[10] = if reach.near.contains(Location::WITCHSTONE) { stone } else { 0.0 };
    out[11] = if reach.far.contains(Location::WITCHSTONE) { stone } else { 0.0 };
    out[12] = f32::from(area.standing.len());
}

/// Chips on these locations, and how many of them are worth points at once.
fn chips(sight: &Sight<'_>, locations: Locations) -> (f32, f32) {
    locations.iter().fold((0.0, 0.0), |(all, points), location| match sight.table.chips[location.index()] {
        Some(Chip::Points) => (all + 1.0, points + 1.0),
        Some(Chip::Action(_)) => (all + 1.0, points),
        None => (all, points),
    })
}
