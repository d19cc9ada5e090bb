//! A game on this device: people take turns at it, computer opponents think in a worker, every move is stored.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Move, Player, Refusal};

use crate::game::{Command, Game, GameRef, Notice, SavedGame, Seat, Session, Summary};
use crate::ui::{KnownEditions, Settings};
use crate::worker::{Request, WorkerClient};

struct LocalGame {
    game: RefCell<Game>,
    saved: RefCell<SavedGame>,
    /// Whose things are shown; nobody's while the device changes hands.
    viewer: Cell<Option<Player>>,
    worker: Option<WorkerClient>,
    session: Session,
    settings: RwSignal<Settings>,
    /// When the last move of a computer opponent was shown, in milliseconds.
    shown_at: Cell<f64>,
}

/// Why a game cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotOpened {
    /// There is no such game, or it does not replay.
    NoSuchGame,
    /// It is played on the edition of this name, which is not in this browser.
    Board(String),
}

/// Opens a stored game.
pub fn open(name: &str, settings: RwSignal<Settings>, editions: KnownEditions) -> Result<Session, NotOpened> {
    let saved = SavedGame::load(name).ok_or(NotOpened::NoSuchGame)?;
    let read = saved.read_record(editions);
    let (record, edition) = read.map_err(|error| match error.unknown_edition() {
        Some(unknown) => NotOpened::Board(unknown.name.clone()),
        None => NotOpened::NoSuchGame,
    })?;
    let game = Game::of(&record, edition).map_err(|_| NotOpened::NoSuchGame)?;
    let people: Vec<_> = persons(&saved.seats).collect();
    let viewer = match people[..] {
        [only] => Some(only),
        _ => None,
    };
    let names = saved.seats.iter().map(|seat| seat.name.clone()).collect();
    // Held by the page of the game: the worker ends with it.
    let holder = StoredValue::new_local(None::<Rc<LocalGame>>);
    let act = Callback::new(move |act| {
        if let Some(local) = holder.get_value() {
            local.act(act);
        }
    });
    let session = Session::new(game.state().view(viewer), names, act);
    let local = Rc::new(LocalGame {
        game: RefCell::new(game),
        saved: RefCell::new(saved),
        viewer: Cell::new(viewer),
        worker: WorkerClient::start(editions, edition),
        session,
        settings,
        shown_at: Cell::new(0.0),
    });
    holder.set_value(Some(Rc::clone(&local)));
    local.publish();
    // The page comes first, then the game goes on.
    local.later(0.0, LocalGame::advance);
    Ok(session)
}

fn persons(seats: &[Seat]) -> impl Iterator<Item = Player> + '_ {
    seats.iter().enumerate().filter(|(_, seat)| seat.is_person()).map(|(at, _)| Player::new(at))
}

impl LocalGame {
    fn act(self: &Rc<Self>, act: Command) {
        self.session.notice.set(None);
        match act {
            Command::Play(played) => self.play_own(played),
            Command::Undo => self.change(Game::undo),
            Command::Redo => self.change(Game::redo),
            Command::Reveal => self.reveal(),
        }
    }

    fn play_own(self: &Rc<Self>, played: Move) {
        if self.viewer.get() != Some(self.player()) {
            return;
        }
        if let Err(refusal) = self.play(played, false) {
            self.session.notice.set(Some(Notice::Refused(refusal)));
        }
    }

    fn play(self: &Rc<Self>, played: Move, automatic: bool) -> Result<(), Refusal> {
        self.game.borrow_mut().play(played, automatic)?;
        self.after_change();
        Ok(())
    }

    fn change(self: &Rc<Self>, how: fn(&mut Game)) {
        how(&mut self.game.borrow_mut());
        self.store();
        self.publish();
    }

    fn after_change(self: &Rc<Self>) {
        self.store();
        self.publish();
        self.advance();
    }

    fn store(&self) {
        let (game, mut saved) = (self.game.borrow(), self.saved.borrow_mut());
        saved.update(game.state(), game.record());
        self.store_summary(&game, &saved);
        if !saved.store() {
            self.session.notice.set(Some(Notice::Text("notice-not-kept")));
        }
    }

