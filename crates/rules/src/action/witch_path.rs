//! The path of a Witch over completed connections, to be shown before she moves (W3, N4).

use super::witch::Prices;
use crate::move_gen::MoveGen;
use crate::{Connection, Connections, Hand, Location, MoonAbility, Table};

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
        let no_hand = Hand::default();
        MoveGen::new(self, &no_hand).witch_path(to, self.is_shortcut(moon))
    }

    /// Whether the card lowers the price; it may also add a point to a chip.
    fn is_shortcut(&self, moon: bool) -> bool {
        moon && self.edition.moon_has(self.active().moon, MoonAbility::Witch)
    }
}

/// The cheapest path to each location that has a price, the one over the fewest connections.
type Paths = [Option<Vec<Connection>>; Location::COUNT];

impl MoveGen<'_> {
    /// The cheapest path to a location, traced along the prices that are charged.
    fn witch_path(&self, to: Location, shortcut: bool) -> Option<WitchPath> {
        let plain = self.witch_prices(u8::MAX, false);
        let paths = self.trace(&plain, None)?;
        let (prices, mut paths) = if shortcut {
            let prices = self.witch_prices(u8::MAX, true);
            let paths = self.trace(&prices, Some((&plain, &paths)))?;
            (prices, paths)
        } else {
            (plain, paths)
        };
        Some(WitchPath { connections: paths[to.index()].take()?, price: prices.of(to)? })
    }

    /// Paths from the tower, price by price. `plain` are the prices and paths without the card, from which its run starts.
    fn trace(&self, prices: &Prices, plain: Option<(&Prices, &Paths)>) -> Option<Paths> {
        let mut paths: Paths = [const { None }; Location::COUNT];
        paths[self.area.tower?.index()] = Some(Vec::new());
        let foreign = self.foreign_connections();
        for price in 1..Prices::LEVELS as u8 {
            let mut found = Vec::new();
            for from in prices.at(price - 1).iter() {
                let start = paths[from.index()].clone()?;
                let next = foreign.iter().flat_map(|&colour| self.next_from(from, colour));
                found.extend(next.map(|(to, over)| (to, [&start[..], &[over]].concat())));
                if price == 1 {
                    found.extend(self.run_from(from, start, self.area.completed));
                }
            }
            if let Some((plain, before)) = plain {
                for from in plain.at(price - 1).iter() {
                    let start = before[from.index()].as_ref()?;
                    let runs = foreign.iter().flat_map(|&colour| self.run_from(from, start.clone(), colour));
                    found.extend(runs);
                }
            }
            for (to, path) in found.into_iter().filter(|(to, _)| prices.of(*to) == Some(price)) {
                let known = &mut paths[to.index()];
                if known.as_ref().is_none_or(|known| path.len() < known.len()) {
                    *known = Some(path);
                }
            }
        }
        Some(paths)
    }

    /// The locations one connection away over these connections.
    fn next_from(&self, from: Location, over: Connections) -> impl Iterator<Item = (Location, Connection)> {
        let ball = &self.edition.ball;
        (ball.at(from) & over).iter().map(move |connection| {
            let plan = ball.plan(connection);
            (if plan.from == from { plan.to } else { plan.from }, connection)
        })
    }

    /// Every location that a run over these connections reaches, with the shortest path there.
    fn run_from(
        &self,
        from: Location,
        start: Vec<Connection>,
        over: Connections,
    ) -> Vec<(Location, Vec<Connection>)> {
        let mut reached = vec![(from, start)];
        let mut at = 0;
        while let Some((from, path)) = reached.get(at).cloned() {
            for (to, connection) in self.next_from(from, over) {
                if reached.iter().all(|(known, _)| *known != to) {
                    reached.push((to, [&path[..], &[connection]].concat()));
                }
            }
            at += 1;
        }
        reached
    }
}
