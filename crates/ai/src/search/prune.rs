//! Pruning of moves that are hardly ever good.

use witchstone_rules::{Cell, Connection, Move, MoveList, Phase, State, Symbol};

/// How many moves are pruned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// None.
    None,
    /// Those that are hardly ever good.
    Light,
    /// All but the likely ones: for rollouts.
    Heavy,
}

/// The legal moves that this pruning keeps; at least one if there is any.
pub fn moves(state: &State, pruning: Pruning, out: &mut MoveList) {
    out.clear();
    state.legal(out);
    if pruning != Pruning::None {
        out.retain(|&mut played| keeps(state, pruning, played));
    }
}

fn keeps(state: &State, pruning: Pruning, played: Move) -> bool {
    match played {
        Move::Remove(_) => removal_makes_room(state),
        Move::End => !completes_a_connection(state),
        Move::Crystal { from, to } => is_towards_an_exit(state, pruning, from, to),
        Move::PlaceSpecial { tile, cell } if pruning == Pruning::Heavy => {
            let cauldron = &state.table().active().cauldron;
            tile.symbols().iter().any(|&symbol| (cauldron.symbols[symbol].grown()).contains(cell))
        }
        _ => true,
    }
}

/// Taking a Crystal out costs points (T10): only when the Cauldron is nearly full.
fn removal_makes_room(state: &State) -> bool {
    let table = state.table();
    let area = table.active();
    table.phase == Phase::TurnStart && area.removed < 3 && !area.cauldron.empty.has_neighbours()
}

/// Whether the open Energy batch can complete the connection begun: giving that up is never better (E3, E5).
fn completes_a_connection(state: &State) -> bool {
    let (table, area) = (state.table(), state.table().active());
    let missing = |&(begun, laid): &(Connection, u8)| state.edition().ball.plan(begun).spaces - laid;
    let Some(missing) = area.begun.as_ref().map(missing) else { return false };
    let open = table.stack.top().is_some_and(|batch| batch.symbol == Symbol::Energy && batch.left >= missing);
    open && area.energy >= missing && !table.is_interrupted()
}

/// Inside the Cauldron a Crystal is moved nearer to the rim or, with `Light`, just out of the way.
fn is_towards_an_exit(state: &State, pruning: Pruning, from: Cell, to: Cell) -> bool {
    let plan = &state.edition().cauldron;
    let price = |cell: Cell| Symbol::ALL.into_iter().map(|exit| plan.exit_price(cell, exit)).min();
    price(to) < price(from) || (pruning == Pruning::Light && from.distance(to) == 1)
}
