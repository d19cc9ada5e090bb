//! Where a location lies on the Crystal ball, as people say it: by a point of the compass.

use witchstone_rules::{BallPlan, Location, Locations};

/// What tells a location apart from the others of its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bearing {
    /// The point of the compass: the angle on the board, north at the top.
    pub compass: &'static str,
    /// Where several of a kind lie in the same direction, their number from the centre, from 1; else 0.
    pub number: u8,
}

const COMPASS: [&str; 8] = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

impl Bearing {
    pub(crate) fn of(ball: &BallPlan, location: Location) -> Bearing {
        let compass = |location: Location| {
            let eighths = ball.spots[location.index()].angle / 45.0;
            COMPASS[(eighths.round() as i32).rem_euclid(8) as usize]
        };
        let own = compass(location);
        let same: Locations =
            location.place().locations().iter().filter(|&other| compass(other) == own).collect();
        let out = |location: Location| ball.spots[location.index()].radius;
        let nearer = |other: &Location| (out(*other), other.index()) < (out(location), location.index());
        let number = if same.len() > 1 { same.iter().filter(nearer).count() as u8 + 1 } else { 0 };
        Bearing { compass: own, number }
    }
}
