//! The state of a table as it follows from its entries.

use std::collections::BTreeSet;

use witchstone_ai::Level;
use witchstone_rules::{BySeat, Edition, Event, Game, Move, Player, RULES_VERSION};

use super::clocks::Clocks;
use super::entry::{Entry, edition_in};
use super::error::{Denial, DomainError, EntryError, MissingEdition};
use super::event::TableEvent;
use super::game::GameStart;
use super::older_rules::OlderRules;
use super::seat::{Occupant, Person, Seat};
use super::settings::{OnTimeout, Settings};
use super::status::{Status, StoredOutcome};
use super::undo_vote::UndoVote;

/// A table after all of its entries.
#[derive(Clone, Debug)]
pub struct Table {
    /// The number of entries.
    pub version: u64,
    /// The version of the last entry that changed the game: moves made on an older one are stale.
    pub position: u64,
    /// The name of its edition as it was stored: older programs stored no content hash.
    pub edition_name: String,
    /// The edition that it is played on. Where it is unknown the table can be looked at, but nobody can play.
    pub edition: Result<&'static Edition, MissingEdition>,
    /// Status and result as they were stored, if the edition is unknown: the game cannot be replayed then.
    pub stored: Option<StoredOutcome>,
    /// The settings.
    pub settings: Settings,
    /// The host.
    pub host: Person,
    /// The seats, in turn order once the game has started.
    pub seats: Vec<Seat>,
    /// The game, once it has started.
    pub game: Option<Game>,
    /// Players who resigned or lost on time.
    pub resigned: BTreeSet<Player>,
    /// The level of the bot that plays for a player for the time being.
    pub stand_ins: BySeat<Option<Level>>,
    /// Players who take over from their stand-in when its turn has ended.
    pub returning: BTreeSet<Player>,
    /// Players who undid moves that had revealed something without asking anybody, as against bots alone.
    pub undone: BTreeSet<Player>,
    /// The pending undo request.
    pub vote: Option<UndoVote>,
    /// Names that the host muted in the chat.
    pub muted: BTreeSet<String>,
    /// The table of the rematch.
    pub rematch: Option<String>,
    /// The game whose deal is played again.
    pub deal: Option<Box<GameStart>>,
    /// The clocks, with time control.
    pub clocks: Option<Clocks>,
    /// Whether the game was ended without a result.
    pub ended: bool,
    pub(super) older: OlderRules,
    /// The time of the last entry.
    pub at_ms: i64,
}

impl Table {
    /// The table after its first entry; `find` finds its edition by name.
    pub fn created(
        entry: Entry,
        find: impl FnOnce(&str) -> Result<&'static Edition, MissingEdition>,
        at_ms: i64,
    ) -> Result<Table, DomainError> {
        let Entry::Created { settings, host, rules, seats, deal } = entry else {
            return Err(EntryError::NotCreated.into());
        };
        let Some(edition) = edition_in(&rules) else { return Err(DomainError::UnsupportedRules(rules)) };
        Ok(Table {
            version: 1,
            position: 1,
            edition_name: edition.to_owned(),
            edition: find(edition),
            stored: None,
            settings,
            host,
            seats,
            game: None,
            resigned: BTreeSet::new(),
            stand_ins: BySeat::default(),
            returning: BTreeSet::new(),
            undone: BTreeSet::new(),
            vote: None,
            muted: BTreeSet::new(),
            rematch: None,
            deal,
            clocks: None,
            ended: false,
            older: OlderRules::new(RULES_VERSION),
            at_ms,
        })
    }

    /// Applies an entry and returns what happened. A move that the rules refuse changes nothing.
    pub fn apply(&mut self, entry: &Entry, at_ms: i64) -> Result<Vec<TableEvent>, DomainError> {
        let (before, person, running) = (self.to_move(), self.person_to_move(), self.running_clock());
        if let Some(clocks) = &mut self.clocks {
            clocks.count(running, at_ms);
        }
        let events = self.apply_entry(entry, at_ms)?;
        self.version += 1;
        self.at_ms = self.at_ms.max(at_ms);
        if let (Some(from), Some(to)) = (before, self.to_move())
            && (from != to || began_turn(&events))
        {
            self.end_turn_of(from);
            // Undoing gives no time back.
            if let Some(clocks) = self.clocks.as_mut().filter(|_| !undid(&events)) {
                clocks.pass(from, person == Some(from), to);
            }
        }
        if entry.changes_game() || !events.is_empty() {
            self.position = self.version;
        }
        Ok(events)
    }

