//! The Crystal ball: locations and the spaces of connections.

use witchstone_rules::{Connection, Edition, Location, Place};

use super::Point;

/// The drawing is a square of this size with the Witchstone in its centre.
pub const SIZE: f32 = 600.0;
/// The distance of a location whose spot has radius 1.
const REACH: f32 = 296.0;
/// The breadth of a space of a connection.
pub const SPACE_BREADTH: f32 = 13.0;
/// Between two spaces of a connection.
const GAP: f32 = 3.0;
/// The longest a space is drawn.
const LONGEST: f32 = 46.0;

/// One space of a connection.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Slot {
    /// Its centre.
    pub centre: Point,
    /// The direction of the connection in degrees.
    pub angle: f32,
    /// Its length in that direction.
    pub length: f32,
}

impl Slot {
    /// The `transform` attribute that puts a drawing around the origin here, along the connection.
    pub fn transform(&self) -> String {
        format!("translate({:.1} {:.1}) rotate({:.1})", self.centre.x, self.centre.y, self.angle)
    }
}

/// The radius of the disc of a location.
pub const fn disc(place: Place) -> f32 {
    match place {
        Place::Witchstone => 44.0,
        Place::Tower => 31.0,
        _ => 27.0,
    }
}

/// The centre of a location.
pub fn spot(edition: &Edition, location: Location) -> Point {
    let spot = edition.ball.spots[location.index()];
    let centre = Point::new(SIZE / 2.0, SIZE / 2.0);
    // The towers look up and down from the corners; quarter 0 is drawn at the upper right.
    centre.plus(Point::polar(spot.angle - 90.0, spot.radius * REACH))
}

/// The spaces of a connection from its first end to its second.
pub fn slots(edition: &Edition, connection: Connection) -> Vec<Slot> {
    let plan = edition.ball.plan(connection);
    let (from, to) = (spot(edition, plan.from), spot(edition, plan.to));
    let way = to.minus(from);
    let (start, end) = (disc(plan.from.place()) + GAP, way.length() - disc(plan.to.place()) - GAP);
    let count = f32::from(plan.spaces);
    let room = (end - start) / count;
    let length = (room - GAP).min(LONGEST);
    let middle = (start + end) / 2.0;
    let along = |nth: u8| middle + (f32::from(nth) - (count - 1.0) / 2.0) * (length + GAP);
    (0..plan.spaces)
        .map(|nth| Slot { centre: from.towards(to, along(nth) / way.length()), angle: way.angle(), length })
        .collect()
}

/// The middle of a connection, where its label is.
pub fn middle(edition: &Edition, connection: Connection) -> Point {
    let slots = slots(edition, connection);
    let last = slots.len() - 1;
    slots[0].centre.towards(slots[last].centre, 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_inside_the_drawing() {
        let edition = Edition::classic();
        for location in Location::all() {
            let (centre, radius) = (spot(edition, location), disc(location.place()));
            assert!(centre.x - radius > 0.0 && centre.x + radius < SIZE, "{location}");
            assert!(centre.y - radius > 0.0 && centre.y + radius < SIZE, "{location}");
        }
    }

    #[test]
    fn locations_do_not_overlap() {
        let edition = Edition::classic();
        for a in Location::all() {
            for b in Location::all().filter(|&b| b != a) {
                let apart = spot(edition, a).minus(spot(edition, b)).length();
                assert!(apart > disc(a.place()) + disc(b.place()) + 20.0, "{a} {b}: {apart}");
            }
        }
    }

    #[test]
    fn spaces_are_long_enough_to_tell_units_apart() {
        let edition = Edition::classic();
        for index in 0..edition.ball.connections.len() {
            let slots = slots(edition, Connection::from_index(index));
            assert!(slots.iter().all(|slot| slot.length >= 16.0), "{index}: {slots:?}");
        }
    }

    #[test]
    fn no_space_touches_a_location() {
        let edition = Edition::classic();
        for index in 0..edition.ball.connections.len() {
            for slot in slots(edition, Connection::from_index(index)) {
                for location in Location::all() {
                    let apart = spot(edition, location).minus(slot.centre).length();
                    let needed = disc(location.place()) + SPACE_BREADTH / 2.0;
                    assert!(apart > needed, "connection {index}, {location}: {apart}");
                }
            }
        }
    }
}
