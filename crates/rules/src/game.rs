//! A game in progress: its record, its positions, and undo and redo.

use crate::{
    Deal, DifferenceKind, Edition, Event, Move, MoveList, Options, Phase, Record, Refusal, RuleDifference,
    SetUpError, State,
};

/// A game with all its moves, and undo back to the last reveal.
///
/// The player who made a move can undo it within the same turn, until a Scroll, special tile or hex tile was revealed.
///
/// ```
/// use witchstone_rules::{Deal, Edition, Game, Options, Seed};
///
/// let (edition, options) = (Edition::classic(), Options::new(2));
/// let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
/// let mut game = Game::new(edition, options, deal)?;
///
/// let tower = "tower t2".parse()?;
/// let events = game.play(tower)?;
/// assert!(game.can_undo() && !game.can_redo());
/// assert_eq!(game.undo(), Some(tower));
/// assert_eq!(game.redo(), Some((tower, events.clone())));
///
/// // Every position of the game, the first one included, and what each move did.
/// assert_eq!(game.positions().last(), Some(*game.state()));
/// assert_eq!(game.moves().next().unwrap().events, events);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Only the positions that undo needs are stored. [`Game::moves`] and [`Game::positions`] replay the record, which takes
/// well under a millisecond: storing every position would take 300 kB per game, and a server holds many games.
#[derive(Clone, Debug)]
pub struct Game {
    state: State,
    record: Record,
    /// The positions before the moves that can be undone, the oldest first.
    undo: Vec<State>,
    /// The moves that can be redone, the next one last.
    redo: Vec<Move>,
}

/// A move of a game, with the position before it and its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// The position before the move.
    pub before: State,
    /// The move.
    pub played: Move,
    /// Everything that happened, hidden things included.
    pub events: Vec<Event>,
}

impl PlayedMove {
    /// Whether it was the only legal move, so that nobody decided anything.
    pub fn is_forced(&self) -> bool {
        self.before.legal_moves().len() == 1
    }
}

impl Game {
    /// A new game.
    pub fn new(edition: &'static Edition, options: Options, deal: Deal) -> Result<Game, SetUpError> {
        let record = Record { options, deal, moves: vec![] };
        Ok(Game { state: record.start(edition)?, record, undo: vec![], redo: vec![] })
    }

    /// The game of a record, after all its moves.
    ///
    /// # Errors
    ///
    /// The game cannot begin, or a move is refused.
    pub fn replay(edition: &'static Edition, record: &Record) -> Result<Game, ReplayError> {
        let mut game = Game::new(edition, record.options, record.deal.clone()).map_err(ReplayError::SetUp)?;
        for (number, &played) in record.moves.iter().enumerate() {
            game.play(played).map_err(|refusal| ReplayError::Move { number, played, refusal })?;
        }
        Ok(game)
    }

    /// The current position.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The deal and all moves so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Every move so far, with the position before it and its events.
    pub fn moves(&self) -> impl Iterator<Item = PlayedMove> + '_ {
        let mut state = self.start();
        self.record.moves.iter().map(move |&played| {
            let (before, mut events) = (state, Vec::new());
            state.apply_unchecked(played, &mut events);
            PlayedMove { before, played, events }
        })
    }

    /// Every position so far: before the first move, and after each one.
    pub fn positions(&self) -> impl Iterator<Item = State> + '_ {
        let start = self.start();
        let after = self.record.moves.iter().scan(start, |state, &played| {
            state.apply_unchecked(played, &mut ());
            Some(*state)
        });
        core::iter::once(start).chain(after)
    }

    /// The position after this many moves; none if the game has fewer.
    pub fn position(&self, moves: usize) -> Option<State> {
        self.positions().nth(moves)
    }

    fn start(&self) -> State {
        self.record.start(self.state.edition()).expect("the game has begun with this deal")
    }

    /// The legal moves now.
    pub fn legal_moves(&self) -> MoveList {
        self.state.legal_moves()
    }

    /// Plays a move and returns its events; a refused move changes nothing.
    pub fn play(&mut self, played: Move) -> Result<Vec<Event>, Refusal> {
        self.state.check(played)?;
        self.redo.clear();
        Ok(self.apply(played))
    }

    /// Plays a move of a game that was played under this version of the rules, if it is legal now and has the same effect;
    /// else returns the difference and changes nothing.
    pub fn play_recorded(&mut self, played: Move, rules: u8) -> Result<Vec<Event>, RuleDifference> {
        let refusal = self.state.check(played).err();
        let effect = self.state.table().changed_effect(played, rules);
        let kind = match (refusal, effect) {
            (Some(refusal), _) => {
                DifferenceKind::Refused { played, refusal, legal: self.legal_moves().to_vec() }
            }
            (None, Some(effect)) => {
                DifferenceKind::Effect { played, effect, legal: self.legal_moves().to_vec() }
            }
            (None, None) => {
                self.redo.clear();
                return Ok(self.apply(played));
            }
        };
        Err(RuleDifference { move_number: self.record.moves.len() + 1, kind })
    }

    /// Plays a legal move.
    fn apply(&mut self, played: Move) -> Vec<Event> {
        let before = self.state;
        let mut events = Vec::new();
        self.state.apply_unchecked(played, &mut events);
        self.record.moves.push(played);
        if ends_decision(&before, &self.state, &events) || events.iter().any(|event| event.reveals()) {
            self.undo.clear();
        } else {
            self.undo.push(before);
        }
        events
    }

    /// Whether the last move can be undone.
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether an undone move can be redone.
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// How many moves can be undone.
    pub fn undo_count(&self) -> usize {
        self.undo.len()
    }

    /// How many moves can be redone.
    pub fn redo_count(&self) -> usize {
        self.redo.len()
    }

    /// Undoes the last move and returns it; `None` if nothing can be undone.
    pub fn undo(&mut self) -> Option<Move> {
        self.state = self.undo.pop()?;
        let undone = self.record.moves.pop()?;
        self.redo.push(undone);
        Some(undone)
    }

    /// Plays the move that was undone last; returns it with its events, or `None` if nothing can be redone.
    pub fn redo(&mut self) -> Option<(Move, Vec<Event>)> {
        let played = self.redo.pop()?;
        Some((played, self.apply(played)))
    }

    /// Undoes all moves but the first ones, reveals or not, as when all players agree; returns them, the last one first.
    ///
    /// They cannot be redone.
    pub fn truncate(&mut self, moves: usize) -> Vec<Move> {
        let undone = self.record.moves.split_off(moves.min(self.record.moves.len()));
        let kept = core::mem::take(&mut self.record.moves);
        self.state = self.start();
        self.undo.clear();
        self.redo.clear();
        for played in kept {
            self.apply(played);
        }
        undone.into_iter().rev().collect()
    }
}

/// Whether the next decision is another player's, or in another turn of the same player.
fn ends_decision(before: &State, after: &State, events: &[Event]) -> bool {
    let ends = |event: &Event| matches!(event, Event::TurnBegan { .. } | Event::GameEnded);
    before.player() != after.player() || after.table().phase == Phase::Over || events.iter().any(ends)
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
        /// The move.
        played: Move,
        /// Why.
        refusal: Refusal,
    },
}

impl core::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            ReplayError::SetUp(error) => error.fmt(f),
            ReplayError::Move { number, played, refusal } => {
                write!(f, "Move {}, {played}, is refused: {refusal}", number + 1)
            }
        }
    }
}

impl core::error::Error for ReplayError {}
