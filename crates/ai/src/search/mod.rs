//! The search: a beam over whole turns, then rollouts for the best of them.

mod beam;
pub(crate) mod fingerprint;
mod halving;
mod lays;
mod policy;
mod prune;
mod rollout;
mod seen;
mod stage;
mod threads;
mod ways;

use witchstone_rules::{Move, MoveList, Seed, State, View};

use crate::budget::{Budget, Meter};
use crate::eval::{Evaluation, Evaluator};

pub use beam::Look;
pub use halving::{Contest, Finals, Rollouts};
pub use policy::Policy;
pub use prune::Breadth;
pub use stage::Stage;
pub(crate) use stage::part;

use beam::{Beam, End};
use fingerprint::split_mix;
use halving::Entry;
use rollout::{Plan, Worker};

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The beam.
    pub look: Look,
    /// The beam of the last turn, where everything that follows is certain.
    pub last_look: Look,
    /// Rollouts, if any.
    pub contest: Option<Contest>,
}

/// A complete turn that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its moves.
    pub moves: Vec<Move>,
    /// The lead that it promises.
    pub value: f32,
    /// The lead by the evaluation alone.
    pub promised: f32,
    /// How often it was played out.
    pub rollouts: u32,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Complete turns, the best first.
    pub lines: Vec<Line>,
    /// The possible world in which the lines were looked for.
    pub world: State,
    /// Positions looked at.
    pub nodes: u64,
    /// Whether every way to end the turn was looked at.
    pub complete: bool,
}

/// Searches turns. Its room is kept from one search to the next: once warm, nodes allocate nothing.
pub struct Searcher {
    evaluator: Evaluator,
    beam: Beam,
    workers: Vec<Worker>,
    lines: Vec<Vec<Move>>,
    entries: Vec<Entry>,
    ways: Vec<(f32, Move)>,
}

impl Searcher {
    /// A searcher that thinks on so many threads; in the browser always on one.
    pub fn new(evaluation: Evaluation, threads: usize) -> Searcher {
        let workers = (0..threads.max(1)).map(|_| Worker::new(evaluation)).collect();
        Searcher {
            evaluator: Evaluator::new(evaluation),
            beam: Beam::default(),
            workers,
            lines: Vec::new(),
            entries: Vec::new(),
            ways: Vec::new(),
        }
    }

    /// Looks for the best turn from here. Nothing is found unless it is this seat's decision.
    pub fn search(&mut self, view: &View, method: &Method, seed: u64, budget: Budget<'_>) -> Found {
        let seed = split_mix(seed ^ fingerprint::of_view(view));
        let world = view.sample(&mut Seed::new(seed));
        let mut found = Found { lines: Vec::new(), world, nodes: 0, complete: false };
        if !view.is_to_move() {
            return found;
        }
        let mut meter = Meter::new(budget);
        let finals = method.contest.and_then(|contest| contest.finals);
        let finals = finals.filter(|finals| budget.exceeds(finals.begin(view)));
        if let Some(finals) = &finals {
            meter.cap(finals.begin(view));
        }
        let look = if is_last_turn(view) { &method.last_look } else { &method.look };
        self.beam.search(&world, look, &mut self.evaluator, seed, &mut meter);
        found.complete = self.beam.complete;
        self.enter_best(method.contest.map_or(look.ends, |contest| contest.candidates));
        if let Some(contest) = &method.contest {
            self.enter_other_ways(&world, contest.ways, seed, &mut meter);
            self.play_out(view, usize::MAX, &contest.rollouts, split_mix(seed), &mut meter);
        }
        if let Some(finals) = &finals {
            meter.cap(u64::MAX);
            // In new worlds: in those of the contest its winner had luck.
            self.play_out(view, finals.places, &finals.rollouts, split_mix(split_mix(seed)), &mut meter);
        }
        found.lines = self.rank();
        found.nodes = meter.nodes();
        found
    }

    /// The possible world in which lines are looked for from this view with this seed.
    pub fn world(view: &View, seed: u64) -> State {
        view.sample(&mut Seed::new(split_mix(seed ^ fingerprint::of_view(view))))
    }

    /// For each way to begin, the best turns that the beam finds: at most `look.ends` of each, the best first; the ways to
    /// begin stand in the order in which the rules offer them. All in the world of [`Searcher::search`] with this seed.
    pub fn ideas(&mut self, view: &View, look: &Look, seed: u64) -> Vec<Vec<Line>> {
        if !view.is_to_move() {
            return Vec::new();
        }
        let seed = split_mix(seed ^ fingerprint::of_view(view));
        let world = view.sample(&mut Seed::new(seed));
        let mut moves = MoveList::new();
        prune::moves(&world, look.breadth, &mut moves);
        moves.iter().map(|&first| self.ideas_after(&world, first, look, seed)).collect()
    }

