//! The search: a beam over whole turns, then rollouts for the best of them.

mod beam;
mod halving;
mod openings;
mod placements;
mod policy;
pub(crate) mod position_hash;
mod prune;
mod rollout;
mod scope;
mod threads;
mod transposition;

use witchstone_rules::{Move, MoveList, Seed, State, View, split_mix};

use crate::budget::{Budget, Meter};
use crate::eval::{Evaluation, Evaluator};

pub use beam::BeamConfig;
pub use halving::{HalvingConfig, RolloutConfig, SecondStage};
pub use policy::Policy;
pub use prune::Pruning;
pub use scope::SearchScope;
pub(crate) use scope::part;

use beam::{Beam, End};
use halving::RolloutCandidate;
use rollout::{Plan, Worker};

/// Parameters of a search.
#[derive(Clone, Copy, Debug)]
pub struct SearchConfig {
    /// The beam.
    pub beam: BeamConfig,
    /// The beam of the last turn, where everything that follows is certain.
    pub last_beam: BeamConfig,
    /// Rollouts by sequential halving, if any.
    pub halving: Option<HalvingConfig>,
}

/// A complete turn that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its moves.
    pub moves: Vec<Move>,
    /// The expected lead.
    pub value: f32,
    /// The lead by the static evaluation.
    pub static_value: f32,
    /// How often it was played out.
    pub rollouts: u32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct SearchResult {
    /// Complete turns, the best first.
    pub lines: Vec<Line>,
    /// The sampled world (determinisation) that was searched.
    pub world: State,
    /// Positions visited.
    pub nodes: u64,
    /// Whether the search was exhaustive.
    pub complete: bool,
}

/// Searches turns. Buffers are reused: once warm, nodes allocate nothing.
pub struct Searcher {
    evaluator: Evaluator,
    beam: Beam,
    workers: Vec<Worker>,
    lines: Vec<Vec<Move>>,
    candidates: Vec<RolloutCandidate>,
    openings: Vec<(f32, Move)>,
}

impl Searcher {
    /// A searcher on this many threads; in the browser always on one.
    pub fn new(evaluation: Evaluation, threads: usize) -> Searcher {
        let workers = (0..threads.max(1)).map(|_| Worker::new(evaluation)).collect();
        Searcher {
            evaluator: Evaluator::new(evaluation),
            beam: Beam::default(),
            workers,
            lines: Vec::new(),
            candidates: Vec::new(),
            openings: Vec::new(),
        }
    }

    /// How it evaluates positions.
    pub(crate) fn evaluation(&self) -> Evaluation {
        self.evaluator.evaluation()
    }

    /// The threads it searches on.
    pub(crate) fn threads(&self) -> usize {
        self.workers.len()
    }

    /// Searches for the best turn from here. Finds nothing unless it is this seat's decision.
    pub fn search(
        &mut self,
        view: &View,
        config: &SearchConfig,
        seed: u64,
        budget: Budget<'_>,
    ) -> SearchResult {
        let seed = split_mix(seed ^ position_hash::of_view(view));
        let world = view.sample(&mut Seed::new(seed));
        let mut found = SearchResult { lines: Vec::new(), world, nodes: 0, complete: false };
        if !view.is_to_move() {
            return found;
        }
        let mut meter = Meter::new(budget);
        let second_stage = config.halving.and_then(|halving| halving.second_stage);
        let second_stage = second_stage.filter(|second_stage| budget.exceeds(second_stage.starts_at(view)));
        if let Some(second_stage) = &second_stage {
            meter.cap(second_stage.starts_at(view));
        }
        let beam = if is_last_turn(view) { &config.last_beam } else { &config.beam };
        self.beam.search(&world, beam, &mut self.evaluator, seed, &mut meter);
        found.complete = self.beam.complete;
        self.add_best(config.halving.map_or(beam.ends, |halving| halving.candidates));
        if let Some(halving) = &config.halving {
            self.add_openings(&world, halving.openings, seed, &mut meter);
            self.play_out(view, usize::MAX, &halving.rollouts, split_mix(seed), &mut meter);
        }
        if let Some(second_stage) = &second_stage {
            meter.cap(u64::MAX);
            // In new worlds: in the old ones the best candidate was lucky (winner's curse).
            self.play_out(
                view,
                second_stage.candidates,
                &second_stage.rollouts,
                split_mix(split_mix(seed)),
                &mut meter,
            );
        }
        found.lines = self.rank();
        found.nodes = meter.nodes();
        found
    }

    /// The sampled world in which lines are searched from this view with this seed.
    pub fn world(view: &View, seed: u64) -> State {
        view.sample(&mut Seed::new(split_mix(seed ^ position_hash::of_view(view))))
    }

    /// For each first move, in the order of the legal moves, the best turns that the beam finds: at most `beam.ends` of each, the
    /// best first. All in the world of [`Searcher::search`] with this seed.
    pub fn alternatives(&mut self, view: &View, beam: &BeamConfig, seed: u64) -> Vec<Vec<Line>> {
        if !view.is_to_move() {
            return Vec::new();
        }
        let seed = split_mix(seed ^ position_hash::of_view(view));
        let world = view.sample(&mut Seed::new(seed));
        let mut moves = MoveList::new();
        prune::moves(&world, beam.pruning, &mut moves);
        moves.iter().map(|&first| self.alternatives_after(&world, first, beam, seed)).collect()
    }

