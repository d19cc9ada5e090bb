//! One player's position, as the features read it.

use witchstone_rules::{Area, Edition, Hand, Phase, Player, State, Table};

/// One player's position.
#[derive(Clone, Copy)]
pub struct PlayerPosition<'a> {
    /// The open table.
    pub table: &'a Table,
    /// The player's area.
    pub area: &'a Area,
    /// The player's hand.
    pub hand: &'a Hand,
    /// Whose position it is.
    pub player: Player,
    /// The printed game.
    pub edition: &'static Edition,
}

impl<'a> PlayerPosition<'a> {
    /// The position of a player.
    #[inline]
    pub fn new(state: &'a State, player: Player) -> PlayerPosition<'a> {
        let table = state.table();
        let (area, hand) = (&table.areas[player], state.hand(player));
        PlayerPosition { table, area, hand, player, edition: state.edition() }
    }

    /// Whether this player is in the middle of a turn or of the tower's bonus.
    #[inline]
    pub fn is_acting(&self) -> bool {
        self.table.player == self.player
            && matches!(self.table.phase, Phase::Order | Phase::Begin | Phase::Acting | Phase::TowerBonus)
    }

    /// Turns of this player that have not begun.
    #[inline]
    pub fn turns_left(&self) -> usize {
        let begun = self.is_acting() && self.table.phase != Phase::TowerBonus;
        (self.edition.counts.turns - self.area.turns - u8::from(begun)) as usize
    }

    /// Whether nothing can be won any more: the last turn is over.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.turns_left() == 0 && !self.is_acting()
    }

    /// The other players' areas.
    #[inline]
    pub fn rivals(&self) -> impl Iterator<Item = &'a Area> {
        let (table, player) = (self.table, self.player);
        table.players().filter(move |&other| other != player).map(move |other| &table.areas[other])
    }
}
