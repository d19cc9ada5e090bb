//! Plays received moves back one by one, and fetches earlier positions.

use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use witchstone_rules::{Event, View};
use witchstone_wire::{ClientMessage, EventJson, ViewJson};

use super::TableConnection;
use super::requests::Request;
use crate::game::{Ply, Session, moves_in_turn, pause};

impl TableConnection {
    /// Adds several moves without playing them back, as after a reload.
    pub(super) fn show_at_once(self: &Rc<Self>, view: View, events: Vec<EventJson>) {
        self.queue.borrow_mut().clear();
        let session = self.session(view);
        let mut move_events: Vec<EventJson> = vec![];
        for event in events {
            if matches!(event, EventJson::Moved { .. } | EventJson::Undone { .. }) {
                note(session, Before::Unseen(view), std::mem::take(&mut move_events));
            }
            move_events.push(event);
        }
        note(session, Before::Unseen(view), move_events);
        if session.live.with_untracked(|live| *live != view) {
            session.held.set(None);
        }
        session.live.set(view);
        // A resent request is still pending.
        session.sending.update(|sending| *sending = sending.filter(|_| self.waiting.borrow().is_some()));
        self.offer_undo(session);
    }

    /// Fetches an earlier position that this page has not seen.
    pub(super) fn look_back(&self, moves: Option<usize>) {
        let Some((session, moves)) = self.page.game.get_untracked().zip(moves) else {
            return;
        };
        let unseen = session.plies.with_untracked(|plies| plies.get(moves).is_some_and(|ply| !ply.seen));
        if unseen {
            self.post(&ClientMessage::ViewAt { id: 0, moves });
        }
    }

    /// An earlier position arrived.
    pub(super) fn remember(&self, moves: usize, view: &ViewJson) {
        let Some((session, view)) = self.page.game.get_untracked().zip(self.read(view)) else {
            return;
        };
        session.plies.update(|plies| {
            if let Some(ply) = plies.get_mut(moves) {
                (ply.before, ply.seen) = (view, true);
            }
        });
    }

    /// Nothing else can be played until all moves of a click are sent.
    fn keep_sending(&self, session: Session) {
        let next = self.upcoming.borrow().iter().find_map(|request| match request {
            Request::Play(played) | Request::EndTurn(played) => Some(*played),
            Request::Undo | Request::Redo => None,
        });
        session.sending.set(next);
    }

    pub(super) fn offer_undo(&self, session: Session) {
        let own =
            session.live.with_untracked(|view| view.is_to_move()) && session.halted.get_untracked().is_none();
        session.undoable.set(if own { (undoable(session), self.redoable.get()) } else { (0, 0) });
    }

    /// Counts the moves that can be redone.
    pub(super) fn count_redo(&self, events: &[EventJson]) {
        let count = self.redoable.get();
        self.redoable.set(match events.first() {
            Some(EventJson::Undone { moves, .. }) => count + moves.len(),
            _ if self.redoing.take() => count.saturating_sub(1),
            _ => 0,
        });
    }

    /// Plays moves back one by one, at the speed that is set.
    pub(super) fn enqueue(self: &Rc<Self>, view: &ViewJson, events: Vec<EventJson>) {
        if let Some(view) = self.read(view) {
            self.queue.borrow_mut().push_back((view, events));
            if !self.showing.get() {
                self.show_next();
            }
        }
    }

    pub(super) fn show_next(self: &Rc<Self>) {
        let Some((view, events)) = self.queue.borrow_mut().pop_front() else {
            self.showing.set(false);
            return self.send_next();
        };
        let session = self.session(view);
        let own = session.live.with_untracked(|view| view.is_to_move());
        let before = session.live.get_untracked();
        self.count_redo(&events);
        note(session, Before::Seen(before), events);
        // Whatever was held back is played now, or another move was.
        session.held.set(None);
        session.live.set(view);
        if !own {
            self.continues.set(true);
        }
        self.keep_sending(session);
        self.offer_undo(session);
        self.note_seen();
        self.showing.set(true);
        let speed = self.settings.with_untracked(|settings| settings.speed);
        let rivals = usize::from(view.table.options.players) - 1;
        let number = session.plies.with_untracked(|plies| moves_in_turn(plies, view.table.player));
        let pace = if own || session.fast_forward.get_untracked() { 0 } else { pause(speed, rivals, number) };
        if view.is_to_move() {
            session.fast_forward.set(false);
        }
        let connection = Rc::downgrade(self);
        let task = move || {
            if let Some(connection) = connection.upgrade() {
                connection.show_next();
            }
        };
        set_timeout_with_handle(task, Duration::from_millis(pace.into())).ok();
    }
}

/// The view before a move, or the current one if it was not seen.
#[derive(Clone, Copy)]
enum Before {
    Seen(View),
    Unseen(View),
}

/// Adds a move to the log, or removes undone ones.
fn note(session: Session, before: Before, events: Vec<EventJson>) {
    if let Some(EventJson::Undone { moves, .. }) = events.first() {
        let count = moves.len();
        return session.plies.update(|plies| plies.truncate(plies.len().saturating_sub(count)));
    }
    let edition = session.live.with_untracked(|view| view.edition());
    let read: Vec<Event> = events.iter().filter_map(|event| event.read(edition).ok().flatten()).collect();
    let player = read.iter().find_map(|event| match event {
        Event::Moved { player, .. } => Some(*player),
        _ => None,
    });
    if let Some(player) = player {
        let (mut before, seen) = match before {
            Before::Seen(view) => (view, true),
            Before::Unseen(view) => (view, false),
        };
        // Of an unseen position at least the player to move is known.
        before.table.player = player;
        session.plies.update(|plies| plies.push(Ply { player, events: read, before, seen }));
    }
}

/// How many own moves at the end revealed nothing and can be undone.
fn undoable(session: Session) -> usize {
    let seat = session.live.with_untracked(|view| view.seat);
    let is_final =
        |event: &Event| event.reveals() || matches!(event, Event::TurnBegan { .. } | Event::GameEnded);
    let plain = |ply: &&Ply| Some(ply.player) == seat && !ply.events.iter().any(is_final);
    session.plies.with_untracked(|plies| plies.iter().rev().take_while(plain).count())
}
