//! Rollouts: one line played in one possible world, and on from there with the quick policy or a narrow beam.

use witchstone_rules::{Move, MoveList, Phase, Player, Score, Seed, State, View, split_mix};

use super::beam::{Beam, BeamConfig};
use super::policy::Policy;
use super::scope::SearchScope;
use crate::budget::{Budget, Meter};
use crate::eval::{Evaluation, Evaluator};

/// Bits of the transposition sets of a rollout's beam: small enough for the processor's cache.
const ROOM: u32 = 11;

/// The buffers of one thread.
pub struct Worker {
    policy: Policy,
    beam: Beam,
    line: Vec<Move>,
    evaluator: Evaluator,
    moves: Box<MoveList>,
}

/// One rollout.
#[derive(Clone, Copy)]
pub struct Task {
    /// The number of the line.
    pub line: usize,
    /// The number of the world.
    pub world: u64,
}

/// Lines from one position, and how they are played out.
pub struct Plan<'a> {
    /// What the player knows.
    pub view: &'a View,
    /// Whose lines they are.
    pub player: Player,
    /// The lines.
    pub lines: &'a [Vec<Move>],
    /// Worlds are drawn from this.
    pub seed: u64,
    /// The beam of all players; greedy if none.
    pub playout: Option<BeamConfig>,
    /// Further turns of the player after this one; then the evaluation takes over.
    pub horizon: u8,
}

impl Worker {
    /// Buffers for rollouts with this evaluation.
    pub fn new(evaluation: Evaluation) -> Worker {
        Worker {
            policy: Policy::new(evaluation),
            beam: Beam::new(ROOM, ROOM),
            line: Vec::new(),
            evaluator: Evaluator::new(evaluation),
            moves: Box::new(MoveList::new()),
        }
    }

    /// Plays a line out; returns the lead at the end and the nodes used.
    pub fn play(&mut self, plan: &Plan<'_>, task: Task) -> (f32, u64) {
        let before = self.policy.nodes;
        let mut state = plan.view.sample(&mut Seed::new(split_mix(plan.seed ^ task.world)));
        self.follow(&mut state, &plan.lines[task.line]);
        let last = state.table().areas[plan.player].turns.saturating_add(plan.horizon);
        while !state.is_over() && !is_done(&state, plan.player, last) {
            self.step(&mut state, plan.playout.as_ref());
        }
        // The line itself counts too: no rollout is free, or the halving might never end.
        let nodes = self.policy.nodes - before + plan.lines[task.line].len() as u64 + 1;
        (self.value(&state, plan.player), nodes)
    }

    /// Plays the line as far as this world allows, and the rest of the turn by the policy.
    fn follow(&mut self, state: &mut State, line: &[Move]) {
        let scope = SearchScope::of(state);
        for &played in line {
            self.moves.clear();
            state.legal(&mut self.moves);
            if !scope.holds(state) || !self.moves.contains(&played) {
                break;
            }
            state.apply_unchecked(played, &mut ());
        }
        while scope.holds(state) {
            self.policy.step(state);
        }
    }

    /// Plays on: one greedy decision, or a whole turn with a beam.
    fn step(&mut self, state: &mut State, playout: Option<&BeamConfig>) {
        let Some(beam) = playout else { return self.policy.step(state) };
        let mut meter = Meter::new(Budget::Nodes(u64::MAX));
        self.beam.search(state, beam, &mut self.evaluator, 0, &mut meter);
        self.policy.nodes += meter.nodes();
        let Some(end) = self.beam.ends().first() else { return self.policy.step(state) };
        self.beam.line(end, &mut self.line);
        for &played in &self.line {
            state.apply_unchecked(played, &mut ());
        }
    }

    fn value(&mut self, state: &State, player: Player) -> f32 {
        if state.is_over() { final_margin(state, player) } else { self.evaluator.margin(state, player) }
    }
}

/// Whether the player is about to begin the first turn that is not played out any more.
fn is_done(state: &State, player: Player, last: u8) -> bool {
    let table = state.table();
    table.phase == Phase::TurnStart && table.player == player && table.areas[player].turns >= last
}

/// The lead over the best of the others; a tie is decided by the Wand (F8).
fn final_margin(state: &State, player: Player) -> f32 {
    let points = |player: Player| {
        let area = &state.table().areas[player];
        let score = Score::of(state.edition(), area, &state.hand(player).scrolls);
        f32::from(score.total()) + f32::from(area.wand) * 0.01 - f32::from(area.wand_order) * 0.0001
    };
    let rivals = state.table().players().filter(|&other| other != player);
    points(player) - rivals.map(points).fold(f32::MIN, f32::max)
}
