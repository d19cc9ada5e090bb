//! A table as it follows from its entries.

use std::collections::BTreeSet;

use witchstone_rules::{Edition, Event, History, Move, Player, RULES_VERSION, State};
use witchstone_wire::{
    Editions, EventJson, GameRecord, Named, Reason, ResultInfo, Settings, Status, UnknownEdition,
};

use super::clocks::Clocks;
use super::entry::{Entry, Occupant, Person, Seat, edition_in};
use super::older_rules::OlderRules;
use crate::error::ServerError;

/// The level of a bot that plays on for somebody who gave up or ran out of time.
pub const STAND_IN_LEVEL: u8 = 2;

/// A table with all that has happened at it.
#[derive(Clone, Debug)]
pub struct Table {
    /// How many entries it has.
    pub version: u64,
    /// The version of the last entry that changed the game: moves made on an older one are stale.
    pub position: u64,
    /// The name of its edition as it was stored with the table: older programs stored no content hash.
    pub edition_name: String,
    /// The edition that it is played on. Where it is not known the table can be looked at, but nobody can play at it.
    pub edition: Result<&'static Edition, UnknownEdition>,
    /// How it stood when it was stored, if its edition is not known: without that the game cannot be followed.
    pub stored: Option<StoredOutcome>,
    /// What the host decided.
    pub settings: Settings,
    /// The host.
    pub host: Person,
    /// The seats, in turn order once the game has begun.
    pub seats: Vec<Seat>,
    /// The game, once it has begun.
    pub game: Option<History>,
    /// Seats that gave up or lost on time.
    pub resigned: BTreeSet<usize>,
    /// The level of the bot that plays for a seat for the time being.
    pub stand_ins: Vec<Option<u8>>,
    /// An open wish to take moves back: who asks, how many moves, who agrees.
    pub vote: Option<Vote>,
    /// Names that the host has silenced.
    pub muted: BTreeSet<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The record whose deal is played again.
    pub deal: Option<String>,
    /// The clocks, if the table plays with them.
    pub clocks: Option<Clocks>,
    /// What is left of older rules.
    pub(super) older: OlderRules,
    /// When the last entry was made.
    pub at_ms: i64,
}

/// How a table stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredOutcome {
    /// Where it is in its life.
    pub status: Status,
    /// How the game came out.
    pub result: Option<ResultInfo>,
}

/// An open wish to take moves back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vote {
    /// Who asks.
    pub seat: usize,
    /// How many moves.
    pub moves: usize,
    /// Who agrees.
    pub agreed: BTreeSet<usize>,
}

/// Something that happened, before it is cut to what a seat may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// An event of the rules.
    Game(Event),
    /// Something at the table that hides nothing.
    Open(EventJson),
}

impl TableEvent {
    /// As this seat or spectator may know it.
    pub fn seen_by(&self, seat: Option<Player>, edition: &Edition) -> EventJson {
        match self {
            TableEvent::Game(event) => EventJson::of(&event.seen_by(seat), edition),
            TableEvent::Open(event) => event.clone(),
        }
    }

    /// Whether this seat may know more of it than a spectator.
    pub fn is_more_to(&self, seat: Option<Player>) -> bool {
        matches!(self, TableEvent::Game(event) if event.seen_by(seat) != event.seen_by(None))
    }
}

impl Table {
    /// The table that its first entry makes, on one of these editions.
    pub fn created(entry: Entry, editions: &Editions, at_ms: i64) -> Result<Table, ServerError> {
        let Entry::Created { settings, host, rules, seats, deal } = entry else {
            return Err(ServerError::Broken("its first entry does not make a table".into()));
        };
        let Some(edition) = edition_in(&rules) else { return Err(ServerError::OtherRules(rules)) };
        let stand_ins = vec![None; seats.len()];
        Ok(Table {
            version: 1,
            position: 1,
            edition_name: edition.to_owned(),
            edition: editions.find(edition),
            stored: None,
            settings,
            host,
            seats,
            game: None,
            resigned: BTreeSet::new(),
            stand_ins,
            vote: None,
            muted: BTreeSet::new(),
            rematch: None,
            deal,
            clocks: None,
            older: OlderRules::new(RULES_VERSION),
            at_ms,
        })
    }

    /// Adds an entry and tells what happened.
    pub fn apply(&mut self, entry: &Entry, at_ms: i64) -> Result<Vec<TableEvent>, ServerError> {
        let before = self.to_move();
        if let Some(clocks) = &mut self.clocks {
            let running = before.filter(|&seat| running(&self.seats, &self.stand_ins, seat));
            clocks.count(running, at_ms);
        }
        let happened = self.apply_entry(entry, at_ms)?;
        self.version += 1;
        self.at_ms = self.at_ms.max(at_ms);
        let turned = happened.iter().any(|it| matches!(it, TableEvent::Game(Event::TurnBegan { .. })));
        let after = self.to_move();
        if let (Some(clocks), Some(from), Some(to)) = (&mut self.clocks, before, after)
            && (from != to || turned)
        {
            clocks.pass(from, to);
        }
        if changes_game(entry) || !happened.is_empty() {
            self.position = self.version;
        }
        Ok(happened)
    }

