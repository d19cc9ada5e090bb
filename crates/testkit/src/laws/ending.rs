//! A game has the same number of turns for everybody, and then it is over.

use witchstone_rules::{BySeat, Event, State, Tile};

use super::{Law, holds, same};

/// Every player has begun and ended every turn, and keeps the tiles that are left then.
pub fn every_turn_was_taken(state: &State, events: &[Event]) -> Law {
    let (table, turns) = (state.table(), state.edition().counts.turns);
    holds(state.is_over(), || "the game is not over".into())?;
    let mut begun = BySeat::<u8>::default();
    for event in events {
        if let Event::TurnBegan { player, turn } = *event {
            begun[player] += 1;
            same("turns are counted", turn, begun[player])?;
        }
    }
    for player in table.players() {
        let area = &table.areas[player];
        same("turns", (begun[player], area.turns), (turns, turns))?;
        let left = tiles_left(state, table.options.handicaps[player]);
        same("tiles left", (area.hand, area.supply), left)?;
    }
    holds(events.last() == Some(&Event::GameEnded), || "there is no event for the end of the game".into())?;
    holds(!state.winners().is_empty(), || "nobody has won".into())
}

/// Tiles behind the screen and in the supply after the last turn: each turn lays one and draws one, while there is one
/// (T8, H1, H2).
fn tiles_left(state: &State, handicap: u8) -> (u8, u8) {
    let counts = &state.edition().counts;
    let (all, opening) = match handicap {
        0 => (Tile::COUNT as u8, counts.hand),
        1 => (Tile::COUNT as u8 - 4, 0),
        level => (Tile::COUNT as u8 - 4, level),
    };
    let drawn = counts.turns.min(all - opening);
    (opening + drawn - counts.turns, all - opening - drawn)
}
