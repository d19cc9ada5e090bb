//! A game at a table of a server; the connection has a thread of its own.

mod connection;
mod guest;
mod older;
#[cfg(test)]
mod tests;

use std::sync::mpsc::Sender;

use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use witchstone_rules::{Event, Move, View};
use witchstone_wire::{
    ChatLine, ClientMessage, Editions, EventJson, Reason, ServerMessage, Sitter, Status, TableInfo, ViewJson,
    own_edition,
};

use super::backend::{GameBackend, News, Response};
use crate::failure::Result;
use crate::voice::Voice;
pub use guest::Seat;

/// The game as the server sends it.
pub struct Online {
    voice: Voice,
    /// The editions that the server has sent: that of the table among them.
    editions: Editions,
    view: Option<View>,
    version: u64,
    table: Option<TableInfo>,
    send: UnboundedSender<ClientMessage>,
    /// How many requests were made: the number of the last.
    asked: u64,
    /// The last request, until it is answered.
    awaited: Option<Request>,
}

/// A request that the server has yet to answer.
#[derive(Clone, Copy)]
struct Request {
    id: u64,
    /// The version it was made on.
    version: u64,
    /// The move that it asks for.
    played: Option<Move>,
}

impl Online {
    /// Goes to the table; what the server says comes as news.
    pub fn new(seat: &Seat, voice: &Voice, news: Sender<News>) -> Result<Online> {
        let (send, asked) = unbounded_channel();
        connection::open(seat.clone(), asked, news)?;
        Ok(Online::over(send, voice))
    }

    /// The game over a line that takes the requests.
    fn over(send: UnboundedSender<ClientMessage>, voice: &Voice) -> Online {
        Online {
            voice: voice.clone(),
            editions: Editions::default(),
            view: None,
            version: 0,
            table: None,
            send,
            asked: 0,
            awaited: None,
        }
    }

    /// Asks the server for something, with a number and the version it is asked on. Only one thing at a time: the second press
    /// of an impatient finger would be refused, for by then the game has gone on.
    fn ask(&mut self, played: Option<Move>, request: impl FnOnce(u64, u64) -> ClientMessage) -> Response {
        if self.awaited.is_some() {
            return Response::message(self.voice.text("cli-screen-awaits"));
        }
        self.asked += 1;
        let (id, version) = (self.asked, self.version);
        self.awaited = Some(Request { id, version, played });
        // Without anybody to send it the line has said so already.
        let _ = self.send.send(request(id, version));
        Response::default()
    }

    /// The server has answered a request; the move that it asked for.
    fn answered(&mut self, answer: u64) -> Option<Move> {
        self.awaited.take_if(|request| request.id == answer)?.played
    }

    fn receive(&mut self, message: ServerMessage) -> Response {
        match message {
            ServerMessage::Welcome { table, view, missed, chat, .. } => {
                // A request that got lost with the line before has no answer.
                self.awaited = None;
                self.sit(table);
                let version = self.table.as_ref().map_or(0, |table| table.version);
                let mut response = self.see(version, view.as_deref(), &missed);
                response.log.splice(0..0, chat.iter().map(|line| self.chat(line)));
                response.log.splice(0..0, self.board("cli-screen-board"));
                response
            }
            ServerMessage::Update { version, view, events, .. } => self.see(version, Some(&view), &events),
            ServerMessage::Table { table } => {
                self.sit(table);
                Response { changed: true, ..Response::default() }
            }
            ServerMessage::Done { id, .. } => {
                self.answered(id);
                Response::default()
            }
            ServerMessage::Refused { id, reason, text, version, view, .. } => {
                let played = self.answered(id);
                let mut response = match view {
                    Some(view) if version > self.version => self.see(version, Some(&view), &[]),
                    _ => Response::default(),
                };
                response.message = Some(self.refused(reason, played, &text));
                response
            }
            ServerMessage::Chat { line } => Response { log: vec![self.chat(&line)], ..Response::default() },
            ServerMessage::Bye { text, .. } => Response::message(self.refused(Reason::Restart, None, &text)),
            _ => Response::default(),
        }
    }

    fn sit(&mut self, table: TableInfo) {
        let name = |sitter: &Sitter| match sitter {
            Sitter::Guest { name } | Sitter::Reserved { name } => name.clone(),
            Sitter::Bot { level } => self.voice.say("cli-screen-bot", &[("level", (*level).into())]),
            Sitter::Open => self.voice.text("cli-screen-open"),
        };
        let names: Vec<String> = table.seats.iter().map(|seat| name(&seat.sitter)).collect();
        self.voice = self.voice.with_names(&names);
        self.table = Some(table);
    }

