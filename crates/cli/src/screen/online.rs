//! A game at a table of a server: the line to it is kept in a thread of its own.

mod guest;
mod line;
#[cfg(test)]
mod tests;

use std::sync::mpsc::Sender;

use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use witchstone_rules::{Edition, Event, Move, View};
use witchstone_wire::{
    ChatLine, ClientMessage, EventJson, Reason, ServerMessage, Sitter, Status, TableInfo, ViewJson,
};

use super::game::{Game, News, Told};
use crate::failure::Result;
use crate::voice::Voice;
pub use guest::Seat;

/// The game as the server tells it.
pub struct Online {
    voice: Voice,
    edition: &'static Edition,
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
}

impl Online {
    /// Goes to the table; what the server says comes as news.
    pub fn new(seat: &Seat, edition: &'static Edition, voice: &Voice, news: Sender<News>) -> Result<Online> {
        let (send, asked) = unbounded_channel();
        line::open(seat.clone(), asked, news)?;
        Ok(Online::over(send, edition, voice))
    }

    /// The game over a line that takes the requests.
    fn over(send: UnboundedSender<ClientMessage>, edition: &'static Edition, voice: &Voice) -> Online {
        let voice = voice.clone();
        Online { voice, edition, view: None, version: 0, table: None, send, asked: 0, awaited: None }
    }

    /// Asks the server for something, with a number and the version it is asked on. Only one thing at a time: the second press
    /// of an impatient finger would be refused, for by then the game has gone on.
    fn ask(&mut self, request: impl FnOnce(u64, u64) -> ClientMessage) -> Told {
        if self.awaited.is_some() {
            return Told::message(self.voice.text("cli-screen-awaits"));
        }
        self.asked += 1;
        let Request { id, version } = *self.awaited.insert(Request { id: self.asked, version: self.version });
        // Without anybody to send it the line has said so already.
        let _ = self.send.send(request(id, version));
        Told::default()
    }

    /// The server has answered a request.
    fn answered(&mut self, answer: u64) {
        self.awaited = self.awaited.filter(|request| request.id != answer);
    }

    fn told_by(&mut self, message: ServerMessage) -> Told {
        match message {
            ServerMessage::Welcome { table, view, missed, chat, .. } => {
                // A request that got lost with the line before has no answer.
                self.awaited = None;
                self.sit(table);
                let version = self.table.as_ref().map_or(0, |table| table.version);
                let mut told = self.see(version, view.as_deref(), &missed);
                told.log.splice(0..0, chat.iter().map(|line| self.chat(line)));
                told
            }
            ServerMessage::Update { version, view, events, .. } => self.see(version, Some(&view), &events),
            ServerMessage::Table { table } => {
                self.sit(table);
                Told { changed: true, ..Told::default() }
            }
            ServerMessage::Done { id, .. } => {
                self.answered(id);
                Told::default()
            }
            ServerMessage::Refused { id, reason, text, version, view, .. } => {
                self.answered(id);
                let mut told = match view {
                    Some(view) if version > self.version => self.see(version, Some(&view), &[]),
                    _ => Told::default(),
                };
                told.message = Some(self.refused(reason, &text));
                told
            }
            ServerMessage::Chat { line } => Told { log: vec![self.chat(&line)], ..Told::default() },
            ServerMessage::Bye { text, .. } => Told::message(self.refused(Reason::Restart, &text)),
            _ => Told::default(),
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
    fn see(&mut self, version: u64, view: Option<&ViewJson>, events: &[EventJson]) -> Told {
        let mut told = Told { changed: true, ..Told::default() };
        let Some(view) = view else { return told };
        match view.read(self.edition) {
            Ok(view) => {
                (self.view, self.version) = (Some(view), version);
                // Whatever was asked on an earlier version is decided.
                self.awaited = self.awaited.filter(|request| request.version >= version);
            }
            Err(error) => return Told::message(error.to_string()),
        }
        let events: Vec<Event> =
            events.iter().filter_map(|event| event.read(self.edition).ok().flatten()).collect();
        if let Some(view) = &self.view {
            let story = self.voice.story(&view.table, &events);
            told.log.extend((!story.is_empty()).then_some(story));
        }
        told
    }

    fn refused(&self, reason: Reason, text: &str) -> String {
        match reason {
            Reason::NothingToUndo => self.voice.text("nothing-to-undo"),
            _ => self.voice.say("cli-screen-server", &[("text", text.to_owned().into())]),
        }
    }

    fn chat(&self, line: &ChatLine) -> String {
        format!("<{}> {}", line.name, line.text)
    }
}

impl Game for Online {
    fn view(&self) -> Option<View> {
        self.view
    }

    fn names(&self) -> &[String] {
        self.voice.names()
    }

    fn waiting(&self) -> String {
        let Some(table) = &self.table else { return self.voice.text("cli-screen-connecting") };
        match (table.status, &self.view) {
            (Status::Open, _) | (_, None) => {
                let taken = table.seats.iter().filter(|seat| seat.sitter != Sitter::Open).count();
                let args = [("taken", taken.into()), ("seats", table.seats.len().into())];
                self.voice.say("cli-screen-seats", &args)
            }
            (Status::Playing, Some(view)) => {
                let name = self.voice.player(view.table.player);
                self.voice.say("to-move", &[("name", name.into())])
            }
            (Status::Finished, Some(_)) => self.voice.text("cli-screen-finished"),
        }
    }

    fn play(&mut self, played: Move) -> Told {
        self.ask(|id, version| ClientMessage::Play { id, version, r#move: played.to_string() })
    }

    fn undo(&mut self) -> Told {
        self.ask(|id, version| ClientMessage::Undo { id, version })
    }

    fn redo(&mut self) -> Told {
        self.ask(|id, version| ClientMessage::Redo { id, version })
    }

    fn hear(&mut self, news: News) -> Told {
        match news {
            News::Server(message) => self.told_by(*message),
            News::Lost(why) => Told::message(self.voice.say("cli-screen-lost", &[("why", why.into())])),
            _ => Told::default(),
        }
    }

    fn save(&self, _: &str) -> Told {
        Told::message(self.voice.text("cli-screen-server-keeps"))
    }
}
