//! Games that were played under an older version of the rules.
//!
//! The game of a table is its deal and its moves. Moves of an older game that are legal now and have the same effect are
//! played as any others. From the first difference on they are kept as a list, the [`DivergentMoves`]; undo and redo work on
//! them too, so a move that differs and was undone makes no difference.
//!
//! An unfinished game with such moves is suspended: nobody moves, no bot searches, no clock runs. It resumes before the first
//! difference when all players agree. A finished one keeps the result that was stored with it.

use std::collections::BTreeSet;

use witchstone_rules::{DifferenceKind, Event, Move, Player, RULES_VERSION, RuleDifference};

use super::entry::Entry;
use super::error::{Denial, DomainError, EntryError};
use super::game::{FinalScore, PlayedGame};
use super::seat::{Occupant, Person};
use super::status::{GameResult, Status};
use super::table::Table;

/// The moves from the first difference on.
#[derive(Clone, Debug, Default)]
struct DivergentMoves {
    difference: Option<Box<RuleDifference>>,
    moves: Vec<Move>,
    /// Undone moves, the next to redo last.
    undone: Vec<Move>,
}

impl DivergentMoves {
    fn push(&mut self, played: Move) {
        self.moves.push(played);
        self.undone.clear();
    }

    /// Drops the last moves; returns how many are left to be undone before the difference.
    fn undo_moves(&mut self, count: usize) -> usize {
        let rest = count.saturating_sub(self.moves.len());
        self.moves.truncate(self.moves.len().saturating_sub(count));
        self.undone.clear();
        rest
    }
}

/// What a table knows of the older rules that its game was played under.
#[derive(Clone, Debug)]
pub(super) struct OlderRules {
    /// The version of the rules that the game is played under.
    rules: u8,
    divergent: DivergentMoves,
    /// The result that was stored when the game ended.
    final_result: Option<GameResult>,
    /// The players who agree to resume.
    agreed: BTreeSet<Player>,
}

/// How a game differs under the present rules, and who agrees to resume it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suspension {
    /// The first difference.
    pub difference: RuleDifference,
    /// The players who agree to resume.
    pub agreed: Vec<Player>,
    /// The players whose agreement is missing; empty once the game is finished.
    pub waiting_for: Vec<Player>,
}

impl OlderRules {
    /// A game under this version, or none yet.
    pub fn new(rules: u8) -> OlderRules {
        OlderRules {
            rules,
            divergent: DivergentMoves::default(),
            final_result: None,
            agreed: BTreeSet::new(),
        }
    }
}

impl Table {
    /// The version of the rules that the game is played under.
    pub fn rules(&self) -> u8 {
        self.older.rules
    }

    /// Whether the game was played under older rules and has not been found identical.
    pub fn is_older(&self) -> bool {
        self.game.is_some() && self.older.rules < RULES_VERSION
    }

    /// Whether the game waits for its players to agree, because it differs under the present rules.
    pub fn is_suspended(&self) -> bool {
        self.has_diverged() && self.status() == Status::Playing
    }

    fn has_diverged(&self) -> bool {
        !self.older.divergent.moves.is_empty()
    }

    /// The first difference from the present rules.
    pub fn difference(&self) -> Option<RuleDifference> {
        if self.has_diverged() {
            return self.older.divergent.difference.as_deref().cloned();
        }
        let (game, recorded) = (self.game.as_ref()?, self.older.final_result.as_ref()?);
        if !self.resigned.is_empty() {
            return None;
        }
        let now: Vec<u16> = self.totals(game);
        let kind = if !game.state().is_over() {
            DifferenceKind::NotOver
        } else if now != recorded.scores {
            DifferenceKind::Result { recorded: recorded.scores.clone(), now }
        } else {
            return None;
        };
        Some(RuleDifference { move_number: game.record().moves.len(), kind })
    }

    /// The first difference as this seat or spectator may know it: only the player to move sees the legal moves (I1).
    pub fn difference_for(&self, seat: Option<Player>) -> Option<RuleDifference> {
        let mut difference = self.difference()?;
        let mover = self.game.as_ref().map(|game| game.state().player());
        if let DifferenceKind::Refused { legal, .. } | DifferenceKind::Effect { legal, .. } =
            &mut difference.kind
            && (seat.is_none() || seat != mover)
        {
            legal.clear();
        }
        Some(difference)
    }

    /// How the game differs and who agrees to resume it.
    pub fn suspension(&self) -> Option<Suspension> {
        let difference = self.difference()?;
        let waiting_for = if self.is_suspended() { self.undecided() } else { vec![] };
        Some(Suspension { difference, agreed: self.older.agreed.iter().copied().collect(), waiting_for })
    }

    /// The result that was stored when a game of older rules ended.
    pub(super) fn final_result(&self) -> Option<&GameResult> {
        self.older.final_result.as_ref()
    }

    /// Keeps the result that was stored when the game ended: the present rules may come to another one.
    pub fn set_final_result(&mut self, result: GameResult) {
        self.older.final_result = Some(result);
    }

    /// The entry that is due because the rules have changed: an identical game continues under the present rules, and a
    /// suspended one resumes once all players agree.
    pub fn due_to_rules(&self) -> Option<Entry> {
        let (rules, moves) = (RULES_VERSION, self.game.as_ref()?.record().moves.len());
        if self.status() != Status::Playing || !self.is_older() {
            return None;
        }
        if !self.is_suspended() {
            return Some(Entry::Migrated { rules });
        }
        self.may_resume().then_some(Entry::Resumed { moves, rules })
    }

