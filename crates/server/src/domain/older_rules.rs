//! Games that were played under an older version of the rules.
//!
//! The game of a table is its deal and its list of moves. As long as the moves of an older game are legal now and have the same
//! effect, they are played as any others. From the first difference on they are only kept, as a list: `Tail`. Taking back and
//! playing again work on the list too, so a move that differs and was taken back makes no difference.
//!
//! An unfinished game with a tail is suspended: nobody moves, no bot thinks, no clock runs. It resumes before the first
//! difference when all seats agree. A finished one keeps the result that was stored with it.

use std::collections::BTreeSet;

use witchstone_rules::{DifferenceKind, Event, History, Move, Player, RULES_VERSION, Record, RuleDifference};
use witchstone_wire::{
    DifferenceJson, EventJson, GameRecord, Named, OlderGame, Outcome, Reason, ResultInfo, Status,
};

use super::entry::{Entry, Occupant, Person};
use super::state::{Table, TableEvent, broken};
use crate::error::ServerError;

/// The moves from the first difference on, as they were played under the older rules.
#[derive(Clone, Debug, Default)]
pub struct Tail {
    difference: Option<Box<RuleDifference>>,
    moves: Vec<Move>,
    /// Moves that were taken back, the next to play again last.
    undone: Vec<Move>,
}

impl Tail {
    fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    fn push(&mut self, played: Move) {
        self.moves.push(played);
        self.undone.clear();
    }

    /// Takes so many moves back; the number that is left to be taken back before the difference.
    fn take_back(&mut self, count: usize) -> usize {
        let kept = self.moves.len().saturating_sub(count);
        let rest = count.saturating_sub(self.moves.len());
        self.moves.truncate(kept);
        self.undone.clear();
        rest
    }
}

/// What a table knows of the older rules that its game was played under.
#[derive(Clone, Debug)]
pub struct OlderRules {
    /// The version of the rules that moves are recorded under now.
    rules: u8,
    tail: Tail,
    /// The result that was stored when the game ended.
    kept: Option<ResultInfo>,
    /// The seats that agree to resume.
    agreed: BTreeSet<usize>,
}

