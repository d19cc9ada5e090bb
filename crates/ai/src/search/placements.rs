//! A short list of placements of a hex tile, scored by cluster sizes alone.

use witchstone_rules::{Cell, Cells, Move, MoveList, State, Symbol};

use crate::eval::Weights;
use crate::eval::features::open::{OPPORTUNITIES, TO_COME, opportunity};
use crate::eval::features::{PlayerPosition, ball, start};

/// No list is longer than this.
const MOST: usize = 32;

/// Clusters larger than this are valued as this.
const MAX_SIZE: usize = 10;

/// Keeps only the most promising placements.
pub fn shortlist(state: &State, weights: &Weights, most: usize, moves: &mut MoveList) {
    if moves.len() <= most {
        return;
    }
    let worth = worth_of_actions(state, weights);
    let sizes = sizes_if_laid(state);
    let mut room = [(f32::MIN, Move::End); MOST];
    let best = &mut room[..most.min(MOST)];
    for &played in moves.iter() {
        let Move::Lay { tile, first, second } = played else { continue };
        let [a, b] = tile.symbols().map(|symbol| symbol as usize);
        let value = worth[a][sizes[a][first.index()] as usize] + worth[b][sizes[b][second.index()] as usize];
        insert(best, value, played);
    }
    if best[0].1 != Move::End {
        moves.clear();
        moves.extend(best.iter().filter(|(_, played)| *played != Move::End).map(|&(_, played)| played));
    }
}

fn insert(best: &mut [(f32, Move)], value: f32, played: Move) {
    let Some(last) = best.last_mut() else { return };
    if value <= last.0 {
        return;
    }
    *last = (value, played);
    let mut at = best.len() - 1;
    while at > 0 && best[at - 1].0 < best[at].0 {
        best.swap(at - 1, at);
        at -= 1;
    }
}

/// The value of each number of actions of each symbol, by the weights of open actions.
fn worth_of_actions(state: &State, weights: &Weights) -> [[f32; MAX_SIZE + 1]; 6] {
    let position = PlayerPosition::new(state, state.player());
    let row = weights.row(position.turns_left().saturating_sub(1));
    let reach = ball::Key::of(&position).reach(&position);
    let mut worth = [[0.0; MAX_SIZE + 1]; 6];
    for symbol in Symbol::ALL {
        for (size, worth) in worth[symbol as usize].iter_mut().enumerate().skip(1) {
            let mut near = [0.0; opportunity::COUNT];
            opportunity::write(&position, &reach, symbol, size as u8, &mut near);
            let weights = &row[start::OPEN + OPPORTUNITIES..];
            let opportunities: f32 = near.iter().zip(weights).map(|(x, w)| x * w).sum();
            *worth = row[start::OPEN + TO_COME + symbol as usize] * size as f32 + opportunities;
        }
    }
    worth
}

/// The cluster that each symbol would be part of on each empty cell.
fn sizes_if_laid(state: &State) -> [[u8; 64]; 6] {
    let cauldron = &state.table().active().cauldron;
    let mut sizes = [[0; 64]; 6];
    for symbol in Symbol::ALL {
        let own = cauldron.symbols[symbol];
        let row = &mut sizes[symbol as usize];
        for cell in cauldron.empty.iter() {
            row[cell.index()] = 1;
        }
        let mut rest = own;
        while let Some(cell) = rest.first() {
            let cluster = rest.cluster(cell);
            rest &= !cluster;
            add_size(row, cluster, cauldron.empty);
        }
    }
    sizes
}

fn add_size(row: &mut [u8; 64], cluster: Cells, empty: Cells) {
    for cell in (cluster.grown() & empty).iter() {
        let size = &mut row[Cell::index(cell)];
        *size = (*size + cluster.len()).min(MAX_SIZE as u8);
    }
}

#[cfg(test)]
mod tests {
    use witchstone_rules::{Deal, Edition, Options, Phase, Seed};

    use super::*;
    use crate::search::prune::{self, Pruning};
    use crate::{Bot, Level};

    /// The short list contains the choice of the full evaluation far more often than a random list would.
    #[test]
    fn the_best_lay_is_mostly_on_the_list() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(4));
        let mut state = State::new(edition, options, &deal).unwrap();
        let (mut bot, mut turns, mut listed) = (Bot::new(Level::Witch, 1), 0, 0);
        while !state.is_over() {
            let chosen = bot.choose(&state.view(Some(state.player()))).unwrap();
            if state.table().phase == Phase::TurnStart && matches!(chosen, Move::Lay { .. }) {
                let mut moves = MoveList::new();
                prune::moves(&state, Pruning::None, &mut moves);
                shortlist(&state, Level::Witch.evaluation().weights(), 12, &mut moves);
                assert!(moves.len() <= 12 && !moves.is_empty());
                (turns, listed) = (turns + 1, listed + usize::from(moves.contains(&chosen)));
            }
            state.apply_unchecked(chosen, &mut ());
        }
        assert!(turns == 22 && listed >= 11, "{listed} of {turns}");
    }
}