    /// The players whose agreement is missing. Bots agree, and nobody asks an open seat.
    fn undecided(&self) -> Vec<Player> {
        self.people().filter(|seat| !self.older.agreed.contains(seat)).collect()
    }

    /// The seats that people play themselves.
    fn people(&self) -> impl Iterator<Item = Player> {
        self.players()
            .filter(|&seat| self.seats[seat.index()].person().is_some() && self.bot_at(seat).is_none())
    }

    /// Whether all players agree to resume. At a table with open seats at least one person has to be there.
    fn may_resume(&self) -> bool {
        let has_open_seat = self.seats.iter().any(|seat| seat.occupant == Occupant::Open);
        let has_people = self.people().next().is_some();
        self.is_suspended() && self.undecided().is_empty() && (has_people || !has_open_seat)
    }

    /// Refuses what is not possible while the game is suspended.
    pub(super) fn require_not_suspended(&self, who: &Person) -> Result<(), DomainError> {
        if !self.is_suspended() {
            return Ok(());
        }
        let difference = self.difference_for(self.seat_of(&who.guest));
        let suspended = |difference| DomainError::Suspended(Box::new(difference));
        Err(difference.map_or(Denial::Suspended.into(), suspended))
    }

    /// The entry of a player who agrees to resume, or no longer.
    pub(super) fn decide_resume(&self, seat: Player, agree: bool) -> Result<Entry, DomainError> {
        if !self.is_suspended() || self.older.agreed.contains(&seat) == agree {
            return Err(Denial::NotSuspended.into());
        }
        Ok(Entry::ResumeVoted { seat, agree })
    }

    pub(super) fn vote_to_resume(&mut self, seat: Player, agree: bool) {
        if agree {
            self.older.agreed.insert(seat)
        } else {
            self.older.agreed.remove(&seat)
        };
    }

    /// The game so far is identical under this version.
    pub(super) fn migrate(&mut self, rules: u8) {
        self.older.rules = rules;
    }

    /// Continues after the first moves, under this version; later moves are dropped.
    pub(super) fn resume(&mut self, moves: usize, rules: u8) -> Result<(), DomainError> {
        let game = self.game.as_ref().ok_or(EntryError::NotStarted)?;
        let played = game.record().moves.len() + self.older.divergent.moves.len();
        self.undo_moves(played.saturating_sub(moves))?;
        self.older.rules = rules;
        self.older.agreed.clear();
        let to_move = self.to_move();
        if let (Some(clocks), Some(seat)) = (&mut self.clocks, to_move) {
            clocks.resume(seat);
        }
        Ok(())
    }

    /// Plays a move, or adds it to the divergent moves.
    pub(super) fn play_recorded(&mut self, played: Move) -> Result<Vec<Event>, DomainError> {
        if self.has_diverged() {
            self.older.divergent.push(played);
            return Ok(vec![]);
        }
        let rules = self.older.rules;
        if rules >= RULES_VERSION {
            let events = self.game_mut()?.play(played).map_err(DomainError::IllegalMove)?;
            self.older.divergent.undone.clear();
            return Ok(events);
        }
        match self.game_mut()?.play_recorded(played, rules) {
            Ok(events) => {
                self.older.divergent.undone.clear();
                Ok(events)
            }
            Err(difference) => {
                self.older.divergent.push(played);
                self.older.divergent.difference = Some(Box::new(difference));
                Ok(vec![])
            }
        }
    }

    /// Undoes the last divergent move; false if there is none.
    pub(super) fn undo_divergent(&mut self) -> bool {
        let divergent = &mut self.older.divergent;
        let undone = divergent.moves.pop();
        divergent.undone.extend(undone);
        undone.is_some()
    }

    /// Redoes a divergent move; false if there is none.
    pub(super) fn redo_divergent(&mut self) -> bool {
        // Moves before the difference were undone later and are redone first.
        if self.game.as_ref().is_some_and(|game| game.can_redo()) {
            return false;
        }
        let divergent = &mut self.older.divergent;
        let redone = divergent.undone.pop();
        divergent.moves.extend(redone);
        redone.is_some()
    }

    /// Undoes moves, divergent ones first; returns the others, the last of them first.
    pub(super) fn undo_moves(&mut self, count: usize) -> Result<Vec<Move>, DomainError> {
        let rest = self.older.divergent.undo_moves(count);
        let game = self.game_mut()?;
        if rest == 0 {
            return Ok(vec![]);
        }
        let kept = game.record().moves.len().saturating_sub(rest);
        Ok(game.truncate(kept))
    }

    /// The game so far: under the present rules if it is identical under them, else under those it was played under, and
    /// without an outcome.
    pub fn played(&self) -> Option<PlayedGame> {
        let game = self.game.as_ref()?;
        let (state, mut record) = (game.state(), game.record().clone());
        let edition = state.edition();
        if self.difference().is_none() {
            let scores = state.scores();
            let outcome = state.is_over().then(|| FinalScore {
                scores: self.players().map(|player| scores[player]).collect(),
                winners: state.winners(),
            });
            return Some(PlayedGame { rules: RULES_VERSION, edition, record, outcome });
        }
        record.moves.extend(&self.older.divergent.moves);
        Some(PlayedGame { rules: self.older.rules, edition, record, outcome: None })
    }
}
