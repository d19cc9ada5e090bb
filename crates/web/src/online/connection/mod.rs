//! A game over the network: the server decides and stores, the page shows and asks.

mod edition;
mod playback;
mod requests;
mod welcome;

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use leptos::prelude::*;
use witchstone_rules::{Edition, View};
use witchstone_wire::{ChatLine, ClientMessage, EventJson, PROTOCOL, Reason, ServerMessage, TableInfo};

use crate::game::{Ply, Session};
use crate::online::clocks::Clocks;
use crate::online::socket::{Listener, Socket};
use crate::ui::{KnownEditions, Settings};

/// A table on the page.
#[derive(Clone, Copy)]
pub struct OnlineTable {
    /// The table, once the server has sent it.
    pub info: RwSignal<Option<TableInfo>>,
    /// The game, once it has begun.
    pub game: RwSignal<Option<Session>>,
    /// Whether there is a connection.
    pub connected: RwSignal<bool>,
    /// Why the server does not let this page in.
    pub rejected: RwSignal<Option<(Reason, String)>>,
    /// What was said at the table.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// What happened while the player was away.
    pub away: RwSignal<Vec<Ply>>,
    /// The clocks as the server sent them last; empty without clocks.
    pub clocks: RwSignal<Clocks>,
    /// Sends a message.
    pub send: Callback<ClientMessage>,
}

struct Connection {
    id: String,
    page: OnlineTable,
    owner: Owner,
    settings: RwSignal<Settings>,
    names: [String; 6],
    socket: RefCell<Option<Socket>>,
    editions: KnownEditions,
    /// The edition of the table, once it is there.
    edition: Cell<Option<&'static Edition>>,
    /// What came while the edition was asked for, in its order; none while it is not.
    queued: RefCell<Option<Vec<ServerMessage>>>,
    version: Cell<u64>,
    requests: Cell<u64>,
    /// The last request that was not answered yet.
    waiting: RefCell<Option<(u64, ClientMessage)>>,
    /// What happened and was not shown yet.
    queue: RefCell<VecDeque<(View, Vec<EventJson>)>>,
    showing: Cell<bool>,
    /// How many moves can be played again, and whether one of them is on its way.
    redoable: Cell<usize>,
    redoing: Cell<bool>,
}

/// Sits down or watches at a table. `names` are what computer opponents of each level are called.
pub fn open(
    id: &str,
    settings: RwSignal<Settings>,
    editions: KnownEditions,
    names: [String; 6],
) -> OnlineTable {
    let holder = StoredValue::new_local(None::<Rc<Connection>>);
    let send = Callback::new(move |message| {
        if let Some(connection) = holder.get_value() {
            connection.request(message);
        }
    });
    let page = OnlineTable {
        info: RwSignal::new(None),
        game: RwSignal::new(None),
        connected: RwSignal::new(false),
        rejected: RwSignal::new(None),
        chat: RwSignal::new(vec![]),
        away: RwSignal::new(vec![]),
        clocks: RwSignal::new(Clocks::default()),
        send,
    };
    let connection = Rc::new(Connection {
        id: id.to_owned(),
        page,
        owner: Owner::current().unwrap_or_default(),
        settings,
        names,
        socket: RefCell::new(None),
        editions,
        edition: Cell::new(None),
        queued: RefCell::new(None),
        version: Cell::new(0),
        requests: Cell::new(1),
        waiting: RefCell::new(None),
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

impl Listener for Connection {
    fn hello(&self) -> ClientMessage {
        let since = Some(self.version.get());
        ClientMessage::Hello { protocol: PROTOCOL, table: self.id.clone(), token: None, since, changes: true }
    }

    fn connected(&self, yes: bool) {
        self.page.connected.set(yes);
    }

    fn on_message(self: Rc<Self>, message: ServerMessage) {
        if self.waits_for_edition(&message) {
            return self.queued.borrow_mut().get_or_insert_default().push(message);
        }
        match message {
            ServerMessage::Welcome { table, view, missed, chat, .. } => {
                self.welcome(table, view, missed, chat)
            }
            ServerMessage::Update { version, view, events, clocks_ms } => {
                self.version.set(version);
                if !clocks_ms.is_empty() {
                    self.page.clocks.set(Clocks::told(clocks_ms));
                }
                self.enqueue(&view, events);
            }
            ServerMessage::Table { table } => self.update_table(table),
            ServerMessage::Done { id, .. } => drop(self.answered(id)),
            ServerMessage::Refused { id, reason, text, version, view, .. } => {
                self.refused(self.answered(id), reason, text, version, view)
            }
            ServerMessage::Past { moves, view, .. } => self.remember(moves, &view),
            ServerMessage::Chat { line } => self.page.chat.update(|chat| chat.push(line)),
            ServerMessage::Bye { reason, text, come_back_ms: None } => self.reject(reason, text),
            // The socket puts changes together to updates.
            ServerMessage::Change { .. }
            | ServerMessage::Bye { .. }
            | ServerMessage::Hint { .. }
            | ServerMessage::Legal { .. }
            | ServerMessage::Pong { .. } => {}
        }
    }
}
