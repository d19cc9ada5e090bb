//! An online game: the server decides and stores, the page shows it and sends requests.

mod edition;
mod playback;
mod requests;
mod welcome;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use witchstone_rules::{Edition, View};
use witchstone_wire::{ChatMessage, ClientMessage, EventJson, PROTOCOL, Reason, ServerMessage, TableInfo};

use requests::Request;

use crate::game::{Ply, Session};
use crate::online::clocks::Clocks;
use crate::online::socket::{Listener, Socket};
use crate::ui::{KnownEditions, Settings, Texts};

/// A table on the page.
#[derive(Clone, Copy)]
pub struct OnlineTable {
    /// The table, once the server has sent it.
    pub info: RwSignal<Option<TableInfo>>,
    /// The game, once it has begun.
    pub game: RwSignal<Option<Session>>,
    /// Whether there is a connection.
    pub connected: RwSignal<bool>,
    /// Why the server closed the last connection, until there is a new one.
    pub closed: RwSignal<Option<(Reason, String)>>,
    /// Why the server rejected the connection.
    pub rejected: RwSignal<Option<(Reason, String)>>,
    /// A text of the server's administrators.
    pub announcement: RwSignal<Option<String>>,
    /// The chat.
    pub chat: RwSignal<Vec<ChatMessage>>,
    /// Moves made while the player was away.
    pub away: RwSignal<Vec<Ply>>,
    /// The clocks as the server sent them last; empty without clocks.
    pub clocks: RwSignal<Clocks>,
    /// Sends a message.
    pub send: Callback<ClientMessage>,
}

struct TableConnection {
    id: String,
    page: OnlineTable,
    owner: Owner,
    settings: RwSignal<Settings>,
    texts: Texts,
    socket: RefCell<Option<Socket>>,
    editions: KnownEditions,
    /// The edition of the table, once loaded.
    edition: Cell<Option<&'static Edition>>,
    /// Messages received while the edition is being loaded; none otherwise.
    queued: RefCell<Option<Vec<ServerMessage>>>,
    version: Cell<u64>,
    requests: Cell<u64>,
    /// The pending request.
    waiting: RefCell<Option<(u64, ClientMessage)>>,
    /// The requests that follow the pending one.
    upcoming: RefCell<VecDeque<Request>>,
    /// Whether a move that needs no decision is played next.
    continues: Cell<bool>,
    /// Events that are not shown yet.
    queue: RefCell<VecDeque<(View, Vec<EventJson>)>>,
    showing: Cell<bool>,
    /// How many moves can be redone, and whether a redo is pending.
    redoable: Cell<usize>,
    redoing: Cell<bool>,
}

/// Joins or watches a table.
pub fn open(id: &str, settings: RwSignal<Settings>, editions: KnownEditions, texts: Texts) -> OnlineTable {
    let holder = StoredValue::new_local(None::<Rc<TableConnection>>);
    let send = Callback::new(move |message| {
        if let Some(connection) = holder.get_value() {
            connection.request(message);
        }
    });
    let page = OnlineTable {
        info: RwSignal::new(None),
        game: RwSignal::new(None),
        connected: RwSignal::new(false),
        closed: RwSignal::new(None),
        rejected: RwSignal::new(None),
        announcement: RwSignal::new(None),
        chat: RwSignal::new(vec![]),
        away: RwSignal::new(vec![]),
        clocks: RwSignal::new(Clocks::default()),
        send,
    };
    let connection = Rc::new(TableConnection {
        id: id.to_owned(),
        page,
        owner: Owner::current().unwrap_or_default(),
        settings,
        texts,
        socket: RefCell::new(None),
        editions,
        edition: Cell::new(None),
        queued: RefCell::new(None),
        version: Cell::new(0),
        requests: Cell::new(1),
        waiting: RefCell::new(None),
        upcoming: RefCell::default(),
        continues: Cell::new(true),
        queue: RefCell::default(),
        showing: Cell::new(false),
        redoable: Cell::new(0),
        redoing: Cell::new(false),
    });
    holder.set_value(Some(Rc::clone(&connection)));
    let listener: Weak<dyn Listener> = Rc::downgrade(&(Rc::clone(&connection) as Rc<dyn Listener>));
    *connection.socket.borrow_mut() = Some(Socket::open(listener));
    page
}

impl Listener for TableConnection {
    fn hello(&self) -> ClientMessage {
        let since = Some(self.version.get());
        ClientMessage::Hello { protocol: PROTOCOL, table: self.id.clone(), token: None, since, deltas: true }
    }

    fn connected(&self, yes: bool) {
        self.page.connected.set(yes);
    }

    fn on_message(self: Rc<Self>, message: ServerMessage) {
        if self.waits_for_edition(&message) {
            return self.queued.borrow_mut().get_or_insert_default().push(message);
        }
        match message {
            ServerMessage::Welcome { table, view, missed_events, chat, .. } => {
                self.welcome(table, view, missed_events, chat)
            }
            ServerMessage::Update { version, view, events, clocks_ms } => {
                self.version.set(version);
                if !clocks_ms.is_empty() {
                    self.update_clocks(clocks_ms, view.player);
                }
                self.enqueue(&view, events);
            }
            ServerMessage::Table { table } => self.update_table(table),
            ServerMessage::Ack { id, .. } => {
                if self.answered(id).is_some() {
                    self.send_next();
                }
            }
            ServerMessage::Refused { id, reason, text, version, view, .. } => {
                self.refused(self.answered(id), reason, text, version, view)
            }
            ServerMessage::ViewAt { moves, view, .. } => self.remember(moves, &view),
            ServerMessage::Chat { message } => self.page.chat.update(|chat| chat.push(message)),
            ServerMessage::Announcement { text } => self.page.announcement.set(Some(text)),
            ServerMessage::Bye { reason, text, reconnect_ms: None } => self.reject(reason, text),
            ServerMessage::Bye { reason, text, .. } => self.page.closed.set(Some((reason, text))),
            // The socket applies deltas.
            ServerMessage::Delta { .. }
            | ServerMessage::Hint { .. }
            | ServerMessage::LegalMoves { .. }
            | ServerMessage::Pong { .. } => {}
        }
    }
}
