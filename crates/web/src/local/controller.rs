//! A game on this device: people take turns at it, computer opponents think in a worker, every move is stored.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_ai::Level;
use witchstone_rules::{Game, Move, MoveSequence, Player, Refusal};

use crate::game::{
    Command, GameRef, Notice, PlayerKind, Ply, SavedGame, SeatColours, SeatedPlayer, Session, Summary,
    moves_in_turn, pause,
};
use crate::ui::{KnownEditions, Settings};
use crate::worker::{MoveRequest, WorkerClient};

struct LocalGame {
    game: RefCell<Game>,
    saved: RefCell<SavedGame>,
    /// Whose hidden information is shown; none during a hand-over.
    viewer: Cell<Option<Player>>,
    worker: Option<WorkerClient>,
    session: Session,
    settings: RwSignal<Settings>,
    /// When the last move of a computer opponent was shown, in milliseconds.
    shown_at: Cell<f64>,
}

/// Why a game cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// There is no such game, or it does not replay.
    NoSuchGame,
    /// It is played on the edition of this name, which is not in this browser.
    Board(String),
}

/// Opens a stored game.
pub fn open(name: &str, settings: RwSignal<Settings>, editions: KnownEditions) -> Result<Session, OpenError> {
    let saved = SavedGame::load(name).ok_or(OpenError::NoSuchGame)?;
    let read = saved.read_record(editions);
    let (record, edition) = read.map_err(|error| match error.unknown_edition() {
        Some(unknown) => OpenError::Board(unknown.name.clone()),
        None => OpenError::NoSuchGame,
    })?;
    let game = Game::replay(edition, &record).map_err(|_| OpenError::NoSuchGame)?;
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
    session.colours.set(SeatColours::of(&saved.seats));
    session.confirms_turns.set(true);
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
    // The page is drawn before the game continues.
    local.later(0.0, LocalGame::advance);
    Ok(session)
}

fn persons(seats: &[SeatedPlayer]) -> impl Iterator<Item = Player> + '_ {
    seats.iter().enumerate().filter(|(_, seat)| seat.is_person()).map(|(at, _)| Player::new(at))
}

impl LocalGame {
    fn act(self: &Rc<Self>, act: Command) {
        self.session.notice.set(None);
        match act {
            Command::Play(sequence) => self.play_own(sequence),
            Command::EndTurn(played) => self.report(self.play(played)),
            Command::Undo(moves) => self.change(|game| (0..moves).map_while(|_| game.undo()).for_each(drop)),
            Command::Redo(moves) => self.change(|game| (0..moves).map_while(|_| game.redo()).for_each(drop)),
            Command::Reveal => self.reveal(),
        }
    }

    fn play_own(self: &Rc<Self>, sequence: MoveSequence) {
        if self.viewer.get() != Some(self.player()) {
            return;
        }
        let played = sequence.moves().try_for_each(|played| {
            if !self.hold(played) {
                self.game.borrow_mut().play(played)?;
            }
            Ok(())
        });
        self.report(played);
        self.after_change();
    }

    /// Holds a move back that ends the turn of the player who sees the table.
    fn hold(&self, played: Move) -> bool {
        let view = self.game.borrow().state().view(self.viewer.get());
        let setting = self.settings.with_untracked(|settings| settings.end_turn);
        self.session.hold(&view, played, setting)
    }

    fn report(&self, played: Result<(), Refusal>) {
        if let Err(refusal) = played {
            self.session.notice.set(Some(Notice::Refused(refusal)));
        }
    }

    fn play(self: &Rc<Self>, played: Move) -> Result<(), Refusal> {
        self.game.borrow_mut().play(played)?;
        self.after_change();
        Ok(())
    }

