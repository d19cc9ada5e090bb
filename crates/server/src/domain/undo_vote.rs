//! Requests to undo moves that revealed something or belong to others: all other people at the table have to agree.
//!
//! Bots have no say, but a person whose seat a bot plays for the time being has. Who has to agree is decided when the
//! request is made and stored with it.

use std::collections::BTreeSet;

use witchstone_rules::Player;

use super::entry::Entry;
use super::error::{Denial, DomainError};
use super::event::TableEvent;
use super::status::Status;
use super::table::Table;

/// A pending undo request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoVote {
    /// Its number: the version of the table with it.
    pub request: u64,
    /// The requesting player.
    pub seat: Player,
    /// The number of moves.
    pub moves: usize,
    /// The players who agree.
    pub agreed: BTreeSet<Player>,
    /// The players who have to agree; none in a request of an older program.
    pub voters: Option<BTreeSet<Player>>,
}

impl Table {
    /// The entry of a request to undo moves; there is one request at a time.
    pub(super) fn decide_undo_request(&self, seat: Player, moves: usize) -> Result<Entry, DomainError> {
        if self.vote.is_some() {
            return Err(Denial::UndoPending.into());
        }
        let voters = self.players().filter(|&other| other != seat && self.is_person(other)).collect();
        let entry = Entry::UndoRequested { seat, moves, voters: Some(voters) };
        self.decide_if(|game| (1..=game.record().moves.len()).contains(&moves), entry)
    }

    /// The entry of a vote on the request of this number, made on this version.
    pub(super) fn decide_vote(
        &self,
        seat: Player,
        request: u64,
        version: u64,
        agree: bool,
    ) -> Result<Entry, DomainError> {
        let vote = self.vote.as_ref().ok_or(Denial::NoUndoRequest)?;
        if vote.request != request {
            return Err(Denial::Stale.into());
        }
        self.require_fresh(version)?;
        // The player who asked may withdraw.
        if vote.seat == seat && agree {
            return Err(Denial::NoUndoRequest.into());
        }
        Ok(Entry::UndoAnswered { seat, agree })
    }

    /// Opens a request.
    pub(super) fn open_vote(
        &mut self,
        seat: Player,
        moves: usize,
        voters: Option<&BTreeSet<Player>>,
    ) -> Result<Vec<TableEvent>, DomainError> {
        let (request, voters) = (self.version + 1, voters.cloned());
        self.vote = Some(UndoVote { request, seat, moves, agreed: BTreeSet::new(), voters });
        self.settle_vote()
    }

    /// Counts a vote.
    pub(super) fn answer_vote(&mut self, seat: Player, agree: bool) -> Result<Vec<TableEvent>, DomainError> {
        if !agree {
            self.vote = None;
        } else if let Some(vote) = &mut self.vote {
            vote.agreed.insert(seat);
        }
        self.settle_vote()
    }

    /// Takes a player who has resigned or lost on time out of the vote.
    pub(super) fn leave_vote(&mut self, seat: Player) -> Result<Vec<TableEvent>, DomainError> {
        let ended = self.status() == Status::Finished;
        let Some(vote) = &mut self.vote else { return Ok(vec![]) };
        // The log of an older program says by itself what happened.
        let Some(voters) = &mut vote.voters else { return Ok(vec![]) };
        voters.remove(&seat);
        if ended || vote.seat == seat {
            self.vote = None;
        }
        self.settle_vote()
    }

    /// The players whose agreement is missing.
    pub fn missing_votes(&self, vote: &UndoVote) -> Vec<Player> {
        let is_asked = |seat: &Player| match &vote.voters {
            Some(voters) => voters.contains(seat),
            None => *seat != vote.seat && self.bot_at(*seat).is_none(),
        };
        self.players().filter(|seat| is_asked(seat) && !vote.agreed.contains(seat)).collect()
    }

    /// Undoes the moves once all who have to agree have agreed.
    fn settle_vote(&mut self) -> Result<Vec<TableEvent>, DomainError> {
        let Some(vote) = self.vote.take() else { return Ok(vec![]) };
        if !self.missing_votes(&vote).is_empty() {
            self.vote = Some(vote);
            return Ok(vec![]);
        }
        if vote.agreed.is_empty() && self.has_revealed(vote.moves) {
            self.undone.insert(vote.seat);
        }
        let moves = self.undo_moves(vote.moves)?;
        Ok(if moves.is_empty() { vec![] } else { vec![TableEvent::Undone { player: vote.seat, moves }] })
    }

    /// Whether one of the last moves revealed something.
    fn has_revealed(&self, moves: usize) -> bool {
        self.game.as_ref().is_some_and(|game| {
            let kept = game.record().moves.len().saturating_sub(moves);
            game.moves().skip(kept).any(|played| played.events.iter().any(|event| event.reveals()))
        })
    }
}
