//! Choosing a move from a list: by its first words, by a place on the table, by number.

use witchstone_rules::{Cell, Location, Move};

use crate::play::{Entry, menu};

/// A place on the table that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A cell of the own Cauldron.
    Cell(Cell),
    /// A location of the Crystal ball.
    Location(Location),
    /// A Scroll on display, counted from 1.
    Scroll(usize),
}

impl Place {
    /// Whether a written move is about this place.
    pub fn is_in(self, text: &str) -> bool {
        let mut words = text.split(' ');
        match self {
            Place::Cell(cell) => words.any(|word| word == cell.to_string()),
            Place::Location(location) => {
                words.any(|word| word.split('-').any(|end| end == location.to_string()))
            }
            Place::Scroll(position) => {
                words.next() == Some("scroll") && words.any(|word| word == position.to_string())
            }
        }
    }
}

/// What is shown of the legal moves, and which entry is marked.
#[derive(Default, Debug)]
pub struct Chooser {
    legal: Vec<Move>,
    prefix: String,
    place: Option<Place>,
    entries: Vec<Entry>,
    marked: usize,
    number: String,
}

/// The result of a selection.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// The list is shorter now.
    Narrowed,
    /// This move.
    Move(Move),
    /// There is nothing to choose.
    Nothing,
}

impl Chooser {
    /// Another decision: all legal moves again.
    pub fn offer(&mut self, legal: Vec<Move>) {
        *self = Chooser { legal, ..Chooser::default() };
        self.refresh();
    }

    fn refresh(&mut self) {
        let about = |played: &&Move| self.place.is_none_or(|place| place.is_in(&played.to_string()));
        let moves: Vec<Move> = self.legal.iter().filter(about).copied().collect();
        self.entries = menu(&moves, &self.prefix);
        (self.marked, self.number) = (0, String::new());
    }

    /// The entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The place of the marked entry.
    pub fn marked(&self) -> usize {
        self.marked
    }

    /// The written form of the marked entry, or its prefix.
    pub fn text(&self) -> String {
        match self.entries.get(self.marked) {
            Some(Entry::Move(played)) => played.to_string(),
            Some(Entry::Group { prefix, .. }) => prefix.clone(),
            None => String::new(),
        }
    }

    /// How the moves of the list begin, or what they are about.
    pub fn narrowed(&self) -> Option<String> {
        let place = self.place.map(|place| match place {
            Place::Cell(cell) => cell.to_string(),
            Place::Location(location) => location.to_string(),
            Place::Scroll(position) => format!("scroll {position}"),
        });
        let words: Vec<String> =
            place.into_iter().chain((!self.prefix.is_empty()).then(|| self.prefix.clone())).collect();
        (!words.is_empty()).then(|| words.join(" · "))
    }

    /// Marks the entry this many lines further down.
    pub fn step(&mut self, by: isize) {
        let last = self.entries.len().saturating_sub(1);
        self.marked = self.marked.saturating_add_signed(by).min(last);
        self.number.clear();
    }

    /// Marks the entry at this place, if there is one.
    pub fn mark(&mut self, at: usize) -> bool {
        let there = at < self.entries.len();
        if there {
            self.marked = at;
        }
        there
    }

    /// A digit of an entry's number.
    pub fn digit(&mut self, digit: char) {
        self.number.push(digit);
        let at = |number: &str| number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if !at(&self.number).is_some_and(|at| self.mark(at)) {
            // The digit begins another number.
            self.number = digit.to_string();
            if !at(&self.number).is_some_and(|at| self.mark(at)) {
                self.number.clear();
            }
        }
    }

    /// Takes the marked entry.
    pub fn choose(&mut self) -> Choice {
        match self.entries.get(self.marked) {
            Some(Entry::Move(played)) => Choice::Move(*played),
            Some(Entry::Group { prefix, .. }) => {
                self.prefix = prefix.clone();
                self.refresh();
                Choice::Narrowed
            }
            None => Choice::Nothing,
        }
    }

