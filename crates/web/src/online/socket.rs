//! The WebSocket of a table. It reconnects with back-off when the connection is lost.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};
use witchstone_wire::{ClientMessage, ServerMessage, ViewReplica};

/// The interval of heartbeats; without them the server closes a quiet connection.
const HEARTBEAT_MS: u64 = 20_000;
/// The longest pause between two attempts to connect.
const MAX_BACKOFF_MS: u64 = 8_000;

/// Receives what happens on a socket.
pub trait Listener {
    /// The first message on a new connection.
    fn hello(&self) -> ClientMessage;
    /// A message from the server.
    fn on_message(self: Rc<Self>, message: ServerMessage);
    /// The connection was opened or lost.
    fn connected(&self, yes: bool);
}

/// A connection that reconnects until it is dropped.
pub struct Socket {
    inner: Rc<Inner>,
}

struct Inner {
    listener: Weak<dyn Listener>,
    socket: RefCell<Option<WebSocket>>,
    tries: Cell<u32>,
    closed: Cell<bool>,
    /// Applies deltas.
    replica: RefCell<ViewReplica>,
}

impl Socket {
    /// Connects.
    pub fn open(listener: Weak<dyn Listener>) -> Socket {
        let inner = Rc::new(Inner {
            listener,
            socket: RefCell::new(None),
            tries: Cell::new(0),
            closed: Cell::new(false),
            replica: RefCell::default(),
        });
        inner.connect();
        Socket { inner }
    }

    /// Sends a message; without a connection it is dropped.
    pub fn send(&self, message: &ClientMessage) {
        self.inner.send(message);
    }

    /// Closes for good.
    pub fn close(&self) {
        self.inner.closed.set(true);
        if let Some(socket) = self.inner.socket.take() {
            forget(&socket);
            socket.close().unwrap_or_default();
        }
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.close();
    }
}

/// Ignores events of a replaced socket.
fn forget(socket: &WebSocket) {
    socket.set_onopen(None);
    socket.set_onmessage(None);
    socket.set_onclose(None);
}

impl Inner {
    fn connect(self: &Rc<Self>) {
        let Ok(socket) = WebSocket::new(&address()) else {
            return self.reconnect_later();
        };
        let opened = Rc::downgrade(self);
        listen(&socket, WebSocket::set_onopen, move |_: Event| {
            if let Some(inner) = opened.upgrade() {
                inner.tries.set(0);
                inner.send_hello();
            }
        });
        let heard = Rc::downgrade(self);
        listen(&socket, WebSocket::set_onmessage, move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Some(inner) = heard.upgrade() {
                inner.on_message(&text);
            }
        });
        let lost = Rc::downgrade(self);
        listen(&socket, WebSocket::set_onclose, move |_: Event| {
            if let Some(inner) = lost.upgrade() {
                if let Some(listener) = inner.listener.upgrade() {
                    listener.connected(false);
                }
                inner.reconnect_later();
            }
        });
        *self.socket.borrow_mut() = Some(socket);
    }

    fn on_message(self: &Rc<Self>, text: &str) {
        let Ok(message) = serde_json::from_str(text) else { return };
        // The borrow ends here: a listener may close the socket.
        let whole = self.replica.borrow_mut().receive(message);
        match (whole, self.listener.upgrade()) {
            (Ok(message), Some(listener)) => listener.on_message(message),
            (Err(_), _) => self.resync(),
            (Ok(_), None) => {}
        }
    }

    /// A delta that does not fit: a new connection gets a full snapshot.
    fn resync(&self) {
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.close().unwrap_or_default();
        }
    }

    fn send_hello(self: &Rc<Self>) {
        if let Some(listener) = self.listener.upgrade() {
            self.send(&listener.hello());
            self.schedule_heartbeat();
        }
    }

    fn send(&self, message: &ClientMessage) {
        let text = serde_json::to_string(message).unwrap_or_default();
        if let Some(socket) =
            self.socket.borrow().as_ref().filter(|socket| socket.ready_state() == WebSocket::OPEN)
        {
            socket.send_with_str(&text).unwrap_or_default();
        }
    }

    /// Reconnects, a little later each time.
    fn reconnect_later(self: &Rc<Self>) {
        let pause = (250 << self.tries.get().min(8)).min(MAX_BACKOFF_MS);
        self.tries.set(self.tries.get() + 1);
        self.later(pause, |inner| inner.connect());
    }

    fn schedule_heartbeat(self: &Rc<Self>) {
        let socket = self.socket.borrow().clone();
        self.later(HEARTBEAT_MS, move |inner| {
            if *inner.socket.borrow() == socket {
                inner.send(&ClientMessage::Ping { id: 0 });
                inner.schedule_heartbeat();
            }
        });
    }

    fn later(self: &Rc<Self>, milliseconds: u64, what: impl FnOnce(&Rc<Inner>) + 'static) {
        let inner = Rc::downgrade(self);
        let task = move || {
            if let Some(inner) = inner.upgrade().filter(|inner| !inner.closed.get()) {
                what(&inner);
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(milliseconds)).ok();
    }
}

/// Where the socket is: on the server that the page came from.
fn address() -> String {
    let location = window().location();
    let scheme = if location.protocol().as_deref() == Ok("https:") { "wss" } else { "ws" };
    format!("{scheme}://{}/api/socket", location.host().unwrap_or_default())
}

/// Sets a listener that lives as long as the page.
fn listen<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    socket: &WebSocket,
    set: fn(&WebSocket, Option<&js_sys::Function>),
    then: impl Fn(E) + 'static,
) {
    let closure = Closure::<dyn Fn(E)>::new(then);
    set(socket, Some(closure.as_ref().unchecked_ref()));
    closure.forget();
}
