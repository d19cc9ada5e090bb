//! A game over the network: the server decides and stores, the page shows and asks.
//!
//! A move carries the version that it was made on. If the connection is lost before the answer, the move is sent once
//! more with the same version: the server takes it once or refuses it as stale, so none is lost and none doubled.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Edition, Event, Move, Player, View};
use witchstone_wire::{
    ChatLine, ClientMessage, EventJson, PROTOCOL, Reason, ServerMessage, Sitter, TableInfo, ViewJson,
};

use super::clocks::Clocks;
use super::finished::FinishedTable;
use super::session::GivenUp;
use super::{Act, Allowed, Notice, Ply, Session};
use crate::net::{Listener, Socket};
use crate::{Settings, store};

/// A table on the page.
#[derive(Clone, Copy)]
pub struct Online {
    /// The table, once the server has told it.
    pub info: RwSignal<Option<TableInfo>>,
    /// The game, once it has begun.
    pub game: RwSignal<Option<Session>>,
    /// Whether there is a connection.
    pub connected: RwSignal<bool>,
    /// Why the server does not let this page in.
    pub turned_away: RwSignal<Option<(Reason, String)>>,
    /// What was said at the table.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// What happened while the player was away.
    pub away: RwSignal<Vec<Ply>>,
    /// The clocks as the server told them last; empty without clocks.
    pub clocks: RwSignal<Clocks>,
    /// Sends a message.
    pub send: Callback<ClientMessage>,
}

struct Link {
    id: String,
    page: Online,
    owner: Owner,
    settings: RwSignal<Settings>,
    names: [String; 6],
    socket: RefCell<Option<Socket>>,
    version: Cell<u64>,
    requests: Cell<u64>,
    /// The last wish that was not answered yet.
    waiting: RefCell<Option<(u64, ClientMessage)>>,
    /// What happened and was not shown yet.
    queue: RefCell<VecDeque<(View, Vec<EventJson>)>>,
    showing: Cell<bool>,
    /// How many moves can be played again, and whether one of them is on its way.
    redoable: Cell<usize>,
    redoing: Cell<bool>,
}

/// Sits down or watches at a table. `names` are what computer opponents of each level are called.
pub fn open(id: &str, settings: RwSignal<Settings>, names: [String; 6]) -> Online {
    let holder = StoredValue::new_local(None::<Rc<Link>>);
    let send = Callback::new(move |message| {
        if let Some(link) = holder.get_value() {
            link.request(message);
        }
    });
    let page = Online {
        info: RwSignal::new(None),
        game: RwSignal::new(None),
        connected: RwSignal::new(false),
        turned_away: RwSignal::new(None),
        chat: RwSignal::new(vec![]),
        away: RwSignal::new(vec![]),
        clocks: RwSignal::new(Clocks::default()),
        send,
    };
    let link = Rc::new(Link {
        id: id.to_owned(),
        page,
        owner: Owner::current().unwrap_or_default(),
        settings,
        names,
        socket: RefCell::new(None),
        version: Cell::new(0),
        requests: Cell::new(1),
        waiting: RefCell::new(None),
        queue: RefCell::default(),
        showing: Cell::new(false),
        redoable: Cell::new(0),
        redoing: Cell::new(false),
    });
    holder.set_value(Some(Rc::clone(&link)));
    let listener: Weak<dyn Listener> = Rc::downgrade(&(Rc::clone(&link) as Rc<dyn Listener>));
    *link.socket.borrow_mut() = Some(Socket::open(listener));
    page
}

impl Listener for Link {
    fn hello(&self) -> ClientMessage {
        let since = Some(self.version.get());
        ClientMessage::Hello { protocol: PROTOCOL, table: self.id.clone(), token: None, since }
    }

    fn connected(&self, yes: bool) {
        self.page.connected.set(yes);
    }

