//! The subscribers of a table: each is sent what its seat may know; slow ones are dropped.

#[cfg(test)]
mod tests;

use std::cell::LazyCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use witchstone_rules::{Edition, MAX_PLAYERS, Player};
use witchstone_wire::{ChatMessage, EventJson, Reason, ServerMessage, UpdateWriter, events_text};

use super::{Frame, Outbox};
use crate::domain::{Person, Table, TableEvent};
use crate::limits::MUTES_PER_CONNECTION;
use crate::protocol::{event_json, table_info};

/// A request to subscribe.
pub struct Subscription {
    /// The guest.
    pub who: Arc<Person>,
    /// Where frames go.
    pub outbox: Outbox,
    /// Whether the client opted into deltas.
    pub deltas: bool,
}

/// A subscriber.
struct Subscriber {
    who: Arc<Person>,
    outbox: Outbox,
    muted: BTreeSet<String>,
    deltas: bool,
    seen: Seen,
}

/// Whose view a subscriber was sent last: a delta fits no other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Nothing,
    Spectator,
    Seat(Player),
}

impl Seen {
    fn of(seat: Option<Player>) -> Seen {
        seat.map_or(Seen::Spectator, Seen::Seat)
    }
}

/// The frames of one update, each encoded once: for spectators and each seat, as a full view and as a delta.
#[derive(Default)]
struct Frames([[Option<Frame>; 2]; MAX_PLAYERS + 1]);

impl Frames {
    fn get_or_encode(
        &mut self,
        seat: Option<Player>,
        delta: bool,
        encode: impl FnOnce() -> serde_json::Result<String>,
    ) -> Option<Frame> {
        let frame = &mut self.0[seat.map_or(0, |seat| seat.index() + 1)][usize::from(delta)];
        if frame.is_none() {
            *frame = encode().ok().map(Frame::from);
        }
        frame.clone()
    }
}

/// All subscribers of a table.
#[derive(Default)]
pub struct Subscribers {
    subscribers: Vec<Subscriber>,
    writer: UpdateWriter,
}

/// Encodes a message; one that cannot be encoded is empty, and empty frames are not sent.
pub fn frame(message: &ServerMessage) -> Frame {
    serde_json::to_string(message).unwrap_or_default().into()
}

impl Subscribers {
    /// Adds a subscriber with this seat, which was sent the present view or has seen nothing of the game.
    pub fn add(&mut self, subscription: Subscription, seat: Option<Player>, was_sent_view: bool) {
        let Subscription { who, outbox, deltas } = subscription;
        let seen = if was_sent_view { Seen::of(seat) } else { Seen::Nothing };
        if was_sent_view {
            // Others may have been sent deltas against an older view of this seat.
            self.writer.forget_seat(seat);
        }
        self.subscribers.push(Subscriber { who, outbox, muted: BTreeSet::new(), deltas, seen });
    }

    /// Whether there is no subscriber left.
    pub fn is_empty(&mut self) -> bool {
        self.subscribers.retain(|subscriber| !subscriber.outbox.is_closed());
        self.subscribers.is_empty()
    }

    /// Whether a guest is subscribed.
    pub fn contains(&self, guest: &str) -> bool {
        let is_guest = |subscriber: &Subscriber| subscriber.who.guest == guest;
        self.subscribers.iter().any(|subscriber| is_guest(subscriber) && !subscriber.outbox.is_closed())
    }

    /// How many subscribers there are.
    pub fn count(&self) -> usize {
        self.subscribers.len()
    }

    /// Drops those whom the table no longer admits.
    pub fn expel(&mut self, table: &Table) {
        self.subscribers.retain(|subscriber| {
            let admitted = table.admits(Some(&subscriber.who.guest));
            if !admitted {
                subscriber.outbox.note(Reason::NoSpectators);
            }
            admitted
        });
    }

    /// Mutes or unmutes a name for a guest.
    pub fn mute(&mut self, guest: &str, name: &str, muted: bool) -> Result<(), Reason> {
        for subscriber in self.subscribers.iter_mut().filter(|subscriber| subscriber.who.guest == guest) {
            if !muted {
                subscriber.muted.remove(name);
            } else if !subscriber.muted.contains(name) {
                if subscriber.muted.len() >= MUTES_PER_CONNECTION {
                    return Err(Reason::TooManyMutes);
                }
                subscriber.muted.insert(name.to_owned());
            }
        }
        Ok(())
    }

    /// Sends everybody an update of the game, cut to what its seat may know. Equal updates are encoded once.
    pub fn send_update(&mut self, table: &Table, events: &[TableEvent], now_ms: i64) {
        if self.try_send_update(table, events, now_ms).is_none() {
            // Not everybody was sent this update: the next one is a full view for all.
            self.writer.forget();
        }
    }

    fn try_send_update(&mut self, table: &Table, events: &[TableEvent], now_ms: i64) -> Option<()> {
        let game = table.game.as_ref().filter(|_| !self.subscribers.is_empty())?;
        let clocks_ms = table.clocks_ms(now_ms);
        let mut update = self.writer.update(&game.state().view(None), table.version, &clocks_ms).ok()?;
        let edition = game.state().edition();
        let public = events_text(&seen_by(events, None, edition)).ok()?;
        let mut frames = Frames::default();
        let mut all_sent = Some(());
        send(&mut self.subscribers, |subscriber| {
            let seat = table.seat_of(&subscriber.who.guest);
            let delta = subscriber.deltas && subscriber.seen == Seen::of(seat);
            let frame = frames.get_or_encode(seat, delta, || {
                let own = events.iter().any(|event| event.reveals_more_to(seat));
                let own = own.then(|| events_text(&seen_by(events, seat, edition))).transpose()?;
                let (view, events) = (game.state().view(seat), own.as_deref().unwrap_or(&public));
                match if delta { update.delta(&view, events)? } else { None } {
                    Some(delta) => Ok(delta),
                    None => update.full(&view, events),
                }
            });
            match frame {
                Some(frame) => {
                    subscriber.seen = Seen::of(seat);
                    frame
                }
                None => {
                    all_sent = None;
                    Frame::default()
                }
            }
        });
        all_sent
    }

    /// Sends everybody the table.
    pub fn send_table(&mut self, table: &Table, id: &str, now_ms: i64) {
        let encode = |guest: Option<&str>| {
            frame(&ServerMessage::Table { table: table_info(table, id, guest, now_ms) })
        };
        // Encoded once for all who have nothing to do with the table.
        let strangers = LazyCell::new(|| encode(None));
        send(&mut self.subscribers, |subscriber| {
            let guest = &subscriber.who.guest;
            if table.knows(guest) { encode(Some(guest)) } else { strangers.clone() }
        });
    }

    /// Sends a chat message to all subscribers who have not muted its sender.
    pub fn send_chat(&mut self, message: &ChatMessage) {
        let frame = frame(&ServerMessage::Chat { message: message.clone() });
        self.subscribers.retain(|subscriber| {
            subscriber.muted.contains(&message.name) || subscriber.outbox.send(frame.clone())
        });
    }
}

fn seen_by(events: &[TableEvent], seat: Option<Player>, edition: &Edition) -> Vec<EventJson> {
    events.iter().map(|event| event_json(event, seat, edition)).collect()
}

/// Sends a frame to each subscriber. One whose outbox is full is dropped; its connection sees the outbox close.
fn send(subscribers: &mut Vec<Subscriber>, mut encode: impl FnMut(&mut Subscriber) -> Frame) {
    subscribers.retain_mut(|subscriber| {
        let frame = encode(subscriber);
        subscriber.outbox.send(frame)
    });
}
