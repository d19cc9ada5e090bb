//! Which puzzles were solved on this device, and for how many days in a row.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::calendar::Day;
use crate::ui::storage;

const STORAGE_KEY: &str = "witchstone/puzzles";

/// What was solved.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SolvedPuzzles {
    /// The names of the puzzles that were solved.
    solved: BTreeSet<String>,
    /// Those whose answer was shown before they were solved.
    shown: BTreeSet<String>,
    /// The days on which that day's puzzle was solved.
    days: BTreeSet<Day>,
}

impl SolvedPuzzles {
    /// The stored list; empty if it cannot be read.
    pub fn load() -> SolvedPuzzles {
        storage::read(STORAGE_KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Stores it; returns whether the browser did.
    pub fn store(&self) -> bool {
        serde_json::to_string(self).is_ok_and(|text| storage::write(STORAGE_KEY, &text))
    }

    /// Whether the puzzle of this name was solved.
    pub fn is_solved(&self, name: &str) -> bool {
        self.solved.contains(name)
    }

    /// Whether the puzzle's answer was shown before it was solved.
    pub fn was_shown(&self, name: &str) -> bool {
        self.shown.contains(name)
    }

    /// A puzzle was solved; `day` is today if it is today's. After the answer was shown it does not count.
    pub fn note_solved(&mut self, name: &str, day: Option<Day>) {
        if !self.was_shown(name) {
            self.solved.insert(name.to_owned());
            self.days.extend(day);
        }
    }

    /// The answer was shown.
    pub fn note_shown(&mut self, name: &str) {
        if !self.is_solved(name) {
            self.shown.insert(name.to_owned());
        }
    }

    /// How many days in a row up to today, or to yesterday while today's is open, were solved.
    pub fn streak(&self, today: Day) -> usize {
        let last = if self.days.contains(&today) { today } else { today.saturating_sub(1) };
        (0..).map_while(|back| last.checked_sub(back)).take_while(|day| self.days.contains(day)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn solved_on(days: &[Day]) -> SolvedPuzzles {
        SolvedPuzzles { days: days.iter().copied().collect(), ..SolvedPuzzles::default() }
    }

    #[test]
    fn a_streak_is_days_in_a_row() {
        for (days, today, streak) in [
            (&[][..], 10, 0),
            (&[10][..], 10, 1),
            (&[9][..], 10, 1),
            (&[8][..], 10, 0),
            (&[7, 8, 9][..], 10, 3),
            (&[5, 7, 8, 9, 10][..], 10, 4),
            (&[11, 12][..], 10, 0),
            (&[Day::MIN][..], Day::MIN, 1),
        ] {
            assert_eq!(solved_on(days).streak(today), streak, "{days:?}");
        }
    }

    #[test]
    fn a_puzzle_whose_answer_was_shown_does_not_count() {
        let mut solved_puzzles = SolvedPuzzles::default();
        solved_puzzles.note_shown("one");
        solved_puzzles.note_solved("one", Some(10));
        assert!(!solved_puzzles.is_solved("one") && solved_puzzles.streak(10) == 0);
        solved_puzzles.note_solved("two", Some(10));
        solved_puzzles.note_shown("two");
        assert!(
            solved_puzzles.is_solved("two")
                && !solved_puzzles.was_shown("two")
                && solved_puzzles.streak(10) == 1
        );
        solved_puzzles.note_solved("three", None);
        assert_eq!((solved_puzzles.is_solved("three"), solved_puzzles.streak(10)), (true, 1));
    }

    #[test]
    fn invalid_storage_is_read_as_empty() {
        let read = |text: &str| serde_json::from_str::<SolvedPuzzles>(text).unwrap_or_default();
        assert_eq!(read("{"), SolvedPuzzles::default());
        assert_eq!(read("[1,2]"), SolvedPuzzles::default());
        assert_eq!(read(r#"{"days":["x"]}"#), SolvedPuzzles::default());
        assert_eq!(read(r#"{"days":[3],"more":1}"#), solved_on(&[3]));
        let stored = serde_json::to_string(&solved_on(&[1, 2])).unwrap();
        assert_eq!(read(&stored), solved_on(&[1, 2]));
    }
}
