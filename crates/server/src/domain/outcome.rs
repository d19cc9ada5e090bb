//! Results of games.

use witchstone_rules::{Game, Player, RULES_VERSION, ScoreSheet, View};

use super::error::{Denial, DomainError};
use super::game::{GameStart, PlayedGame};
use super::status::{GameResult, Status};
use super::table::Table;

impl Table {
    /// The status.
    pub fn status(&self) -> Status {
        if let Some(stored) = &self.stored {
            return stored.status;
        }
        match &self.game {
            None => Status::Open,
            Some(_) if self.ended => Status::Finished,
            Some(_) if self.final_result().is_some() => Status::Finished,
            Some(game) if game.state().is_over() => Status::Finished,
            Some(_) if self.resigned.len() + 1 >= self.seats.len() => Status::Finished,
            Some(_) => Status::Playing,
        }
    }

    /// The result, once the game is over; none if it was ended without one.
    pub fn result(&self) -> Option<GameResult> {
        if self.ended {
            return None;
        }
        if let Some(stored) = &self.stored {
            return stored.result.clone();
        }
        let game = self.game.as_ref().filter(|_| self.status() == Status::Finished)?;
        if let Some(result) = self.final_result() {
            return Some(result.clone());
        }
        let (state, scores) = (game.state(), self.totals(game));
        let stays = |seat: &Player| !self.resigned.contains(seat);
        let winners: Vec<Player> = state.winners().iter().copied().filter(stays).collect();
        if !winners.is_empty() && state.is_over() {
            return Some(GameResult { scores, winners });
        }
        let score = |seat: Player| scores[seat.index()];
        let best = self.players().filter(stays).map(score).max();
        let winners = self.players().filter(stays).filter(|&seat| Some(score(seat)) == best).collect();
        Some(GameResult { scores, winners })
    }

    pub(super) fn totals(&self, game: &Game) -> Vec<u16> {
        game.state().scores().0[..self.seats.len()].iter().map(|score| score.total()).collect()
    }

    /// The view of a seat or spectator, once the game has started.
    pub fn view(&self, seat: Option<Player>) -> Option<View> {
        Some(self.game.as_ref()?.state().view(seat))
    }

    /// The view of a seat or spectator as it was after a number of moves.
    pub fn view_after(&self, seat: Option<Player>, moves: usize) -> Result<View, DomainError> {
        let past = self.started_game()?.position(moves);
        Ok(past.ok_or(Denial::NoSuchMove)?.view(seat))
    }

    /// The finished game, or an error if it is not finished.
    fn finished_game(&self) -> Result<&Game, DomainError> {
        let game = self.started_game()?;
        if self.status() == Status::Finished { Ok(game) } else { Err(Denial::NotFinished.into()) }
    }

    /// The score sheets of a finished game; there are none if it differs under the present rules.
    pub fn score_sheets(&self) -> Result<Vec<ScoreSheet>, DomainError> {
        let state = self.finished_game()?.state();
        if let Some(difference) = self.difference_for(None) {
            return Err(DomainError::Suspended(Box::new(difference)));
        }
        Ok(state.table().players().map(|player| state.score_sheet(player)).collect())
    }

    /// How a finished game started, to be played again.
    pub fn finished_start(&self) -> Result<GameStart, DomainError> {
        let record = self.finished_game()?.record();
        Ok(GameStart { rules: RULES_VERSION, options: record.options, deal: record.deal.clone() })
    }

    /// The record of a finished game: of others it would reveal what is hidden.
    pub fn finished_record(&self) -> Result<PlayedGame, DomainError> {
        self.finished_game()?;
        self.played().ok_or(Denial::NotStarted.into())
    }
}
