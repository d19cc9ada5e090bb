//! What the player asks of the server, and its answers.
//!
//! A move carries the version that it was made on. If the connection is lost before the answer, the move is sent once
//! more with the same version: the server takes it once or refuses it as stale, so none is lost and none doubled.

use leptos::prelude::*;
use witchstone_rules::Move;
use witchstone_wire::{ClientMessage, Reason, ViewJson};

use super::Connection;
use crate::game::{Command, Notice};

impl Connection {
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

    /// Shows the move as on its way.
    pub(super) fn mark_sent(&self, played: Move) {
        if let Some(session) = self.page.game.get_untracked() {
            session.notice.set(None);
            session.sending.set(Some(played));
        }
    }

    /// The request that the server has answered, if it is the one that is waited for.
    pub(super) fn answered(&self, id: u64) -> Option<ClientMessage> {
        let fits = self.waiting.borrow().as_ref().is_some_and(|(waiting, _)| *waiting == id);
        if fits { self.waiting.take().map(|(_, message)| message) } else { None }
    }

    /// What the page asks for beside the game itself; it is not asked for twice.
    pub(super) fn request(&self, mut message: ClientMessage) {
        if let ClientMessage::AskUndo { version, .. } = &mut message {
            *version = self.version.get();
        }
        self.post(&message);
    }

    pub(super) fn post(&self, message: &ClientMessage) {
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.send(message);
        }
    }

    /// Nothing has happened: the move on its way is no longer shown, and the reason is.
    pub(super) fn refused(
        &self,
        asked: Option<ClientMessage>,
        reason: Reason,
        text: String,
        version: u64,
        view: Option<Box<ViewJson>>,
    ) {
        // A refusal that has nothing to do with the game tells no version, and one may be overtaken by what happens meanwhile.
        let overtaken = version < self.version.get();
        self.version.set(self.version.get().max(version));
        let Some(session) = self.page.game.get_untracked() else {
            return;
        };
        let view = view.filter(|_| !overtaken);
        let fresh = view.and_then(|view| self.read(&view));
        // What is still to be shown leads to the fresh view by itself.
        if let Some(fresh) = fresh.filter(|_| !self.showing.get()) {
            session.live.set(fresh);
        }
        session.sending.set(None);
        let played = match asked {
            Some(ClientMessage::Play { r#move, .. }) => r#move.parse::<Move>().ok(),
            _ => None,
        };
        let ruled = played.filter(|_| reason == Reason::Rules);
        let ours = ruled.and_then(|played| session.live.with_untracked(|view| view.check(played).err()));
        let why = ours.map_or(Notice::Server(reason, text), Notice::Refused);
        session.notice.set(Some(match played {
            Some(played) => Notice::NotPlayed(played, Box::new(why)),
            None => why,
        }));
    }
}