    /// The game went on.
    fn see(&mut self, version: u64, view: Option<&ViewJson>, events: &[EventJson]) -> Response {
        let mut response = Response { changed: true, ..Response::default() };
        let Some(view) = view else { return response };
        let edition = match self.editions.find(&view.edition) {
            Ok(edition) => edition,
            Err(unknown) => return Response::message(unknown.to_string()),
        };
        match view.read(edition) {
            Ok(view) => {
                (self.view, self.version) = (Some(view), version);
                // Whatever was asked on an earlier version is decided.
                self.awaited = self.awaited.filter(|request| request.version >= version);
            }
            Err(error) => return Response::message(error.to_string()),
        }
        let events: Vec<Event> =
            events.iter().filter_map(|event| event.read(edition).ok().flatten()).collect();
        if let Some(view) = &self.view {
            let story = self.voice.story(&view.table, &events);
            response.log.extend((!story.is_empty()).then_some(story));
        }
        response
    }

    /// Why the server refuses. Why the rules do is said in the player's language, as they say it here too.
    fn refused(&self, reason: Reason, played: Option<Move>, text: &str) -> String {
        let ruled = played.filter(|_| reason == Reason::Rules);
        if let Some(refusal) = ruled.and_then(|played| self.view.as_ref()?.check(played).err()) {
            return self.voice.plain(self.voice.words().refusal_among(&refusal, self.voice.names()));
        }
        match reason {
            Reason::NothingToUndo => self.voice.text("nothing-to-undo"),
            _ => self.voice.say("cli-screen-server", &[("text", text.to_owned().into())]),
        }
    }

    /// A message about the table's board, if it is not the built-in one.
    fn board(&self, key: &str) -> Option<String> {
        let own = self.table.as_ref().and_then(|table| own_edition(&table.edition));
        own.map(|id| self.voice.say(key, &[("board", id.into())]))
    }

    fn chat(&self, line: &ChatLine) -> String {
        format!("<{}> {}", line.name, line.text)
    }
}

impl GameBackend for Online {
    fn view(&self) -> Option<View> {
        self.view
    }

    fn names(&self) -> &[String] {
        self.voice.names()
    }

    fn waiting(&self) -> String {
        let Some(table) = &self.table else { return self.voice.text("cli-screen-connecting") };
        if let Some(refused) = self.board("cli-screen-unplayable").filter(|_| !table.playable) {
            return refused;
        }
        match (table.status, &self.view) {
            (Status::Open, _) | (_, None) => {
                let taken = table.seats.iter().filter(|seat| seat.sitter != Sitter::Open).count();
                let args = [("taken", taken.into()), ("seats", table.seats.len().into())];
                self.voice.say("cli-screen-seats", &args)
            }
            (Status::Playing, Some(_)) if table.older.is_some() => self.suspended(table),
            (Status::Playing, Some(view)) => {
                let name = self.voice.player(view.table.player);
                self.voice.say("to-move", &[("name", name.into())])
            }
            (Status::Finished, Some(_)) => self.voice.text("cli-screen-finished"),
        }
    }

    fn play(&mut self, played: Move) -> Response {
        self.ask(Some(played), |id, version| ClientMessage::Play { id, version, r#move: played.to_string() })
    }

    fn undo(&mut self) -> Response {
        self.ask(None, |id, version| ClientMessage::Undo { id, version })
    }

    fn redo(&mut self) -> Response {
        self.ask(None, |id, version| ClientMessage::Redo { id, version })
    }

    fn difference(&self) -> Option<Vec<String>> {
        self.told_difference()
    }

    fn is_suspended(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.older.is_some() && table.status == Status::Playing)
    }

    fn agree(&mut self) -> Response {
        let Some(agree) = self.answer_to_resume() else { return Response::default() };
        self.ask(None, |id, _| ClientMessage::Resume { id, agree })
    }

    fn hear(&mut self, news: News) -> Response {
        match news {
            News::Edition(file) => match self.editions.add(&file) {
                Ok(_) => Response::default(),
                Err(error) => Response::message(error.to_string()),
            },
            News::Server(message) => self.receive(*message),
            News::Lost(why) => Response::message(self.voice.say("cli-screen-lost", &[("why", why.into())])),
            _ => Response::default(),
        }
    }

    fn save(&self, _: &str) -> Response {
        Response::message(self.voice.text("cli-screen-server-keeps"))
    }
}
