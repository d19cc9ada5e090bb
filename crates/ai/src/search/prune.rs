//! Moves that are not worth looking at.

use witchstone_rules::{Cell, Connection, Move, MoveList, Phase, State, Symbol};

/// How many moves are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breadth {
    /// None.
    All,
    /// Those that are hardly ever good.
    Wide,
    /// All but the likely ones: for rollouts.
    Narrow,
}

/// The legal moves that this breadth keeps; never none if there are any.
pub fn moves(state: &State, breadth: Breadth, out: &mut MoveList) {
    out.clear();
    state.legal(out);
    if breadth != Breadth::All {
        out.retain(|&mut played| keeps(state, breadth, played));
    }
}

fn keeps(state: &State, breadth: Breadth, played: Move) -> bool {
    match played {
        Move::Remove(_) => removal_makes_room(state),
        Move::End => !completes_a_connection(state),
        Move::Crystal { from, to } => is_towards_an_exit(state, breadth, from, to),
        Move::PlaceSpecial { tile, cell } if breadth == Breadth::Narrow => {
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

/// Inside the Cauldron a Crystal is moved nearer to the rim or, with `Wide`, just out of the way.
fn is_towards_an_exit(state: &State, breadth: Breadth, from: Cell, to: Cell) -> bool {
    let plan = &state.edition().cauldron;
    let price = |cell: Cell| Symbol::ALL.into_iter().map(|exit| plan.exit_price(cell, exit)).min();
    price(to) < price(from) || (breadth == Breadth::Wide && from.distance(to) == 1)
}
