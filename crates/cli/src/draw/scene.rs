//! What is to be drawn: the open table, and as much of the hidden things as the onlooker may know.

use witchstone_rules::{BySeat, Hand, HeldScrolls, MAX_PLAYERS, Player, Score, State, Table, View};

/// A position to draw.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// The public part.
    pub table: Table,
    hands: BySeat<Option<Hand>>,
    scrolls: BySeat<Option<HeldScrolls>>,
}

impl Scene {
    /// The position with nothing hidden but the order of the piles, as for a replay.
    pub fn open(state: &State) -> Scene {
        let mut scene = Scene {
            table: *state.table(),
            hands: BySeat([None; MAX_PLAYERS]),
            scrolls: BySeat([None; MAX_PLAYERS]),
        };
        for player in scene.table.players() {
            scene.hands[player] = Some(*state.hand(player));
            scene.scrolls[player] = Some(state.hand(player).scrolls);
        }
        scene
    }

    /// The position as one seat sees it.
    pub fn seen(view: &View) -> Scene {
        let mut scene =
            Scene { table: view.table, hands: BySeat([None; MAX_PLAYERS]), scrolls: view.scrolls };
        if let Some(seat) = view.seat {
            scene.hands[seat] = Some(view.own);
        }
        scene
    }

    /// A player's hidden things, if they may be seen.
    pub fn hand(&self, player: Player) -> Option<&Hand> {
        self.hands[player].as_ref()
    }

    /// A player's unused Scrolls, if they may be seen.
    pub fn scrolls(&self, player: Player) -> Option<&HeldScrolls> {
        self.scrolls[player].as_ref()
    }

    /// What a player would score if the game ended now, if that may be known.
    pub fn score(&self, player: Player) -> Option<Score> {
        let held = self.scrolls(player)?;
        Some(Score::of(&self.table.edition, &self.table.areas[player], held))
    }
}