    fn hear(self: Rc<Self>, message: ServerMessage) {
        match message {
            ServerMessage::Welcome { table, view, missed, chat, .. } => {
                self.welcome(table, view, missed, chat)
            }
            ServerMessage::Update { version, view, events, clocks_ms } => {
                self.version.set(version);
                if !clocks_ms.is_empty() {
                    self.page.clocks.set(Clocks::told(clocks_ms));
                }
                self.queue_up(&view, events);
            }
            ServerMessage::Table { table } => self.learn(table),
            ServerMessage::Done { id, .. } => drop(self.answered(id)),
            ServerMessage::Refused { id, reason, text, version, view, .. } => {
                self.refused(self.answered(id), reason, text, version, view)
            }
            ServerMessage::Chat { line } => self.page.chat.update(|chat| chat.push(line)),
            ServerMessage::Bye { reason, text, come_back_ms: None } => self.turn_away(reason, text),
            ServerMessage::Bye { .. }
            | ServerMessage::Hint { .. }
            | ServerMessage::Legal { .. }
            | ServerMessage::Pong { .. } => {}
        }
    }
}

impl Link {
    fn welcome(
        self: &Rc<Self>,
        table: TableInfo,
        view: Option<Box<ViewJson>>,
        missed: Vec<EventJson>,
        chat: Vec<ChatLine>,
    ) {
        let first = self.version.get() == 0;
        self.version.set(table.version);
        self.page.chat.set(chat);
        self.learn(table);
        self.page.connected.set(true);
        if let Some(view) = view.and_then(|view| view.read(Edition::classic()).ok()) {
            let before = self.plies_count();
            self.show_all(view, missed);
            self.tell_what_was_missed(first, before);
        }
        // What was on its way when the connection broke is asked for once more, on the version it was made on.
        let waiting = self.waiting.borrow().clone();
        if let Some((_, message)) = waiting {
            self.post(&message);
        }
    }

    fn plies_count(&self) -> usize {
        self.page.game.with_untracked(|game| game.map_or(0, |game| game.plies.with_untracked(Vec::len)))
    }

    /// The others' moves since this browser last looked.
    fn tell_what_was_missed(&self, first: bool, before: usize) {
        let Some(session) = self.page.game.get_untracked() else {
            return;
        };
        let seat = session.live.with_untracked(|view| view.seat);
        let known = if first { self.seen().unwrap_or(usize::MAX) } else { before };
        let news = session.plies.with_untracked(|plies| {
            plies.iter().skip(known).filter(|ply| Some(ply.player) != seat).cloned().collect::<Vec<_>>()
        });
        if !news.is_empty() {
            self.page.away.set(news);
        }
        self.note_seen();
    }

    fn seen_key(&self) -> String {
        format!("witchstone/seen/{}", self.id)
    }

    fn seen(&self) -> Option<usize> {
        store::read(&self.seen_key())?.parse().ok()
    }

    fn note_seen(&self) {
        store::write(&self.seen_key(), &self.plies_count().to_string());
    }

    /// Notes who sits where, and what else changed at the table.
    fn learn(&self, table: TableInfo) {
        if let Some(session) = self.page.game.get_untracked() {
            session.names.set(self.names_at(&table));
            tell(session, &table);
        }
        self.version.set(self.version.get().max(table.version));
        let clocks: Option<Vec<_>> = table.seats.iter().map(|seat| seat.clock_ms).collect();
        self.page.clocks.set(clocks.map_or_else(Clocks::default, Clocks::told));
        FinishedTable::note(&table, &self.names_at(&table));
        self.page.info.set(Some(table));
    }

    fn names_at(&self, table: &TableInfo) -> Vec<String> {
        let name = |sitter: &Sitter| match sitter {
            Sitter::Guest { name } | Sitter::Reserved { name } => name.clone(),
            Sitter::Bot { level } => self.names[usize::from(*level).clamp(1, 6) - 1].clone(),
            Sitter::Open => String::new(),
        };
        table.seats.iter().map(|seat| name(&seat.sitter)).collect()
    }

