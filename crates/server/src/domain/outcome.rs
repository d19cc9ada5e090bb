//! How a game stands and how it came out.

use witchstone_rules::{Game, Player, View};
use witchstone_wire::{GameRecord, Reason, SheetJson};

use super::status::{GameResult, Status};
use super::table::Table;
use crate::error::ServerError;

impl Table {
    /// The status.
    pub fn status(&self) -> Status {
        if let Some(stored) = &self.stored {
            return stored.status;
        }
        match &self.game {
            None => Status::Open,
            Some(_) if self.kept_result().is_some() => Status::Finished,
            Some(game) if game.state().is_over() => Status::Finished,
            Some(_) if self.resigned.len() + 1 >= self.seats.len() => Status::Finished,
            Some(_) => Status::Playing,
        }
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<GameResult> {
        if let Some(stored) = &self.stored {
            return stored.result.clone();
        }
        let game = self.game.as_ref().filter(|_| self.status() == Status::Finished)?;
        if let Some(kept) = self.kept_result() {
            return Some(kept.clone());
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
    pub fn view_after(&self, seat: Option<Player>, moves: usize) -> Result<View, ServerError> {
        let past = self.started_game()?.position(moves);
        let past = past.ok_or_else(|| ServerError::BadMessage("No such move yet.".into()))?;
        Ok(past.view(seat))
    }

    fn finished_game(&self) -> Result<&Game, ServerError> {
        let game = self.started_game()?;
        if self.status() == Status::Finished { Ok(game) } else { Err(Reason::NotOver.into()) }
    }

    /// The score sheets of a finished game; there are none if it differs under the present rules.
    pub fn score_sheets(&self) -> Result<Vec<SheetJson>, ServerError> {
        let state = self.finished_game()?.state();
        if let Some(difference) = self.difference_for(None) {
            return Err(ServerError::Suspended(Box::new(difference)));
        }
        let sheet = |player| SheetJson::of(&state.score_sheet(player), state.edition());
        Ok(state.table().players().map(sheet).collect())
    }

    /// The record of a finished game: of others it would reveal what is hidden.
    pub fn finished_record(&self) -> Result<String, ServerError> {
        let edition = self.finished_game()?.state().edition();
        let record: GameRecord = self.record().ok_or(Reason::NotBegun)?;
        Ok(record.to_json(edition))
    }
}
