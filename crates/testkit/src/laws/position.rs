//! What a position keeps for speed is what follows from the rest of it.

use witchstone_rules::{Area, Connections, Location, Locations, Player, Stack, State};

use super::{Law, holds, same};

/// Kept values are right, and every number is within its bounds.
pub fn what_is_derived_is_right(state: &State) -> Law {
    let table = state.table();
    for player in table.players() {
        let located = |fault| format!("{player}: {fault}");
        area(state, player).map_err(located)?;
    }
    connections(state)?;
    witchstone(state)?;
    for symbol in witchstone_rules::Symbol::ALL {
        // Both count down from the capacity (C5) and must not have gone below 0.
        let (shelf, bottom) = capacities(state);
        let within = table.shelf_room(symbol) <= shelf && table.bottom_room() <= bottom;
        holds(within, || "a shelf is over-full".into())?;
    }
    let gap = (1..table.display.len() + 1).any(|position| table.display.at(position).is_none());
    holds(!gap, || "the display has a gap".into())?;
    let full = table.display.len() == 6 || table.scrolls_left == 0;
    holds(full, || "the display was not refilled".into())?;
    holds(table.stack.depth() <= Stack::MAX, || format!("the stack is {} deep", table.stack.depth()))
}

/// Vials of a symbol shelf and of the bottom shelf (C5).
fn capacities(state: &State) -> (u8, u8) {
    let (counts, players) = (&state.edition().counts, state.table().options.players as usize);
    (counts.shelf_capacity[players], counts.bottom_capacity[players])
}

fn area(state: &State, player: Player) -> Law {
    let (area, edition) = (&state.table().areas[player], state.edition());
    same("tiles behind the screen", area.hand as usize, state.hand(player).tiles.len())?;
    same("locations joined to the tower", area.network, network(state, area))?;
    if let Some(tower) = area.tower {
        holds(area.standing.contains(tower), || "nobody stands on the tower".into())?;
    }
    if let Some((connection, units)) = area.begun {
        let spaces = edition.ball.plan(connection).spaces;
        holds(0 < units && units < spaces, || format!("{units} units on a connection of {spaces} spaces"))?;
    }
    holds(area.wand <= edition.wand.last(), || "the counter has left the Wand".into())?;
    holds((area.pentagram as usize) < edition.pentagram.spaces.len(), || "off the Pentagram".into())?;
    // A score that has gone below 0 is near the end of its type.
    holds(area.score < 10_000, || format!("a score of {}", area.score))
}

/// The locations that own completed connections join to the tower.
fn network(state: &State, area: &Area) -> Locations {
    let ball = &state.edition().ball;
    let mut joined = area.tower.map_or(Locations::NONE, Location::alone);
    loop {
        let grown = joined | ball.all_ends(ball.at_any(joined) & area.completed);
        if grown == joined {
            return joined;
        }
        joined = grown;
    }
}

/// A connection belongs to one player, and each player's hang together.
fn connections(state: &State) -> Law {
    let mut taken = Connections::NONE;
    for player in state.table().players() {
        let area = &state.table().areas[player];
        let mut own = area.completed;
        if let Some((connection, _)) = area.begun {
            holds(!own.contains(connection), || format!("{player} has begun what is completed"))?;
            own.insert(connection);
        }
        holds((own & taken).is_empty(), || format!("{player} builds on a connection of another"))?;
        taken |= own;
        let apart = area.completed & !state.edition().ball.at_any(area.network);
        holds(apart.is_empty(), || format!("{player} has connections apart from the tower"))?;
    }
    Ok(())
}

/// Bonus spaces at the Witchstone are taken one after the other, each by one player.
fn witchstone(state: &State) -> Law {
    let table = state.table();
    let mut ranks: Vec<u8> =
        table.players().map(|player| table.areas[player].rank).filter(|&rank| rank > 0).collect();
    ranks.sort_unstable();
    same("bonus spaces at the Witchstone", ranks, (1..=table.witchstone_taken).collect())
}