    fn change(self: &Rc<Self>, how: impl FnOnce(&mut Game)) {
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
            self.session.notice.set(Some(Notice::Text("notice-not-saved")));
        }
    }

    /// A finished game counts in the statistics of its only person, or of the one whose name is set here. A game that
    /// continues another one does not.
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
        let kinds: Vec<_> = saved.seats.iter().map(|seat| seat.kind).collect();
        let source = GameRef::Local(saved.name.clone()).to_string();
        Summary::of(source, saved.changed, game.state(), own, &kinds, None).store();
    }

    fn player(&self) -> Player {
        self.game.borrow().state().player()
    }

    /// Updates the signals of the page.
    fn publish(&self) {
        let game = self.game.borrow();
        let seat = self.viewer.get();
        self.session.plies.set(Ply::all(&game, seat));
        self.session.live.set(game.state().view(seat));
        let own = seat == Some(game.state().player());
        let undoable = (game.undo_count(), game.redo_count());
        self.session.undoable.set(if own { undoable } else { (0, 0) });
    }

    /// Continues to a person's next decision.
    fn advance(self: &Rc<Self>) {
        if self.game.borrow().state().is_over() {
            self.session.thinking.set(None);
            return;
        }
        let player = self.player();
        let kind = self.saved.borrow().seats[player.index()].kind;
        if let PlayerKind::Bot(level) = kind {
            return self.think(player, level);
        }
        self.session.thinking.set(None);
        self.session.fast_forward.set(false);
        if self.viewer.get() != Some(player) {
            self.hand_over(player);
        } else {
            self.play_automatically();
        }
    }

    /// Plays a move that needs no decision, if that is switched on.
    fn play_automatically(self: &Rc<Self>) {
        let view = self.game.borrow().state().view(self.viewer.get());
        let on = self.settings.with_untracked(|settings| settings.automatic);
        let Some(played) = view.automatic_move().filter(|_| on) else { return };
        self.later(150.0, move |local| {
            let held = local.session.held.with_untracked(Option::is_some);
            // It was legal a moment ago and nothing happened since.
            if !held && !local.hold(played) {
                local.play(played).unwrap_or_default();
            }
        });
    }

    /// Hides everything until the next player has the device; with open hands the table turns to that player at once.
    fn hand_over(self: &Rc<Self>, player: Player) {
        if self.saved.borrow().open_hands {
            return self.show_to(player);
        }
        self.viewer.set(None);
        self.publish();
        self.session.hand_over.set(Some(player));
    }

    fn reveal(self: &Rc<Self>) {
        if let Some(player) = self.session.hand_over.get_untracked() {
            self.session.hand_over.set(None);
            self.show_to(player);
        }
    }

    fn show_to(self: &Rc<Self>, player: Player) {
        self.viewer.set(Some(player));
        self.publish();
        self.advance();
    }

    fn think(self: &Rc<Self>, player: Player, level: Level) {
        self.session.thinking.set(Some(player));
        let Some(worker) = &self.worker else {
            return self.session.notice.set(Some(Notice::Text("notice-no-worker")));
        };
        let saved = self.saved.borrow();
        let seed = u64::from(saved.seed) + player.index() as u64;
        let request = MoveRequest { seat: player.index(), level, seed, record: saved.record.clone() };
        let local = Rc::downgrade(self);
        worker.choose_move(request, move |chosen| answer(&local, chosen));
    }

    /// Shows a computer opponent's move after the pause that is set.
    fn show(self: &Rc<Self>, played: Move) {
        let pace = if self.session.fast_forward.get_untracked() { 0.0 } else { f64::from(self.pause()) };
        let due = self.shown_at.get() + pace - js_sys::Date::now();
        self.later(due.clamp(0.0, pace), move |local| {
            local.shown_at.set(js_sys::Date::now());
            if local.play(played).is_err() {
                local.session.notice.set(Some(Notice::Text("notice-no-worker")));
            }
        });
    }

    /// The pause before the next move of a computer opponent.
    fn pause(&self) -> u32 {
        let speed = self.settings.with_untracked(|settings| settings.speed);
        let (now, rivals) = (self.player(), self.saved.borrow().seats.len() - 1);
        pause(speed, rivals, self.session.plies.with_untracked(|plies| moves_in_turn(plies, now)))
    }

    /// Runs a task later, unless the page was closed.
    fn later(self: &Rc<Self>, milliseconds: f64, what: impl FnOnce(&Rc<LocalGame>) + 'static) {
        let (local, moves) = (Rc::downgrade(self), self.game.borrow().record().moves.len());
        let task = move || {
            if let Some(local) = local.upgrade().filter(|local| local.is_at(moves)) {
                what(&local);
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(milliseconds as u64)).ok();
    }

    /// Whether no move was made or undone in the meantime.
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