    fn alternatives_after(&mut self, world: &State, first: Move, beam: &BeamConfig, seed: u64) -> Vec<Line> {
        let (scope, mut state) = (SearchScope::of(world), *world);
        state.apply_unchecked(first, &mut ());
        if !scope.holds(&state) {
            let value = self.evaluator.margin(&state, scope.player);
            return vec![Line { moves: vec![first], value, static_value: value, rollouts: 0 }];
        }
        self.beam.search(&state, beam, &mut self.evaluator, seed, &mut Meter::new(Budget::Nodes(u64::MAX)));
        let line = |end: &End| {
            let mut moves = Vec::new();
            self.beam.line(end, &mut moves);
            moves.insert(0, first);
            Line { moves, value: end.value, static_value: end.value, rollouts: 0 }
        };
        self.beam.ends().iter().map(line).collect()
    }

    /// The value of a turn, or of its moves up to a reveal: the expected lead if the rest of the turn is played well. Turns from
    /// the same view with the same seed are measured in the same worlds.
    ///
    /// The evaluation is averaged over some worlds; where the config has rollouts, they are added as in a search.
    pub fn judge(
        &mut self,
        view: &View,
        turn: &[Move],
        config: &SearchConfig,
        seed: u64,
        budget: Budget<'_>,
    ) -> f32 {
        let player = view.table.player;
        let scope = SearchScope::of_table(&view.table);
        let static_value = self.static_value(view, scope, turn, &config.beam, seed);
        let Some(HalvingConfig { rollouts: how, .. }) = &config.halving else { return static_value };
        let seed = split_mix(split_mix(seed ^ position_hash::of_view(view)));
        let lines = [turn.to_vec()];
        let plan = Plan { view, player, lines: &lines, seed, horizon: how.horizon, playout: how.playout };
        let mut candidate = [RolloutCandidate::new(0, static_value)];
        candidate[0].begin(how.prior);
        halving::play_evenly(&plan, &mut candidate, &mut self.workers, &mut Meter::new(budget));
        candidate[0].value() as f32
    }

    /// [`Searcher::judge`] by the static evaluation alone. The view may be one after the turn: `scope` says which turn is
    /// meant, for the same player may have the next one too.
    pub fn static_value(
        &mut self,
        view: &View,
        scope: SearchScope,
        turn: &[Move],
        beam: &BeamConfig,
        seed: u64,
    ) -> f32 {
        let seed = split_mix(seed ^ position_hash::of_view(view));
        let (mut sum, mut count) = (0.0, 0);
        let mut worlds = WORLDS;
        while count < worlds {
            let mut state = view.sample(&mut Seed::new(split_mix(split_mix(seed) ^ count)));
            for &played in turn {
                state.apply_unchecked(played, &mut ());
            }
            let continues = scope.holds(&state);
            if continues {
                worlds = SEARCHED_WORLDS;
            }
            sum += if continues {
                self.best_end(&state, beam, seed)
            } else {
                self.evaluator.margin(&state, scope.player)
            };
            count += 1;
        }
        sum / count as f32
    }

    /// The lead after the best rest of a turn that the beam finds.
    fn best_end(&mut self, state: &State, beam: &BeamConfig, seed: u64) -> f32 {
        self.beam.search(state, beam, &mut self.evaluator, seed, &mut Meter::new(Budget::Nodes(u64::MAX)));
        self.beam.ends().first().map_or(0.0, |end| end.value)
    }

    /// Adds the best ends of the beam to the candidates.
    fn add_best(&mut self, most: usize) {
        self.candidates.clear();
        for at in 0..self.beam.ends().len().min(most) {
            self.add(self.beam.ends()[at], None);
        }
    }

    /// Adds an end of the beam to the candidates; with the first move, if the beam began after it.
    fn add(&mut self, end: End, first: Option<Move>) {
        let line = self.candidates.len();
        if self.lines.len() == line {
            self.lines.push(Vec::new());
        }
        self.beam.line(&end, &mut self.lines[line]);
        if let Some(first) = first {
            self.lines[line].insert(0, first);
        }
        self.candidates.push(RolloutCandidate::new(line, end.value));
    }

    /// Runs rollouts for the first candidates, at most this many, and sorts them, the best first.
    fn play_out(
        &mut self,
        view: &View,
        candidates: usize,
        how: &RolloutConfig,
        seed: u64,
        meter: &mut Meter<'_>,
    ) {
        let player = view.table.player;
        let plan =
            Plan { view, player, lines: &self.lines, seed, horizon: how.horizon, playout: how.playout };
        let candidates = candidates.min(self.candidates.len());
        halving::run(&plan, &mut self.candidates[..candidates], how, &mut self.workers, meter);
    }

    fn rank(&self) -> Vec<Line> {
        let line = |candidate: &RolloutCandidate| Line {
            moves: self.lines[candidate.line].clone(),
            value: candidate.value() as f32,
            static_value: candidate.static_value,
            rollouts: candidate.count,
        };
        let mut lines: Vec<Line> = self.candidates.iter().map(line).collect();
        // Halving says which is the best. The others were dropped at different times: they are sorted by value.
        if let Some((_, others)) = lines.split_first_mut() {
            others.sort_by(|a, b| b.value.total_cmp(&a.value));
        }
        lines
    }
}

/// Possible worlds in which a whole turn is judged.
const WORLDS: u64 = 16;

/// The same where the rest of the turn has to be searched in each of them.
const SEARCHED_WORLDS: u64 = 4;

/// Whether the player to act has no turn after this one.
fn is_last_turn(view: &View) -> bool {
    view.table.round() == view.edition().counts.turns
}
