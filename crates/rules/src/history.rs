//! A game in progress with undo and redo inside a turn.

use crate::{
    Deal, DifferenceKind, Edition, Event, Move, Options, Phase, Record, Refusal, RuleDifference, SetUpError,
    State,
};

/// A game with all its moves, that takes moves back as far as nothing was revealed.
///
/// A move can be taken back by the player who made it, within the same turn, until a Scroll or special tile was turned
/// up or a tile was drawn.
///
/// ```
/// use witchstone_rules::{Deal, Edition, History, Options, Seed};
/// let (edition, options) = (Edition::classic(), Options::new(2));
/// let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
/// let mut game = History::new(edition, options, deal)?;
/// let tower = "tower t2".parse()?;
/// game.play(tower)?;
/// assert_eq!(game.undo(), Some(tower));
/// assert_eq!(game.redo(), Some(tower));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    state: State,
    record: Record,
    /// The states before the moves that may be taken back, the oldest first.
    earlier: Vec<State>,
    /// The moves taken back, the next to redo last.
    undone: Vec<Move>,
}

impl History {
    /// A new game.
    pub fn new(edition: &'static Edition, options: Options, deal: Deal) -> Result<History, SetUpError> {
        let record = Record { options, deal, moves: vec![] };
        Ok(History { state: record.start(edition)?, record, earlier: vec![], undone: vec![] })
    }

    /// The game of a record, after all its moves; or the number of the first move that is refused, and why.
    pub fn of(edition: &'static Edition, record: &Record) -> Result<History, ReplayError> {
        let mut game =
            History::new(edition, record.options, record.deal.clone()).map_err(ReplayError::SetUp)?;
        for (number, &played) in record.moves.iter().enumerate() {
            game.play(played).map_err(|refusal| ReplayError::Move { number, refusal })?;
        }
        Ok(game)
    }

    /// Where the game stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The deal and all moves so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The legal moves now.
    pub fn legal(&self) -> crate::MoveList {
        let mut moves = crate::MoveList::new();
        self.state.legal(&mut moves);
        moves
    }

    /// Plays a move and returns what happened; a refused move changes nothing.
    pub fn play(&mut self, played: Move) -> Result<Vec<Event>, Refusal> {
        let events = self.advance(played)?;
        self.undone.clear();
        Ok(events)
    }

    /// Plays a move of a game that was played under this version of the rules, if it is legal now and has the same effect;
    /// else returns the difference and changes nothing.
    pub fn play_recorded(&mut self, played: Move, rules: u8) -> Result<Vec<Event>, RuleDifference> {
        let refusal = self.state.why_not(played);
        let effect = self.state.table().changed_effect(played, rules);
        let kind = match (refusal, effect) {
            (Some(refusal), _) => DifferenceKind::Refused { played, refusal, legal: self.legal().to_vec() },
            (None, Some(effect)) => DifferenceKind::Effect { played, effect, legal: self.legal().to_vec() },
            (None, None) => {
                let events = self.apply(played);
                self.undone.clear();
                return Ok(events);
            }
        };
        Err(RuleDifference { move_number: self.record.moves.len() + 1, kind })
    }

    fn advance(&mut self, played: Move) -> Result<Vec<Event>, Refusal> {
        match self.state.why_not(played) {
            Some(refusal) => Err(refusal),
            None => Ok(self.apply(played)),
        }
    }

    /// Plays a legal move.
    fn apply(&mut self, played: Move) -> Vec<Event> {
        let before = self.state;
        let mut events = Vec::new();
        self.state.apply(played, &mut events);
        self.record.moves.push(played);
        let ends_turn = events.iter().any(|event| is_turning_point(event, &before, &self.state));
        if ends_turn || events.iter().any(|event| event.reveals()) {
            self.earlier.clear();
        } else {
            self.earlier.push(before);
        }
        events
    }

    /// How many moves can be taken back.
    pub fn undoable(&self) -> usize {
        self.earlier.len()
    }

    /// How many moves can be played again.
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// Takes the last move back, if nothing was revealed since; returns it.
    pub fn undo(&mut self) -> Option<Move> {
        self.state = self.earlier.pop()?;
        let played = self.record.moves.pop()?;
        self.undone.push(played);
        Some(played)
    }

    /// Plays the move that was taken back last; returns it.
    pub fn redo(&mut self) -> Option<Move> {
        let played = self.undone.pop()?;
        self.advance(played).ok()?;
        Some(played)
    }
}

/// Whether the decision has passed to somebody else, or into another turn of the same player.
fn is_turning_point(event: &Event, before: &State, after: &State) -> bool {
    matches!(event, Event::TurnBegan { .. } | Event::GameEnded)
        || before.player() != after.player()
        || after.table().phase == Phase::Over
}

/// Why a record does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// The game cannot begin.
    SetUp(SetUpError),
    /// A move is refused.
    Move {
        /// Its place in the record, from 0.
        number: usize,
        /// Why.
        refusal: Refusal,
    },
}

impl core::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            ReplayError::SetUp(error) => error.fmt(f),
            ReplayError::Move { number, refusal } => write!(f, "Move {}: {refusal}", number + 1),
        }
    }
}

impl core::error::Error for ReplayError {}
