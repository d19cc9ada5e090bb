//! Rulings: clauses in which we decide because the rulebooks are silent or disagree.

/// The clauses that `RULES.md` marks with ⚖, in its order.
pub const RULINGS: [&str; 15] =
    ["S11", "T9", "T10", "B2", "B3", "B4", "W3", "M1", "M3", "M4", "R5", "I2", "F2", "F8", "G2"];

/// Whether this clause is a ruling, or one of its sentences is.
///
/// ```
/// use witchstone_rules::is_ruling;
/// assert!(is_ruling("M4") && !is_ruling("M5"));
/// ```
pub fn is_ruling(clause: &str) -> bool {
    RULINGS.contains(&clause)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rulings_are_the_clauses_that_are_marked() {
        let law = include_str!("../RULES.md");
        let marked = law.lines().filter(|line| line.contains('⚖')).filter_map(|line| line.strip_prefix("- "));
        let names: Vec<&str> = marked.filter_map(|clause| clause.split(' ').next()).collect();
        assert_eq!(names, RULINGS);
    }
}
