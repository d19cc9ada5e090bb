//! What guests ask of a table, and whether they may.

use witchstone_ai::Level;
use witchstone_rules::{Deal, Edition, Move, Options, Player, Record};
use witchstone_wire::{GameRecord, Reason};

use super::entry::Entry;
use super::seat::{NewOccupant, Occupant, Person, Seat, SeatChange, change_seats};
use super::settings::{StartMode, TurnOrder};
use super::status::Status;
use super::table::Table;
use crate::error::ServerError;
use crate::random::OsChance;

/// An action of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // As the messages of the protocol.
pub enum Action {
    ChangeSeat { seat: usize, change: SeatChange },
    Start,
    Play { version: u64, text: String },
    Undo { version: u64 },
    Redo { version: u64 },
    RequestUndo { version: u64, moves: usize },
    Vote { agree: bool },
    Resume { agree: bool },
    Mute { name: String, muted: bool },
    Resign,
    HandOver { level: Level },
    TakeBack,
    Rematch { table: String },
}

impl Table {
    /// The entry that an action makes, if this guest may. Whether a move is legal is decided when it is applied.
    pub fn decide(&self, who: &Person, action: &Action) -> Result<Entry, ServerError> {
        self.edition()?;
        if needs_running_game(action) {
            self.require_not_suspended(who)?;
        }
        match action {
            &Action::ChangeSeat { seat, ref change } => self.decide_seat(who, seat, change),
            Action::Start => {
                self.require_host(who)?;
                self.decide_start()
            }
            Action::Play { version, text } => {
                let seat = self.mover(who)?;
                self.require_fresh(*version)?;
                self.decide_move(seat, text.parse().map_err(|_| Reason::NotAMove)?)
            }
            &Action::Undo { version } => {
                self.mover(who)?;
                self.require_fresh(version)?;
                self.decide_if(|game| game.can_undo(), Entry::Undone)
            }
            &Action::Redo { version } => {
                self.mover(who)?;
                self.require_fresh(version)?;
                self.decide_if(|game| game.can_redo(), Entry::Redone)
            }
            &Action::RequestUndo { version, moves } => {
                let seat = self.player(who)?;
                self.require_fresh(version)?;
                let entry = Entry::UndoRequested { seat, moves };
                self.decide_if(|game| (1..=game.record().moves.len()).contains(&moves), entry)
            }
            &Action::Vote { agree } => self.decide_vote(who, agree),
            &Action::Resume { agree } => self.decide_resume(self.player(who)?, agree),
            Action::Mute { name, muted } => {
                self.require_host(who)?;
                Ok(Entry::Muted { name: name.clone(), muted: *muted })
            }
            Action::Resign => Ok(Entry::Resigned { seat: self.player(who)? }),
            &Action::HandOver { level } => Ok(Entry::StandIn { seat: self.player(who)?, level: Some(level) }),
            Action::TakeBack => {
                let seat = self.player(who)?;
                if self.stand_ins[seat].is_none() {
                    return Err(Reason::SeatTaken.into());
                }
                Ok(Entry::StandIn { seat, level: None })
            }
            Action::Rematch { table } => self.decide_rematch(who, table),
        }
    }

    fn require_host(&self, who: &Person) -> Result<(), ServerError> {
        if self.host.guest == who.guest { Ok(()) } else { Err(Reason::NotHost.into()) }
    }

    /// The guest's seat in a game that is on.
    fn player(&self, who: &Person) -> Result<Player, ServerError> {
        let seat = self.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        match self.status() {
            Status::Open => Err(Reason::NotBegun.into()),
            Status::Finished => Err(Reason::Over.into()),
            Status::Playing if self.resigned.contains(&seat) => Err(Reason::NoSeat.into()),
            Status::Playing => Ok(seat),
        }
    }

    /// The guest's seat if it is the one to move.
    fn mover(&self, who: &Person) -> Result<Player, ServerError> {
        let seat = self.player(who)?;
        if self.stand_ins[seat].is_some() {
            return Err(Reason::StandIn.into());
        }
        if self.to_move() == Some(seat) { Ok(seat) } else { Err(Reason::NotYourTurn.into()) }
    }

    fn require_fresh(&self, version: u64) -> Result<(), ServerError> {
        if (self.position..=self.version).contains(&version) { Ok(()) } else { Err(Reason::Stale.into()) }
    }

