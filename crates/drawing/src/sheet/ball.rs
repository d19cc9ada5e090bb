//! The Crystal ball: places, connections with their spaces, and the bonus spaces at the Witchstone.

use witchstone_rules::{Connection, Location, Place};

use super::{INSIDE, Part, Sheet};
use crate::canvas::{Anchor, Canvas, FAINT, INK, PAPER};
use crate::geometry::Point;
use crate::geometry::ball::{SIZE, SPACE_BREADTH, bonus_space, disc, road, slots, spot};

/// The drawing is as broad as the sheet allows without being higher than a screen is broad.
const SCALE: f32 = 1.9;

/// The fill of spaces by the number of spaces of their connection: lengths are visible at a glance.
const LENGTHS: [&str; 3] = ["#f6d98f", "#a9d7b5", "#a8c6ea"];

impl Sheet<'_> {
    pub(super) fn ball(&self) -> Part {
        let mut ball = Canvas::default();
        let centre = Point::new(SIZE / 2.0, SIZE / 2.0);
        ball.circle(centre, SIZE / 2.0 - 1.0, "#f7f5fb", FAINT);
        let connections = || (0..self.edition.ball.connections.len()).map(Connection::from_index);
        for connection in connections() {
            ball.path(&road(self.edition, connection).path(), "none", "#b9b1cb", 1.5);
        }
        for connection in connections() {
            self.connection(connection, &mut ball);
        }
        for location in Location::all() {
            self.location(location, &mut ball);
        }
        let mut placed = Canvas::default();
        let left = (INSIDE - SIZE * SCALE) / 2.0;
        placed.place(Point::new(left, 0.0), SCALE, &ball);
        self.part("ball", INSIDE, SIZE * SCALE, placed)
    }

    fn connection(&self, connection: Connection, ball: &mut Canvas) {
        let spaces = self.edition.ball.plan(connection).spaces;
        let title = format!("{}: {spaces}", self.words.connection(self.edition, connection));
        ball.titled("connection", &title, |ball| {
            for slot in slots(self.edition, connection) {
                let (width, height) = (slot.length, SPACE_BREADTH - 2.0);
                ball.put(format_args!(
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"3\" \
                     fill=\"{}\" stroke=\"{INK}\" stroke-width=\"0.8\" transform=\"{}\"/>",
                    -width / 2.0,
                    -height / 2.0,
                    LENGTHS[usize::from(spaces) - 1],
                    slot.transform()
                ));
            }
        });
    }

    fn location(&self, location: Location, ball: &mut Canvas) {
        let (at, place) = (spot(self.edition, location), location.place());
        ball.titled("location", &self.words.location_title(self.edition, location), |ball| {
            ball.circle(at, disc(place), PAPER, INK);
            if place == Place::Witchstone {
                ball.icon(place.name(), at, 46.0, INK);
                self.bonus_spaces(at, ball);
                return;
            }
            ball.icon(place.name(), at.plus(Point::new(0.0, -5.0)), 1.15 * disc(place), INK);
            ball.text(
                at.plus(Point::new(0.0, disc(place) - 6.0)),
                10.0,
                Anchor::Middle,
                &location.to_string(),
            );
        });
    }

    fn bonus_spaces(&self, stone: Point, ball: &mut Canvas) {
        let points = &self.edition.ball.witchstone_bonus;
        for (at, points) in points.iter().enumerate() {
            let centre = stone.plus(bonus_space(at, self.edition.ball.witchstone_bonus.len()));
            ball.circle(centre, 9.5, "#fff3cf", INK);
            ball.text(centre.plus(Point::new(0.0, 3.8)), 10.5, Anchor::Middle, &points.to_string());
        }
    }
}
