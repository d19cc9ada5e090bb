//! The scope of one search: a turn, a tower with its bonus, or a card.

use witchstone_rules::{Phase, Player, State, Table, View};

/// The part of the turn's nodes for a search in mid-turn, after a reveal.
const AFTER_A_REVEAL: (u64, u64) = (1, 3);

/// The part of a turn's nodes that a search from here gets, as numerator and denominator.
pub fn part(view: &View) -> (u64, u64) {
    match view.table.phase {
        Phase::TurnStart | Phase::Towers | Phase::Moons => (1, 1),
        _ => AFTER_A_REVEAL,
    }
}

/// The part of the game that the player to act is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchScope {
    /// Whose it is.
    pub player: Player,
    turns: u8,
    kind: u8,
}

impl SearchScope {
    /// The part that this position is in.
    #[inline]
    pub fn of(state: &State) -> SearchScope {
        SearchScope::of_table(state.table())
    }

    /// The part that the open table is in.
    #[inline]
    pub fn of_table(table: &Table) -> SearchScope {
        let kind = match table.phase {
            Phase::Towers | Phase::TowerBonus => 0,
            Phase::Moons => 1,
            Phase::TurnStart | Phase::Order | Phase::Begin | Phase::Acting => 2,
            Phase::Over => 3,
        };
        SearchScope { player: table.player, turns: table.areas[table.player].turns, kind }
    }

    /// Whether the position is still in it.
    #[inline]
    pub fn holds(&self, state: &State) -> bool {
        SearchScope::of(state) == *self
    }
}
