//! A record replayed under the present rules, whatever version it was played under.

use witchstone_rules::{
    DifferenceKind, Edition, Game, RULES_VERSION, ReplayError, RuleDifference, Score, State,
};

use super::{GameRecord, Outcome, TracedMove, TracedRecord};

/// A game replayed under the present rules.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game: after all its moves, or up to the first difference.
    pub game: Game,
    /// The first difference from a record of older rules. Without one the two games are identical.
    pub difference: Option<RuleDifference>,
}

impl GameRecord {
    /// Whether the game was played under an older version of the rules.
    pub fn is_older(&self) -> bool {
        self.rules < RULES_VERSION
    }

    /// Replays the game under the present rules and, if it is of older ones, compares the outcome.
    ///
    /// # Errors
    ///
    /// A record of the present rules whose moves are not legal, or any whose game cannot begin.
    pub fn replay(&self, edition: &'static Edition) -> Result<Replay, ReplayError> {
        replay(self, &[], edition)
    }

    /// The record as one of the present rules: for games of older rules that are identical now.
    pub fn upgraded(self) -> GameRecord {
        GameRecord { rules: RULES_VERSION, ..self }
    }
}

impl TracedRecord {
    /// Replays the game under the present rules and, if it is of older ones, compares the points after each move and the
    /// outcome. Its lists of legal moves are not compared: other rules offer others.
    ///
    /// # Errors
    ///
    /// A record of the present rules whose moves are not legal, or any whose game cannot begin.
    pub fn replay(&self, edition: &'static Edition) -> Result<Replay, ReplayError> {
        replay(&self.game, &self.trace, edition)
    }
}

fn replay(
    record: &GameRecord,
    trace: &[TracedMove],
    edition: &'static Edition,
) -> Result<Replay, ReplayError> {
    if !record.is_older() {
        return Ok(Replay { game: Game::replay(edition, &record.record)?, difference: None });
    }
    let (options, deal) = (record.record.options, record.record.deal.clone());
    let mut game = Game::new(edition, options, deal).map_err(ReplayError::SetUp)?;
    let difference = compare(&mut game, record, trace).err();
    Ok(Replay { game, difference })
}

fn compare(game: &mut Game, record: &GameRecord, trace: &[TracedMove]) -> Result<(), RuleDifference> {
    let moves = &record.record.moves;
    for (at, &played) in moves.iter().enumerate() {
        game.play_recorded(played, record.rules)?;
        let now = points(game.state());
        if let Some(TracedMove { scores, .. }) = trace.get(at).filter(|traced_move| traced_move.scores != now)
        {
            let kind = DifferenceKind::Points { recorded: scores.clone(), now };
            return Err(RuleDifference { move_number: at + 1, kind });
        }
    }
    let kind = record.outcome.as_ref().and_then(|outcome| compare_outcome(game.state(), outcome));
    kind.map_or(Ok(()), |kind| Err(RuleDifference { move_number: moves.len(), kind }))
}

fn compare_outcome(state: &State, recorded: &Outcome) -> Option<DifferenceKind> {
    if !state.is_over() {
        return Some(DifferenceKind::NotOver);
    }
    let (recorded, now) = (recorded.clone(), Outcome::of(state));
    let totals = |outcome: &Outcome| outcome.scores.iter().map(Score::total).collect::<Vec<_>>();
    if totals(&recorded) != totals(&now) {
        return Some(DifferenceKind::Result { recorded: totals(&recorded), now: totals(&now) });
    }
    if recorded.scores != now.scores {
        return Some(DifferenceKind::Sources { recorded: recorded.scores, now: now.scores });
    }
    let same = recorded.winners == now.winners;
    (!same).then_some(DifferenceKind::Winners { recorded: recorded.winners, now: now.winners })
}

/// Every player's points on the track, in turn order.
fn points(state: &State) -> Vec<u16> {
    let table = state.table();
    table.players().map(|player| table.areas[player].score).collect()
}
