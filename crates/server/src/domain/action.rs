//! What people and bots ask of a table, and whether they may.

use witchstone_rules::{Deal, Edition, Move, Options, Player, Record};
use witchstone_wire::{GameRecord, Named, NewSitter, Order, Reason, SeatChange, Start, Status};

use super::entry::{Entry, Occupant, Person, Seat};
use super::state::Table;
use crate::error::ServerError;
use crate::secret::OsChance;

/// The highest level of a bot.
pub const MAX_LEVEL: u8 = 6;

/// Something that a guest asks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // As the messages of the protocol.
pub enum Action {
    Change { seat: usize, change: SeatChange },
    Start,
    Play { version: u64, text: String },
    Undo { version: u64 },
    Redo { version: u64 },
    AskUndo { version: u64, moves: usize },
    Vote { agree: bool },
    Resume { agree: bool },
    Mute { name: String, muted: bool },
    Resign,
    HandOver { level: u8 },
    TakeBack,
    Rematch { table: String },
}

impl Table {
    /// The entry that the action of this guest makes, if it may.
    pub fn decide(&self, who: &Person, action: &Action) -> Result<Entry, ServerError> {
        self.edition()?;
        if is_about_moves(action) {
            self.not_suspended(who)?;
        }
        match action {
            &Action::Change { seat, ref change } => self.change_seat(who, seat, change),
            Action::Start => {
                self.require_host(who)?;
                self.start()
            }
            Action::Play { version, text } => {
                let seat = self.mover(who)?;
                self.fresh(*version)?;
                self.check_move(seat, text.parse().map_err(|_| Reason::NotAMove)?)
            }
            Action::Undo { version } => {
                self.mover(who)?;
                self.fresh(*version)?;
                self.can(|game| game.undoable() > 0, Entry::Undone)
            }
            Action::Redo { version } => {
                self.mover(who)?;
                self.fresh(*version)?;
                self.can(|game| game.redoable() > 0, Entry::Redone)
            }
            &Action::AskUndo { version, moves } => {
                let seat = self.player(who)?;
                self.fresh(version)?;
                self.can(
                    |game| (1..=game.record().moves.len()).contains(&moves),
                    Entry::UndoAsked { seat, moves },
                )
            }
            &Action::Vote { agree } => self.vote_of(who, agree),
            &Action::Resume { agree } => self.decide_resume(self.player(who)?, agree),
            Action::Mute { name, muted } => {
                self.require_host(who)?;
                Ok(Entry::Muted { name: name.clone(), muted: *muted })
            }
            Action::Resign => Ok(Entry::Resigned { seat: self.player(who)? }),
            &Action::HandOver { level } => {
                check_level(level)?;
                Ok(Entry::StandIn { seat: self.player(who)?, level: Some(level) })
            }
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
    fn player(&self, who: &Person) -> Result<usize, ServerError> {
        let seat = self.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        match self.status() {
            Status::Open => Err(Reason::NotBegun.into()),
            Status::Finished => Err(Reason::Over.into()),
            Status::Playing if self.resigned.contains(&seat) => Err(Reason::NoSeat.into()),
            Status::Playing => Ok(seat),
        }
    }

    /// The guest's seat if its decision is next.
    fn mover(&self, who: &Person) -> Result<usize, ServerError> {
        let seat = self.player(who)?;
        if self.stand_ins[seat].is_some() {
            return Err(Reason::StandIn.into());
        }
        if self.to_move() == Some(seat) { Ok(seat) } else { Err(Reason::NotYourTurn.into()) }
    }

    fn fresh(&self, version: u64) -> Result<(), ServerError> {
        if (self.position..=self.version).contains(&version) { Ok(()) } else { Err(Reason::Stale.into()) }
    }

    /// The entry of a move of this seat, whose turn it is.
    pub fn check_move(&self, seat: usize, played: Move) -> Result<Entry, ServerError> {
        let game = self.game.as_ref().ok_or(Reason::NotBegun)?;
        if self.to_move() != Some(seat) || seat != game.state().player().index() {
            return Err(Reason::NotYourTurn.into());
        }
        match game.state().why_not(played) {
            Some(refusal) => Err(ServerError::Rules(refusal)),
            None => Ok(Entry::Moved { r#move: Named(played) }),
        }
    }

    fn can(
        &self,
        holds: impl Fn(&witchstone_rules::History) -> bool,
        entry: Entry,
    ) -> Result<Entry, ServerError> {
        if self.game.as_ref().is_some_and(holds) { Ok(entry) } else { Err(Reason::NothingToUndo.into()) }
    }

    fn vote_of(&self, who: &Person, agree: bool) -> Result<Entry, ServerError> {
        let seat = self.player(who)?;
        match &self.vote {
            // The one who asked may withdraw.
            Some(vote) if vote.seat != seat || !agree => Ok(Entry::UndoAnswered { seat, agree }),
            _ => Err(Reason::NoVote.into()),
        }
    }

    fn decide_rematch(&self, who: &Person, table: &str) -> Result<Entry, ServerError> {
        self.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        if self.status() != Status::Finished {
            return Err(Reason::NotBegun.into());
        }
        Ok(Entry::Rematch { table: table.to_owned() })
    }

    fn change_seat(&self, who: &Person, number: usize, change: &SeatChange) -> Result<Entry, ServerError> {
        // The open seats of an imported game can be taken while it is on; else seats are changed before it only.
        let joins = *change == SeatChange { sitter: Some(NewSitter::Me), ..SeatChange::default() }
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
        let waits = self.settings.start == Start::Full && self.status() == Status::Open;
        waits && self.is_full() && self.edition.is_ok()
    }

    fn is_full(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Guest(_) | Occupant::Bot(_)))
    }

    /// The entry that starts the game: draws the order, shuffles, deals.
    pub fn start(&self) -> Result<Entry, ServerError> {
        if self.status() != Status::Open {
            return Err(Reason::Over.into());
        }
        if !self.is_full() {
            return Err(ServerError::BadSettings("A seat is still open.".into()));
        }
        let mut chance = OsChance::new();
        let mut seats = self.seats.clone();
        if self.settings.order == Order::Random {
            chance.shuffle_seats(&mut seats);
        }
        let (options, edition) = (self.options(&seats)?, self.edition()?);
        let deal = match self.old_deal(&options, edition) {
            Some(deal) => deal,
            None => Deal::shuffled(edition, &options, &mut chance),
        };
        let record = Record { options, deal, moves: vec![] };
        let record = GameRecord::new(edition, record, None).to_json(edition);
        Ok(Entry::Started { seats, record })
    }

    fn options(&self, seats: &[Seat]) -> Result<Options, ServerError> {
        let mut options =
            self.settings.options.read().map_err(|error| ServerError::BadSettings(error.to_string()))?;
        for (number, seat) in seats.iter().enumerate() {
            options.handicaps[Player::new(number)] = seat.handicap;
        }
        options.check().map_err(|error| ServerError::BadSettings(error.to_string()))?;
        Ok(options)
    }

    /// The deal of the game before, if it shall be and can be played again.
    fn old_deal(&self, options: &Options, edition: &Edition) -> Option<Deal> {
        let record = GameRecord::from_json(self.deal.as_ref()?, edition).ok()?;
        let deal = record.record.deal;
        deal.check(edition, options).ok().map(|()| deal)
    }
}

/// Whether the action is one of a game that is on.
fn is_about_moves(action: &Action) -> bool {
    matches!(
        action,
        Action::Play { .. }
            | Action::Undo { .. }
            | Action::Redo { .. }
            | Action::AskUndo { .. }
            | Action::Vote { .. }
    )
}

/// Changes one seat as this guest asks, if it may.
pub fn change_seats(
    seats: &mut [Seat],
    who: &Person,
    is_host: bool,
    number: usize,
    change: &SeatChange,
) -> Result<(), ServerError> {
    let seat = seats.get(number).ok_or(Reason::SeatTaken)?;
    let mine = seat.person().is_some_and(|person| person.guest == who.guest);
    if let Some(sitter) = change.sitter {
        let occupant = new_taken(seat, sitter, who, is_host, mine)?;
        if sitter == NewSitter::Me {
            leave(seats, who);
        }
        seats[number].occupant = occupant;
    }
    let mine = seats[number].person().is_some_and(|person| person.guest == who.guest);
    if let Some(colour) = change.colour {
        change_colour(seats, number, colour, mine || is_host)?;
    }
    if let Some(handicap) = change.handicap {
        if !is_host {
            return Err(Reason::NotHost.into());
        }
        if handicap > 3 {
            return Err(ServerError::BadSettings("A handicap is 0 to 3.".into()));
        }
        seats[number].handicap = handicap;
    }
    Ok(())
}

/// Who has the seat afterwards.
fn new_taken(
    seat: &Seat,
    sitter: NewSitter,
    who: &Person,
    is_host: bool,
    mine: bool,
) -> Result<Occupant, ServerError> {
    match sitter {
        NewSitter::Me => match &seat.occupant {
            Occupant::Open => Ok(Occupant::Guest(who.clone())),
            Occupant::Reserved(person) | Occupant::Guest(person) if person.guest == who.guest => {
                Ok(Occupant::Guest(who.clone()))
            }
            _ => Err(Reason::SeatTaken.into()),
        },
        NewSitter::Open if mine || is_host => Ok(Occupant::Open),
        NewSitter::Bot(level) if is_host => {
            check_level(level)?;
            match seat.occupant {
                Occupant::Guest(_) if !mine => Err(Reason::SeatTaken.into()),
                _ => Ok(Occupant::Bot(level)),
            }
        }
        _ => Err(Reason::NotHost.into()),
    }
}

fn check_level(level: u8) -> Result<(), ServerError> {
    if (1..=MAX_LEVEL).contains(&level) {
        return Ok(());
    }
    Err(ServerError::BadSettings(format!("A bot's level is 1 to {MAX_LEVEL}.")))
}

/// Nobody has two seats at one table.
fn leave(seats: &mut [Seat], who: &Person) {
    for seat in seats {
        if seat.person().is_some_and(|person| person.guest == who.guest) {
            seat.occupant = Occupant::Open;
        }
    }
}

fn change_colour(seats: &mut [Seat], number: usize, colour: u8, may: bool) -> Result<(), ServerError> {
    if !may {
        return Err(Reason::NotHost.into());
    }
    if colour > 3 {
        return Err(ServerError::BadSettings("A colour is 0 to 3.".into()));
    }
    let old = seats[number].colour;
    if let Some(other) = seats.iter_mut().find(|seat| seat.colour == colour) {
        other.colour = old;
    }
    seats[number].colour = colour;
    Ok(())
}
