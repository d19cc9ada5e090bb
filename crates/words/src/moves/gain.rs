//! What a move in the Crystal ball scores at once, from the open table.
//!
//! The rules score the points; this looks them up beforehand for people who choose. A test compares the two.

use witchstone_rules::{
    CHIP_POINTS, Chip, ConnectionName, Location, MoonAbility, Move, STANDING_POINTS, Table,
};

/// The points of a move in the Crystal ball; none for every other move.
///
/// Where a Witch may take a collecting tile instead (D2), the bonus of the Witchstone is not among them.
pub fn points_in_the_ball(table: &Table, played: Move) -> u8 {
    match played {
        Move::Tower(tower) => of_tower(table, tower),
        Move::Energy(connection) => of_energy(table, connection),
        Move::Witch { big, to, moon } => of_witch(table, big, to, moon),
        _ => 0,
    }
}

pub(super) fn of_tower(table: &Table, tower: Location) -> u8 {
    STANDING_POINTS + if table.chips[tower.index()] == Some(Chip::Points) { CHIP_POINTS } else { 0 }
}

pub(super) fn of_witch(table: &Table, big: bool, to: Location, moon: bool) -> u8 {
    let has_card = moon && table.edition.moon_has(table.active().moon, MoonAbility::Chip);
    let more = match table.chips[to.index()] {
        Some(Chip::Points) => CHIP_POINTS + u8::from(big) + u8::from(has_card),
        _ if is_asked(table, to) => u8::from(big),
        _ if to == Location::WITCHSTONE => table.best_witchstone_bonus() + u8::from(big),
        _ => 0,
    };
    STANDING_POINTS + more
}

/// Whether a Witch who stands up here may take the collecting tile instead of the bonus.
pub(super) fn is_asked(table: &Table, to: Location) -> bool {
    to == Location::WITCHSTONE && table.collecting.witchstone && table.can_lay_power()
}

pub(super) fn of_energy(table: &Table, connection: ConnectionName) -> u8 {
    let (laid, units) = units(table, connection);
    if laid + 1 == units { table.edition.counts.connection_points[usize::from(units)] } else { 0 }
}

/// The units of the player to act on a connection, and how many it needs.
pub(super) fn units(table: &Table, name: ConnectionName) -> (u8, u8) {
    let connection = table.edition.ball.named(name);
    let units = connection.map_or(1, |connection| table.edition.ball.plan(connection).spaces);
    let begun = table.active().begun.filter(|begun| Some(begun.0) == connection);
    (begun.map_or(0, |begun| begun.1), units)
}
