//! The Pentagram: a circle of spaces around a five-pointed star.

use super::{Point, closed_path};

/// The drawing is a square of this size.
pub const SIZE: f32 = 290.0;
/// The distance of the spaces from the centre.
const RING: f32 = 104.0;
/// The distance at which spaces of the usual size do not touch.
const ROOM: f32 = 35.0;

/// The centre of a space on a track of `length` spaces; space 0 is at the bottom, clockwise from there.
pub fn space(at: u8, length: usize) -> Point {
    let turn = 360.0 * f32::from(at) / length as f32;
    centre().plus(Point::polar(90.0 + turn, RING))
}

/// How large a plain space and a space with something on it are drawn on a track of `length` spaces, as a part of their
/// usual size: a long track has little room for each.
pub fn scale(length: usize) -> (f32, f32) {
    let apart = 2.0 * RING * (std::f32::consts::PI / length as f32).sin();
    let plain = (apart / ROOM).clamp(0.3, 1.0);
    (plain, plain.max(0.6))
}

/// The centre of the drawing.
pub const fn centre() -> Point {
    Point::new(SIZE / 2.0, SIZE / 2.0)
}

/// The star inside the track, one point up.
pub fn star() -> String {
    let points: Vec<Point> =
        (0..5).map(|at| centre().plus(Point::polar(-90.0 + 144.0 * at as f32, RING - 24.0))).collect();
    closed_path(&points)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_of_the_classic_track_do_not_touch() {
        let apart = space(0, 15).minus(space(1, 15)).length();
        assert!(apart > 40.0, "{apart}");
        assert_eq!(scale(15), (1.0, 1.0));
    }

    #[test]
    fn spaces_of_a_long_track_are_smaller() {
        let (plain, special) = scale(60);
        assert!(plain < 0.5 && plain < special && special < 1.0, "{plain} {special}");
        assert_eq!(scale(7), (1.0, 1.0));
    }
}
