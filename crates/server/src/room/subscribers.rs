//! Those who listen at a table: each gets what its seat may know, and nobody is waited for.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use witchstone_rules::{Edition, MAX_PLAYERS, Player};
use witchstone_wire::{ChatLine, EventJson, ServerMessage, UpdateWriter, events_text};

use crate::domain::{Person, Table, TableEvent};

/// How many letters may wait for a listener before it counts as too slow.
pub const OUTBOX_CAPACITY: usize = 64;

/// A message that is ready to be sent.
pub type Frame = Utf8Bytes;

/// One who listens.
struct Subscriber {
    who: Arc<Person>,
    outbox: mpsc::Sender<Frame>,
    ignored: BTreeSet<String>,
    /// Whether it wants to be told what changed, and not the whole game each time.
    changes: bool,
    /// The seat, or none for a spectator, whose view it was sent last; none if it has seen nothing of the game.
    sees: Option<Option<usize>>,
}

/// What one who comes to listen wants.
pub struct Subscription {
    /// Who.
    pub who: Arc<Person>,
    /// Where letters go.
    pub outbox: mpsc::Sender<Frame>,
    /// Whether it wants to be told what changed, and not the whole game each time.
    pub changes: bool,
}

/// The letters about one update, each written once: for spectators and each seat, whole and as a change.
#[derive(Default)]
struct Frames([[Option<Frame>; 2]; MAX_PLAYERS + 1]);

impl Frames {
    fn of(
        &mut self,
        seat: Option<usize>,
        change: bool,
        write: impl FnOnce() -> serde_json::Result<String>,
    ) -> Option<Frame> {
        let letter = &mut self.0[seat.map_or(0, |seat| seat + 1)][usize::from(change)];
        if letter.is_none() {
            *letter = write().ok().map(Frame::from);
        }
        letter.clone()
    }
}

/// All who listen at a table.
#[derive(Default)]
pub struct Subscribers {
    listeners: Vec<Subscriber>,
    writer: UpdateWriter,
}

/// Writes a message; one that cannot be written does not exist.
pub fn letter(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Subscribers {
    /// Somebody listens from now on; is told the game as this seat or spectator sees it, if it has begun.
    pub fn add(&mut self, listens: Subscription, sees: Option<Option<usize>>) {
        let Subscription { who, outbox, changes } = listens;
        // Others may have been told of changes, which are not to be left out for this one.
        sees.inspect(|seat| self.writer.forget_seat(seat.map(Player::new)));
        self.listeners.push(Subscriber { who, outbox, ignored: BTreeSet::new(), changes, sees });
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
    pub fn tell_game(&mut self, table: &Table, happened: &[TableEvent], now_ms: i64) {
        if self.try_to_tell(table, happened, now_ms).is_none() {
            // Nobody was told, or not everybody: the next time all are told everything.
            self.writer.forget();
        }
    }

    fn try_to_tell(&mut self, table: &Table, happened: &[TableEvent], now_ms: i64) -> Option<()> {
        let game = table.game.as_ref().filter(|_| !self.listeners.is_empty())?;
        let clocks_ms = table.clocks_ms(now_ms);
        let mut update = self.writer.update(&game.state().view(None), table.version, &clocks_ms).ok()?;
        let edition = game.state().edition();
        let open = events_text(&seen_by(happened, None, edition)).ok()?;
        let mut letters = Frames::default();
        let mut all_told = Some(());
        deliver(&mut self.listeners, |listener| {
            let seat = table.seat_of(&listener.who.guest);
            let wants_change = listener.changes && listener.sees == Some(seat);
            let letter = letters.of(seat, wants_change, || {
                let player = seat.map(Player::new);
                let own = happened.iter().any(|happening| happening.is_more_to(player));
                let own = own.then(|| events_text(&seen_by(happened, player, edition))).transpose()?;
                let (view, events) = (game.state().view(player), own.as_deref().unwrap_or(&open));
                match if wants_change { update.change(&view, events)? } else { None } {
                    Some(change) => Ok(change),
                    None => update.whole(&view, events),
                }
            });
            match letter {
                Some(letter) => {
                    listener.sees = Some(seat);
                    letter
                }
                None => {
                    // A message that cannot be written does not exist.
                    all_told = None;
                    Frame::default()
                }
            }
        });
        all_told
    }

    /// Tells everybody how the table looks now.
    pub fn tell_table(&mut self, table: &Table, id: &str, now_ms: i64) {
        deliver(&mut self.listeners, |listener| {
            letter(&ServerMessage::Table { table: table.info(id, Some(&listener.who.guest), now_ms) })
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

fn seen_by(happened: &[TableEvent], seat: Option<Player>, edition: &Edition) -> Vec<EventJson> {
    happened.iter().map(|happening| happening.seen_by(seat, edition)).collect()
}

/// Whoever cannot take a letter is too slow and listens no longer; its socket sees the outbox close.
fn deliver(listeners: &mut Vec<Subscriber>, mut write: impl FnMut(&mut Subscriber) -> Frame) {
    listeners.retain_mut(|listener| {
        let letter = write(listener);
        listener.outbox.try_send(letter).is_ok()
    });
}
