//! Those who listen at a table: each gets what its seat may know, and nobody is waited for.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use tokio::sync::mpsc;
use witchstone_rules::Player;
use witchstone_wire::{ChatLine, ServerMessage};

use crate::table::{Happening, Table};

/// How many letters may wait for a listener before it counts as too slow.
pub const OUTBOX: usize = 64;

/// A message that is ready to be sent.
pub type Letter = Arc<str>;

/// One who listens.
struct Listener {
    guest: String,
    outbox: mpsc::Sender<Letter>,
    ignored: BTreeSet<String>,
}

/// All who listen at a table.
#[derive(Default)]
pub struct Audience {
    listeners: Vec<Listener>,
}

/// Writes a message; one that cannot be written does not exist.
pub fn letter(message: &ServerMessage) -> Letter {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Audience {
    /// Somebody listens from now on.
    pub fn add(&mut self, guest: String, outbox: mpsc::Sender<Letter>) {
        self.listeners.push(Listener { guest, outbox, ignored: BTreeSet::new() });
    }

    /// Whether nobody listens any more.
    pub fn is_empty(&mut self) -> bool {
        self.listeners.retain(|listener| !listener.outbox.is_closed());
        self.listeners.is_empty()
    }

    /// Somebody does not want to hear a name.
    pub fn ignore(&mut self, guest: &str, name: &str, muted: bool) {
        for listener in self.listeners.iter_mut().filter(|listener| listener.guest == guest) {
            if muted {
                listener.ignored.insert(name.to_owned())
            } else {
                listener.ignored.remove(name)
            };
        }
    }

    /// Tells everybody what happened in the game, each as its seat may know it.
    pub fn tell_game(&mut self, table: &Table, happened: &[Happening], now_ms: i64) {
        let mut written: HashMap<Option<usize>, Letter> = HashMap::new();
        self.deliver(|guest| {
            let seat = table.seat_of(guest);
            let letter = written.entry(seat).or_insert_with(|| update(table, happened, seat, now_ms));
            Some(letter.clone())
        });
    }

    /// Tells everybody how the table looks now.
    pub fn tell_table(&mut self, table: &Table, id: &str, now_ms: i64) {
        self.deliver(|guest| {
            let table = table.info(id, Some(guest), now_ms);
            Some(letter(&ServerMessage::Table { table }))
        });
    }

    /// Tells everybody who wants to hear it what was said.
    pub fn tell_chat(&mut self, line: &ChatLine) {
        let letter = letter(&ServerMessage::Chat { line: line.clone() });
        self.listeners.retain(|listener| {
            listener.ignored.contains(&line.name) || listener.outbox.try_send(letter.clone()).is_ok()
        });
    }

    /// Whoever cannot take a letter is too slow and listens no longer; its socket sees the outbox close.
    fn deliver(&mut self, mut write: impl FnMut(&str) -> Option<Letter>) {
        self.listeners.retain(|listener| match write(&listener.guest) {
            Some(letter) => listener.outbox.try_send(letter).is_ok(),
            None => true,
        });
    }
}

fn update(table: &Table, happened: &[Happening], seat: Option<usize>, now_ms: i64) -> Letter {
    let player = seat.map(Player::new);
    let Some(view) = table.view(seat) else { return "".into() };
    letter(&ServerMessage::Update {
        version: table.version,
        view,
        events: happened.iter().map(|happening| happening.seen_by(player)).collect(),
        clocks_ms: table.clocks_ms(now_ms),
    })
}
