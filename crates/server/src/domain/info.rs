//! A table as it is shown: to its players, to the lobby, to the store.

use witchstone_rules::{History, Player, Record};
use witchstone_wire::{Reason, SeatInfo, SheetJson, Status, TableInfo, UndoVote, ViewJson};

use super::entry::{Occupant, Seat};
use super::state::Table;
use crate::error::ServerError;
use crate::storage::{ResultRow, Summary};

impl Table {
    /// The table as this guest sees it; nobody in particular for the lobby.
    pub fn info(&self, id: &str, guest: Option<&str>, now_ms: i64) -> TableInfo {
        TableInfo {
            id: id.to_owned(),
            edition: match &self.edition {
                Ok(edition) => edition.id.clone(),
                Err(_) => self.edition_name.clone(),
            },
            playable: self.edition.is_ok(),
            settings: self.settings.clone(),
            status: self.status(),
            version: self.version,
            host: self.host.name.clone(),
            you_are_host: guest == Some(&self.host.guest),
            your_seat: guest.and_then(|guest| self.seat_of(guest)),
            seats: (0..self.seats.len()).map(|seat| self.seat_info(seat, now_ms)).collect(),
            to_move: self.to_move(),
            undo_vote: self.vote.as_ref().map(|vote| UndoVote {
                seat: vote.seat,
                moves: vote.moves,
                agreed: vote.agreed.iter().copied().collect(),
            }),
            result: self.result(),
            rematch: self.rematch.clone(),
            rules: self.rules(),
            older: self.older_info(),
            now_ms,
        }
    }

    fn seat_info(&self, number: usize, now_ms: i64) -> SeatInfo {
        let seat = &self.seats[number];
        SeatInfo {
            sitter: seat.sitter(),
            colour: seat.colour,
            handicap: seat.handicap,
            stand_in: self.stand_ins[number],
            resigned: self.resigned.contains(&number),
            clock_ms: self.clocks.as_ref().map(|clocks| clocks.left(number, self.running(), now_ms)),
        }
    }

    /// Milliseconds left on each clock; empty without clocks.
    pub fn clocks_ms(&self, now_ms: i64) -> Vec<i64> {
        let left = |clocks: &super::clocks::Clocks| {
            (0..self.seats.len()).map(|seat| clocks.left(seat, self.running(), now_ms)).collect()
        };
        self.clocks.as_ref().map_or(vec![], left)
    }

    /// When the clock that runs now is empty.
    pub fn deadline(&self) -> Option<i64> {
        let seat = self.running()?;
        self.clocks.as_ref().map(|clocks| clocks.deadline(seat))
    }

    /// The game as this seat or spectator sees it.
    pub fn view(&self, seat: Option<usize>) -> Option<Box<ViewJson>> {
        let game = self.game.as_ref()?;
        Some(Box::new(ViewJson::of(&game.state().view(seat.map(Player::new)))))
    }

    /// The game as a seat or a spectator could see it after so many moves.
    pub fn view_after(&self, seat: Option<usize>, moves: usize) -> Result<Box<ViewJson>, ServerError> {
        let (record, edition) = (self.begun()?.record(), self.edition()?);
        let moves =
            record.moves.get(..moves).ok_or_else(|| ServerError::BadMessage("No such move yet.".into()))?;
        let early = Record { options: record.options, deal: record.deal.clone(), moves: moves.to_vec() };
        let then = History::of(edition, &early).map_err(|error| ServerError::Broken(error.to_string()))?;
        Ok(Box::new(ViewJson::of(&then.state().view(seat.map(Player::new)))))
    }

    /// What the store keeps of the table for searching.
    pub fn summary(&self, id: &str) -> Summary {
        // The lobby fills in what depends on the reader and on the time.
        let edition = self.edition_name.clone();
        let mut info = TableInfo { version: 0, edition, ..self.info(id, None, 0) };
        info.seats.iter_mut().for_each(|seat| seat.clock_ms = None);
        let info = serde_json::to_string(&info).unwrap_or_default();
        let bot_next = self.to_move().is_some_and(|seat| self.bot_at(seat).is_some());
        let due = bot_next || self.due_to_rules().is_some();
        Summary {
            status: match self.status() {
                Status::Open => 0,
                Status::Playing => 1,
                Status::Finished => 2,
            },
            listed: self.settings.listed,
            info,
            wake_ms: if due { Some(self.at_ms) } else { self.deadline() },
            guests: self.seats.iter().filter_map(seated).collect(),
            seats_changed: true,
        }
    }

    /// The results of a finished game, for the statistics.
    pub fn results(&self) -> Vec<ResultRow> {
        let Some(result) = self.result() else { return vec![] };
        let row = |(seat, name): (usize, String)| ResultRow {
            seat: seat as i64,
            name,
            score: result.scores[seat].into(),
            won: result.winners.contains(&seat),
        };
        let people = self.seats.iter().enumerate();
        people.filter_map(|(at, seat)| Some((at, seat.person()?.name.clone()))).map(row).collect()
    }

    /// The game, if it is finished.
    fn finished(&self) -> Result<&History, ServerError> {
        let game = self.begun()?;
        if self.status() == Status::Finished { Ok(game) } else { Err(Reason::NotBegun.into()) }
    }

    /// Points by source for each player of a finished game; nobody knows those of a game that differs under the present rules.
    pub fn sheets(&self) -> Result<Vec<SheetJson>, ServerError> {
        let state = self.finished()?.state();
        if let Some(difference) = self.difference_for(None) {
            return Err(ServerError::Suspended(Box::new(difference)));
        }
        let sheet = |player| SheetJson::of(&state.score_sheet(player), state.edition());
        Ok(state.table().players().map(sheet).collect())
    }

    /// The record of a finished game: before, it would tell what is hidden.
    pub fn record(&self) -> Result<String, ServerError> {
        let edition = self.finished()?.state().edition();
        let record = self.whole_record().ok_or(Reason::NotBegun)?;
        Ok(record.to_json(edition))
    }
}

fn seated(seat: &Seat) -> Option<String> {
    match &seat.occupant {
        Occupant::Guest(person) | Occupant::Reserved(person) => Some(person.guest.clone()),
        _ => None,
    }
}