    fn apply_entry(&mut self, entry: &Entry, at_ms: i64) -> Result<Vec<TableEvent>, DomainError> {
        if self.edition.is_err() {
            self.apply_without_edition(entry);
            return Ok(vec![]);
        }
        match entry {
            Entry::Created { .. } => return Err(EntryError::CreatedTwice.into()),
            Entry::Seated { seats } => self.seats.clone_from(seats),
            Entry::Started { seats, game } => self.start_game(seats, game.as_deref(), at_ms)?,
            &Entry::Moved(played) => return self.play(played),
            Entry::Undone => return self.undo(),
            Entry::Redone => return self.redo(),
            Entry::UndoRequested { seat, moves, voters } => {
                return self.open_vote(*seat, *moves, voters.as_ref());
            }
            &Entry::UndoAnswered { seat, agree } => return self.answer_vote(seat, agree),
            &Entry::Resigned { seat } => return self.lose(seat, TableEvent::Resigned(seat)),
            &Entry::TimedOut { seat } => return self.time_out(seat),
            &Entry::StandIn { seat, level } => self.set_stand_in(seat, level),
            &Entry::Returning { seat } => drop(self.returning.insert(seat)),
            Entry::Muted { name, muted } => {
                if *muted {
                    self.muted.insert(name.clone())
                } else {
                    self.muted.remove(name)
                };
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            &Entry::Migrated { rules } => self.migrate(rules),
            &Entry::ResumeVoted { seat, agree } => self.vote_to_resume(seat, agree),
            &Entry::Resumed { moves, rules } => self.resume(moves, rules)?,
            Entry::Ended => {
                self.ended = true;
                self.vote = None;
            }
        }
        Ok(vec![])
    }

    /// Applies what can be known of an entry without the edition: who sits where.
    fn apply_without_edition(&mut self, entry: &Entry) {
        match entry {
            Entry::Seated { seats } => self.seats.clone_from(seats),
            Entry::Started { seats, .. } => {
                self.seats.clone_from(seats);
                self.stand_ins = BySeat::default();
                self.deal = None;
            }
            &Entry::Resigned { seat } => drop(self.resigned.insert(seat)),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
            Entry::Ended => self.ended = true,
            _ => {}
        }
    }

    /// The edition, if it is known.
    pub fn known_edition(&self) -> Option<&'static Edition> {
        self.edition.as_ref().ok().copied()
    }

