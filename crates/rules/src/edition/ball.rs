//! The Crystal ball: locations, connections and the spaces at the Witchstone.

use crate::{Connection, ConnectionName, Connections, Location, Locations};

/// A connection as it is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConnectionPlan {
    /// Its first end, as written in the edition.
    pub from: Location,
    /// Its second end.
    pub to: Location,
    /// Its number of spaces, 1 to 3.
    pub spaces: u8,
}

/// Where a location is drawn.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Spot {
    /// Angle in degrees.
    pub angle: f32,
    /// Distance from the centre, as part of the ball's radius.
    pub radius: f32,
}

/// The Crystal ball with its look-up tables.
#[derive(Clone, PartialEq, Debug)]
pub struct BallPlan {
    /// The connections, in the order of the edition.
    pub connections: Vec<ConnectionPlan>,
    /// Points of the bonus spaces at the Witchstone, the best first (W6).
    pub witchstone_bonus: Vec<u8>,
    /// Where each location is drawn.
    pub spots: [Spot; Location::COUNT],
    incident: [Connections; Location::COUNT],
    ends: Vec<Locations>,
    names: Vec<ConnectionName>,
}

impl BallPlan {
    /// The most bonus spaces an edition may have at the Witchstone; every player takes one at most.
    pub const MAX_WITCHSTONE_BONUS: usize = 8;

    /// The plan with its tables.
    pub fn new(
        connections: Vec<ConnectionPlan>,
        witchstone_bonus: Vec<u8>,
        spots: [Spot; Location::COUNT],
    ) -> BallPlan {
        let mut incident = [Connections::NONE; Location::COUNT];
        for (index, plan) in connections.iter().enumerate() {
            incident[plan.from.index()].insert(Connection::from_index(index));
            incident[plan.to.index()].insert(Connection::from_index(index));
        }
        let ends: Vec<_> = connections.iter().map(|plan| plan.from.alone() | plan.to.alone()).collect();
        let names = connections.iter().enumerate().map(|(at, plan)| {
            let before = ends[..at].iter().filter(|&&earlier| earlier == ends[at]).count();
            ConnectionName { from: plan.from, to: plan.to, nth: before as u8 + 1 }
        });
        let names = names.collect();
        BallPlan { connections, witchstone_bonus, spots, incident, ends, names }
    }

    /// The connection as printed.
    #[inline]
    pub fn plan(&self, connection: Connection) -> &ConnectionPlan {
        &self.connections[connection.index()]
    }

    /// The connections at this location.
    #[inline]
    pub fn at(&self, location: Location) -> Connections {
        self.incident[location.index()]
    }

    /// The connections at any of these locations.
    #[inline]
    pub fn at_any(&self, locations: Locations) -> Connections {
        locations.iter().fold(Connections::NONE, |all, location| all | self.at(location))
    }

    /// The two ends of a connection.
    #[inline]
    pub fn ends(&self, connection: Connection) -> Locations {
        self.ends[connection.index()]
    }

    /// Every end of these connections.
    #[inline]
    pub fn all_ends(&self, connections: Connections) -> Locations {
        connections.iter().fold(Locations::NONE, |all, connection| all | self.ends(connection))
    }

    /// How moves and records name a connection.
    #[inline]
    pub fn name(&self, connection: Connection) -> ConnectionName {
        self.names[connection.index()]
    }

    /// The connection of this name.
    #[inline]
    pub fn named(&self, name: ConnectionName) -> Option<Connection> {
        let between = self.at(name.from) & self.at(name.to);
        between.iter().find(|connection| self.name(*connection) == name)
    }

    /// All connections between the ends of this one, itself included, in the order of the edition.
    pub fn parallel(&self, connection: Connection) -> Connections {
        let plan = self.plan(connection);
        self.at(plan.from) & self.at(plan.to)
    }
}
