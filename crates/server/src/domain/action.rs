//! Guest actions and their authorisation.

use witchstone_ai::Level;
use witchstone_rules::{Deal, Edition, Move, Options, Player, RULES_VERSION};

use super::entry::Entry;
use super::error::{Denial, DomainError, SettingsError};
use super::game::GameStart;
use super::random::{TableRandom, shuffle};
use super::seat::{NewOccupant, Occupant, Person, Seat, SeatChange, change_seats};
use super::settings::{StartMode, TurnOrder};
use super::status::Status;
use super::table::Table;

/// Entries of a table after which only what the game needs is added. The longest games have about 1,000 moves: who undoes
/// each of them twice has some left.
pub const MAX_ENTRIES: u64 = 5_000;

/// Names that a host can mute: far more than ever talk at one table.
pub const MAX_MUTES: usize = 50;

/// An action of a guest.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // As the messages of the protocol.
pub enum Action {
    ChangeSeat { seat: usize, change: SeatChange },
    Start,
    Play { version: u64, played: Move },
    Undo { version: u64 },
    Redo { version: u64 },
    RequestUndo { version: u64, moves: usize },
    Vote { request: u64, version: u64, agree: bool },
    Resume { agree: bool },
    Mute { name: String, muted: bool },
    Resign,
    HandOver { level: Level },
    TakeOver,
    Rematch { table: String },
}

impl Table {
    /// The entry that an action makes, if this guest may. Whether a move is legal is decided when it is applied.
    pub fn decide(
        &self,
        who: &Person,
        action: &Action,
        now_ms: i64,
        random: &mut impl TableRandom,
    ) -> Result<Entry, DomainError> {
        self.edition()?;
        if needs_running_game(action) {
            self.require_not_suspended(who)?;
        }
        if self.version >= MAX_ENTRIES && !ends_game(action) && !self.leaves(who, action) {
            return Err(Denial::TooManyActions.into());
        }
        match action {
            &Action::ChangeSeat { seat, ref change } => self.decide_seat(who, seat, change),
            Action::Start => {
                self.require_host(who)?;
                self.decide_start(random)
            }
            &Action::Play { version, played } => {
                let seat = self.mover(who)?;
                self.require_fresh(version)?;
                self.decide_move(seat, played)
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
                self.decide_undo_request(seat, moves)
            }
            &Action::Vote { request, version, agree } => {
                let seat = self.player(who)?;
                self.decide_vote(seat, request, version, agree)
            }
            &Action::Resume { agree } => self.decide_resume(self.player(who)?, agree),
            Action::Mute { name, muted } => {
                self.require_host(who)?;
                if *muted && self.muted.len() >= MAX_MUTES && !self.muted.contains(name) {
                    return Err(Denial::TooManyMutes.into());
                }
                Ok(Entry::Muted { name: name.clone(), muted: *muted })
            }
            Action::Resign => Ok(Entry::Resigned { seat: self.player(who)? }),
            &Action::HandOver { level } => self.decide_hand_over(self.player(who)?, level),
            Action::TakeOver => self.decide_take_over(self.player(who)?, now_ms),
            Action::Rematch { table } => self.decide_rematch(who, table),
        }
    }

    /// Whether the guest leaves or declines a seat, which nothing prevents.
    fn leaves(&self, who: &Person, action: &Action) -> bool {
        let Action::ChangeSeat { seat, change } = action else { return false };
        let leave = SeatChange { occupant: Some(NewOccupant::Open), ..SeatChange::default() };
        *change == leave && self.seats.get(*seat).is_some_and(|seat| seat.is_held_by(who))
    }

    fn require_host(&self, who: &Person) -> Result<(), DomainError> {
        if self.host.guest == who.guest { Ok(()) } else { Err(Denial::NotHost.into()) }
    }

    /// The guest's seat in a game that is on.
    pub(super) fn player(&self, who: &Person) -> Result<Player, DomainError> {
        let seat = self.seat_of(&who.guest).ok_or(Denial::NoSeat)?;
        match self.status() {
            Status::Open => Err(Denial::NotStarted.into()),
            Status::Finished => Err(Denial::Finished.into()),
            Status::Playing if self.resigned.contains(&seat) => Err(Denial::NoSeat.into()),
            Status::Playing => Ok(seat),
        }
    }