    /// The game of the page; it begins with the first view.
    fn session(self: &Rc<Self>, view: View) -> Session {
        if let Some(session) = self.page.game.get_untracked() {
            return session;
        }
        let names = self.page.info.with_untracked(|info| info.as_ref().map(|table| self.names_at(table)));
        let link = Rc::downgrade(self);
        let session = self.owner.with(|| {
            let link = StoredValue::new_local(link);
            let act = Callback::new(move |act| {
                if let Some(link) = link.with_value(|link| link.upgrade()) {
                    link.act(act);
                }
            });
            Session::new(view, names.unwrap_or_default(), act)
        });
        self.page.info.with_untracked(|info| info.as_ref().map(|table| tell(session, table)));
        self.page.game.set(Some(session));
        session
    }

    fn act(&self, act: Act) {
        self.redoing.set(act == Act::Redo);
        let (id, version) = (self.requests.get() + 1, self.version.get());
        self.requests.set(id);
        let message = match act {
            Act::Play(played) => {
                self.mark_sent(played);
                ClientMessage::Play { id, version, r#move: played.to_string() }
            }
            Act::Undo => ClientMessage::Undo { id, version },
            Act::Redo => ClientMessage::Redo { id, version },
            Act::Lift => return,
        };
        *self.waiting.borrow_mut() = Some((id, message.clone()));
        self.post(&message);
    }

    /// Shows the move as on its way.
    fn mark_sent(&self, played: Move) {
        if let Some(session) = self.page.game.get_untracked() {
            session.notice.set(None);
            session.sending.set(Some(played));
        }
    }

    /// The request that the server has answered, if it is the one that is waited for.
    fn answered(&self, id: u64) -> Option<ClientMessage> {
        let fits = self.waiting.borrow().as_ref().is_some_and(|(waiting, _)| *waiting == id);
        if fits { self.waiting.take().map(|(_, message)| message) } else { None }
    }

    /// What the page asks for beside the game itself; it is not asked for twice.
    fn request(&self, mut message: ClientMessage) {
        if let ClientMessage::AskUndo { version, .. } = &mut message {
            *version = self.version.get();
        }
        self.post(&message);
    }

    fn post(&self, message: &ClientMessage) {
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.send(message);
        }
    }

