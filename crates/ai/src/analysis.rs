//! What to play and why: the best turn, other good ones, and where their points come from.

use witchstone_rules::{Event, EventSink, Move, View};

use crate::budget::Budget;
use crate::eval::{Evaluation, PointsBySource};
use crate::level::Level;
use crate::reasons::{self, Reasons, Turn};
use crate::search::{BeamConfig, Line, SearchConfig, SearchResult, SearchScope, Searcher};

/// Beam width of the search for alternatives: there are hundreds of first moves.
const ALTERNATIVE_WIDTH: usize = 8;

/// A turn that can be recommended.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// Its moves.
    pub moves: Vec<Move>,
    /// How many of them are played before something is revealed; the rest may change.
    pub known: usize,
    /// Expected lead over the best rival at the end of the game.
    pub lead: f32,
    /// How much less that is than with the best turn.
    pub loss: f32,
    /// Points that the turn makes at once, by source, including what is certain at the end of the game.
    pub now: PointsBySource,
    /// Points that it prepares, by source: what it makes likely later, compared with giving the turn up.
    pub later: PointsBySource,
    /// Why it is good.
    pub reasons: Reasons,
}

/// The best turn first, then alternatives.
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    /// At most as many as were asked for; none if it is not this seat's decision.
    pub advice: Vec<Advice>,
    /// Positions visited.
    pub nodes: u64,
    /// Whether the search was exhaustive.
    pub complete: bool,
}

/// Analyses positions. Buffers are reused.
pub struct Analyst {
    searcher: Searcher,
    evaluation: Evaluation,
    config: SearchConfig,
}

impl Analyst {
    /// An analyst of this level, on this many threads.
    pub fn new(level: Level, threads: usize) -> Analyst {
        let evaluation = level.evaluation();
        Analyst { searcher: Searcher::new(evaluation, threads), evaluation, config: level.search_config() }
    }

    /// The best turn from here, and up to `others` alternatives.
    pub fn analyse(&mut self, view: &View, others: usize, seed: u64, budget: Budget<'_>) -> Analysis {
        let found = self.searcher.search(view, &self.config, seed, budget);
        let mut chosen = Vec::new();
        choose(&mut chosen, &found.lines, others);
        if chosen.len() <= others {
            let more = self.more_alternatives(view, &found, seed);
            choose(&mut chosen, &more, others);
            if let Some((_, others)) = chosen.split_first_mut() {
                others.sort_by(|a, b| b.value.total_cmp(&a.value));
            }
        }
        let best = chosen.first().map_or(0.0, |line| line.value);
        let advice = chosen.iter().map(|line| self.advise(view, &found, line, best)).collect();
        Analysis { advice, nodes: found.nodes, complete: found.complete }
    }

    /// Turns with other first moves than those that the search compared, the best first. The static evaluation says how far
    /// behind the best turn they are.
    fn more_alternatives(&mut self, view: &View, found: &SearchResult, seed: u64) -> Vec<Line> {
        let beam = self.config.beam;
        let narrow = BeamConfig { width: beam.width.min(ALTERNATIVE_WIDTH), ends: 1, ..beam };
        let alternatives = self.searcher.alternatives(view, &narrow, seed);
        let best = found.lines.first().map_or((0.0, 0.0), |best| (best.value, best.static_value));
        let valued = |line: Line| Line { value: best.0 - (best.1 - line.static_value).max(0.0), ..line };
        let mut lines: Vec<Line> = alternatives.into_iter().flatten().map(valued).collect();
        lines.sort_by(|a, b| b.static_value.total_cmp(&a.static_value));
        lines
    }

    fn advise(&self, view: &View, found: &SearchResult, line: &Line, best: f32) -> Advice {
        let (mut state, mut reveals) = (found.world, Reveals(false));
        let mut known = 0;
        for &played in &line.moves {
            known += usize::from(!reveals.0);
            state.apply_unchecked(played, &mut reveals);
        }
        let turn =
            Turn { player: view.table.player, before: &found.world, moves: &line.moves, after: &state };
        let (reasons, now, later) = self.reasons(&turn);
        Advice {
            moves: line.moves.clone(),
            known,
            lead: line.value,
            loss: (best - line.value).max(0.0),
            now,
            later,
            reasons,
        }
    }

