//! The Pentagram: a circle of spaces around a five-pointed star.

use super::{Point, closed_path};

/// The drawing is a square of this size.
pub const SIZE: f32 = 290.0;
/// The distance of the spaces from the centre.
const RING: f32 = 104.0;

/// The centre of a space on a track of `length` spaces; space 0 is at the bottom, and the way goes clockwise.
pub fn space(at: u8, length: usize) -> Point {
    let turn = 360.0 * f32::from(at) / length as f32;
    centre().plus(Point::polar(90.0 + turn, RING))
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
    }
}
