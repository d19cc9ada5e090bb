//! A quick player for rollouts: greedy at each decision, with the ways to lay a tile scored from cluster sizes alone.

use witchstone_rules::{Cell, Cells, Move, MoveList, Phase, State, Symbol};

use super::prune::{self, Breadth};
use crate::eval::features::open::{OPPORTUNITIES, TO_COME, opportunity};
use crate::eval::features::{Sight, ball, start};
use crate::eval::{Evaluation, Evaluator, Weights};

/// Lays that are looked at with the whole evaluation.
const LAYS: usize = 4;

/// Clusters larger than this are valued as this.
const MAX_SIZE: usize = 10;

/// Plays turns quickly. Its room is kept from one game to the next.
pub struct Policy {
    moves: Box<MoveList>,
    evaluator: Evaluator,
    /// Positions looked at.
    pub nodes: u64,
}

impl Policy {
    /// A policy with this evaluation.
    pub fn new(evaluation: Evaluation) -> Policy {
        Policy { moves: Box::new(MoveList::new()), evaluator: Evaluator::new(evaluation), nodes: 0 }
    }

    /// Makes the next decision.
    pub fn step(&mut self, state: &mut State) {
        prune::moves(state, Breadth::Narrow, &mut self.moves);
        if state.table().phase == Phase::TurnStart {
            self.shortlist_lays(state);
        }
        if let [only] = self.moves[..] {
            self.nodes += 1;
            return state.play_unchecked(only);
        }
        *state = self.best(state);
    }

    fn best(&mut self, state: &State) -> State {
        let player = state.player();
        let mut best = (f32::MIN, *state);
        for &played in self.moves.iter() {
            let mut after = *state;
            after.play_unchecked(played);
            self.nodes += 1;
            let value = self.evaluator.points(&after, player);
            if value > best.0 {
                best = (value, after);
            }
        }
        best.1
    }

    /// Leaves only the lays that promise most.
    fn shortlist_lays(&mut self, state: &State) {
        if self.moves.len() <= LAYS {
            return;
        }
        let worth = worth_of_actions(state, self.evaluator.weights());
        let sizes = sizes_if_laid(state);
        let mut best = [(f32::MIN, Move::End); LAYS];
        for &played in self.moves.iter() {
            let Move::Lay { tile, first, second } = played else { continue };
            let [a, b] = tile.symbols().map(|symbol| symbol as usize);
            let value =
                worth[a][sizes[a][first.index()] as usize] + worth[b][sizes[b][second.index()] as usize];
            insert(&mut best, value, played);
        }
        if best[0].1 != Move::End {
            self.moves.clear();
            self.moves
                .extend(best.iter().filter(|(_, played)| *played != Move::End).map(|&(_, played)| played));
        }
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

/// What so many actions of each symbol are worth now, by the weights of open actions.
fn worth_of_actions(state: &State, weights: &Weights) -> [[f32; MAX_SIZE + 1]; 6] {
    let sight = Sight::new(state, state.player());
    let row = weights.row(sight.turns_left().saturating_sub(1));
    let reach = ball::Key::of(&sight).reach(&sight);
    let mut worth = [[0.0; MAX_SIZE + 1]; 6];
    for symbol in Symbol::ALL {
        for (size, worth) in worth[symbol as usize].iter_mut().enumerate().skip(1) {
            let mut near = [0.0; opportunity::COUNT];
            opportunity::write(&sight, &reach, symbol, size as u8, &mut near);
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
