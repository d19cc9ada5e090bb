//! What a Witch's move costs, as the open table tells it (W3).
//!
//! The rules charge the price; this looks it up beforehand for people who choose. A test compares the two.

use witchstone_rules::{Connections, Location, Locations, MAX_PLAYERS, Table};

/// The price of a move to a location for the player to act; with `shortcut`, one run of one other colour costs 1 (N4).
pub(crate) fn of_witch(table: &Table, to: Location, shortcut: bool) -> Option<u8> {
    let area = table.active();
    let foreign = foreign_connections(table);
    let all = foreign.iter().fold(Connections::NONE, |all, &colour| all | colour);
    let start = area.tower?.alone();
    // `plain` has not used the card yet, `reach` may have.
    let (mut plain, mut reach) = (start, start);
    for price in 1..Location::COUNT as u8 {
        let mut next = step(table, reach, all) | area.network;
        if shortcut {
            next = foreign.iter().fold(next, |next, &colour| next | run(table, plain, colour));
        }
        plain = step(table, plain, all) | area.network;
        reach = next;
        if reach.contains(to) {
            return Some(price);
        }
    }
    None
}

fn foreign_connections(table: &Table) -> [Connections; MAX_PLAYERS] {
    let mut foreign = table.areas.0.map(|area| area.completed);
    foreign[table.player.index()] = Connections::NONE;
    foreign
}

fn step(table: &Table, from: Locations, over: Connections) -> Locations {
    let ball = &table.edition.ball;
    from | ball.all_ends(ball.at_any(from) & over)
}

fn run(table: &Table, from: Locations, colour: Connections) -> Locations {
    let reached = step(table, from, colour);
    if reached == from { from } else { run(table, reached, colour) }
}