    /// The whole list again; false if it was whole.
    pub fn back(&mut self) -> bool {
        let narrowed = self.narrowed().is_some();
        (self.prefix, self.place) = (String::new(), None);
        self.refresh();
        narrowed
    }

    /// Only the moves that are about a place; false if there are none. The only one is marked, not played.
    pub fn point_at(&mut self, place: Place) -> bool {
        if !self.legal.iter().any(|played| place.is_in(&played.to_string())) {
            return false;
        }
        // A second target refines the first, if some move involves both.
        let both = |played: &Move| {
            let text = played.to_string();
            place.is_in(&text)
                && self.place.is_none_or(|first| first.is_in(&text))
                && text.starts_with(&self.prefix)
        };
        let joined: Vec<Move> = self.legal.iter().copied().filter(both).collect();
        if self.place.is_some() && !joined.is_empty() {
            (self.entries, self.marked) = (menu(&joined, &self.prefix), 0);
            return true;
        }
        if joined.is_empty() {
            self.prefix.clear();
        }
        self.place = Some(place);
        self.refresh();
        true
    }

    /// The first legal move that begins so.
    pub fn first_of(&self, prefix: &str) -> Option<Move> {
        self.legal.iter().copied().find(|played| played.to_string().starts_with(prefix))
    }

    /// Whether the written move is legal now.
    pub fn offers(&self, text: &str) -> Option<Move> {
        self.legal.iter().copied().find(|played| played.to_string() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chooser(texts: &[&str]) -> Chooser {
        let mut chooser = Chooser::default();
        chooser.offer(texts.iter().map(|text| text.parse().unwrap()).collect());
        chooser
    }

    fn many() -> Chooser {
        let mut texts = vec!["end".to_owned()];
        for cell in ["0,0", "1,0", "2,0", "0,1", "-1,1"] {
            for other in ["0,2", "-2,0", "-1,0", "1,1", "0,-1"] {
                texts.push(format!("lay energy/witch {cell} {other}"));
            }
        }
        chooser(&texts.iter().map(String::as_str).collect::<Vec<_>>())
    }

    #[test]
    fn a_group_is_opened_and_a_move_is_chosen() {
        let mut chooser = many();
        chooser.step(1);
        assert_eq!(chooser.choose(), Choice::Narrowed);
        assert_eq!(chooser.entries().len(), 5);
        assert!(matches!(chooser.choose(), Choice::Move(_)));
        assert!(chooser.back() && !chooser.back());
        assert_eq!(chooser.entries().len(), 6);
    }

    #[test]
    fn numbers_mark_entries_and_start_over_with_their_last_digit() {
        let mut chooser = chooser(&["witch lay", "witch f1", "witch f2", "end"]);
        chooser.digit('3');
        assert_eq!(chooser.text(), "witch f2");
        chooser.digit('2');
        assert_eq!(chooser.text(), "witch f1");
        chooser.digit('9');
        assert_eq!(chooser.text(), "witch f1");
    }

    #[test]
    fn pointing_shows_what_can_be_done_there() {
        let mut chooser = many();
        let cell = |text: &str| Place::Cell(Cell::from_name(text).unwrap());
        assert!(chooser.point_at(cell("1,0")));
        assert_eq!(chooser.entries().len(), 5);
        assert!(chooser.point_at(cell("0,2")));
        assert_eq!(chooser.text(), "lay energy/witch 1,0 0,2");
        assert!(!chooser.point_at(cell("3,-3")));
    }

    #[test]
    fn a_location_is_found_at_both_ends_of_a_connection() {
        let place = Place::Location(Location::from_name("f1").unwrap());
        assert!(place.is_in("witch f1") && place.is_in("energy t0-f1") && !place.is_in("witch f12"));
    }

    #[test]
    fn the_mark_stays_in_the_list() {
        let mut chooser = chooser(&["witch lay", "end"]);
        chooser.step(-3);
        assert_eq!(chooser.marked(), 0);
        chooser.step(9);
        assert_eq!(chooser.marked(), 1);
    }
}
