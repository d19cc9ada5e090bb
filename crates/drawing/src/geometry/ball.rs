//! The Crystal ball: locations and the spaces of connections.

use witchstone_rules::{Connection, Edition, Location, Place};

use super::{Curve, Point};

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
/// The shortest, however near two locations are.
const SHORTEST: f32 = 9.0;
/// Between the middles of two connections that join the same locations.
const APART: f32 = 27.0;

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
    centre.plus(Point::polar(spot.angle - 90.0, spot.radius * reach(edition)))
}

/// The distance of a location whose spot has radius 1: less than usual where a disc would leave the drawing.
fn reach(edition: &Edition) -> f32 {
    let room = |location: Location| SIZE / 2.0 - 4.0 - disc(location.place());
    let fits = |location: Location| {
        let radius = edition.ball.spots[location.index()].radius;
        if radius > 0.0 { room(location) / radius } else { REACH }
    };
    Location::all().map(fits).fold(REACH, f32::min)
}

/// The line that a connection is drawn along: straight, or bent where several join the same two locations.
pub fn road(edition: &Edition, connection: Connection) -> Curve {
    let plan = edition.ball.plan(connection);
    let (from, to) = (spot(edition, plan.from), spot(edition, plan.to));
    let parallel = edition.ball.parallel(connection);
    let before = parallel.iter().take_while(|other| *other != connection).count();
    let side = before as f32 - (f32::from(parallel.len()) - 1.0) / 2.0;
    // Sides are seen from the same end, whichever direction a connection is written in.
    let sign = if plan.from < plan.to { 1.0 } else { -1.0 };
    Curve::bent(from, to, sign * side * APART)
}

/// The spaces of a connection from its first end to its second.
pub fn slots(edition: &Edition, connection: Connection) -> Vec<Slot> {
    let plan = edition.ball.plan(connection);
    let road = road(edition, connection);
    let whole = road.length();
    let (start, end) = (disc(plan.from.place()) + GAP, whole - disc(plan.to.place()) - GAP);
    let count = f32::from(plan.spaces);
    let room = (end - start) / count;
    let length = (room - GAP).clamp(SHORTEST, LONGEST);
    let middle = (start + end) / 2.0;
    let along = |nth: u8| middle + (f32::from(nth) - (count - 1.0) / 2.0) * (length + GAP);
    (0..plan.spaces)
        .map(|nth| {
            let (centre, angle) = road.at(along(nth) / whole.max(1.0));
            Slot { centre, angle, length }
        })
        .collect()
}

/// The middle of a connection, where its label is.
pub fn middle(edition: &Edition, connection: Connection) -> Point {
    let slots = slots(edition, connection);
    match slots[..] {
        [.., one, _] if slots.len() % 2 == 1 => one.centre,
        _ => slots[0].centre.towards(slots[slots.len() - 1].centre, 0.5),
    }
}

/// The place of a bonus space at the Witchstone, seen from its centre.
pub fn bonus_space(at: usize, count: usize) -> Point {
    // Up to four are below the stone; more are around it.
    let step = if count <= 4 { 44.0 } else { 360.0 / count.max(8) as f32 };
    Point::polar(156.0 - step * at as f32, 31.0)
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

    /// The classic ball with more connections between tower 0 and the Witchstone, one written the other way round.
    fn with_parallels() -> Edition {
        let classic = "{ from = \"tower k\", to = \"witchstone\", spaces = 3 },";
        let more = "{ from = \"tower 0\", to = \"witchstone\", spaces = 2 },
                    { from = \"witchstone\", to = \"tower 0\", spaces = 3 },";
        Edition::from_toml(&Edition::CLASSIC_TOML.replacen(classic, &format!("{classic}{more}"), 1)).unwrap()
    }

    #[test]
    fn parallel_connections_lie_side_by_side() {
        let edition = with_parallels();
        let first = Connection::from_index(0);
        let parallel: Vec<Connection> = edition.ball.parallel(first).iter().collect();
        assert_eq!(parallel.len(), 3);
        for &a in &parallel {
            for &b in parallel.iter().filter(|&&b| b != a) {
                for (one, other) in slots(&edition, a).iter().zip(slots(&edition, b).iter()) {
                    let apart = one.centre.minus(other.centre).length();
                    assert!(apart > SPACE_BREADTH + 2.0, "{a:?} {b:?}: {apart}");
                }
                let apart = middle(&edition, a).minus(middle(&edition, b)).length();
                assert!(apart > 20.0, "{a:?} {b:?}: {apart}");
            }
        }
    }

    #[test]
    fn a_connection_of_its_own_is_straight() {
        let edition = with_parallels();
        let paths =
            (0..edition.ball.connections.len()).map(|at| road(&edition, Connection::from_index(at)).path());
        let bent = paths.filter(|path| path.contains('Q')).count();
        // Of three, the middle one is straight.
        assert_eq!(bent, 2);
    }

    #[test]
    fn locations_at_the_very_edge_are_drawn_inside() {
        let text = Edition::CLASSIC_TOML.replace("radius = 0.86", "radius = 1.0");
        let edition = Edition::from_toml(&text).unwrap();
        for location in Location::all() {
            let out = spot(&edition, location).minus(Point::new(SIZE / 2.0, SIZE / 2.0)).length();
            assert!(out + disc(location.place()) <= SIZE / 2.0 - 3.9, "{location}: {out}");
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
