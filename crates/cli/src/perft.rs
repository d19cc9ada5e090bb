//! Counts move sequences: the classic test of a rules engine.

use witchstone_rules::{MoveList, State};

/// How many sequences of exactly `depth` moves there are from this position. A game that ends earlier has none.
pub fn perft(state: &State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = MoveList::new();
    state.legal(&mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |played| {
        let mut next = *state;
        next.apply_unchecked(played, &mut ());
        perft(&next, depth - 1)
    };
    moves.iter().map(|&played| after(played)).fold(0, u64::saturating_add)
}
