//! The Crystal ball: locations, connections and the spaces at the Witchstone.

use crate::{Connection, Connections, Location, Locations};

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
}

impl BallPlan {
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
        let ends = connections.iter().map(|plan| plan.from.alone() | plan.to.alone()).collect();
        BallPlan { connections, witchstone_bonus, spots, incident, ends }
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

    /// The connection between two locations, written in this order.
    #[inline]
    pub fn between(&self, from: Location, to: Location) -> Option<Connection> {
        let shared = self.at(from) & self.at(to);
        shared
            .iter()
            .find(|connection| self.plan(*connection).from == from && self.plan(*connection).to == to)
    }
}
