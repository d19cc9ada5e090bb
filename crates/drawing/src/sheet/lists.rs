//! Lists in columns: every connection, and the counts.

use witchstone_rules::Connection;

use super::{INSIDE, Part, Sheet};
use crate::canvas::{Anchor, Canvas, wrapped};
use crate::geometry::Point;

/// The size of letters.
const SIZE: f32 = 14.0;
/// From one line to the next.
const LINE: f32 = 20.0;

/// Lines in columns, filled one after the other; and the height.
pub(super) fn in_columns(lines: &[String], columns: usize) -> (Canvas, f32) {
    let (width, mut height) = (INSIDE / columns as f32, 0.0_f32);
    let mut list = Canvas::default();
    let rows = lines.len().div_ceil(columns).max(1);
    for (column, lines) in lines.chunks(rows).enumerate() {
        let mut y = 0.0;
        for line in lines.iter().flat_map(|line| wrapped(line, width - 16.0, SIZE)) {
            y += LINE;
            list.text(Point::new(width * column as f32, y - 5.0), SIZE, Anchor::Start, &line);
        }
        height = height.max(y);
    }
    (list, height)
}

impl Sheet<'_> {
    /// Connections by their ends: readable where the drawing is crowded.
    pub(super) fn connections(&self) -> Part {
        let ball = &self.edition.ball;
        let mut connections: Vec<Connection> =
            (0..ball.connections.len()).map(Connection::from_index).collect();
        connections.sort_by_key(|&connection| {
            let plan = ball.plan(connection);
            (plan.from.min(plan.to), plan.from.max(plan.to), connection)
        });
        let line = |connection: &Connection| {
            let spaces = ball.plan(*connection).spaces;
            let squares = "▮".repeat(spaces.into());
            format!("{squares} {}", self.words.connection(self.edition, *connection))
        };
        let lines: Vec<String> = connections.iter().map(line).collect();
        let (list, height) = in_columns(&lines, 4);
        self.part("connections", INSIDE, height, list)
    }

    /// The numbers of the rulebook.
    pub(super) fn counts(&self) -> Part {
        let facts = self.edition.facts().into_iter();
        let counted = facts.filter(|(subject, _)| {
            let key = subject.key();
            key.starts_with("counts.") || key.starts_with("even_start.")
        });
        let lines: Vec<String> = counted
            .map(|(subject, fact)| {
                let (name, value) =
                    (self.words.edition_subject(subject), self.words.edition_fact(Some(&fact)));
                self.words.edition_pair(&name, &value)
            })
            .collect();
        let (list, height) = in_columns(&lines, 3);
        self.part("counts", INSIDE, height, list)
    }
}
