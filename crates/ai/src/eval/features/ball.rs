//! The Crystal ball: own connections and where they can continue, Witches and the chips in their reach.

use witchstone_rules::{Chip, Connection, Connections, Location, Locations};

use super::PlayerPosition;
use crate::eval::cache::word;

const ENERGY: usize = 8;

/// Connections, then Witches.
pub const COUNT: usize = ENERGY + 13;

/// Words of the key.
pub const WORDS: usize = 6;

/// What the group depends on.
pub struct Key {
    completed: Connections,
    foreign: Connections,
    taken: Connections,
    network: Locations,
    standing: Locations,
    begun: Option<(Connection, u8)>,
    tower: Option<Location>,
    chips: Locations,
    points: Locations,
    energy: u8,
    witches: u8,
    lying: u8,
    stone: u8,
}

/// Where a Witch can still be sent for one action and for two.
#[derive(Clone, Copy, Default)]
pub struct Reach {
    /// For one action.
    pub near: Locations,
    /// For two.
    pub far: Locations,
}

impl Key {
    /// Of this position.
    #[inline]
    pub fn of(position: &PlayerPosition<'_>) -> Key {
        let area = position.area;
        let foreign = position.rivals().fold(Connections::NONE, |all, rival| all | rival.completed);
        Key {
            completed: area.completed,
            foreign,
            taken: position.table.taken_connections(),
            network: area.network,
            standing: area.standing,
            begun: area.begun,
            tower: area.tower,
            chips: located(&position.table.chips, |chip| chip.is_some()),
            points: located(&position.table.chips, |chip| chip == Some(Chip::Points)),
            energy: area.energy,
            witches: area.witches,
            lying: area.lying_witches(),
            stone: position.table.best_witchstone_bonus(),
        }
    }

    /// Where Witches can go.
    pub fn reach(&self, position: &PlayerPosition<'_>) -> Reach {
        let ball = &position.edition.ball;
        let step = |from: Locations| from | ball.all_ends(ball.at_any(from) & self.foreign);
        let near = self.network | step(self.tower.map_or(Locations::NONE, Location::alone));
        let far = step(near);
        Reach { near: near & !self.standing, far: far & !near & !self.standing }
    }

    /// The key in words.
    #[inline]
    pub fn words(&self) -> [u64; WORDS] {
        let (begun, laid) =
            self.begun.map_or((0, 0), |(connection, laid)| (connection.index() as u8 + 1, laid));
        let tower = self.tower.map_or(0, |tower| tower.index() as u8 + 1);
        [
            self.completed.0,
            self.foreign.0,
            self.taken.0,
            u64::from(self.network.0) << 32 | u64::from(self.standing.0),
            u64::from(self.chips.0) << 32 | u64::from(self.points.0),
            word([begun, laid, tower, self.energy, self.witches, self.lying, self.stone, 0]),
        ]
    }

    /// Fills in the features.
    pub fn write(&self, position: &PlayerPosition<'_>, reach: &Reach, out: &mut [f32]) {
        let (energy, witches) = out.split_at_mut(ENERGY);
        self.write_energy(position, energy);
        self.write_witches(reach, witches);
    }

    fn write_energy(&self, position: &PlayerPosition<'_>, out: &mut [f32]) {
        let ball = &position.edition.ball;
        let free = ball.at_any(self.network) & !self.taken;
        let mut by_length = [0.0; 3];
        let mut leading_on = 0.0;
        for connection in free.iter() {
            by_length[ball.plan(connection).spaces as usize - 1] += 1.0;
            leading_on += f32::from((ball.ends(connection) & !self.network).len());
        }
        let begun = self.begun.map_or(0.0, |(connection, laid)| {
            let spaces = ball.plan(connection).spaces as usize;
            f32::from(laid) * f32::from(position.edition.counts.connection_points[spaces]) / spaces as f32
        });
        out[0] = f32::from(self.energy);
        out[1] = begun;
        out[2] = f32::from(self.completed.len());
        out[3] = f32::from(self.network.len());
        out[4] = f32::min(by_length[0], 3.0);
        out[5] = f32::min(by_length[1], 5.0);
        out[6] = f32::min(by_length[2], 3.0);
        out[7] = leading_on;
    }

    fn write_witches(&self, reach: &Reach, out: &mut [f32]) {
        let (near_chips, near_points) = self.chips(reach.near);
        let (far_chips, far_points) = self.chips(reach.far);
        let near = f32::from(reach.near.len());
        let lying = f32::from(self.lying);
        let stone = f32::from(self.stone);
        out[0] = lying;
        out[1] = f32::from(self.witches);
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
        out[12] = f32::from(self.standing.len());
    }

    /// Chips on these locations, and how many of them are worth points at once.
    fn chips(&self, locations: Locations) -> (f32, f32) {
        (f32::from((self.chips & locations).len()), f32::from((self.points & locations).len()))
    }
}

/// Where such chips lie.
#[inline]
fn located(chips: &[Option<Chip>; Location::COUNT], such: impl Fn(Option<Chip>) -> bool) -> Locations {
    let bits = chips.iter().enumerate().map(|(at, &chip)| u32::from(such(chip)) << at);
    Locations(bits.fold(0, |all, bit| all | bit))
}
