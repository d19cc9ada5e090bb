//! A game at a table of a server; the connection runs in its own thread.

mod connection;
mod guest;
mod older;
#[cfg(test)]
mod tests;

use std::sync::mpsc::Sender;

use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use witchstone_client::ClientError;
use witchstone_rules::{Event, Move, View};
use witchstone_wire::{
    ChatMessage, ClientMessage, Editions, EventJson, Occupant, Reason, ServerMessage, Status, TableInfo,
    ViewJson, own_edition,
};

use super::backend::{AppEvent, GameBackend, Response};
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
    /// The number of requests made: the id of the last.
    requests: u64,
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
    /// Joins the table; messages arrive as events.
    pub fn new(seat: &Seat, voice: &Voice, events: Sender<AppEvent>) -> Result<Online> {
        let (send, requests) = unbounded_channel();
        connection::open(seat.clone(), requests, events)?;
        Ok(Online::over(send, voice))
    }

    /// The game over a channel that takes the requests.
    fn over(send: UnboundedSender<ClientMessage>, voice: &Voice) -> Online {
        Online {
            voice: voice.clone(),
            editions: Editions::default(),
            view: None,
            version: 0,
            table: None,
            send,
            requests: 0,
            awaited: None,
        }
    }

    /// Sends a request with an id and the current version. Only one at a time: a second one would be refused as stale.
    fn ask(&mut self, played: Option<Move>, request: impl FnOnce(u64, u64) -> ClientMessage) -> Response {
        if self.awaited.is_some() {
            return Response::message(self.voice.text("cli-screen-awaits"));
        }
        self.requests += 1;
        let (id, version) = (self.requests, self.version);
        self.awaited = Some(Request { id, version, played });
        // If the connection thread has ended, the error was reported already.
        let _ = self.send.send(request(id, version));
        Response::default()
    }

    /// Handles the reply to a request; returns the move that was requested.
    fn answered(&mut self, answer: u64) -> Option<Move> {
        self.awaited.take_if(|request| request.id == answer)?.played
    }

    fn receive(&mut self, message: ServerMessage) -> Response {
        match message {
            ServerMessage::Welcome { table, view, missed_events, chat, .. } => {
                // A request lost with the previous connection gets no reply.
                self.awaited = None;
                self.update_table(table);
                let version = self.table.as_ref().map_or(0, |table| table.version);
                let mut response = self.update_view(version, view.as_deref(), &missed_events);
                response.log.splice(0..0, chat.iter().map(|line| self.chat(line)));
                response.log.splice(0..0, self.board("cli-screen-board"));
                response
            }
            ServerMessage::Update { version, view, events, .. } => {
                self.update_view(version, Some(&view), &events)
            }
            ServerMessage::Table { table } => {
                self.update_table(table);
                Response { changed: true, ..Response::default() }
            }
            ServerMessage::Ack { id, .. } => {
                self.answered(id);
                Response::default()
            }
            ServerMessage::Refused { id, reason, text, version, view, .. } => {
                let played = self.answered(id);
                let mut response = match view {
                    Some(view) if version > self.version => self.update_view(version, Some(&view), &[]),
                    _ => Response::default(),
                };
                response.message = Some(self.refused(reason, played, &text));
                response
            }
            ServerMessage::Chat { message } => {
                Response { log: vec![self.chat(&message)], ..Response::default() }
            }
            ServerMessage::Announcement { text } if !text.is_empty() => {
                let said = self.voice.say("cli-screen-announcement", &[("text", text.into())]);
                Response { log: vec![said.clone()], message: Some(said), ..Response::default() }
            }
            ServerMessage::Bye { reason, text, .. } => Response::message(self.reason(reason, &text)),
            _ => Response::default(),
        }
    }

    fn update_table(&mut self, table: TableInfo) {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Guest { name } | Occupant::Reserved { name } if name.is_empty() => {
                self.voice.text("cli-screen-anonymous")
            }
            Occupant::Guest { name } | Occupant::Reserved { name } => name.clone(),
            Occupant::Bot { level } => self.voice.say("cli-screen-bot", &[("level", (*level).into())]),
            Occupant::Open => self.voice.text("cli-screen-open"),
        };
        let names: Vec<String> = table.seats.iter().map(|seat| name(&seat.occupant)).collect();
        self.voice = self.voice.with_names(&names);
        self.table = Some(table);
    }

    /// Shows a newer view.
    fn update_view(&mut self, version: u64, view: Option<&ViewJson>, events: &[EventJson]) -> Response {
        let mut response = Response { changed: true, ..Response::default() };
        let Some(view) = view else { return response };
        let edition = match self.editions.find(&view.edition) {
            Ok(edition) => edition,
            Err(unknown) => return Response::message(unknown.to_string()),
        };
        match view.read(edition) {
            Ok(view) => {
                (self.view, self.version) = (Some(view), version);
                // Requests on earlier versions are settled.
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

    /// The reason of a refusal; refusals of the rules are computed here, in the player's language.
    fn refused(&self, reason: Reason, played: Option<Move>, text: &str) -> String {
        let ruled = played.filter(|_| reason == Reason::IllegalMove);
        let checked =
            ruled.zip(self.view.as_ref()).and_then(|(played, view)| Some((view, view.check(played).err()?)));
        if let Some((view, refusal)) = checked {
            return self.voice.refusal(view.edition(), &refusal);
        }
        self.reason(reason, text)
    }

    /// Why the server refuses a request or closes the connection.
    fn reason(&self, reason: Reason, text: &str) -> String {
        if reason == Reason::InviteCodeNeeded {
            return self.voice.text("cli-screen-invite");
        }
        self.voice.plain(self.voice.words().server_reason(&reason.code(), text))
    }

    /// A message about the table's board, if it is not the built-in one.
    fn board(&self, key: &str) -> Option<String> {
        let own = self.table.as_ref().and_then(|table| own_edition(&table.edition));
        own.map(|id| self.voice.say(key, &[("board", id.into())]))
    }

    fn chat(&self, message: &ChatMessage) -> String {
        format!("<{}> {}", message.name, message.text)
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
                let taken = table.seats.iter().filter(|seat| seat.occupant != Occupant::Open).count();
                let args = [("taken", taken.into()), ("seats", table.seats.len().into())];
                self.voice.say("cli-screen-seats", &args)
            }
            (Status::Playing, Some(_)) if table.older_rules.is_some() => self.suspended(table),
            (Status::Playing, Some(view)) => {
                let name = self.voice.player(view.table.player);
                self.voice.say("to-move", &[("name", name.into())])
            }
            (Status::Finished, Some(_)) if table.result.is_none() => self.voice.text("cli-screen-ended"),
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
        self.difference_lines()
    }

    fn is_suspended(&self) -> bool {
        self.table
            .as_ref()
            .is_some_and(|table| table.older_rules.is_some() && table.status == Status::Playing)
    }

    fn agree(&mut self) -> Response {
        let Some(agree) = self.answer_to_resume() else { return Response::default() };
        self.ask(None, |id, _| ClientMessage::VoteResume { id, agree })
    }

    fn handle(&mut self, event: AppEvent) -> Response {
        match event {
            AppEvent::Edition(file) => match self.editions.add(&file) {
                Ok(_) => Response::default(),
                Err(error) => Response::message(error.to_string()),
            },
            AppEvent::Server(message) => self.receive(*message),
            AppEvent::Disconnected(ClientError::Refused { problem, .. }) => {
                Response::message(self.reason(problem.reason, &problem.text))
            }
            AppEvent::Disconnected(error) => {
                Response::message(self.voice.say("cli-screen-lost", &[("why", error.to_string().into())]))
            }
            _ => Response::default(),
        }
    }

    fn save(&self, _: &str) -> Response {
        Response::message(self.voice.text("cli-screen-server-keeps"))
    }
}
