//! Requests to the server, and its answers.
//!
//! What one click plays or undoes is sent move by move: the next one when the one before is answered and shown. The move that
//! ends the turn is held back until the player closes the turn (`docs/design/end-turn.md`); the server knows nothing of it.
//!
//! A move carries the version that it was made on. If the connection is lost before the answer, the move is sent
//! again with the same version: the server accepts it once or rejects it as stale, so none is lost or doubled.

use std::collections::VecDeque;
use std::iter::repeat_n;

use leptos::prelude::*;
use witchstone_rules::{Move, View};
use witchstone_wire::{ClientMessage, Reason, ViewJson};

use super::TableConnection;
use crate::game::{Command, Notice, Session};

/// A request of this page about the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// Play a move, unless it is held back.
    Play(Move),
    /// Play the move that was held back.
    EndTurn(Move),
    /// Undo one move.
    Undo,
    /// Redo one move.
    Redo,
}

impl TableConnection {
    pub(super) fn act(&self, act: Command) {
        let mut requests = VecDeque::new();
        match act {
            Command::Play(sequence) => requests.extend(sequence.moves().map(Request::Play)),
            Command::EndTurn(played) => requests.push_back(Request::EndTurn(played)),
            Command::Undo(moves) => requests.extend(repeat_n(Request::Undo, moves)),
            Command::Redo(moves) => requests.extend(repeat_n(Request::Redo, moves)),
            Command::Reveal => {}
        }
        *self.upcoming.borrow_mut() = requests;
        self.send_next();
    }

    /// Sends the next request, or plays what needs no decision, once all that came before is answered and shown.
    pub(super) fn send_next(&self) {
        if self.waiting.borrow().is_some() || self.showing.get() || !self.queue.borrow().is_empty() {
            return;
        }
        let Some(session) = self.page.game.get_untracked() else { return };
        let next = self.upcoming.borrow_mut().pop_front();
        match next.or_else(|| self.automatic(session)) {
            None => session.sending.set(None),
            Some(Request::Play(played)) if self.hold(session, played) => session.sending.set(None),
            Some(request) => self.send(request),
        }
    }

    fn hold(&self, session: Session, played: Move) -> bool {
        let setting = self.settings.with_untracked(|settings| settings.end_turn);
        session.live.with_untracked(|view| session.hold(view, played, setting))
    }

    /// The move that needs no decision, if that is switched on: not after an undo, or nobody could undo beyond it.
    fn automatic(&self, session: Session) -> Option<Request> {
        let on = self.settings.with_untracked(|settings| settings.automatic);
        let idle = session.held.with_untracked(Option::is_none) && session.halted.get_untracked().is_none();
        let may = on && idle && self.continues.get() && session.resigned.with_untracked(Option::is_none);
        may.then(|| session.live.with_untracked(View::automatic_move)).flatten().map(Request::Play)
    }

    fn send(&self, request: Request) {
        self.redoing.set(request == Request::Redo);
        self.continues.set(matches!(request, Request::Play(_) | Request::EndTurn(_)));
        let (id, version) = (self.requests.get() + 1, self.version.get());
        self.requests.set(id);
        let message = match request {
            Request::Play(played) | Request::EndTurn(played) => {
                self.mark_sent(played);
                ClientMessage::Play { id, version, r#move: played.to_string() }
            }
            Request::Undo => ClientMessage::Undo { id, version },
            Request::Redo => ClientMessage::Redo { id, version },
        };
        *self.waiting.borrow_mut() = Some((id, message.clone()));
        self.post(&message);
    }

    /// Shows the move as being sent.
    pub(super) fn mark_sent(&self, played: Move) {
        if let Some(session) = self.page.game.get_untracked() {
            session.notice.set(None);
            session.sending.set(Some(played));
        }
    }

    /// The pending request, if this is its answer.
    pub(super) fn answered(&self, id: u64) -> Option<ClientMessage> {
        let fits = self.waiting.borrow().as_ref().is_some_and(|(waiting, _)| *waiting == id);
        if fits { self.waiting.take().map(|(_, message)| message) } else { None }
    }

    /// Sends a request beside the game itself, unless one is pending.
    pub(super) fn request(&self, mut message: ClientMessage) {
        if let ClientMessage::RequestUndo { version, .. } | ClientMessage::VoteUndo { version, .. } =
            &mut message
        {
            *version = self.version.get();
        }
        self.post(&message);
    }

    pub(super) fn post(&self, message: &ClientMessage) {
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.send(message);
        }
    }

    /// A request was rejected: rolls the move back and shows the reason.
    pub(super) fn refused(
        &self,
        asked: Option<ClientMessage>,
        reason: Reason,
        text: String,
        version: u64,
        view: Option<Box<ViewJson>>,
    ) {
        // Rejections that do not concern the game carry no version, and others may be stale.
        let overtaken = version < self.version.get();
        self.version.set(self.version.get().max(version));
        let Some(session) = self.page.game.get_untracked() else {
            return;
        };
        self.upcoming.borrow_mut().clear();
        self.continues.set(false);
        let view = view.filter(|_| !overtaken);
        let fresh = view.and_then(|view| self.read(&view));
        // Pending playback ends at the fresh view.
        if let Some(fresh) = fresh.filter(|_| !self.showing.get()) {
            session.live.set(fresh);
        }
        session.sending.set(None);
        let played = match asked {
            Some(ClientMessage::Play { r#move, .. }) => r#move.parse::<Move>().ok(),
            _ => None,
        };
        let ruled = played.filter(|_| reason == Reason::IllegalMove);
        let ours = ruled.and_then(|played| session.live.with_untracked(|view| view.check(played).err()));
        let why = ours.map_or(Notice::Server(reason, text), Notice::Refused);
        session.notice.set(Some(match played {
            Some(played) => Notice::NotPlayed(played, Box::new(why)),
            None => why,
        }));
    }
}
