//! The beam: whole turns, built decision by decision, the best lines kept at each step.

use core::cmp::Ordering;

use witchstone_rules::{Move, MoveList, Phase, State, Tile, split_mix};

use super::placements;
use super::position_hash;
use super::prune::{self, Pruning};
use super::scope::SearchScope;
use super::transposition::TranspositionSet;
use crate::budget::Meter;
use crate::eval::Evaluator;

/// The longest line: a turn usually has about ten decisions. With a very short Pentagram it can have more; then a line ends in
/// mid-turn.
const MAX_STEPS: usize = 160;

/// Placements kept of each hex tile, whatever their value.
const PLACEMENTS_PER_TILE: usize = 2;

/// Parameters of a beam search.
#[derive(Clone, Copy, Debug)]
pub struct BeamConfig {
    /// Lines kept at each step.
    pub width: usize,
    /// Placements of the tile that are expanded.
    pub placements: usize,
    /// Placements on the short list that a cheaper evaluation draws up first; 0 for none.
    pub shortlist: usize,
    /// Which moves are pruned.
    pub pruning: Pruning,
    /// Ends of the turn that are kept.
    pub ends: usize,
    /// Largest noise added to a value, in points.
    pub noise: f32,
}

impl BeamConfig {
    /// A narrow beam for rollouts: likely moves only, three placements for each line.
    pub const fn narrow(width: usize) -> BeamConfig {
        let (placements, shortlist) = (width, 3 * width);
        BeamConfig { width, placements, shortlist, pruning: Pruning::Heavy, ends: 1, noise: 0.0 }
    }
}

/// A position in the beam.
#[derive(Clone, Copy)]
struct Node {
    state: State,
    step: u32,
}

/// A move of a line and the step before it.
#[derive(Clone, Copy)]
struct Step {
    before: u32,
    played: Move,
}

/// A move that could be added to a line.
#[derive(Clone, Copy)]
struct Candidate {
    value: f32,
    node: u32,
    order: u32,
    hash: u64,
    played: Move,
}

/// An end of the turn, or of a line in a turn that is longer than any line.
#[derive(Clone, Copy)]
pub struct End {
    /// Its static value: the expected lead.
    pub value: f32,
    step: u32,
}

const ROOT: u32 = u32::MAX;

/// A beam with its buffers, reused by later searches.
pub struct Beam {
    nodes: Vec<Node>,
    next: Vec<Node>,
    candidates: Vec<Candidate>,
    steps: Vec<Step>,
    /// Positions that lines of this search go through.
    visited: TranspositionSet,
    /// Positions generated in this step.
    generated: TranspositionSet,
    ends: Vec<End>,
    moves: Box<MoveList>,
    /// Whether no line was pruned.
    pub complete: bool,
}

impl Default for Beam {
    fn default() -> Beam {
        Beam::new(16, 18)
    }
}

impl Beam {
    /// A beam with transposition tables of 2^`visited` slots for the search and 2^`generated` for a step.
    pub fn new(visited: u32, generated: u32) -> Beam {
        Beam {
            nodes: Vec::new(),
            next: Vec::new(),
            candidates: Vec::new(),
            steps: Vec::new(),
            visited: TranspositionSet::new(visited),
            generated: TranspositionSet::new(generated),
            ends: Vec::new(),
            moves: Box::new(MoveList::new()),
            complete: true,
        }
    }
}

impl Beam {
    /// Finds the best ends of the turn from here, the best first.
    pub fn search(
        &mut self,
        root: &State,
        beam: &BeamConfig,
        evaluator: &mut Evaluator,
        seed: u64,
        meter: &mut Meter<'_>,
    ) {
        self.begin(root);
        let scope = SearchScope::of(root);
        let mut width = beam.width;
        for _ in 0..MAX_STEPS {
            if self.nodes.is_empty() {
                break;
            }
            let laying = self.nodes[0].state.table().phase == Phase::TurnStart;
            self.expand(&scope, beam, evaluator, seed, meter);
            if meter.is_spent() && !self.ends.is_empty() {
                self.complete = false;
                break;
            }
            if meter.is_spent() {
                width = 1;
            }
            let keep = if laying && width > 1 { beam.placements.max(width) } else { width };
            self.keep_best(keep, laying && width > 1);
            self.advance();
        }
        if self.ends.is_empty() {
            self.end_in_the_middle(&scope, evaluator);
        }
        self.ends.sort_by(|a, b| descending(a.value, b.value));
    }

    /// Turns the open lines into ends: the turn is longer than any line.
    fn end_in_the_middle(&mut self, scope: &SearchScope, evaluator: &mut Evaluator) {
        self.complete = false;
        for node in &self.nodes {
            self.ends.push(End { value: evaluator.margin(&node.state, scope.player), step: node.step });
        }
    }

