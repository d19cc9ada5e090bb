//! A part of a turn: from one position to the next reveal, or to the end of the turn.

use witchstone_rules::{Move, State, View};

use super::{Better, Settings};
use crate::analysis::{Analyst, Reveals};
use crate::budget::Budget;
use crate::search::SearchScope;

/// A turn that was played is judged with this part of the nodes of the search for the best one.
const JUDGING: (u64, u64) = (1, 3);

/// The review of a part of a turn.
pub struct Part {
    /// The number of moves of the record up to its end.
    pub end: usize,
    /// The expected lead after it, as played, before the reveal.
    pub lead: f32,
    /// Points of lead lost.
    pub loss: f32,
    /// What would have been better.
    pub better: Option<Better>,
    /// Points of lead gained by reveals.
    pub luck: f32,
}

impl Part {
    /// Reviews the part of a turn that begins here.
    pub fn review(
        analyst: &mut Analyst,
        state: &State,
        moves: &[Move],
        from: usize,
        settings: &Settings,
    ) -> Part {
        let view = state.view(Some(state.player()));
        let (after, end, revealed) = follow(state, moves, from);
        let played = &moves[from..end];
        let judging = Budget::Nodes(settings.nodes).part(JUDGING.0, JUDGING.1);
        let lead = analyst.judge(&view, played, settings.seed, judging);
        let better =
            if is_forced(&view) { None } else { find_better(analyst, &view, played, lead, settings) };
        let better = better.map(|better| Better { from, ..better });
        let luck = if revealed { luck(analyst, &view, played, &after, settings) } else { 0.0 };
        Part { end, lead, loss: better.as_ref().map_or(0.0, |better| better.by), better, luck }
    }
}

/// Plays on up to the first reveal, or to the end of the turn.
fn follow(state: &State, moves: &[Move], from: usize) -> (State, usize, bool) {
    let (scope, mut after, mut end) = (SearchScope::of(state), *state, from);
    let mut reveals = Reveals(false);
    while end < moves.len() && !reveals.0 && scope.holds(&after) {
        after.apply_unchecked(moves[end], &mut reveals);
        end += 1;
    }
    (after, end, reveals.0)
}

fn is_forced(view: &View) -> bool {
    let moves = view.legal_moves();
    moves.len() == 1
}

/// The best continuation, if it differs from the one played and is better.
fn find_better(
    analyst: &mut Analyst,
    view: &View,
    played: &[Move],
    lead: f32,
    settings: &Settings,
) -> Option<Better> {
    let analysis = analyst.analyse(view, 0, settings.seed, Budget::Nodes(settings.nodes));
    let advice = analysis.advice.into_iter().next()?;
    let begin = &advice.moves[..advice.known];
    if begin == played {
        return None;
    }
    let judging = Budget::Nodes(settings.nodes).part(JUDGING.0, JUDGING.1);
    let by = analyst.judge(view, begin, settings.seed, judging) - lead;
    (by > 0.0).then_some(Better { from: 0, advice, by })
}

/// The expected lead after the reveal, less the average over sampled worlds. By the static evaluation alone: rollouts would add
/// more noise than they remove.
fn luck(analyst: &mut Analyst, view: &View, played: &[Move], after: &State, settings: &Settings) -> f32 {
    let scope = SearchScope::of_table(&view.table);
    let expected = analyst.static_value(view, scope, played, settings.seed);
    analyst.static_value(&after.view(view.seat), scope, &[], settings.seed) - expected
}
