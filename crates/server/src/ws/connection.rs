//! One connection: a hello, then messages both ways until one side closes.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use witchstone_rules::{MoveList, View};
use witchstone_wire::{ClientMessage, PROTOCOL, Reason, ServerMessage};

use super::Permit;
use super::actions::{action_of, refused, refused_action};
use super::sink::{close, feed, flush, ping, send};
use crate::domain::{Action, Person};
use crate::error::ServerError;
use crate::guests;
use crate::rate_limit::MessageLimiter;
use crate::room::{Frame, OUTBOX_CAPACITY, RoomCommand, Subscription, frame, missed_events};
use crate::shared::Shared;

/// How long a client may take for its hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// Messages over the rate limit or without sense after which the connection is closed.
const MAX_BAD_MESSAGES: u32 = 20;

/// Serves a client until it disconnects or the server stops.
pub async fn serve(mut socket: WebSocket, shared: Arc<Shared>, cookie: Option<String>) {
    match handshake(&mut socket, &shared, cookie).await {
        Ok(Some(connection)) => connection.run(socket).await,
        Ok(None) => {}
        Err(error) => {
            error.log();
            close(&mut socket, &error, None).await;
        }
    }
}

/// A connection after the hello.
struct Connection {
    shared: Arc<Shared>,
    table: String,
    who: Arc<Person>,
    outbox: mpsc::Receiver<Frame>,
    limiter: MessageLimiter,
    bad_messages: u32,
    _permit: Permit,
}

