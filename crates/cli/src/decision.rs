//! One decision of a game: its legal moves as text, and what came of it.

use witchstone_rules::{Move, MoveList, State, View};

/// The legal moves of the player to act.
pub fn legal(state: &State) -> MoveList {
    let mut moves = MoveList::new();
    state.legal(&mut moves);
    moves
}

/// The legal moves of the seat whose view it is.
pub fn of_view(view: &View) -> MoveList {
    let mut moves = MoveList::new();
    view.legal(&mut moves);
    moves
}

/// The legal moves as text, sorted by bytes.
pub fn sorted_legal(state: &State) -> Vec<String> {
    let mut texts: Vec<String> = legal(state).iter().map(Move::to_string).collect();
    texts.sort_unstable();
    texts
}

/// Every player's points on the track, in turn order.
pub fn points(state: &State) -> Vec<u16> {
    let table = state.table();
    table.players().map(|player| table.areas[player].score).collect()
}