    fn apply_entry(&mut self, entry: &Entry, at_ms: i64) -> Result<Vec<TableEvent>, ServerError> {
        if self.edition.is_err() {
            self.apply_unplayable(entry);
            return Ok(vec![]);
        }
        match entry {
            Entry::Created { .. } => Err(ServerError::Broken("it was made twice".into())),
            Entry::Seated { seats } => {
                self.seats.clone_from(seats);
                Ok(vec![])
            }
            Entry::Started { seats, record } => self.begin(seats, record, at_ms),
            Entry::Moved { r#move } => self.play(r#move.0),
            Entry::Undone => self.undo_one(),
            Entry::Redone => self.redo_one(),
            &Entry::UndoAsked { seat, moves } => {
                self.vote = Some(Vote { seat, moves, agreed: BTreeSet::new() });
                self.settle_vote()
            }
            &Entry::UndoAnswered { seat, agree } => self.answer(seat, agree),
            &Entry::Resigned { seat } => {
                self.resigned.insert(seat);
                Ok(vec![TableEvent::Open(EventJson::Resigned { player: seat })])
            }
            &Entry::TimedOut { seat } => Ok(self.time_out(seat)),
            &Entry::StandIn { seat, level } => {
                let place = self.stand_ins.get_mut(seat).ok_or_else(|| broken("no such seat"))?;
                *place = level;
                if let (Some(clocks), None) = (&mut self.clocks, level) {
                    clocks.come_back(seat);
                }
                Ok(vec![])
            }
            Entry::Muted { name, muted } => {
                if *muted {
                    self.muted.insert(name.clone())
                } else {
                    self.muted.remove(name)
                };
                Ok(vec![])
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table.clone());
                Ok(vec![])
            }
            &Entry::Migrated { rules } => {
                self.migrate(rules);
                Ok(vec![])
            }
            &Entry::ResumeVoted { seat, agree } => {
                self.vote_to_resume(seat, agree);
                Ok(vec![])
            }
            &Entry::Resumed { moves, rules } => self.resume(moves, rules),
        }
    }

    /// What can be known of an entry without the edition: who sits where.
    fn apply_unplayable(&mut self, entry: &Entry) {
        match entry {
            Entry::Seated { seats } => self.seats.clone_from(seats),
            Entry::Started { seats, .. } => {
                self.seats.clone_from(seats);
                self.stand_ins = vec![None; seats.len()];
                self.deal = None;
            }
            &Entry::Resigned { seat } => drop(self.resigned.insert(seat)),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            _ => {}
        }
    }

