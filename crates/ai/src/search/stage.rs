//! What one search covers: a whole turn, a tower with its bonus, or a card.

use witchstone_rules::{Phase, Player, State, Table};

/// The part of the game that the player to act is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Whose it is.
    pub player: Player,
    turns: u8,
    kind: u8,
}

impl Stage {
    /// The part that this position is in.
    #[inline]
    pub fn of(state: &State) -> Stage {
        Stage::of_table(state.table())
    }

    /// The part that the open table is in.
    #[inline]
    pub fn of_table(table: &Table) -> Stage {
        let kind = match table.phase {
            Phase::Towers | Phase::TowerBonus => 0,
            Phase::Moons => 1,
            Phase::TurnStart | Phase::Order | Phase::Begin | Phase::Acting => 2,
            Phase::Over => 3,
        };
        Stage { player: table.player, turns: table.areas[table.player].turns, kind }
    }

    /// Whether the position is still in it.
    #[inline]
    pub fn holds(&self, state: &State) -> bool {
        Stage::of(state) == *self
    }
}