/// Receives the hello and answers it with the welcome.
async fn handshake(
    socket: &mut WebSocket,
    shared: &Arc<Shared>,
    cookie: Option<String>,
) -> Result<Option<Connection>, ServerError> {
    let Ok(Some(Ok(first))) = timeout(HELLO_TIMEOUT, socket.recv()).await else { return Ok(None) };
    let Message::Text(text) = first else { return Err(Reason::BadMessage.into()) };
    let Ok(ClientMessage::Hello { protocol, table, token, since, changes }) = serde_json::from_str(&text)
    else {
        return Err(ServerError::BadMessage("The first message has to be a hello.".into()));
    };
    if protocol != PROTOCOL {
        return Err(Reason::WrongProtocol.into());
    }
    let token = token.or(cookie).ok_or(Reason::UnknownGuest)?;
    let who = Arc::new(guests::authenticate(shared, &token).await?);
    let permit = shared.connections.acquire(&who.guest, &shared.limits).ok_or(Reason::TooMany)?;
    let (sender, outbox) = mpsc::channel(OUTBOX_CAPACITY);
    let subscription = Subscription { who: who.clone(), outbox: sender, deltas: changes };
    let subscribe = |reply| RoomCommand::Subscribe { subscription, reply };
    let subscribed = shared.rooms.ask(shared, &table, subscribe).await??;
    let version = subscribed.table.version;
    let missed = match since {
        Some(since) if since < version => {
            missed_events(&*shared.store, &shared.editions, &table, &who.guest, since, version).await?
        }
        _ => vec![],
    };
    let welcome = ServerMessage::Welcome {
        protocol: PROTOCOL,
        name: who.name.clone(),
        table: subscribed.table,
        view: subscribed.view,
        missed,
        chat: subscribed.chat,
    };
    if !send(socket, &welcome).await {
        return Ok(None);
    }
    let limiter = MessageLimiter::new(shared.limits.messages);
    let shared = shared.clone();
    Ok(Some(Connection { shared, table, who, outbox, limiter, bad_messages: 0, _permit: permit }))
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        let idle = self.shared.limits.socket_idle;
        let mut heard = Instant::now();
        let mut pinged = false;
        let stop = self.shared.stop.clone();
        // Created once, not for every message: when the timer fires, it looks whether something has come meanwhile.
        let mut stopping = pin!(stop.cancelled());
        let mut heartbeat = pin!(tokio::time::sleep(idle / 2));
        loop {
            tokio::select! {
                frame = self.outbox.recv() => match frame {
                    Some(frame) => {
                        if !(self.feed_all(&mut socket, frame).await && flush(&mut socket).await) {
                            return close(&mut socket, &Reason::TooSlow.into(), Some(0)).await;
                        }
                    }
                    // The room was evicted, or dropped this client as too slow: it catches up when it reconnects.
                    None => return close(&mut socket, &Reason::Restart.into(), Some(200)).await,
                },
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return };
                    (heard, pinged) = (Instant::now(), false);
                    if let Err(error) = self.handle_message(&mut socket, message).await {
                        return close(&mut socket, &error, None).await;
                    }
                }
                () = &mut heartbeat => {
                    let quiet = heard.elapsed();
                    if pinged && quiet >= idle {
                        return close(&mut socket, &Reason::Idle.into(), Some(0)).await;
                    }
                    if !pinged && quiet >= idle / 2 {
                        pinged = true;
                        if !ping(&mut socket).await {
                            return;
                        }
                    }
                    heartbeat.as_mut().reset(heard + if pinged { idle } else { idle / 2 });
                }
                () = &mut stopping => {
                    return close(&mut socket, &Reason::Restart.into(), Some(500)).await;
                }
            }
        }
    }

    /// Buffers a frame and all that wait behind it; false if the client is gone or too slow.
    async fn feed_all(&mut self, socket: &mut WebSocket, first: Frame) -> bool {
        let mut next = Some(first);
        while let Some(frame) = next {
            if !feed(socket, frame).await {
                return false;
            }
            next = self.outbox.try_recv().ok();
        }
        true
    }

    /// Handles a message; an error closes the connection.
    async fn handle_message(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), ServerError> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Reason::BadMessage.into()),
            _ => return Ok(()),
        };
        let reply = if !self.limiter.admits() {
            self.bad_messages += 1;
            Some(refused(0, Reason::TooFast.into()))
        } else {
            match serde_json::from_str::<ClientMessage>(&text) {
                Ok(message) => self.reply_to(message).await,
                Err(error) => {
                    self.bad_messages += 1;
                    let why = format!("The message cannot be read: {error}.");
                    Some(refused(0, ServerError::BadMessage(why)))
                }
            }
        };
        if self.bad_messages > MAX_BAD_MESSAGES {
            return Err(Reason::TooFast.into());
        }
        // The update that the request caused comes before its reply.
        let fed = match self.outbox.try_recv() {
            Ok(frame) => self.feed_all(socket, frame).await,
            Err(_) => true,
        };
        let sent = fed
            && match reply {
                Some(reply) => feed(socket, frame(&reply)).await,
                None => true,
            };
        if sent && flush(socket).await { Ok(()) } else { Err(Reason::TooSlow.into()) }
    }

    async fn reply_to(&self, message: ClientMessage) -> Option<ServerMessage> {
        let (id, reply) = match message {
            ClientMessage::Hello { .. } => (0, Err(Reason::BadMessage.into())),
            ClientMessage::Ping { id } => (id, Ok(ServerMessage::Pong { id })),
            ClientMessage::Legal { id } => (id, self.legal_moves(id).await),
            ClientMessage::Hint { id } => (id, self.hint(id).await),
            ClientMessage::Look { id, moves } => (id, self.past_view(id, moves).await),
            ClientMessage::Chat { id, text } => (id, self.chat(id, text).await),
            ClientMessage::Mute { id, name, muted } => (id, Ok(self.mute(id, name, muted).await)),
            message => {
                let (id, action) = action_of(message)?;
                match action {
                    Ok(action) => (id, Ok(self.act(id, action).await)),
                    Err(error) => (id, Err(error)),
                }
            }
        };
        Some(reply.unwrap_or_else(|error| refused(id, error)))
    }

    /// Sends the room a command and waits for the reply.
    async fn ask<T>(
        &self,
        command: impl FnOnce(Arc<Person>, tokio::sync::oneshot::Sender<T>) -> RoomCommand,
    ) -> Result<T, ServerError> {
        let who = self.who.clone();
        self.shared.rooms.ask(&self.shared, &self.table, |reply| command(who, reply)).await
    }

    async fn act(&self, id: u64, action: Action) -> ServerMessage {
        match self.ask(|who, reply| RoomCommand::Act { who, action, reply }).await {
            Ok(Ok(version)) => ServerMessage::Done { id, version },
            Ok(Err(why)) => refused_action(id, why),
            Err(error) => refused(id, error),
        }
    }

    async fn view_to_move(&self, hint: bool) -> Result<(u64, View), ServerError> {
        self.ask(|who, reply| RoomCommand::ViewToMove { who, hint, reply }).await?
    }

    async fn legal_moves(&self, id: u64) -> Result<ServerMessage, ServerError> {
        let (version, view) = self.view_to_move(false).await?;
        let mut moves = MoveList::new();
        view.legal(&mut moves);
        Ok(ServerMessage::Legal { id, version, moves: moves.iter().map(ToString::to_string).collect() })
    }

    async fn hint(&self, id: u64) -> Result<ServerMessage, ServerError> {
        let (version, view) = self.view_to_move(true).await?;
        let hint = self.shared.bot_pool.hint(view).await.ok_or(Reason::Internal)?;
        Ok(ServerMessage::Hint { id, version, r#move: hint.to_string() })
    }

    async fn past_view(&self, id: u64, moves: usize) -> Result<ServerMessage, ServerError> {
        let view = self.ask(|who, reply| RoomCommand::PastView { who, moves, reply }).await??;
        Ok(ServerMessage::Past { id, moves, view })
    }

    async fn chat(&self, id: u64, text: String) -> Result<ServerMessage, ServerError> {
        self.ask(|who, reply| RoomCommand::Chat { who, text, reply }).await??;
        Ok(ServerMessage::Done { id, version: 0 })
    }

    /// The host mutes for all; others only for themselves.
    async fn mute(&self, id: u64, name: String, muted: bool) -> ServerMessage {
        let own = RoomCommand::Mute { guest: self.who.guest.clone(), name: name.clone(), muted };
        self.shared.rooms.send_or_log(&self.shared, &self.table, own).await;
        match self.act(id, Action::Mute { name, muted }).await {
            ServerMessage::Refused { id, version, .. } => ServerMessage::Done { id, version },
            done => done,
        }
    }
}
