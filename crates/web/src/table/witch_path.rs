//! The path of a Witch over completed connections, to be drawn before she moves (W3).

use std::collections::VecDeque;

use witchstone_rules::{Connection, Location, MAX_PLAYERS, MoonAbility, Player, Table};

/// A cheapest path of the player to act, and its price.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitchPath {
    /// The connections in walking order.
    pub connections: Vec<Connection>,
    /// Actions.
    pub price: u8,
}

/// A search state: what the next connection costs depends on how the Witch came to the location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Node {
    at: Location,
    /// The colour whose connections are free to walk on: one's own, or that of the Full-Moon card's run.
    free: Option<Player>,
    /// Whether the card's run was used.
    used: bool,
}

struct Visited {
    node: Node,
    price: u8,
    /// Where from, by place in the list, and over which connection.
    from: Option<(usize, Connection)>,
}

/// The cheapest path to a location; with the Full-Moon card, one run of one other colour costs 1 (N4).
pub fn witch_path(table: &Table, to: Location, moon: bool) -> Option<WitchPath> {
    let tower = table.active().tower?;
    // On a Witch's move the card may also mean a point more for the chip.
    let card = moon && table.edition.moon_has(table.active().moon, MoonAbility::Witch);
    let mut seen = vec![Visited { node: Node { at: tower, free: None, used: false }, price: 0, from: None }];
    let mut open = VecDeque::from([0]);
    let mut best: Option<usize> = None;
    while let Some(at) = open.pop_front() {
        for (node, cost, over) in neighbours(table, seen[at].node, card) {
            let price = seen[at].price + cost;
            if seen.iter().any(|known| known.node == node && known.price <= price) {
                continue;
            }
            seen.push(Visited { node, price, from: Some((at, over)) });
            open.push_back(seen.len() - 1);
        }
        let cheaper =
            |best: usize| (seen[at].price, length(&seen, at)) < (seen[best].price, length(&seen, best));
        if seen[at].node.at == to && best.is_none_or(cheaper) {
            best = Some(at);
        }
    }
    best.map(|end| WitchPath { connections: trace(&seen, end), price: seen[end].price })
}

fn length(seen: &[Visited], at: usize) -> usize {
    trace(seen, at).len()
}

fn trace(seen: &[Visited], mut at: usize) -> Vec<Connection> {
    let mut connections = Vec::new();
    while let Some((from, over)) = seen[at].from {
        connections.push(over);
        at = from;
    }
    connections.reverse();
    connections
}

fn neighbours(table: &Table, from: Node, card: bool) -> Vec<(Node, u8, Connection)> {
    let mut nodes = Vec::new();
    for owner in Player::all(MAX_PLAYERS.min(table.options.players.into())) {
        for over in (table.edition.ball.at(from.at) & table.areas[owner].completed).iter() {
            let plan = table.edition.ball.plan(over);
            let at = if plan.from == from.at { plan.to } else { plan.from };
            let own = owner == table.player;
            let cost = u8::from(from.free != Some(owner));
            let free = (own || cost == 0).then_some(owner);
            nodes.push((Node { at, free, used: from.used }, cost, over));
            if card && !own && !from.used {
                nodes.push((Node { at, free: Some(owner), used: true }, 1, over));
            }
        }
    }
    nodes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sample;
    use witchstone_rules::{Event, Move};

    /// W3, N4: the path that is drawn costs what the rules charge.
    #[test]
    fn w3_the_path_that_is_drawn_costs_what_is_paid() {
        let mut walked = 0;
        for seed in 0..900 {
            let game = sample::game(2 + (seed % 3) as u8, seed, 40 + 7 * seed as usize % 260);
            for played in game.legal() {
                let Move::Witch { to, moon, .. } = played else {
                    continue;
                };
                let mut events: Vec<Event> = Vec::new();
                let mut state = *game.state();
                state.apply(played, &mut events);
                let paid = events.iter().find_map(|event| match event {
                    Event::Stood { price, .. } => Some(*price),
                    _ => None,
                });
                let path = witch_path(game.state().table(), to, moon);
                assert_eq!(path.map(|path| path.price), paid, "seed {seed}: {played}");
                walked += 1;
            }
        }
        assert!(walked > 20, "only {walked} moves of Witches");
    }
}