    /// Nothing has happened: what was on its way is shown no longer, and the reason is said.
    fn refused(
        &self,
        asked: Option<ClientMessage>,
        reason: Reason,
        text: String,
        version: u64,
        view: Option<Box<ViewJson>>,
    ) {
        self.version.set(version);
        let Some(session) = self.page.game.get_untracked() else {
            return;
        };
        let fresh = view.and_then(|view| view.read(Edition::classic()).ok());
        // What is still to be shown leads to the fresh view by itself.
        if let Some(fresh) = fresh.filter(|_| !self.showing.get()) {
            session.live.set(fresh);
        }
        session.sending.set(None);
        let played = match asked {
            Some(ClientMessage::Play { r#move, .. }) => r#move.parse::<Move>().ok(),
            _ => None,
        };
        let ruled = played.filter(|_| reason == Reason::Rules);
        let ours = ruled.and_then(|played| session.live.with_untracked(|view| view.why_not(played)));
        let why = ours.map_or(Notice::Server(reason, text), Notice::Refused);
        session.notice.set(Some(match played {
            Some(played) => Notice::NotPlayed(played, Box::new(why)),
            None => why,
        }));
    }

    fn turn_away(&self, reason: Reason, text: String) {
        self.page.turned_away.set(Some((reason, text)));
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.close();
        }
    }

    /// Several moves at once, as after a reload: no eye follows them.
    fn show_all(self: &Rc<Self>, view: View, events: Vec<EventJson>) {
        self.queue.borrow_mut().clear();
        let session = self.session(view);
        let mut move_events: Vec<EventJson> = vec![];
        for event in events {
            if matches!(event, EventJson::Moved { .. } | EventJson::Undone { .. }) {
                note(session, view, std::mem::take(&mut move_events));
            }
            move_events.push(event);
        }
        note(session, view, move_events);
        session.live.set(view);
        // What is sent once more is still on its way.
        session.sending.update(|sending| *sending = sending.filter(|_| self.waiting.borrow().is_some()));
        self.offer_undo(session);
    }

    fn offer_undo(&self, session: Session) {
        let own = session.live.with_untracked(|view| view.is_to_move());
        session.undoable.set(if own { (undoable(session), self.redoable.get()) } else { (0, 0) });
    }

    /// Counts what can be played again.
    fn count_redo(&self, events: &[EventJson]) {
        let count = self.redoable.get();
        self.redoable.set(match events.first() {
            Some(EventJson::Undone { moves, .. }) => count + moves.len(),
            _ if self.redoing.take() => count.saturating_sub(1),
            _ => 0,
        });
    }

    /// One move after the other, at the pace that is set.
    fn queue_up(self: &Rc<Self>, view: &ViewJson, events: Vec<EventJson>) {
        if let Ok(view) = view.read(Edition::classic()) {
            self.queue.borrow_mut().push_back((view, events));
            if !self.showing.get() {
                self.show_next();
            }
        }
    }

    fn show_next(self: &Rc<Self>) {
        let Some((view, events)) = self.queue.borrow_mut().pop_front() else {
            return self.showing.set(false);
        };
        let session = self.session(view);
        let own = session.live.with_untracked(|view| view.is_to_move());
        let before = session.live.get_untracked();
        self.count_redo(&events);
        note(session, before, events);
        session.live.set(view);
        session.sending.set(None);
        self.offer_undo(session);
        self.note_seen();
        self.showing.set(true);
        let pace = self.settings.with_untracked(|settings| settings.speed.milliseconds());
        let pace = if own || session.hurry.get_untracked() { 0 } else { pace };
        if view.is_to_move() {
            session.hurry.set(false);
        }
        let link = Rc::downgrade(self);
        let task = move || {
            if let Some(link) = link.upgrade() {
                link.show_next();
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(pace.into())).ok();
    }
}

/// What the table allows, and who gave up.
fn tell(session: Session, table: &TableInfo) {
    session.hints.allowed.set(match (table.your_seat, table.settings.hints) {
        (None, _) => Allowed::Watching,
        (Some(_), true) => Allowed::Yes,
        (Some(_), false) => Allowed::No,
    });
    let losers: Vec<_> = (0..table.seats.len()).filter(|&at| table.seats[at].resigned).collect();
    let players = |seats: &[usize]| seats.iter().map(|&seat| Player::new(seat)).collect::<Vec<_>>();
    let ended = table.result.as_ref().filter(|_| !losers.is_empty());
    let given_up =
        ended.map(|result| GivenUp { winners: players(&result.winners), losers: players(&losers) });
    if session.given_up.with_untracked(|known| *known != given_up) {
        session.given_up.set(given_up);
    }
}

/// Adds a move to the log, or takes some out of it.
fn note(session: Session, before: View, events: Vec<EventJson>) {
    if let Some(EventJson::Undone { moves, .. }) = events.first() {
        let count = moves.len();
        return session.plies.update(|plies| plies.truncate(plies.len().saturating_sub(count)));
    }
    let read: Vec<Event> =
        events.iter().filter_map(|event| event.read(Edition::classic()).ok().flatten()).collect();
    let player = read.iter().find_map(|event| match event {
        Event::Moved { player, .. } => Some(*player),
        _ => None,
    });
    if let Some(player) = player {
        // Of moves that were missed the table before is not known: at least it is told whose they were.
        let mut before = before;
        before.table.player = player;
        session.plies.update(|plies| plies.push(Ply { player, events: read, before }));
    }
}

/// How many own moves at the end turned nothing up and can be taken back.
fn undoable(session: Session) -> usize {
    let seat = session.live.with_untracked(|view| view.seat);
    let is_final =
        |event: &Event| event.reveals() || matches!(event, Event::TurnBegan { .. } | Event::GameEnded);
    let plain = |ply: &&Ply| Some(ply.player) == seat && !ply.events.iter().any(is_final);
    session.plies.with_untracked(|plies| plies.iter().rev().take_while(plain).count())
}
