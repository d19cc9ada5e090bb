//! The table after a move that ends the turn, while the turn is still open: for players who confirm the end of their turn.

use crate::{Event, Move, Phase, Player, Seed, State, Table, View};

impl View {
    /// What the table looks like after this legal move if it ends the turn, before the turn has ended; `None` if it does not.
    ///
    /// All that the player decided is there; nothing is drawn or revealed, and it is still the same player's turn. It is for
    /// looking at only: no move can be played on it, and it depends on nothing hidden.
    pub fn before_turn_end(&self, played: Move) -> Option<View> {
        let is_in_turn =
            matches!(self.table.phase, Phase::TurnStart | Phase::Order | Phase::Begin | Phase::Acting);
        if !self.is_to_move() || !is_in_turn || self.check(played).is_err() {
            return None;
        }
        let mut state = self.sample(&mut Seed::new(0));
        let mut events = Vec::new();
        state.apply_unchecked(played, &mut events);
        let ends = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::GameEnded);
        if !events.iter().any(ends) {
            return None;
        }
        let player = self.table.player;
        for &event in &events {
            state.take_back_reveal(event);
        }
        state.keep_turn_open(&self.table, events.contains(&Event::MoonUsed { player }));
        Some(self.with_own_cards(&state, player))
    }

    /// This view with the table of a state, and of what only players know just the own things of that state.
    fn with_own_cards(&self, state: &State, player: Player) -> View {
        let mut scrolls = self.scrolls;
        scrolls[player] = scrolls[player].map(|_| state.hands[player].scrolls);
        View { table: state.table, own: state.hands[player], scrolls, seat: self.seat }
    }
}

impl State {
    /// Puts back what a move drew, and turns over what it revealed.
    fn take_back_reveal(&mut self, event: Event) {
        match event {
            Event::TileDrawn { player, tile } => {
                let area = &mut self.table.areas[player];
                area.supply += 1;
                area.hand -= 1;
                if let Some(tile) = tile {
                    self.hands[player].tiles.remove(tile);
                }
            }
            Event::SpecialRevealed { space, .. } => {
                self.table.specials[usize::from(space)] = None;
                self.table.specials_left += 1;
            }
            Event::ScrollRevealed { .. } => {
                let last = usize::from(self.table.display.len()) - 1;
                self.table.display.scrolls[last] = None;
                self.table.scrolls_left += 1;
            }
            _ => {}
        }
    }

    /// Undoes what the end of a turn does to the table.
    fn keep_turn_open(&mut self, before: &Table, moon_used: bool) {
        let player = before.player;
        let table = &mut self.table;
        (table.player, table.phase) = (player, Phase::Acting);
        (table.laid, table.second) = (before.laid, before.second);
        let area = &mut table.areas[player];
        area.turns -= 1;
        area.moon_used = before.areas[player].moon_used || moon_used;
    }
}
