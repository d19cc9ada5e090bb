//! What one seat or a spectator may know (I1–I3).

use crate::move_gen::MoveGen;
use crate::{BySeat, Edition, Hand, HeldScrolls, MoveList, Player, Score, ScoreSheet, State, Table};

/// The game as one seat sees it: the open table, that seat's own hand, and the Scrolls that are shown.
///
/// A view is made from a [`State`] and holds nothing that its seat may not know: two states that differ only in
/// hidden things give equal views.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose view it is; `None` is a spectator's.
    pub seat: Option<Player>,
    /// Everything that lies open.
    pub table: Table,
    /// The seat's own hand; empty for a spectator.
    pub own: Hand,
    /// Each player's unused Scrolls, where this seat may see them (R5).
    pub scrolls: BySeat<Option<HeldScrolls>>,
}

impl State {
    /// What this seat may know; `None` is a spectator.
    pub fn view(&self, seat: Option<Player>) -> View {
        let mut scrolls = BySeat([None; crate::MAX_PLAYERS]);
        for player in self.table.players() {
            // At the end of the game everything is counted out in the open (F1).
            let shown = !self.table.options.secret_scrolls || seat == Some(player) || self.table.is_over();
            scrolls[player] = shown.then_some(self.hands[player].scrolls);
        }
        let own = seat.map_or(Hand::default(), |player| self.hands[player]);
        View { seat, table: self.table, own, scrolls }
    }
}

impl View {
    /// The printed game.
    pub fn edition(&self) -> &'static Edition {
        self.table.edition.0
    }

    /// Whether it is this seat's decision.
    pub fn is_to_move(&self) -> bool {
        self.seat == Some(self.table.player) && !self.table.is_over()
    }

    /// The legal moves if it is this seat's decision, else none: others are never shown them (I1).
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        self.legal(&mut moves);
        moves
    }

    /// Adds the legal moves to an empty list if it is this seat's decision; others are never shown them (I1).
    pub fn legal(&self, moves: &mut MoveList) {
        if self.is_to_move() {
            MoveGen::new(&self.table, &self.own).moves(moves);
        }
    }

    /// The score sheet of a player whose Scrolls this seat may see.
    pub fn score_sheet(&self, player: Player) -> Option<ScoreSheet> {
        let held = self.scrolls[player].as_ref()?;
        Some(ScoreSheet::of(&self.table, player, held))
    }

    /// Who would win if the game ended now (F8), if this seat may know everybody's points.
    pub fn winners(&self) -> Option<Vec<Player>> {
        let mut scores = BySeat([Score::default(); crate::MAX_PLAYERS]);
        for player in self.table.players() {
            scores[player] = self.score(player)?;
        }
        Some(crate::score::winners(&self.table, &scores))
    }

    /// What a player would score if the game ended now, if this seat may know it.
    pub fn score(&self, player: Player) -> Option<Score> {
        let held = self.scrolls[player].as_ref()?;
        Some(Score::of(self.edition(), &self.table.areas[player], held))
    }
}