    /// The edition, or an error if it is unknown.
    pub fn edition(&self) -> Result<&'static Edition, DomainError> {
        self.edition.clone().map_err(DomainError::EditionUnavailable)
    }

    /// The game, or an error if it has not started or its edition is unknown.
    pub fn started_game(&self) -> Result<&Game, DomainError> {
        self.edition()?;
        self.game.as_ref().ok_or(Denial::NotStarted.into())
    }

    fn start_game(
        &mut self,
        seats: &[Seat],
        start: Option<&GameStart>,
        at_ms: i64,
    ) -> Result<(), DomainError> {
        let edition = self.edition()?;
        let GameStart { rules, options, deal } = start.ok_or(EntryError::NoDeal)?.clone();
        let game = Game::new(edition, options, deal).map_err(EntryError::from)?;
        self.seats = seats.to_vec();
        self.stand_ins = BySeat::default();
        self.returning.clear();
        self.clocks = Clocks::new(self.settings.clock, at_ms);
        self.game = Some(game);
        self.older = OlderRules::new(rules);
        self.deal = None;
        Ok(())
    }

    pub(super) fn game_mut(&mut self) -> Result<&mut Game, DomainError> {
        self.game.as_mut().ok_or(EntryError::NotStarted.into())
    }

    fn play(&mut self, played: Move) -> Result<Vec<TableEvent>, DomainError> {
        let events = self.play_recorded(played)?;
        self.vote = None;
        Ok(events.into_iter().map(TableEvent::Game).collect())
    }

    fn undo(&mut self) -> Result<Vec<TableEvent>, DomainError> {
        if self.undo_divergent() {
            return Ok(vec![]);
        }
        let game = self.game_mut()?;
        let undone = game.undo().ok_or(EntryError::NothingToUndo)?;
        let player = game.state().player();
        self.vote = None;
        Ok(vec![TableEvent::Undone { player, moves: vec![undone] }])
    }

    fn redo(&mut self) -> Result<Vec<TableEvent>, DomainError> {
        if self.redo_divergent() {
            return Ok(vec![]);
        }
        let game = self.game_mut()?;
        let (_, events) = game.redo().ok_or(EntryError::NothingToRedo)?;
        Ok(events.into_iter().map(TableEvent::Game).collect())
    }

    fn time_out(&mut self, seat: Player) -> Result<Vec<TableEvent>, DomainError> {
        match self.settings.on_timeout {
            OnTimeout::Bot => {
                self.stand_in_after_timeout(seat);
                Ok(vec![TableEvent::TimedOut(seat)])
            }
            OnTimeout::Loss => self.lose(seat, TableEvent::TimedOut(seat)),
        }
    }

    /// A player is out of the game by resigning or on time.
    fn lose(&mut self, seat: Player, how: TableEvent) -> Result<Vec<TableEvent>, DomainError> {
        self.resigned.insert(seat);
        let mut events = vec![how];
        events.extend(self.leave_vote(seat)?);
        Ok(events)
    }

    /// The seats, in turn order once the game has started.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::all(self.seats.len())
    }

    /// The player to move, while the game is on.
    pub fn to_move(&self) -> Option<Player> {
        let game = self.game.as_ref()?;
        let is_on = self.status() == Status::Playing && !self.is_suspended();
        is_on.then(|| game.state().player())
    }

    /// The running turn: its player and round; none if there is no game or it is over.
    pub fn turn(&self) -> Option<(Player, u8)> {
        let state = self.game.as_ref()?.state();
        (!state.is_over()).then(|| (state.player(), state.table().round()))
    }

    /// The level of the bot that plays this seat now, for whatever reason.
    pub fn bot_at(&self, seat: Player) -> Option<Level> {
        match self.seats.get(seat.index())?.occupant {
            Occupant::Bot(level) => Some(level),
            _ if self.resigned.contains(&seat) => Some(Level::STAND_IN),
            _ => self.stand_ins[seat],
        }
    }

    /// Whether every seat is a bot's.
    pub fn is_bots_only(&self) -> bool {
        self.seats.iter().all(|seat| matches!(seat.occupant, Occupant::Bot(_)))
    }

    /// Whether the guest is its host, or has a seat or one that is reserved.
    pub fn knows(&self, guest: &str) -> bool {
        let mut holders = self.seats.iter().filter_map(Seat::holder);
        self.host.guest == guest || holders.any(|person| person.guest == guest)
    }

    /// Whether a person is in the game on this seat, even if a bot stands in.
    pub fn is_person(&self, seat: Player) -> bool {
        let person = self.seats.get(seat.index()).and_then(Seat::person);
        person.is_some() && !self.resigned.contains(&seat)
    }

    /// The person to move, unless a bot stands in.
    pub fn person_to_move(&self) -> Option<Player> {
        self.to_move().filter(|&seat| self.bot_at(seat).is_none())
    }

    /// The seat whose clock runs: that of the person to move, also while a bot stands in.
    pub fn running_clock(&self) -> Option<Player> {
        self.to_move().filter(|&seat| self.is_person(seat))
    }

    /// The seat of a guest.
    pub fn seat_of(&self, guest: &str) -> Option<Player> {
        let is_guest = |seat: &Seat| seat.person().is_some_and(|person| person.guest == guest);
        self.seats.iter().position(is_guest).map(Player::new)
    }

    /// The seat that is reserved for a guest.
    pub fn reserved_seat_of(&self, guest: &str) -> Option<Player> {
        let is_guest =
            |seat: &Seat| matches!(&seat.occupant, Occupant::Reserved(person) if person.guest == guest);
        self.seats.iter().position(is_guest).map(Player::new)
    }

    /// Whether a guest may receive anything of the table. Before the game everybody may who has the link; afterwards a table
    /// without spectators is for those alone who have a seat.
    pub fn admits(&self, guest: Option<&str>) -> bool {
        let has_seat = |guest| self.seat_of(guest).is_some() || self.reserved_seat_of(guest).is_some();
        self.settings.spectators || self.status() == Status::Open || guest.is_some_and(has_seat)
    }

    /// Milliseconds left on each clock; empty without time control.
    pub fn clocks_ms(&self, now_ms: i64) -> Vec<i64> {
        let running = self.running_clock();
        let left =
            |clocks: &Clocks| self.players().map(|seat| clocks.left(seat, running, now_ms).max(0)).collect();
        self.clocks.as_ref().map_or(vec![], left)
    }

    /// When the running clock runs out.
    pub fn deadline(&self) -> Option<i64> {
        let seat = self.person_to_move()?;
        self.clocks.as_ref().map(|clocks| clocks.deadline(seat))
    }
}

fn began_turn(events: &[TableEvent]) -> bool {
    events.iter().any(|event| matches!(event, TableEvent::Game(Event::TurnBegan { .. })))
}

fn undid(events: &[TableEvent]) -> bool {
    events.iter().any(|event| matches!(event, TableEvent::Undone { .. }))
}
