//! A line between two points that may bend to one side.

use super::Point;

/// Straight pieces in which a bend is measured.
const PIECES: usize = 24;

/// A line from one point to another: straight, or a parabola.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve {
    from: Point,
    to: Point,
    /// The point that it bends towards; none if it is straight.
    control: Option<Point>,
}

impl Curve {
    /// The line whose middle lies this far to the right of the straight line.
    pub fn bent(from: Point, to: Point, aside: f32) -> Curve {
        let way = to.minus(from);
        let right = Point::new(-way.y, way.x).times(1.0 / way.length().max(1.0));
        // A parabola's middle is half as far out as the point that it bends towards.
        let control = (aside != 0.0).then(|| from.towards(to, 0.5).plus(right.times(2.0 * aside)));
        Curve { from, to, control }
    }

    /// The `d` attribute of a path.
    pub fn path(&self) -> String {
        let Curve { from, to, control } = self;
        match control {
            None => format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y),
            Some(by) => {
                format!("M{:.1} {:.1}Q{:.1} {:.1} {:.1} {:.1}", from.x, from.y, by.x, by.y, to.x, to.y)
            }
        }
    }

    /// Its length.
    pub fn length(&self) -> f32 {
        match self.control {
            None => self.to.minus(self.from).length(),
            Some(_) => self.pieces().map(|(a, b)| b.minus(a).length()).sum(),
        }
    }

    /// The point at this part of its length, and the direction there in degrees.
    pub fn at(&self, part: f32) -> (Point, f32) {
        let Some(_) = self.control else {
            return (self.from.towards(self.to, part), self.to.minus(self.from).angle());
        };
        let mut rest = self.length() * part;
        let mut angle = 0.0;
        for (a, b) in self.pieces() {
            let (way, length) = (b.minus(a), b.minus(a).length());
            angle = way.angle();
            if rest < length {
                return (a.towards(b, rest / length), angle);
            }
            rest -= length;
        }
        (self.to, angle)
    }

    fn pieces(&self) -> impl Iterator<Item = (Point, Point)> {
        (0..PIECES).map(|at| {
            let ends = [at, at + 1].map(|end| self.parabola(end as f32 / PIECES as f32));
            (ends[0], ends[1])
        })
    }

    fn parabola(&self, t: f32) -> Point {
        let by = self.control.unwrap_or_else(|| self.from.towards(self.to, 0.5));
        self.from.towards(by, t).towards(by.towards(self.to, t), t)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Point = Point::new(10.0, 20.0);
    const B: Point = Point::new(110.0, 20.0);

    #[test]
    fn a_straight_line_is_measured_exactly() {
        let line = Curve::bent(A, B, 0.0);
        assert_eq!((line.length(), line.at(0.25)), (100.0, (Point::new(35.0, 20.0), 0.0)));
        assert_eq!(line.path(), "M10.0 20.0L110.0 20.0");
    }

    #[test]
    fn the_middle_of_a_bend_lies_as_far_aside_as_was_asked() {
        let bend = Curve::bent(A, B, 30.0);
        let (middle, angle) = bend.at(0.5);
        assert!((middle.x - 60.0).abs() < 0.5 && (middle.y - 50.0).abs() < 0.5, "{middle:?}");
        assert!(angle.abs() < 5.0 && bend.length() > 100.0);
        // Walked the other way, the same side has the other sign.
        let back = Curve::bent(B, A, -30.0).at(0.5).0;
        assert!(back.minus(middle).length() < 0.5);
    }

    #[test]
    fn the_ends_are_where_they_should_be() {
        for aside in [-40.0, 0.0, 13.0] {
            let line = Curve::bent(A, B, aside);
            assert!(line.at(0.0).0.minus(A).length() < 0.01 && line.at(1.0).0.minus(B).length() < 0.01);
        }
    }

    #[test]
    fn no_way_at_all_is_still_a_point() {
        for aside in [0.0, 20.0] {
            let (point, angle) = Curve::bent(A, A, aside).at(0.5);
            assert!(point.x.is_finite() && point.y.is_finite() && angle.is_finite());
        }
    }
}