impl OlderRules {
    /// A table whose game has not begun, or is played under this version.
    pub fn new(rules: u8) -> OlderRules {
        OlderRules { rules, tail: Tail::default(), kept: None, agreed: BTreeSet::new() }
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

    /// Whether the game waits for its seats to agree, because it differs under the present rules.
    pub fn is_suspended(&self) -> bool {
        !self.older.tail.is_empty() && self.status() == Status::Playing
    }

    /// The first difference from the present rules.
    pub fn difference(&self) -> Option<RuleDifference> {
        if !self.older.tail.is_empty() {
            return self.older.tail.difference.as_deref().cloned();
        }
        let (game, kept) = (self.game.as_ref()?, self.older.kept.as_ref()?);
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

    /// The first difference as this seat or spectator may know it: only the seat to move is told the legal moves (I1).
    pub fn difference_for(&self, seat: Option<usize>) -> Option<RuleDifference> {
        let mut difference = self.difference()?;
        let mover = self.game.as_ref().map(|game| game.state().player().index());
        if let DifferenceKind::Refused { legal, .. } | DifferenceKind::Effect { legal, .. } =
            &mut difference.kind
            && (seat.is_none() || seat != mover)
        {
            legal.clear();
        }
        Some(difference)
    }

    /// What the table tells of the difference, and who agrees.
    pub(super) fn older_info(&self) -> Option<OlderGame> {
        let difference = DifferenceJson::of(&self.difference()?);
        let waiting_for = if self.is_suspended() { self.undecided() } else { vec![] };
        Some(OlderGame { difference, agreed: self.older.agreed.iter().copied().collect(), waiting_for })
    }

    /// The result that was stored when a game of older rules ended.
    pub(super) fn kept_result(&self) -> Option<&ResultInfo> {
        self.older.kept.as_ref()
    }

    /// Keeps the result that was stored when the game ended: the present rules may come to another one.
    pub fn keep_result(&mut self, result: ResultInfo) {
        self.older.kept = Some(result);
    }

    /// The entry that is due because the rules have changed, if one is: an identical game goes on under the present rules, and
    /// a suspended one resumes once all seats agree.
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

    /// The seats whose agreement is missing. A seat that a bot plays agrees by itself, and nobody asks an open one.
    fn undecided(&self) -> Vec<usize> {
        self.people().filter(|seat| !self.older.agreed.contains(seat)).collect()
    }

    /// The seats that people play themselves.
    fn people(&self) -> impl Iterator<Item = usize> {
        (0..self.seats.len())
            .filter(|&seat| self.seats[seat].person().is_some() && self.bot_at(seat).is_none())
    }

    /// Whether all seats agree to resume. Where nobody sits yet, somebody has to come first.
    fn may_resume(&self) -> bool {
        let open = self.seats.iter().any(|seat| seat.occupant == Occupant::Open);
        let asked = self.people().next().is_some();
        self.is_suspended() && self.undecided().is_empty() && (asked || !open)
    }

    /// Refuses what only a game that is on allows.
    pub(super) fn not_suspended(&self, who: &Person) -> Result<(), ServerError> {
        if !self.is_suspended() {
            return Ok(());
        }
        let difference = self.difference_for(self.seat_of(&who.guest));
        Err(difference
            .map_or(Reason::Suspended.into(), |difference| ServerError::Suspended(Box::new(difference))))
    }

    /// The entry of a seat that agrees to resume, or no longer.
    pub(super) fn decide_resume(&self, seat: usize, agree: bool) -> Result<Entry, ServerError> {
        if !self.is_suspended() || self.older.agreed.contains(&seat) == agree {
            return Err(Reason::NotSuspended.into());
        }
        Ok(Entry::ResumeVoted { seat, agree })
    }

    /// Notes that a seat agrees to resume, or no longer.
    pub(super) fn vote_to_resume(&mut self, seat: usize, agree: bool) {
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

    /// Goes on after the first moves, under this version; what was played later is history.
    pub(super) fn resume(&mut self, moves: usize, rules: u8) -> Result<Vec<TableEvent>, ServerError> {
        let game = self.game.as_ref().ok_or_else(|| broken("the game had not begun"))?;
        let played = game.record().moves.len() + self.older.tail.moves.len();
        self.take_back(played.saturating_sub(moves))?;
        self.older.rules = rules;
        self.older.agreed.clear();
        let to_move = self.to_move();
        if let (Some(clocks), Some(seat)) = (&mut self.clocks, to_move) {
            clocks.resume(seat);
        }
        Ok(vec![])
    }

    /// Plays a move, or keeps it if the game has differed before or differs with it.
    pub(super) fn play_recorded(&mut self, played: Move) -> Result<Vec<Event>, ServerError> {
        let (rules, is_older) = (self.older.rules, self.older.rules < RULES_VERSION);
        if !self.older.tail.is_empty() {
            self.older.tail.push(played);
            return Ok(vec![]);
        }
        match self.game_mut()?.play_recorded(played, rules) {
            Ok(events) => {
                self.older.tail.undone.clear();
                Ok(events)
            }
            Err(difference) if is_older => {
                self.older.tail.push(played);
                self.older.tail.difference = Some(Box::new(difference));
                Ok(vec![])
            }
            Err(difference) => Err(broken(&difference.to_string())),
        }
    }

    /// Takes a move back that is only kept; false if there is none.
    pub(super) fn undo_kept(&mut self) -> bool {
        let tail = &mut self.older.tail;
        let undone = tail.moves.pop();
        tail.undone.extend(undone);
        undone.is_some()
    }

    /// Plays a move again that was only kept; false if there is none.
    pub(super) fn redo_kept(&mut self) -> bool {
        // What was taken back later, before the difference, is played again first.
        if self.game.as_ref().is_some_and(|game| game.redoable() > 0) {
            return false;
        }
        let tail = &mut self.older.tail;
        let redone = tail.undone.pop();
        tail.moves.extend(redone);
        redone.is_some()
    }

    /// Takes so many moves back, kept ones first; what is taken back from the game itself.
    pub(super) fn take_back(&mut self, count: usize) -> Result<Vec<Named<Move>>, ServerError> {
        let rest = self.older.tail.take_back(count);
        let game = self.game_mut()?;
        if rest == 0 {
            return Ok(vec![]);
        }
        let Record { options, deal, moves } = game.record().clone();
        let kept = moves.len().saturating_sub(rest);
        let record = Record { options, deal, moves: moves[..kept].to_vec() };
        let edition = game.state().edition();
        *game = History::of(edition, &record).map_err(|error| broken(&error.to_string()))?;
        Ok(moves[kept..].iter().rev().map(|&played| Named(played)).collect())
    }

    /// The whole game as it was played: in the present format if it is the same under the present rules, else in that of the
    /// rules it was played under, which tell no result then.
    pub fn whole_record(&self) -> Option<GameRecord> {
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

    pub(super) fn totals(&self, game: &History) -> Vec<u16> {
        game.state().scores().0[..self.seats.len()].iter().map(|score| score.total()).collect()
    }

    /// What everybody is told when moves were taken back.
    pub(super) fn told_undone(player: Player, moves: Vec<Named<Move>>) -> Vec<TableEvent> {
        if moves.is_empty() {
            return vec![];
        }
        vec![TableEvent::Open(EventJson::Undone { player: player.index(), moves })]
    }
}