    /// The guest's seat if it is the one to move.
    fn mover(&self, who: &Person) -> Result<Player, DomainError> {
        let seat = self.player(who)?;
        if self.stand_ins[seat].is_some() {
            return Err(Denial::StandIn.into());
        }
        if self.to_move() == Some(seat) { Ok(seat) } else { Err(Denial::NotYourTurn.into()) }
    }

    pub(super) fn require_fresh(&self, version: u64) -> Result<(), DomainError> {
        if (self.position..=self.version).contains(&version) { Ok(()) } else { Err(Denial::Stale.into()) }
    }

    /// The entry of a move by this player, if it is the one to move.
    pub fn decide_move(&self, seat: Player, played: Move) -> Result<Entry, DomainError> {
        let game = self.game.as_ref().ok_or(Denial::NotStarted)?;
        if self.to_move() != Some(seat) || seat != game.state().player() {
            return Err(Denial::NotYourTurn.into());
        }
        Ok(Entry::Moved(played))
    }

    pub(super) fn decide_if(
        &self,
        holds: impl Fn(&witchstone_rules::Game) -> bool,
        entry: Entry,
    ) -> Result<Entry, DomainError> {
        if self.game.as_ref().is_some_and(holds) { Ok(entry) } else { Err(Denial::NothingToUndo.into()) }
    }

    fn decide_rematch(&self, who: &Person, table: &str) -> Result<Entry, DomainError> {
        self.seat_of(&who.guest).ok_or(Denial::NoSeat)?;
        if self.status() != Status::Finished {
            return Err(Denial::NotFinished.into());
        }
        // It is decided once.
        if self.rematch.is_some() {
            return Err(Denial::Stale.into());
        }
        Ok(Entry::Rematch { table: table.to_owned() })
    }

    fn decide_seat(&self, who: &Person, number: usize, change: &SeatChange) -> Result<Entry, DomainError> {
        // Open seats of an imported game can be taken while it is on; else seats change only before the game.
        let takes_seat = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
        let joins = *change == takes_seat
            && self.seats.get(number).is_some_and(|seat| seat.occupant == Occupant::Open)
            && self.seat_of(&who.guest).is_none();
        match self.status() {
            Status::Open => {}
            Status::Playing if joins => {}
            Status::Playing => return Err(Denial::AlreadyStarted.into()),
            Status::Finished => return Err(Denial::Finished.into()),
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
    pub fn decide_start(&self, random: &mut impl TableRandom) -> Result<Entry, DomainError> {
        match self.status() {
            Status::Open if self.is_full() => {}
            Status::Open => return Err(Denial::SeatOpen.into()),
            Status::Playing => return Err(Denial::AlreadyStarted.into()),
            Status::Finished => return Err(Denial::Finished.into()),
        }
        let mut seats = self.seats.clone();
        if self.settings.order == TurnOrder::Random {
            shuffle(&mut seats, random);
        }
        let (options, edition) = (self.options(&seats)?, self.edition()?);
        let deal = match self.repeated_deal(&options, edition) {
            Some(deal) => deal,
            None => Deal::shuffled(edition, &options, random),
        };
        let game = Box::new(GameStart { rules: RULES_VERSION, options, deal });
        Ok(Entry::Started { seats, game: Some(game) })
    }

    /// The options of the rules with the handicaps of the seats.
    fn options(&self, seats: &[Seat]) -> Result<Options, DomainError> {
        let mut options = self.settings.options;
        for (seat, player) in seats.iter().zip(self.players()) {
            options.handicaps[player] = seat.handicap;
        }
        options.check().map_err(SettingsError::from)?;
        Ok(options)
    }

    /// The deal of the game before, if it was asked for and fits.
    fn repeated_deal(&self, options: &Options, edition: &Edition) -> Option<Deal> {
        let deal = self.deal.as_ref()?.deal.clone();
        deal.check(edition, options).ok().map(|()| deal)
    }
}

/// Whether the action brings the game nearer to its end, or follows from it: their number is bounded by the rules, or by a
/// clock.
fn ends_game(action: &Action) -> bool {
    matches!(
        action,
        Action::Start | Action::Play { .. } | Action::Resign | Action::TakeOver | Action::Rematch { .. }
    )
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