    fn begin(&mut self, root: &State) {
        self.visited.clear();
        self.steps.clear();
        self.ends.clear();
        self.nodes.clear();
        self.complete = true;
        self.nodes.push(Node { state: *root, step: ROOT });
    }

    /// Tries every move of every line.
    fn expand(
        &mut self,
        scope: &SearchScope,
        beam: &BeamConfig,
        evaluator: &mut Evaluator,
        seed: u64,
        meter: &mut Meter<'_>,
    ) {
        self.candidates.clear();
        self.generated.clear();
        for at in 0..self.nodes.len() {
            let node = self.nodes[at];
            prune::moves(&node.state, beam.pruning, &mut self.moves);
            if beam.shortlist > 0 && node.state.table().phase == Phase::TurnStart {
                placements::shortlist(&node.state, evaluator.weights(), beam.shortlist, &mut self.moves);
            }
            for index in 0..self.moves.len() {
                let played = self.moves[index];
                let mut state = node.state;
                state.apply_unchecked(played, &mut ());
                meter.count(1);
                let hash = position_hash::of_turn(&state, scope.player);
                // Only visited positions are skipped: one pruned in an earlier step may be the best now.
                if self.visited.contains(hash) || !self.generated.insert(hash) {
                    continue;
                }
                let noise = noise(beam.noise, seed, hash);
                if scope.holds(&state) {
                    let value = evaluator.points(&state, scope.player) + noise;
                    let order = self.candidates.len() as u32;
                    self.candidates.push(Candidate { value, node: at as u32, order, hash, played });
                } else {
                    let value = evaluator.margin(&state, scope.player) + noise;
                    self.visited.insert(hash);
                    self.add_end(value, node.step, played, beam.ends);
                }
            }
        }
    }

    /// Keeps an end if it is among the best.
    fn add_end(&mut self, value: f32, before: u32, played: Move, room: usize) {
        let worst = if self.ends.len() < room {
            None
        } else {
            let at = (0..self.ends.len()).min_by(|&a, &b| self.ends[a].value.total_cmp(&self.ends[b].value));
            match at {
                Some(at) if self.ends[at].value < value => Some(at),
                _ => return,
            }
        };
        let end = End { value, step: self.steps.len() as u32 };
        self.steps.push(Step { before, played });
        match worst {
            Some(at) => self.ends[at] = end,
            None => self.ends.push(end),
        }
    }

    /// Keeps the best candidates; when tiles are laid, some of each tile.
    fn keep_best(&mut self, width: usize, by_tile: bool) {
        if self.candidates.len() <= width {
            return;
        }
        self.complete = false;
        self.candidates.sort_unstable_by(|a, b| descending(a.value, b.value).then(a.order.cmp(&b.order)));
        if by_tile {
            lift_each_tile(&mut self.candidates, width);
        }
        self.candidates.truncate(width);
    }

    /// Plays the candidates that were kept.
    fn advance(&mut self) {
        self.next.clear();
        for candidate in &self.candidates {
            let node = &self.nodes[candidate.node as usize];
            let mut state = node.state;
            state.apply_unchecked(candidate.played, &mut ());
            self.visited.insert(candidate.hash);
            self.next.push(Node { state, step: self.steps.len() as u32 });
            self.steps.push(Step { before: node.step, played: candidate.played });
        }
        core::mem::swap(&mut self.nodes, &mut self.next);
    }

    /// The ends found, the best first.
    pub fn ends(&self) -> &[End] {
        &self.ends
    }

    /// The moves that lead to an end.
    pub fn line(&self, end: &End, out: &mut Vec<Move>) {
        out.clear();
        let mut at = end.step;
        while at != ROOT {
            let step = self.steps[at as usize];
            out.push(step.played);
            at = step.before;
        }
        out.reverse();
    }
}

/// Orders larger values first; NaN does not occur.
fn descending(a: f32, b: f32) -> Ordering {
    b.total_cmp(&a)
}

/// Brings the best placements of each tile to the front.
fn lift_each_tile(candidates: &mut [Candidate], width: usize) {
    let mut counts = [0; Tile::COUNT];
    let mut front = 0;
    for at in 0..candidates.len() {
        if let Move::Lay { tile, .. } = candidates[at].played
            && counts[tile.index()] < PLACEMENTS_PER_TILE
            && front < width
        {
            counts[tile.index()] += 1;
            candidates[front..=at].rotate_right(1);
            front += 1;
        }
    }
}

/// Noise from the seed and the position: the same for the same position.
fn noise(most: f32, seed: u64, hash: u64) -> f32 {
    if most == 0.0 {
        return 0.0;
    }
    let drawn = split_mix(seed ^ hash) >> 40;
    most * drawn as f32 / (1 << 24) as f32
}
