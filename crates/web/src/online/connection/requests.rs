//! Requests to the server, and its answers.
//!
//! A move carries the version that it was made on. If the connection is lost before the answer, the move is sent
//! again with the same version: the server accepts it once or rejects it as stale, so none is lost or doubled.

use leptos::prelude::*;
use witchstone_rules::Move;
use witchstone_wire::{ClientMessage, Reason, ViewJson};

use super::TableConnection;
use crate::game::{Command, Notice};

impl TableConnection {
    pub(super) fn act(&self, act: Command) {
        self.redoing.set(act == Command::Redo);
        let (id, version) = (self.requests.get() + 1, self.version.get());
        self.requests.set(id);
        let message = match act {
            Command::Play(played) => {
                self.mark_sent(played);
                ClientMessage::Play { id, version, r#move: played.to_string() }
            }
            Command::Undo => ClientMessage::Undo { id, version },
            Command::Redo => ClientMessage::Redo { id, version },
            Command::Reveal => return,
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
        if let ClientMessage::RequestUndo { version, .. } = &mut message {
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
