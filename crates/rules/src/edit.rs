//! Edited positions, for examples, tests and puzzles.

use crate::{BySeat, Hand, State, Table};

impl State {
    /// This position with its table and hands edited.
    ///
    /// Derived values (hand sizes, networks) are refreshed; nothing is checked. For the start of a turn place the components
    /// and set [`crate::Phase::TurnStart`].
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Phase, Player, State};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let start = State::new(edition, options, &Deal::unshuffled(edition, &options))?;
    /// let state = start.edited(|table, _| {
    ///     table.phase = Phase::TurnStart;
    ///     table.player = Player::new(0);
    ///     table.areas[Player::new(0)].score = 12;
    /// });
    /// assert_eq!(state.table().active().score, 12);
    /// # Ok::<(), witchstone_rules::SetUpError>(())
    /// ```
    pub fn edited(&self, change: impl FnOnce(&mut Table, &mut BySeat<Hand>)) -> State {
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