    /// The entry of a move by this player, if it is the one to move.
    pub fn decide_move(&self, seat: Player, played: Move) -> Result<Entry, ServerError> {
        let game = self.game.as_ref().ok_or(Reason::NotBegun)?;
        if self.to_move() != Some(seat) || seat != game.state().player() {
            return Err(Reason::NotYourTurn.into());
        }
        Ok(Entry::Moved(played))
    }

    fn decide_if(
        &self,
        holds: impl Fn(&witchstone_rules::Game) -> bool,
        entry: Entry,
    ) -> Result<Entry, ServerError> {
        if self.game.as_ref().is_some_and(holds) { Ok(entry) } else { Err(Reason::NothingToUndo.into()) }
    }

    fn decide_vote(&self, who: &Person, agree: bool) -> Result<Entry, ServerError> {
        let seat = self.player(who)?;
        match &self.vote {
            // The player who asked may withdraw.
            Some(vote) if vote.seat != seat || !agree => Ok(Entry::UndoAnswered { seat, agree }),
            _ => Err(Reason::NoVote.into()),
        }
    }

    fn decide_rematch(&self, who: &Person, table: &str) -> Result<Entry, ServerError> {
        self.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        if self.status() != Status::Finished {
            return Err(Reason::NotOver.into());
        }
        Ok(Entry::Rematch { table: table.to_owned() })
    }

    fn decide_seat(&self, who: &Person, number: usize, change: &SeatChange) -> Result<Entry, ServerError> {
        // Open seats of an imported game can be taken while it is on; else seats change only before the game.
        let takes_seat = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
        let joins = *change == takes_seat
            && self.seats.get(number).is_some_and(|seat| seat.occupant == Occupant::Open)
            && self.seat_of(&who.guest).is_none();
        match self.status() {
            Status::Open => {}
            Status::Playing if joins => {}
            _ => return Err(Reason::Over.into()),
        }
        let mut seats = self.seats.clone();
        change_seats(&mut seats, who, self.host.guest == who.guest, number, change)?;
        Ok(Entry::Seated { seats })
    }

    /// Whether the game starts by itself now.
    pub fn is_ready(&self) -> bool {
        let starts = self.settings.start == StartMode::WhenFull && self.status() == Status::Open;
        starts && self.is_full() && self.edition.is_ok()
    }

    fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Guest(_) | Occupant::Bot(_)))
    }

    /// The entry that starts the game: draws the turn order, shuffles, deals.
    pub fn decide_start(&self) -> Result<Entry, ServerError> {
        if self.status() != Status::Open {
            return Err(Reason::Over.into());
        }
        if !self.is_full() {
            return Err(ServerError::BadSettings("A seat is still open.".into()));
        }
        let mut chance = OsChance::default();
        let mut seats = self.seats.clone();
        if self.settings.order == TurnOrder::Random {
            chance.shuffle(&mut seats);
        }
        let (options, edition) = (self.options(&seats)?, self.edition()?);
        let deal = match self.repeated_deal(&options, edition) {
            Some(deal) => deal,
            None => Deal::shuffled(edition, &options, &mut chance),
        };
        let record = Record { options, deal, moves: vec![] };
        let record = GameRecord::new(edition, record, None).to_json(edition);
        Ok(Entry::Started { seats, record })
    }

    /// The options of the rules with the handicaps of the seats.
    fn options(&self, seats: &[Seat]) -> Result<Options, ServerError> {
        let mut options = self.settings.options;
        for (seat, player) in seats.iter().zip(self.players()) {
            options.handicaps[player] = seat.handicap;
        }
        options.check().map_err(|error| ServerError::BadSettings(error.to_string()))?;
        Ok(options)
    }

    /// The deal of the game before, if it was asked for and fits.
    fn repeated_deal(&self, options: &Options, edition: &Edition) -> Option<Deal> {
        let record = GameRecord::from_json(self.deal.as_ref()?, edition).ok()?;
        let deal = record.record.deal;
        deal.check(edition, options).ok().map(|()| deal)
    }
}

/// Whether the action is possible only while the game is on.
fn needs_running_game(action: &Action) -> bool {
    matches!(
        action,
        Action::Play { .. }
            | Action::Undo { .. }
            | Action::Redo { .. }
            | Action::RequestUndo { .. }
            | Action::Vote { .. }
    )
}