    fn reasons(&self, turn: &Turn<'_>) -> (Reasons, PointsBySource, PointsBySource) {
        let (now, later) = reasons::points(turn, &self.evaluation);
        (Reasons::of(turn, &self.evaluation, &now, &later), now, later)
    }

    /// Explains a turn found by an analysis from this view with this seed. Stops at the first move that is illegal in the
    /// world that was searched.
    pub fn explain(&self, view: &View, moves: &[Move], seed: u64) -> Reasons {
        let before = Searcher::world(view, seed);
        let mut after = before;
        let played = moves.iter().take_while(|&&played| after.play(played).is_ok()).count();
        let turn =
            Turn { player: view.table.player, before: &before, moves: &moves[..played], after: &after };
        self.reasons(&turn).0
    }

    /// The value of a turn, or of its moves up to a reveal; in the same worlds for every turn from this view.
    pub fn judge(&mut self, view: &View, turn: &[Move], seed: u64, budget: Budget<'_>) -> f32 {
        self.searcher.judge(view, turn, &self.config, seed, budget)
    }

    /// [`Analyst::judge`] by the static evaluation alone; the view may be one after the turn.
    pub(crate) fn static_value(&mut self, view: &View, scope: SearchScope, turn: &[Move], seed: u64) -> f32 {
        self.searcher.static_value(view, scope, turn, &self.config.beam, seed)
    }
}

/// Adds lines that are alternatives to those chosen before.
fn choose(chosen: &mut Vec<Line>, lines: &[Line], others: usize) {
    for line in lines {
        if chosen.len() <= others && chosen.iter().all(|other| differ(other, line)) {
            chosen.push(line.clone());
        }
    }
}

/// Whether two turns are alternatives: another tile, the tile on other cells, or another first action.
fn differ(one: &Line, other: &Line) -> bool {
    match (one.moves.first(), other.moves.first()) {
        (Some(&Move::Lay { tile, first, second }), Some(&Move::Lay { tile: other, first: a, second: b })) => {
            tile != other || ![first, second].iter().any(|cell| [a, b].contains(cell))
        }
        (first, other) => first != other,
    }
}

/// Whether something was revealed so far.
pub(crate) struct Reveals(pub bool);

impl EventSink for Reveals {
    fn emit(&mut self, event: Event) {
        self.0 |= event.reveals();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Options, Seed, State};

    #[test]
    fn advice_is_a_whole_turn_with_its_points() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(11));
        let mut state = State::new(edition, options, &deal).unwrap();
        let mut bot = crate::Bot::new(Level::Adept, 1);
        while state.table().round() < 3 {
            let chosen = bot.choose(&state.view(Some(state.player()))).unwrap();
            state.apply_unchecked(chosen, &mut ());
        }
        let view = state.view(Some(state.player()));
        let analysis = Analyst::new(Level::Wizard, 1).analyse(&view, 2, 1, Budget::Nodes(u64::MAX));
        assert_eq!(analysis.advice.len(), 3);
        assert_eq!(analysis.advice[0].loss, 0.0);
        for pair in analysis.advice.windows(2) {
            assert!(pair[0].loss <= pair[1].loss && pair[0].moves[0] != pair[1].moves[0]);
        }
        let best = &analysis.advice[0];
        assert!((1..=best.moves.len()).contains(&best.known));
        assert!(best.now.total() > 0.0, "a turn of a Wizard makes points");
        let analyst = Analyst::new(Level::Wizard, 1);
        assert_eq!(analyst.explain(&view, &best.moves, 1), best.reasons);
        assert_eq!(analyst.explain(&view, &[Move::Decline], 1), analyst.explain(&view, &[], 1));
        for &played in &best.moves[..best.known] {
            state.play(played).expect("advice is legal as far as it is known");
        }
    }
}