    fn ideas_after(&mut self, world: &State, first: Move, look: &Look, seed: u64) -> Vec<Line> {
        let (stage, mut state) = (Stage::of(world), *world);
        state.apply_unchecked(first, &mut ());
        if !stage.holds(&state) {
            let value = self.evaluator.margin(&state, stage.player);
            return vec![Line { moves: vec![first], value, promised: value, rollouts: 0 }];
        }
        self.beam.search(&state, look, &mut self.evaluator, seed, &mut Meter::new(Budget::Nodes(u64::MAX)));
        let line = |end: &End| {
            let mut moves = Vec::new();
            self.beam.line(end, &mut moves);
            moves.insert(0, first);
            Line { moves, value: end.value, promised: end.value, rollouts: 0 }
        };
        self.beam.ends().iter().map(line).collect()
    }

    /// What a turn is worth, or the begin of one up to where something is turned up: the lead to expect if the rest of the
    /// turn is played well. Turns from the same view with the same seed are measured in the same worlds.
    ///
    /// The evaluation is averaged over some worlds; where the method has rollouts, they are added as in a search.
    pub fn judge(
        &mut self,
        view: &View,
        turn: &[Move],
        method: &Method,
        seed: u64,
        budget: Budget<'_>,
    ) -> f32 {
        let player = view.table.player;
        let stage = Stage::of_table(&view.table);
        let promised = self.promise(view, stage, turn, &method.look, seed);
        let Some(Contest { rollouts: how, .. }) = &method.contest else { return promised };
        let seed = split_mix(split_mix(seed ^ fingerprint::of_view(view)));
        let lines = [turn.to_vec()];
        let plan = Plan { view, player, lines: &lines, seed, horizon: how.horizon, playout: how.playout };
        let mut entry = [Entry::new(0, promised)];
        entry[0].begin(how.prior);
        halving::play_evenly(&plan, &mut entry, &mut self.workers, &mut Meter::new(budget));
        entry[0].value() as f32
    }

    /// What [`Searcher::judge`] tells by the evaluation alone. The view may be one of after the turn: it is told which turn
    /// is meant, for the same player may have the next one.
    pub fn promise(&mut self, view: &View, stage: Stage, turn: &[Move], look: &Look, seed: u64) -> f32 {
        let seed = split_mix(seed ^ fingerprint::of_view(view));
        let (mut sum, mut count) = (0.0, 0);
        let mut worlds = WORLDS;
        while count < worlds {
            let mut state = view.sample(&mut Seed::new(split_mix(split_mix(seed) ^ count)));
            for &played in turn {
                state.apply_unchecked(played, &mut ());
            }
            let goes_on = stage.holds(&state);
            if goes_on {
                worlds = SEARCHED_WORLDS;
            }
            sum += if goes_on {
                self.best_end(&state, look, seed)
            } else {
                self.evaluator.margin(&state, stage.player)
            };
            count += 1;
        }
        sum / count as f32
    }

    /// The lead after the best rest of a turn that the beam finds.
    fn best_end(&mut self, state: &State, look: &Look, seed: u64) -> f32 {
        self.beam.search(state, look, &mut self.evaluator, seed, &mut Meter::new(Budget::Nodes(u64::MAX)));
        self.beam.ends().first().map_or(0.0, |end| end.value)
    }

    /// Enters the best ends of the beam.
    fn enter_best(&mut self, most: usize) {
        self.entries.clear();
        for at in 0..self.beam.ends().len().min(most) {
            self.enter(self.beam.ends()[at], None);
        }
    }

    /// Enters an end of the beam into the contest; where the beam began after a first move, with that move.
    fn enter(&mut self, end: End, first: Option<Move>) {
        let line = self.entries.len();
        if self.lines.len() == line {
            self.lines.push(Vec::new());
        }
        self.beam.line(&end, &mut self.lines[line]);
        if let Some(first) = first {
            self.lines[line].insert(0, first);
        }
        self.entries.push(Entry::new(line, end.value));
    }

    /// Plays the first entries out, as many as there are places: they come out best first.
    fn play_out(&mut self, view: &View, places: usize, how: &Rollouts, seed: u64, meter: &mut Meter<'_>) {
        let player = view.table.player;
        let plan =
            Plan { view, player, lines: &self.lines, seed, horizon: how.horizon, playout: how.playout };
        let places = places.min(self.entries.len());
        halving::run(&plan, &mut self.entries[..places], how, &mut self.workers, meter);
    }

    fn rank(&self) -> Vec<Line> {
        let line = |entry: &Entry| Line {
            moves: self.lines[entry.line].clone(),
            value: entry.value() as f32,
            promised: entry.promised,
            rollouts: entry.count,
        };
        let mut lines: Vec<Line> = self.entries.iter().map(line).collect();
        // The contest says which is the best. The others left it at different times: their values put them in order.
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
