//! Those who listen at a table: each gets what its seat may know, and nobody is waited for.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use witchstone_rules::{MAX_PLAYERS, Player};
use witchstone_wire::{ChatLine, EventJson, ServerMessage, UpdateWriter, events_text};

use crate::table::{Happening, Person, Table};

/// How many letters may wait for a listener before it counts as too slow.
pub const OUTBOX: usize = 64;

/// A message that is ready to be sent.
pub type Letter = Utf8Bytes;

/// One who listens.
struct Listener {
    who: Arc<Person>,
    outbox: mpsc::Sender<Letter>,
    ignored: BTreeSet<String>,
}

/// All who listen at a table.
#[derive(Default)]
pub struct Audience {
    listeners: Vec<Listener>,
    writer: UpdateWriter,
}

/// Writes a message; one that cannot be written does not exist.
pub fn letter(message: &ServerMessage) -> Letter {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Audience {
    /// Somebody listens from now on.
    pub fn add(&mut self, who: Arc<Person>, outbox: mpsc::Sender<Letter>) {
        self.listeners.push(Listener { who, outbox, ignored: BTreeSet::new() });
    }

    /// Whether nobody listens any more.
    pub fn is_empty(&mut self) -> bool {
        self.listeners.retain(|listener| !listener.outbox.is_closed());
        self.listeners.is_empty()
    }

    /// Whether a guest listens.
    pub fn has(&self, guest: &str) -> bool {
        self.listeners.iter().any(|listener| listener.who.guest == guest && !listener.outbox.is_closed())
    }

    /// Somebody does not want to hear a name.
    pub fn ignore(&mut self, guest: &str, name: &str, muted: bool) {
        for listener in self.listeners.iter_mut().filter(|listener| listener.who.guest == guest) {
            if muted {
                listener.ignored.insert(name.to_owned())
            } else {
                listener.ignored.remove(name)
            };
        }
    }

    /// Tells everybody what happened in the game, each as its seat may know it. Who sees the same is sent the same text.
    pub fn tell_game(&mut self, table: &Table, happened: &[Happening], now_ms: i64) {
        let Some(game) = table.game.as_ref().filter(|_| !self.listeners.is_empty()) else { return };
        let clocks_ms = table.clocks_ms(now_ms);
        let written = self.writer.update(&game.state().view(None), table.version, &clocks_ms);
        // A message that cannot be written does not exist.
        let Ok(mut update) = written else { return };
        let Ok(open) = events_text(&seen_by(happened, None)) else { return };
        let mut letters: [Option<Letter>; MAX_PLAYERS + 1] = Default::default();
        deliver(&mut self.listeners, |guest| {
            let seat = table.seat_of(guest);
            let letter = letters[seat.map_or(0, |seat| seat + 1)].get_or_insert_with(|| {
                let player = seat.map(Player::new);
                let view = game.state().view(player);
                let text = if happened.iter().any(|happening| happening.is_more_to(player)) {
                    events_text(&seen_by(happened, player)).and_then(|events| update.text(&view, &events))
                } else {
                    update.text(&view, &open)
                };
                text.unwrap_or_default().into()
            });
            letter.clone()
        });
    }

    /// Tells everybody how the table looks now.
    pub fn tell_table(&mut self, table: &Table, id: &str, now_ms: i64) {
        deliver(&mut self.listeners, |guest| {
            letter(&ServerMessage::Table { table: table.info(id, Some(guest), now_ms) })
        });
    }

    /// Tells everybody who wants to hear it what was said.
    pub fn tell_chat(&mut self, line: &ChatLine) {
        let letter = letter(&ServerMessage::Chat { line: line.clone() });
        self.listeners.retain(|listener| {
            listener.ignored.contains(&line.name) || listener.outbox.try_send(letter.clone()).is_ok()
        });
    }
}

fn seen_by(happened: &[Happening], seat: Option<Player>) -> Vec<EventJson> {
    happened.iter().map(|happening| happening.seen_by(seat)).collect()
}

/// Whoever cannot take a letter is too slow and listens no longer; its socket sees the outbox close.
fn deliver(listeners: &mut Vec<Listener>, mut write: impl FnMut(&str) -> Letter) {
    listeners.retain(|listener| listener.outbox.try_send(write(&listener.who.guest)).is_ok());
}
