//! A table of words and numbers.

use super::block::{Block, columns, pad};

/// Columns between two columns.
const GAP: usize = 2;

/// The rows below each other; the columns named in `left` begin at the left, the others end at the right.
pub fn table(rows: &[Vec<String>], left: &[usize]) -> Block {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |at: usize| rows.iter().filter_map(|row| row.get(at)).map(|cell| columns(cell)).max();
    let widths: Vec<usize> = (0..count).map(|at| width(at).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cell = |(at, text): (usize, &String)| {
            if left.contains(&at) {
                pad(text, widths[at])
            } else {
                " ".repeat(widths[at] - columns(text)) + text
            }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        format!("  {}", cells.join(&" ".repeat(GAP))).trim_end().to_owned()
    };
    Block::of(rows.iter().map(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_begin_at_the_left_and_numbers_end_at_the_right() {
        let rows = [vec!["a".to_owned(), "10".to_owned()], vec!["long".to_owned(), "7".to_owned()]];
        assert_eq!(table(&rows, &[0]).to_string(), "  a     10\n  long   7\n");
    }
}
