//! A game has the same number of turns for everybody, and then it is over.

use witchstone_rules::{BySeat, Event, State};

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
        let left = if table.options.handicaps[player] == 0 { 4 } else { 0 };
        same("tiles left", (area.hand, area.supply), (left, 0))?;
    }
    holds(events.last() == Some(&Event::GameEnded), || "the end of the game was not told".into())?;
    holds(!state.winners().is_empty(), || "nobody has won".into())
}
