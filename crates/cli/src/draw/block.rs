//! Text in two dimensions: blocks of lines that stand above and beside each other.

use std::fmt;

/// The columns that a drawing may use.
pub const WIDTH: usize = 100;

/// Some lines of text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block {
    lines: Vec<String>,
}

impl Block {
    /// These lines.
    pub fn of(lines: impl IntoIterator<Item = String>) -> Block {
        Block { lines: lines.into_iter().collect() }
    }

    /// Adds a line below.
    pub fn line(&mut self, text: impl Into<String>) {
        self.lines.push(text.into());
    }

    /// Adds a text below, wrapped with a hanging indent.
    pub fn paragraph(&mut self, text: &str, width: usize) {
        self.lines.extend(wrap(text, width));
    }

    /// Adds another block below.
    pub fn below(&mut self, other: Block) {
        self.lines.extend(other.lines);
    }

    /// The lines.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(String::as_str)
    }

    /// How many lines there are.
    pub fn height(&self) -> usize {
        self.lines.len()
    }

    /// The columns of the longest line.
    pub fn width(&self) -> usize {
        self.lines.iter().map(|line| columns(line)).max().unwrap_or(0)
    }

    /// This block with another to its right, `gap` columns between them.
    pub fn beside(self, other: Block, gap: usize) -> Block {
        let left = self.width() + gap;
        let height = self.height().max(other.height());
        let line = |at: usize| {
            let mut text = self.lines.get(at).cloned().unwrap_or_default();
            if let Some(right) = other.lines.get(at) {
                text = pad(&text, left) + right;
            }
            text
        };
        Block::of((0..height).map(line))
    }
}

impl fmt::Display for Block {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.lines.iter().try_for_each(|line| writeln!(f, "{}", line.trim_end()))
    }
}

/// The columns of a text: every character used here is one column wide.
pub fn columns(text: &str) -> usize {
    text.chars().count()
}

/// The text with spaces behind it up to this width.
pub fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(missing))
}

/// The text broken at spaces; further lines are indented by two more columns than the first.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let indent = text.len() - text.trim_start_matches(' ').len();
    let mut lines = vec![" ".repeat(indent)];
    let mut fresh = true;
    for word in text.split_ascii_whitespace() {
        let line = lines.last_mut().expect("there is a first line");
        if fresh {
            line.push_str(word);
        } else if columns(line) + 1 + columns(word) <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(" ".repeat(indent + 2) + word);
        }
        fresh = false;
    }
    lines
}

/// Short entries in columns, filled from top to bottom.
pub fn in_columns(entries: &[String], count: usize, gap: usize) -> Block {
    let height = entries.len().div_ceil(count.max(1)).max(1);
    let columns = entries.chunks(height).map(|column| Block::of(column.to_vec()));
    columns.reduce(|left, right| left.beside(right, gap)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_stand_beside_each_other() {
        let left = Block::of(["◇".to_owned(), "long".to_owned()]);
        let right = Block::of(["a".to_owned(), "b".to_owned(), "c".to_owned()]);
        assert_eq!(left.beside(right, 1).to_string(), "◇    a\nlong b\n     c\n");
    }

    #[test]
    fn long_texts_are_broken_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "  three"]);
        assert_eq!(wrap("  one two", 7), ["  one", "    two"]);
        assert_eq!(wrap("immeasurable", 5), ["immeasurable"]);
        assert_eq!(wrap("", 5), [""]);
    }

    #[test]
    fn entries_fill_columns_from_the_top() {
        let entries = ["a", "b", "c", "d", "e"].map(str::to_owned);
        assert_eq!(in_columns(&entries, 2, 2).to_string(), "a  d\nb  e\nc\n");
        assert_eq!(in_columns(&[], 2, 2), Block::default());
    }
}
