//! The Crystal ball: a map of its locations, and its connections by owner.

use witchstone_rules::{Connection, Location, Player, Table};

use super::block::{Block, WIDTH, in_columns, pad};
use super::glyphs::{Glyphs, digit};
use super::grid::Grid;
use crate::voice::Voice;

/// Columns and rows of the map.
const SIZE: (usize, usize) = (59, 23);

/// Columns between the map and the connections.
const GAP: usize = 3;

/// Columns that a label needs to the left and right of its middle.
const LABEL: f32 = 4.0;

/// The map with the connections at its right.
pub fn ball(table: &Table, voice: &Voice) -> Block {
    let mut right = connections(table, voice.glyphs, 2);
    right.line("");
    let bonus = table.best_witchstone_bonus();
    right.paragraph(&voice.say("cli-witchstone", &[("points", bonus.into())]), WIDTH - SIZE.0 - GAP);
    map(table, voice.glyphs).beside(right, GAP)
}

/// Locations as `t0`, with their chip in brackets and the players whose Witches stand there; lines are connections,
/// drawn with their owner's number.
fn map(table: &Table, glyphs: Glyphs) -> Block {
    let mut grid = Grid::new(SIZE.0, SIZE.1);
    let plans = &table.edition.ball.connections;
    // Owned connections are drawn over free ones.
    let mut lines: Vec<_> = (0..plans.len()).map(Connection::from_index).collect();
    lines.sort_by_key(|&line| owner(table, line).is_some());
    for line in lines {
        let plan = table.edition.ball.plan(line);
        let character = owner(table, line).map_or(glyphs.empty, |(player, _)| digit(player));
        grid.stroke(place(table, plan.from, SIZE), place(table, plan.to, SIZE), character);
    }
    for location in Location::all() {
        let (x, y) = place(table, location, SIZE);
        grid.centre(x, y, &format!(" {} ", label(table, location, glyphs)));
    }
    grid.block()
}

/// Where a location is on a map of this size.
pub fn place(table: &Table, location: Location, size: (usize, usize)) -> (i32, i32) {
    let spot = table.edition.ball.spots[location.index()];
    let (sin, cos) = spot.angle.to_radians().sin_cos();
    let farthest = table.edition.ball.spots.iter().map(|spot| spot.radius).fold(f32::EPSILON, f32::max);
    let radius = spot.radius / farthest;
    let half = ((size.0 - 1) as f32 / 2.0, (size.1 - 1) as f32 / 2.0);
    let x = half.0 + radius * cos * (half.0 - LABEL);
    let y = half.1 - radius * sin * half.1;
    (x.round() as i32, y.round() as i32)
}

/// A location with its chip and the players whose Witches stand there.
pub fn label(table: &Table, location: Location, glyphs: Glyphs) -> String {
    let chip = table.chips[location.index()].map(|chip| format!("[{}]", glyphs.chip(chip)));
    let witches: String = table
        .players()
        .filter(|&player| table.areas[player].standing.contains(location))
        .map(digit)
        .collect();
    let witches = if witches.is_empty() { witches } else { format!("({witches})") };
    format!("{location}{}{witches}", chip.unwrap_or_default())
}

/// Whose connection it is, and how many units lie on it.
pub fn owner(table: &Table, connection: Connection) -> Option<(Player, u8)> {
    let spaces = table.edition.ball.plan(connection).spaces;
    table.players().find_map(|player| {
        let area = &table.areas[player];
        if area.completed.contains(connection) {
            return Some((player, spaces));
        }
        area.begun.filter(|&(begun, _)| begun == connection).map(|(_, units)| (player, units))
    })
}

/// Each connection with its spaces: `t0-f0 1·` has one unit of player 1 and one free space.
pub fn connections(table: &Table, glyphs: Glyphs, columns: usize) -> Block {
    let plans = &table.edition.ball.connections;
    let entry = |index: usize| {
        let plan = &plans[index];
        let (character, units) = owner(table, Connection::from_index(index))
            .map_or((glyphs.empty, 0), |(player, units)| (digit(player), units));
        let filled = character.to_string().repeat(usize::from(units));
        let free = glyphs.empty.to_string().repeat(usize::from(plan.spaces.saturating_sub(units)));
        format!("{} {filled}{free}", pad(&format!("{}-{}", plan.from, plan.to), 8))
    };
    let entries: Vec<String> = (0..plans.len()).map(entry).collect();
    in_columns(&entries, columns, 3)
}
