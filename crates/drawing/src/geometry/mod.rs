//! Where everything is drawn: pure arithmetic from what is printed, in the units of each drawing.

pub mod ball;
pub mod cauldron;
mod curve;
pub mod pentagram;

pub use curve::Curve;

/// A point of a drawing: x to the right, y downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// The point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// The point at this angle (degrees, clockwise from the right) and distance.
    pub fn polar(degrees: f32, distance: f32) -> Point {
        let angle = degrees.to_radians();
        Point::new(distance * angle.cos(), distance * angle.sin())
    }

    /// The point moved by another one.
    pub fn plus(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }

    /// From another point to this one.
    pub fn minus(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }

    /// The point at this multiple of its distance from the origin.
    pub fn times(self, factor: f32) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }

    /// Its distance from the origin.
    pub fn length(self) -> f32 {
        self.x.hypot(self.y)
    }

    /// Its angle in degrees, clockwise from the right.
    pub fn angle(self) -> f32 {
        self.y.atan2(self.x).to_degrees()
    }

    /// The point between this one (0) and another (1).
    pub fn towards(self, other: Point, part: f32) -> Point {
        self.plus(other.minus(self).times(part))
    }

    /// `translate(x y)` for a `transform` attribute.
    pub fn translate(self) -> String {
        format!("translate({:.1} {:.1})", self.x, self.y)
    }

    /// `translate(…px, …px)` for a `transform` style, which browsers can animate.
    pub fn translate_style(self) -> String {
        format!("translate({:.1}px, {:.1}px)", self.x, self.y)
    }
}

/// A closed path through these points.
pub fn closed_path(points: &[Point]) -> String {
    let mut path = String::with_capacity(points.len() * 12);
    for (at, point) in points.iter().enumerate() {
        path.push(if at == 0 { 'M' } else { 'L' });
        path.push_str(&format!("{:.1} {:.1}", point.x, point.y));
    }
    path.push('Z');
    path
}
