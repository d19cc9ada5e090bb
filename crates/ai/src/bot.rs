//! A computer opponent: chooses moves from what its seat may know, and from nothing else.

use witchstone_rules::{Move, View};

use crate::budget::Budget;
use crate::eval::Evaluation;
use crate::level::Level;
use crate::search::{SearchConfig, SearchResult, Searcher, part, position_hash};

/// A player of some level.
///
/// It plans a whole turn and plays it move by move; when something is revealed, it searches again.
pub struct Bot {
    config: SearchConfig,
    nodes: u64,
    evaluation: Evaluation,
    threads: usize,
    /// The buffers of its searches, some megabytes; none before the first search and after [`Bot::take_searcher`].
    searcher: Option<Searcher>,
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
        let (config, nodes, evaluation) = (level.search_config(), level.nodes(), level.evaluation());
        Bot { config, nodes, evaluation, threads, searcher: None, seed, nodes_visited: 0, plan: Vec::new() }
    }

    /// A bot with its own search parameters.
    pub fn custom(searcher: Searcher, config: SearchConfig, nodes: u64, seed: u64) -> Bot {
        let (evaluation, threads) = (searcher.evaluation(), searcher.threads());
        let searcher = Some(searcher);
        Bot { config, nodes, evaluation, threads, searcher, seed, nodes_visited: 0, plan: Vec::new() }
    }

    /// Chooses a move within the level's budget; none if it is not this seat's decision.
    pub fn choose(&mut self, view: &View) -> Option<Move> {
        self.choose_within(view, Budget::Nodes(self.nodes))
    }

    /// Chooses a move within the level's budget, and sooner once `stop` returns true: it is called every thousand nodes.
    pub fn choose_until(&mut self, view: &View, stop: &(dyn Fn() -> bool + Sync)) -> Option<Move> {
        self.choose_within(view, Budget::Stoppable(self.nodes, stop))
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
        let (evaluation, threads) = (self.evaluation, self.threads);
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(evaluation, threads));
        let found = searcher.search(view, &self.config, self.seed, budget);
        self.nodes_visited += found.nodes;
        self.make_plan(view, &found);
        self.plan.pop().map(|(_, played)| played)
    }

    /// Takes the buffers of its searches, for another bot or to free them. The plan stays: the bot continues its turn.
    pub fn take_searcher(&mut self) -> Option<Searcher> {
        self.searcher.take()
    }

    /// Whether it can search with these buffers: it evaluates positions as the bot did that left them.
    pub fn fits(&self, searcher: &Searcher) -> bool {
        searcher.evaluation() == self.evaluation && searcher.threads() == self.threads
    }

    /// Gives it buffers that [fit](Bot::fits); others are dropped.
    pub fn lend_searcher(&mut self, searcher: Searcher) {
        if self.fits(&searcher) {
            self.searcher = Some(searcher);
        }
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

#[cfg(test)]
mod tests {
    use witchstone_rules::{Deal, Edition, Options, Seed, State};

    use super::*;

    fn view() -> View {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
        let state = State::new(edition, options, &deal).unwrap();
        state.view(Some(state.player()))
    }

    #[test]
    fn a_bot_without_buffers_plays_on_and_others_use_them() {
        let (view, seed) = (view(), 3);
        let mut bot = Bot::new(Level::Witch, seed);
        let chosen = bot.choose(&view);
        let searcher = bot.take_searcher().unwrap();
        assert!(bot.take_searcher().is_none());
        let mut other = Bot::new(Level::Adept, seed);
        assert!(other.fits(&searcher) && !Bot::new(Level::Apprentice, seed).fits(&searcher));
        other.lend_searcher(searcher);
        assert_eq!(other.choose(&view), Bot::new(Level::Adept, seed).choose(&view));
        assert_eq!(chosen, Bot::new(Level::Witch, seed).choose(&view));
    }

    #[test]
    fn a_search_that_is_stopped_at_once_still_finds_a_move() {
        let view = view();
        for level in Level::ALL {
            let played = Bot::new(level, 1).choose_until(&view, &|| true).unwrap();
            assert!(view.legal_moves().contains(&played), "{level}: {played}");
        }
    }
}
