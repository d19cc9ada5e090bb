//! Moves that are not worth looking at.

use witchstone_rules::{Cell, Move, MoveList, Phase, State, Symbol};

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

/// Inside the Cauldron a Crystal is moved nearer to the rim or, with `Wide`, just out of the way.
fn is_towards_an_exit(state: &State, breadth: Breadth, from: Cell, to: Cell) -> bool {
    let plan = &state.edition().cauldron;
    let price = |cell: Cell| Symbol::ALL.into_iter().map(|exit| plan.exit_price(cell, exit)).min();
    price(to) < price(from) || (breadth == Breadth::Wide && from.distance(to) == 1)
}
