//! The socket of a table. It opens itself again when the connection is lost.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{Event, MessageEvent, WebSocket};
use witchstone_wire::{ClientMessage, Follower, ServerMessage};

/// A quiet connection says something every so many milliseconds, or the server takes it for dead.
const PING: u64 = 20_000;
/// The longest pause between two tries to connect, in milliseconds.
const LONGEST_PAUSE: u64 = 8_000;

/// What the socket tells its table.
pub trait Listener {
    /// The first message on a new connection.
    fn hello(&self) -> ClientMessage;
    /// The server says something.
    fn hear(self: Rc<Self>, message: ServerMessage);
    /// There is a connection now, or there is none.
    fn connected(&self, yes: bool);
}

/// A connection that heals itself until it is dropped.
pub struct Socket {
    inner: Rc<Inner>,
}

struct Inner {
    listener: Weak<dyn Listener>,
    socket: RefCell<Option<WebSocket>>,
    tries: Cell<u32>,
    closed: Cell<bool>,
    /// Puts together what changed.
    follower: RefCell<Follower>,
}

impl Socket {
    /// Connects.
    pub fn open(listener: Weak<dyn Listener>) -> Socket {
        let inner = Rc::new(Inner {
            listener,
            socket: RefCell::new(None),
            tries: Cell::new(0),
            closed: Cell::new(false),
            follower: RefCell::default(),
        });
        inner.connect();
        Socket { inner }
    }

    /// Sends a message; without a connection it goes nowhere.
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

/// The listeners of a socket that is not ours any more are not called.
fn forget(socket: &WebSocket) {
    socket.set_onopen(None);
    socket.set_onmessage(None);
    socket.set_onclose(None);
}

impl Inner {
    fn connect(self: &Rc<Self>) {
        let Ok(socket) = WebSocket::new(&address()) else {
            return self.come_back();
        };
        let opened = Rc::downgrade(self);
        listen(&socket, WebSocket::set_onopen, move |_: Event| {
            if let Some(inner) = opened.upgrade() {
                inner.tries.set(0);
                inner.greet();
            }
        });
        let heard = Rc::downgrade(self);
        listen(&socket, WebSocket::set_onmessage, move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Some(inner) = heard.upgrade() {
                inner.hear(&text);
            }
        });
        let lost = Rc::downgrade(self);
        listen(&socket, WebSocket::set_onclose, move |_: Event| {
            if let Some(inner) = lost.upgrade() {
                if let Some(listener) = inner.listener.upgrade() {
                    listener.connected(false);
                }
                inner.come_back();
            }
        });
        *self.socket.borrow_mut() = Some(socket);
    }

    fn hear(self: &Rc<Self>, text: &str) {
        let Ok(message) = serde_json::from_str(text) else { return };
        // The borrow ends here: whoever listens may close the socket.
        let whole = self.follower.borrow_mut().hear(message);
        match (whole, self.listener.upgrade()) {
            (Ok(message), Some(listener)) => listener.hear(message),
            (Err(_), _) => self.start_anew(),
            (Ok(_), None) => {}
        }
    }

    /// What came does not fit to what came before: a new connection is told everything.
    fn start_anew(&self) {
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.close().unwrap_or_default();
        }
    }

    fn greet(self: &Rc<Self>) {
        if let Some(listener) = self.listener.upgrade() {
            self.send(&listener.hello());
            self.keep_alive();
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

    /// Tries again, a little later each time.
    fn come_back(self: &Rc<Self>) {
        let pause = (250 << self.tries.get().min(8)).min(LONGEST_PAUSE);
        self.tries.set(self.tries.get() + 1);
        self.later(pause, |inner| inner.connect());
    }

    fn keep_alive(self: &Rc<Self>) {
        let socket = self.socket.borrow().clone();
        self.later(PING, move |inner| {
            if *inner.socket.borrow() == socket {
                inner.send(&ClientMessage::Ping { id: 0 });
                inner.keep_alive();
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
