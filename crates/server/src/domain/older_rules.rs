//! Games that were played under an older version of the rules.
//!
//! The game of a table is its deal and its moves. Moves of an older game that are legal now and have the same effect are
//! played as any others. From the first difference on they are kept as a list, the [`Tail`]; undo and redo work on the
//! tail too, so a move that differs and was undone makes no difference.
//!
//! An unfinished game with a tail is suspended: nobody moves, no bot searches, no clock runs. It resumes before the first
//! difference when all players agree. A finished one keeps the result that was stored with it.

use std::collections::BTreeSet;

use witchstone_rules::{DifferenceKind, Event, Move, Player, RULES_VERSION, RuleDifference};
use witchstone_wire::{GameRecord, Outcome, Reason};

use super::entry::Entry;
use super::seat::{Occupant, Person};
use super::status::{GameResult, Status};
use super::table::{Table, corrupt};
use crate::error::ServerError;

/// The moves from the first difference on.
#[derive(Clone, Debug, Default)]
struct Tail {
    difference: Option<Box<RuleDifference>>,
    moves: Vec<Move>,
    /// Undone moves, the next to redo last.
    undone: Vec<Move>,
}

impl Tail {
    fn push(&mut self, played: Move) {
        self.moves.push(played);
        self.undone.clear();
    }

    /// Drops the last moves; returns how many are left to be undone before the tail.
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
    tail: Tail,
    /// The result that was stored when the game ended.
    kept_result: Option<GameResult>,
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
        OlderRules { rules, tail: Tail::default(), kept_result: None, agreed: BTreeSet::new() }
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
        self.has_tail() && self.status() == Status::Playing
    }

    fn has_tail(&self) -> bool {
        !self.older.tail.moves.is_empty()
    }

    /// The first difference from the present rules.
    pub fn difference(&self) -> Option<RuleDifference> {
        if self.has_tail() {
            return self.older.tail.difference.as_deref().cloned();
        }
        let (game, kept) = (self.game.as_ref()?, self.older.kept_result.as_ref()?);
        if !self.resigned.is_empty() {
            return None;
        }
        let now: Vec<u16> = self.totals(game);
        let kind = if !game.state().is_over() {
            DifferenceKind::NotOver
        } else if now != kept.scores {
            DifferenceKind::Result { recorded: kept.scores.clone(), now }
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
    pub(super) fn kept_result(&self) -> Option<&GameResult> {
        self.older.kept_result.as_ref()
    }

    /// Keeps the result that was stored when the game ended: the present rules may come to another one.
    pub fn keep_result(&mut self, result: GameResult) {
        self.older.kept_result = Some(result);
    }

    /// The entry that is due because the rules have changed: an identical game goes on under the present rules, and a
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
    pub(super) fn require_not_suspended(&self, who: &Person) -> Result<(), ServerError> {
        if !self.is_suspended() {
            return Ok(());
        }
        let difference = self.difference_for(self.seat_of(&who.guest));
        let suspended = |difference| ServerError::Suspended(Box::new(difference));
        Err(difference.map_or(Reason::Suspended.into(), suspended))
    }

    /// The entry of a player who agrees to resume, or no longer.
    pub(super) fn decide_resume(&self, seat: Player, agree: bool) -> Result<Entry, ServerError> {
        if !self.is_suspended() || self.older.agreed.contains(&seat) == agree {
            return Err(Reason::NotSuspended.into());
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

    /// Goes on after the first moves, under this version; later moves are dropped.
    pub(super) fn resume(&mut self, moves: usize, rules: u8) -> Result<(), ServerError> {
        let game = self.game.as_ref().ok_or_else(|| corrupt("the game has not started"))?;
        let played = game.record().moves.len() + self.older.tail.moves.len();
        self.undo_moves(played.saturating_sub(moves))?;
        self.older.rules = rules;
        self.older.agreed.clear();
        let to_move = self.to_move();
        if let (Some(clocks), Some(seat)) = (&mut self.clocks, to_move) {
            clocks.resume(seat);
        }
        Ok(())
    }

    /// Plays a move, or adds it to the tail if the game differs.
    pub(super) fn play_recorded(&mut self, played: Move) -> Result<Vec<Event>, ServerError> {
        if self.has_tail() {
            self.older.tail.push(played);
            return Ok(vec![]);
        }
        let rules = self.older.rules;
        if rules >= RULES_VERSION {
            let events = self.game_mut()?.play(played).map_err(ServerError::Rules)?;
            self.older.tail.undone.clear();
            return Ok(events);
        }
        match self.game_mut()?.play_recorded(played, rules) {
            Ok(events) => {
                self.older.tail.undone.clear();
                Ok(events)
            }
            Err(difference) => {
                self.older.tail.push(played);
                self.older.tail.difference = Some(Box::new(difference));
                Ok(vec![])
            }
        }
    }

    /// Undoes the last move of the tail; false if there is none.
    pub(super) fn undo_in_tail(&mut self) -> bool {
        let tail = &mut self.older.tail;
        let undone = tail.moves.pop();
        tail.undone.extend(undone);
        undone.is_some()
    }

    /// Redoes a move of the tail; false if there is none.
    pub(super) fn redo_in_tail(&mut self) -> bool {
        // Moves before the difference were undone later and are redone first.
        if self.game.as_ref().is_some_and(|game| game.can_redo()) {
            return false;
        }
        let tail = &mut self.older.tail;
        let redone = tail.undone.pop();
        tail.moves.extend(redone);
        redone.is_some()
    }

    /// Undoes moves, those of the tail first; returns the others, the last of them first.
    pub(super) fn undo_moves(&mut self, count: usize) -> Result<Vec<Move>, ServerError> {
        let rest = self.older.tail.undo_moves(count);
        let game = self.game_mut()?;
        if rest == 0 {
            return Ok(vec![]);
        }
        let kept = game.record().moves.len().saturating_sub(rest);
        Ok(game.truncate(kept))
    }

    /// The record of the game so far: in the present format if it is identical under the present rules, else in that of
    /// the rules it was played under, and without a result.
    pub fn record(&self) -> Option<GameRecord> {
        let game = self.game.as_ref()?;
        let (state, mut record) = (game.state(), game.record().clone());
        let edition = state.edition();
        if self.difference().is_none() {
            let outcome = state.is_over().then(|| Outcome::of(state));
            return Some(GameRecord::new(edition, record, outcome));
        }
        record.moves.extend(&self.older.tail.moves);
        Some(GameRecord { rules: self.older.rules, ..GameRecord::new(edition, record, None) })
    }
}