    /// A finished game counts in the statistics of its only person, or of the one whose name is set here. A game that went
    /// on from another one does not.
    fn store_summary(&self, game: &Game, saved: &SavedGame) {
        if !saved.over || saved.begun_at > 0 {
            return;
        }
        let people: Vec<Player> = persons(&saved.seats).collect();
        let name = self.settings.with_untracked(|settings| settings.name.clone());
        let named = people.iter().find(|player| saved.seats[player.index()].name == name);
        let Some(&own) = named.or(people.first().filter(|_| people.len() == 1)) else {
            return;
        };
        let levels: Vec<u8> = saved.seats.iter().map(|seat| seat.level).collect();
        let source = GameRef::Local(saved.name.clone()).to_string();
        Summary::of(source, saved.changed, game.state(), own, &levels, None).store();
    }

    fn player(&self) -> Player {
        self.game.borrow().state().player()
    }

    /// Tells the page where the game stands.
    fn publish(&self) {
        let game = self.game.borrow();
        let seat = self.viewer.get();
        self.session.plies.set(game.plies(seat));
        self.session.live.set(game.state().view(seat));
        let own = seat == Some(game.state().player());
        self.session.undoable.set(if own { game.undoable() } else { (0, 0) });
    }

    /// Goes on to the next decision of a person.
    fn advance(self: &Rc<Self>) {
        if self.game.borrow().state().is_over() {
            self.session.thinking.set(None);
            return;
        }
        let player = self.player();
        let level = self.saved.borrow().seats[player.index()].level;
        if level > 0 {
            return self.think(player, level);
        }
        self.session.thinking.set(None);
        self.session.fast_forward.set(false);
        if self.viewer.get() != Some(player) {
            self.hand_over(player);
        } else {
            self.play_the_only_move();
        }
    }

    /// What has only one outcome needs no click.
    fn play_the_only_move(self: &Rc<Self>) {
        let only = self.game.borrow().only_move();
        if let (Some(played), true) = (only, self.settings.with_untracked(|settings| settings.automatic)) {
            self.later(150.0, move |local| {
                // It was legal a moment ago and nothing happened since.
                local.play(played, true).unwrap_or_default();
            });
        }
    }

    /// The device changes hands: nobody's hidden things are shown until the next player asks for them.
    fn hand_over(&self, player: Player) {
        self.viewer.set(None);
        self.publish();
        self.session.curtain.set(Some(player));
    }

    fn reveal(self: &Rc<Self>) {
        if let Some(player) = self.session.curtain.get_untracked() {
            self.viewer.set(Some(player));
            self.session.curtain.set(None);
            self.publish();
            self.advance();
        }
    }

    fn think(self: &Rc<Self>, player: Player, level: u8) {
        self.session.thinking.set(Some(player));
        let Some(worker) = &self.worker else {
            return self.session.notice.set(Some(Notice::Text("notice-no-worker")));
        };
        let saved = self.saved.borrow();
        let seed = u64::from(saved.seed) + player.index() as u64;
        let request = Request { seat: player.index(), level, seed, record: saved.record.clone() };
        let local = Rc::downgrade(self);
        worker.choose_move(&request, move |chosen| answer(&local, chosen));
    }

    /// Shows a computer opponent's move when the eye has followed the one before.
    fn show(self: &Rc<Self>, played: Move) {
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let pace = if self.session.fast_forward.get_untracked() { 0.0 } else { f64::from(pace) };
        let due = self.shown_at.get() + pace - js_sys::Date::now();
        self.later(due.clamp(0.0, pace), move |local| {
            local.shown_at.set(js_sys::Date::now());
            if local.play(played, false).is_err() {
                local.session.notice.set(Some(Notice::Text("notice-no-worker")));
            }
        });
    }

    /// Does something after a while, unless the page of the game was left.
    fn later(self: &Rc<Self>, milliseconds: f64, what: impl FnOnce(&Rc<LocalGame>) + 'static) {
        let (local, moves) = (Rc::downgrade(self), self.game.borrow().record().moves.len());
        let task = move || {
            if let Some(local) = local.upgrade().filter(|local| local.is_at(moves)) {
                what(&local);
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(milliseconds as u64)).ok();
    }

    /// Whether no move was made or taken back in the meantime.
    fn is_at(&self, moves: usize) -> bool {
        self.game.borrow().record().moves.len() == moves
    }
}

fn answer(local: &Weak<LocalGame>, chosen: Option<Move>) {
    let Some(local) = local.upgrade() else {
        return;
    };
    match chosen {
        Some(played) => local.show(played),
        None => local.session.notice.set(Some(Notice::Text("notice-no-worker"))),
    }
}
