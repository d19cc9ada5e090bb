//! One decision of a game: its legal moves as text, and what came of it.

use witchstone_rules::{Move, State};

/// The legal moves as text, sorted by bytes.
pub fn sorted_legal(state: &State) -> Vec<String> {
    let mut texts: Vec<String> = state.legal_moves().iter().map(Move::to_string).collect();
    texts.sort_unstable();
    texts
}

/// Every player's points on the track, in turn order.
pub fn points(state: &State) -> Vec<u16> {
    let table = state.table();
    table.players().map(|player| table.areas[player].score).collect()
}
