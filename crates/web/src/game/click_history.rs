//! Which moves belong to one click, so that one undo takes back what one click did.

/// The numbers of moves at which clicks began, and the sizes of those that were undone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClickHistory {
    begins: Vec<usize>,
    undone: Vec<usize>,
}

impl ClickHistory {
    /// The player clicked after this many moves.
    pub fn click(&mut self, moves: usize) {
        self.begins.retain(|begin| *begin < moves);
        self.begins.push(moves);
        self.undone.clear();
    }

    /// The number of moves that the last click brought, out of those that can be undone; `None` if no click is known that
    /// brought the last move.
    pub fn last(&self, moves: usize, undoable: usize) -> Option<usize> {
        let begin = self.begins.iter().rev().find(|begin| **begin < moves)?;
        // A move that revealed something inside the click stays.
        Some((moves - begin).min(undoable))
    }

    /// The number of moves since the last click, none if it only made a move that is held back.
    pub fn since(&self, moves: usize) -> usize {
        self.begins.last().map_or(0, |begin| moves.saturating_sub(*begin))
    }

    /// The last moves were undone by one undo.
    pub fn undo(&mut self, moves: usize, count: usize) {
        let left = moves.saturating_sub(count);
        self.begins.retain(|begin| *begin < left);
        if count > 0 {
            self.undone.push(count);
        }
    }

    /// Moves are redone by one redo: as many as one undo took back.
    pub fn redo(&mut self, moves: usize) -> usize {
        self.begins.push(moves);
        self.undone.pop().unwrap_or(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_undo_takes_back_what_a_click_did_and_a_redo_gives_it_back() {
        let mut clicks = ClickHistory::default();
        clicks.click(4);
        clicks.click(7);
        assert_eq!(clicks.last(8, 4), Some(1));
        clicks.undo(8, 1);
        assert_eq!(clicks.last(7, 3), Some(3));
        clicks.undo(7, 3);
        assert_eq!(clicks.last(4, 0), None);
        assert_eq!((clicks.redo(4), clicks.redo(7)), (3, 1));
        assert_eq!(clicks.last(8, 4), Some(1));
    }

    #[test]
    fn what_was_revealed_stays() {
        let mut clicks = ClickHistory::default();
        clicks.click(4);
        assert_eq!(clicks.last(9, 2), Some(2));
        clicks.undo(9, 2);
        assert_eq!(clicks.last(7, 0), Some(0));
    }

    #[test]
    fn without_a_known_click_there_is_no_size() {
        let mut clicks = ClickHistory::default();
        assert_eq!(clicks.last(9, 3), None);
        clicks.click(9);
        assert_eq!(clicks.last(9, 3), None, "the click brought nothing yet");
        assert_eq!(clicks.redo(9), 1);
    }
}
