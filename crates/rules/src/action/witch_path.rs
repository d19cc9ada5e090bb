//! The path of a Witch over completed connections, to be shown before she moves (W3, N4).

use std::collections::VecDeque;

use crate::move_gen::MoveGen;
use crate::{Connection, Hand, Location, MoonAbility, Player, Table};

/// A cheapest path for a Witch, and its price.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WitchPath {
    /// The connections in walking order.
    pub connections: Vec<Connection>,
    /// The actions it takes.
    pub price: u8,
}

impl Table {
    /// The actions it takes the player to act to send a Witch to this location; `None` if no path leads there (W3).
    ///
    /// With `moon`, the Full-Moon card is used: if it is the Witch card, one run of one other colour costs 1 (N4).
    pub fn witch_price(&self, to: Location, moon: bool) -> Option<u8> {
        let no_hand = Hand::default();
        MoveGen::new(self, &no_hand).witch_prices(u8::MAX, self.is_shortcut(moon)).of(to)
    }

    /// A cheapest path for a Witch of the player to act, the one over the fewest connections; `None` if none leads there.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Game, Location, Options, Seed};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    /// let game = Game::new(edition, options, deal)?;
    /// assert_eq!(game.state().table().witch_path(Location::WITCHSTONE, false), None);
    /// # Ok::<(), witchstone_rules::SetUpError>(())
    /// ```
    pub fn witch_path(&self, to: Location, moon: bool) -> Option<WitchPath> {
        let path = Search::new(self, self.is_shortcut(moon))?.run(to)?;
        debug_assert_eq!(Some(path.price), self.witch_price(to, moon), "the path costs what is charged");
        Some(path)
    }

    /// Whether the card lowers the price; it may also add a point to a chip.
    fn is_shortcut(&self, moon: bool) -> bool {
        moon && self.edition.moon_has(self.active().moon, MoonAbility::Witch)
    }
}

/// A location and how a Witch came there, on which the price of the next connection depends.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Node {
    at: Location,
    /// The colour whose connections cost nothing more: her own, or that of the card's run.
    free: Option<Player>,
    /// Whether the card was used.
    used: bool,
}

struct Visit {
    node: Node,
    price: u8,
    /// The visit before, by its index, and the connection from there.
    from: Option<(usize, Connection)>,
}

/// A breadth-first search from the tower.
struct Search<'a> {
    table: &'a Table,
    shortcut: bool,
    visits: Vec<Visit>,
}

impl<'a> Search<'a> {
    fn new(table: &'a Table, shortcut: bool) -> Option<Search<'a>> {
        let start = Node { at: table.active().tower?, free: None, used: false };
        Some(Search { table, shortcut, visits: vec![Visit { node: start, price: 0, from: None }] })
    }

    fn run(mut self, to: Location) -> Option<WitchPath> {
        let mut queue = VecDeque::from([0]);
        while let Some(at) = queue.pop_front() {
            for (node, cost, over) in self.steps(self.visits[at].node) {
                let price = self.visits[at].price + cost;
                if self.visits.iter().any(|known| known.node == node && known.price <= price) {
                    continue;
                }
                self.visits.push(Visit { node, price, from: Some((at, over)) });
                queue.push_back(self.visits.len() - 1);
            }
        }
        let ends = (0..self.visits.len()).filter(|&at| self.visits[at].node.at == to);
        let paths = ends.map(|at| WitchPath { connections: self.trace(at), price: self.visits[at].price });
        paths.min_by_key(|path| (path.price, path.connections.len()))
    }

    fn steps(&self, from: Node) -> Vec<(Node, u8, Connection)> {
        let mut steps = Vec::new();
        for owner in self.table.players() {
            let ball = &self.table.edition.ball;
            for over in (ball.at(from.at) & self.table.areas[owner].completed).iter() {
                let plan = ball.plan(over);
                let at = if plan.from == from.at { plan.to } else { plan.from };
                let own = owner == self.table.player;
                let cost = u8::from(from.free != Some(owner));
                let free = (own || cost == 0).then_some(owner);
                steps.push((Node { at, free, used: from.used }, cost, over));
                if self.shortcut && !own && !from.used {
                    steps.push((Node { at, free: Some(owner), used: true }, 1, over));
                }
            }
        }
        steps
    }

    fn trace(&self, mut at: usize) -> Vec<Connection> {
        let mut connections = Vec::new();
        while let Some((from, over)) = self.visits[at].from {
            connections.push(over);
            at = from;
        }
        connections.reverse();
        connections
    }
}