    /// The edition, if it is known here.
    pub fn edition(&self) -> Result<&'static Edition, ServerError> {
        self.edition.clone().map_err(ServerError::OtherEdition)
    }

    /// The game, if it has begun and can be followed.
    pub fn begun(&self) -> Result<&History, ServerError> {
        self.edition()?;
        self.game.as_ref().ok_or_else(|| Reason::NotBegun.into())
    }

    fn begin(&mut self, seats: &[Seat], record: &str, at_ms: i64) -> Result<Vec<TableEvent>, ServerError> {
        let edition = self.edition()?;
        let GameRecord { rules, record, .. } =
            GameRecord::from_json(record, edition).map_err(|error| broken(&error.to_string()))?;
        let game =
            History::new(edition, record.options, record.deal).map_err(|error| broken(&error.to_string()))?;
        self.seats = seats.to_vec();
        self.stand_ins = vec![None; seats.len()];
        self.clocks = Clocks::new(self.settings.clock, seats.len(), at_ms);
        self.game = Some(game);
        self.older = OlderRules::new(rules);
        self.deal = None;
        Ok(vec![])
    }

    pub(super) fn game_mut(&mut self) -> Result<&mut History, ServerError> {
        self.game.as_mut().ok_or_else(|| broken("the game had not begun"))
    }

    fn play(&mut self, played: Move) -> Result<Vec<TableEvent>, ServerError> {
        self.vote = None;
        let events = self.play_recorded(played)?;
        Ok(events.into_iter().map(TableEvent::Game).collect())
    }

    fn undo_one(&mut self) -> Result<Vec<TableEvent>, ServerError> {
        if self.undo_kept() {
            return Ok(vec![]);
        }
        let game = self.game_mut()?;
        let undone = game.undo().ok_or_else(|| broken("there was nothing to take back"))?;
        let player = game.state().player().index();
        self.vote = None;
        Ok(vec![TableEvent::Open(EventJson::Undone { player, moves: vec![Named(undone)] })])
    }

    fn redo_one(&mut self) -> Result<Vec<TableEvent>, ServerError> {
        if self.redo_kept() {
            return Ok(vec![]);
        }
        let game = self.game_mut()?;
        let mut seen = *game.state();
        let played = game.redo().ok_or_else(|| broken("there was nothing to play again"))?;
        let mut events: Vec<Event> = vec![];
        seen.apply(played, &mut events);
        Ok(events.into_iter().map(TableEvent::Game).collect())
    }

    fn answer(&mut self, seat: usize, agree: bool) -> Result<Vec<TableEvent>, ServerError> {
        if !agree {
            self.vote = None;
        } else if let Some(vote) = &mut self.vote {
            vote.agreed.insert(seat);
        }
        self.settle_vote()
    }

    /// Takes the moves back once everybody else who plays has agreed.
    fn settle_vote(&mut self) -> Result<Vec<TableEvent>, ServerError> {
        let Some(vote) = &self.vote else { return Ok(vec![]) };
        let waiting = (0..self.seats.len())
            .any(|seat| seat != vote.seat && self.bot_at(seat).is_none() && !vote.agreed.contains(&seat));
        if waiting {
            return Ok(vec![]);
        }
        let (player, count) = (vote.seat, vote.moves);
        self.vote = None;
        let undone = self.take_back(count)?;
        Ok(Table::told_undone(Player::new(player), undone))
    }

    fn time_out(&mut self, seat: usize) -> Vec<TableEvent> {
        match self.settings.at_zero {
            witchstone_wire::AtZero::Bot => self.stand_ins[seat] = Some(STAND_IN_LEVEL),
            witchstone_wire::AtZero::Loss => drop(self.resigned.insert(seat)),
        }
        vec![TableEvent::Open(EventJson::TimedOut { player: seat })]
    }

    /// Whether the same seat's turn goes on after this entry, so that nothing changes but the game.
    pub fn goes_on_after(&self, entry: &Entry) -> bool {
        let (Entry::Moved { r#move }, Some(game)) = (entry, &self.game) else {
            return matches!(entry, Entry::Undone | Entry::Redone) && self.vote.is_none();
        };
        let (mut after, before) = (*game.state(), game.state());
        after.play_unchecked(r#move.0);
        let same_turn = |a: &State, b: &State| {
            a.player() == b.player() && a.table().round() == b.table().round() && !a.is_over()
        };
        self.vote.is_none() && same_turn(&after, before)
    }

    /// The seat whose decision is next, while the game is on.
    pub fn to_move(&self) -> Option<usize> {
        let game = self.game.as_ref()?;
        let is_on = self.status() == Status::Playing && !self.is_suspended();
        is_on.then(|| game.state().player().index())
    }

    /// The level of the bot that plays this seat now, for whatever reason.
    pub fn bot_at(&self, seat: usize) -> Option<u8> {
        match self.seats.get(seat)?.occupant {
            Occupant::Bot(level) => Some(level),
            _ if self.resigned.contains(&seat) => Some(STAND_IN_LEVEL),
            _ => self.stand_ins[seat],
        }
    }

    /// The seat whose clock runs now.
    pub fn running(&self) -> Option<usize> {
        self.to_move().filter(|&seat| self.bot_at(seat).is_none())
    }

    /// Where the table is in its life.
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

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<usize> {
        self.seats.iter().position(|seat| seat.person().is_some_and(|person| person.guest == guest))
    }

    /// How the game came out, once it has ended.
    pub fn result(&self) -> Option<ResultInfo> {
        if let Some(stored) = &self.stored {
            return stored.result.clone();
        }
        let game = self.game.as_ref().filter(|_| self.status() == Status::Finished)?;
        if let Some(kept) = self.kept_result() {
            return Some(kept.clone());
        }
        let (state, scores) = (game.state(), self.totals(game));
        let stays = |seat: &usize| !self.resigned.contains(seat);
        let winners: Vec<usize> = state.winners().iter().map(|player| player.index()).filter(stays).collect();
        if !winners.is_empty() && state.is_over() {
            return Some(ResultInfo { scores, winners });
        }
        let best = (0..scores.len()).filter(stays).map(|seat| scores[seat]).max();
        let winners = (0..scores.len()).filter(stays).filter(|&seat| Some(scores[seat]) == best).collect();
        Some(ResultInfo { scores, winners })
    }
}

/// Whether the clock of the seat to move runs.
fn running(seats: &[Seat], stand_ins: &[Option<u8>], seat: usize) -> bool {
    !matches!(seats[seat].occupant, Occupant::Bot(_)) && stand_ins[seat].is_none()
}

/// Whether the entry changes the game by itself.
fn changes_game(entry: &Entry) -> bool {
    matches!(
        entry,
        Entry::Started { .. } | Entry::Moved { .. } | Entry::Undone | Entry::Redone | Entry::Resumed { .. }
    )
}

pub(super) fn broken(why: &str) -> ServerError {
    ServerError::Broken(why.to_owned())
}
