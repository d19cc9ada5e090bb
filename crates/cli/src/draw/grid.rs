//! A grid of characters.

use super::block::Block;

/// Signs at columns and rows.
#[derive(Clone, Debug)]
pub struct Grid {
    width: usize,
    rows: Vec<Vec<char>>,
}

impl Grid {
    /// An empty grid.
    pub fn new(width: usize, height: usize) -> Grid {
        Grid { width, rows: vec![vec![' '; width]; height] }
    }

    /// Writes a character, clipped to the grid.
    pub fn put(&mut self, x: i32, y: i32, character: char) {
        let square = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y));
        if let (Some(row), Ok(x)) = (square, usize::try_from(x))
            && x < self.width
        {
            row[x] = character;
        }
    }

    /// Writes a text from this place to the right.
    pub fn write(&mut self, x: i32, y: i32, text: &str) {
        for (at, character) in (x..).zip(text.chars()) {
            self.put(at, y, character);
        }
    }

    /// Writes a text with its middle at this place.
    pub fn centre(&mut self, x: i32, y: i32, text: &str) {
        let half = (text.chars().count() as i32 - 1) / 2;
        self.write(x - half, y, text);
    }

    /// Draws a straight line between two places.
    pub fn stroke(&mut self, from: (i32, i32), to: (i32, i32), character: char) {
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).max(1);
        for step in 0..=steps {
            let between = |a: i32, b: i32| a + ((b - a) as f32 * step as f32 / steps as f32).round() as i32;
            self.put(between(from.0, to.0), between(from.1, to.1), character);
        }
    }

    /// The grid as lines.
    pub fn block(&self) -> Block {
        Block::of(self.rows.iter().map(|row| row.iter().collect()))
    }
}
