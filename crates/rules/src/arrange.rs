//! Positions made by hand, for examples, tests and puzzles.

use crate::{BySeat, Hand, State, Table};

impl State {
    /// The game with its table and hands changed by hand.
    ///
    /// Nothing is checked but what the next decision needs; whoever arranges a position answers for its making sense.
    /// A position at the start of a turn needs no more than things put where they shall be and
    /// [`crate::Phase::TurnStart`].
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Phase, Player, State};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let start = State::new(edition, options, &Deal::unshuffled(edition, &options))?;
    /// let state = start.arrange(|table, _| {
    ///     table.phase = Phase::TurnStart;
    ///     table.player = Player::new(0);
    ///     table.areas[Player::new(0)].score = 12;
    /// });
    /// assert_eq!(state.table().active().score, 12);
    /// # Ok::<(), witchstone_rules::SetUpError>(())
    /// ```
    pub fn arrange(&self, change: impl FnOnce(&mut Table, &mut BySeat<Hand>)) -> State {
        let mut state = *self;
        change(&mut state.table, &mut state.hands);
        for player in state.table.players() {
            let area = &mut state.table.areas[player];
            area.hand = state.hands[player].tiles.len() as u8;
            if let Some(tower) = area.tower {
                area.standing.insert(tower);
                area.network = state.table.edition.ball.all_ends(area.completed) | tower.alone();
            }
        }
        state
    }
}
