//! A computer opponent: chooses moves from what its seat may know, and from nothing else.

use witchstone_rules::{Move, View};

use crate::budget::Budget;
use crate::level::Level;
use crate::search::{SearchConfig, SearchResult, Searcher, part, position_hash};

/// A player of some level.
///
/// It plans a whole turn and plays it move by move; when something is revealed, it searches again.
pub struct Bot {
    config: SearchConfig,
    nodes: u64,
    searcher: Searcher,
    seed: u64,
    nodes_visited: u64,
    /// The moves to come, each with the hash of the view in which it was planned.
    plan: Vec<(u64, Move)>,
}

impl Bot {
    /// A player of this level. The same seed plays the same moves.
    pub fn new(level: Level, seed: u64) -> Bot {
        Bot::with_threads(level, seed, 1)
    }

    /// A bot that searches on this many threads. Under a node budget it plays the same moves as on one.
    pub fn with_threads(level: Level, seed: u64, threads: usize) -> Bot {
        let searcher = Searcher::new(level.evaluation(), threads);
        Bot::custom(searcher, level.search_config(), level.nodes(), seed)
    }

    /// A bot with its own search parameters.
    pub fn custom(searcher: Searcher, config: SearchConfig, nodes: u64, seed: u64) -> Bot {
        Bot { config, nodes, searcher, seed, nodes_visited: 0, plan: Vec::new() }
    }

    /// Chooses a move within the level's budget; none if it is not this seat's decision.
    pub fn choose(&mut self, view: &View) -> Option<Move> {
        self.choose_within(view, Budget::Nodes(self.nodes))
    }

    /// Chooses a move within this budget for the whole turn.
    pub fn choose_within(&mut self, view: &View, budget: Budget<'_>) -> Option<Move> {
        let hash = position_hash::of_view(view);
        if let Some(&(planned, played)) = self.plan.last()
            && planned == hash
        {
            self.plan.pop();
            return Some(played);
        }
        if let Some(only) = only_move(view) {
            self.plan.clear();
            return Some(only);
        }
        let (numerator, denominator) = part(view);
        let budget = budget.part(numerator, denominator);
        let found = self.searcher.search(view, &self.config, self.seed, budget);
        self.nodes_visited += found.nodes;
        self.make_plan(view, &found);
        self.plan.pop().map(|(_, played)| played)
    }

    /// Nodes of all its searches so far.
    pub fn nodes_visited(&self) -> u64 {
        self.nodes_visited
    }

    /// Stores the best line, last move first, with the expected view before each move.
    fn make_plan(&mut self, view: &View, found: &SearchResult) {
        self.plan.clear();
        let Some(best) = found.lines.first() else { return };
        let mut state = found.world;
        for &played in &best.moves {
            self.plan.push((position_hash::of_view(&state.view(view.seat)), played));
            state.apply_unchecked(played, &mut ());
        }
        self.plan.reverse();
    }
}

/// The move if there is only one.
fn only_move(view: &View) -> Option<Move> {
    let moves = view.legal_moves();
    if let [only] = moves[..] { Some(only) } else { None }
}
