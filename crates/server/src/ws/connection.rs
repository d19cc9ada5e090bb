//! One connection: a hello, then messages both ways until one side closes.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio::time::{Instant, timeout};
use witchstone_rules::{MoveList, View};
use witchstone_wire::{AnyHello, ClientMessage, GUEST_NAME_LENGTH, PROTOCOL, Reason, ServerMessage};

use super::Permit;
use super::actions::{action_of, refused, refused_action};
use super::sink::{close, feed, flush, ping, send};
use crate::admin::Signal;
use crate::clock::now_ms;
use crate::domain::{Action, Person};
use crate::error::{InvalidMessage, InvalidSettings, ServerError};
use crate::guests;
use crate::limits::PENALTY;
use crate::net;
use crate::rate_limit::MessageLimiter;
use crate::room::{Frame, OutboxReceiver, RoomCommand, Subscription, frame, missed_events, outbox};
use crate::sessions::Session;
use crate::shared::Shared;
use crate::text;

/// How long a client may take for its hello.
const HELLO_TIMEOUT: Duration = Duration::from_secs(10);
/// Messages over the rate limit or that are invalid after which the connection is closed.
const MAX_BAD_MESSAGES: u32 = 20;

/// Serves a client until it disconnects or the server stops.
pub async fn serve(
    mut socket: WebSocket,
    shared: Arc<Shared>,
    open: Arc<net::Connection>,
    cookie: Option<String>,
) {
    let shaken = tokio::select! {
        shaken = handshake(&mut socket, &shared, &open, cookie) => shaken,
        // Those who do not say hello make room for others.
        () = open.evicted() => return,
    };
    match shaken {
        Ok(Some(connection)) => connection.run(socket).await,
        Ok(None) => {}
        Err(error) => {
            error.log();
            let again = (error.reason() == Reason::RateLimited).then_some(PENALTY.as_millis() as u64);
            close(&mut socket, &error, again).await;
        }
    }
}

/// A connection after the hello.
struct Connection {
    shared: Arc<Shared>,
    table: String,
    who: Arc<Person>,
    outbox: OutboxReceiver,
    limiter: MessageLimiter,
    bad_messages: u32,
    session: Session,
    signals: broadcast::Receiver<Signal>,
    _permit: Permit,
}

/// Receives the hello and answers it with the welcome.
async fn handshake(
    socket: &mut WebSocket,
    shared: &Arc<Shared>,
    open: &net::Connection,
    cookie: Option<String>,
) -> Result<Option<Connection>, ServerError> {
    let Ok(Some(Ok(first))) = timeout(HELLO_TIMEOUT, socket.recv()).await else { return Ok(None) };
    let Message::Text(text) = first else { return Err(Reason::InvalidMessage.into()) };
    let Hello { table, token, since, deltas } = Hello::read(&text)?;
    let token = token.or(cookie).ok_or(Reason::UnknownGuest)?;
    let (guest, hash) = guests::split_token(&token)?;
    let session = shared.sessions.open(guest, hash);
    // Before the guest is checked: no signal is missed.
    let signals = shared.admin.signals();
    let who = Arc::new(guests::authenticate(shared, &token).await?);
    if shared.penalties.contains(&who.guest) {
        return Err(Reason::RateLimited.into());
    }
    let permit = shared.connections.acquire(&who.guest, &shared.limits).ok_or(Reason::TooManyConnections)?;
    if !open.begin_play() {
        return Err(Reason::TooManyConnections.into());
    }
    let (sender, outbox) = outbox();
    let subscription = Subscription { who: who.clone(), outbox: sender, deltas };
    let subscribe = |reply| RoomCommand::Subscribe { subscription, reply };
    let subscribed = shared.rooms.ask(shared, &table, subscribe).await??;
    let version = subscribed.table.version;
    let missed_events = match since {
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
        missed_events,
        chat: subscribed.chat,
    };
    if !send(socket, &welcome).await {
        return Ok(None);
    }
    if let Some(text) = shared.admin.announcement(now_ms())
        && !send(socket, &ServerMessage::Announcement { text }).await
    {
        return Ok(None);
    }
    let limiter = MessageLimiter::new(shared.limits.messages);
    let shared = shared.clone();
    Ok(Some(Connection {
        shared,
        table,
        who,
        outbox,
        limiter,
        bad_messages: 0,
        session,
        signals,
        _permit: permit,
    }))
}

/// A hello of the present protocol version.
struct Hello {
    table: String,
    token: Option<String>,
    since: Option<u64>,
    deltas: bool,
}

impl Hello {
    fn read(text: &str) -> Result<Hello, ServerError> {
        text::check_json(text)?;
        // Another version may have other fields, so its number is read first.
        match serde_json::from_str(text) {
            Ok(AnyHello::Hello { protocol: PROTOCOL }) => {}
            Ok(AnyHello::Hello { protocol }) => return Err(ServerError::WrongProtocol { client: protocol }),
            Err(_) => return Err(InvalidMessage::NoHello.into()),
        }
        match serde_json::from_str(text) {
            Ok(ClientMessage::Hello { table, token, since, deltas, .. }) => {
                Ok(Hello { table, token, since, deltas })
            }
            Ok(_) => Err(Reason::InvalidMessage.into()),
            Err(error) => Err(InvalidMessage::from(error).into()),
        }
    }
}

/// Reads a message; an error goes with the id of the request, as far as it has one.
fn read_message(text: &str) -> Result<ClientMessage, (u64, InvalidMessage)> {
    /// The part of a request that says where its reply belongs.
    #[derive(serde::Deserialize)]
    struct AnyRequest {
        #[serde(default)]
        id: u64,
    }
    let with_id = |error| (serde_json::from_str(text).map_or(0, |AnyRequest { id }| id), error);
    text::check_json(text).map_err(with_id)?;
    serde_json::from_str(text).map_err(|error| (0, InvalidMessage::from(error)))
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        let idle = self.shared.limits.idle_timeout;
        let mut last_message = Instant::now();
        let mut pinged = false;
        let stop = self.shared.stop.clone();
        // Created once, not for every message: the timer checks for messages when it fires.
        let mut stopping = pin!(stop.cancelled());
        let ended = self.session.ended.clone();
        let mut logged_out = pin!(ended.cancelled());
        let mut heartbeat = pin!(tokio::time::sleep(idle / 2));
        loop {
            tokio::select! {
                frame = self.outbox.recv() => match frame {
                    Some(frame) => {
                        if !(self.feed_all(&mut socket, frame).await && flush(&mut socket).await) {
                            return close(&mut socket, &Reason::TooSlow.into(), Some(0)).await;
                        }
                    }
                    None => {
                        let reason = self.dropped();
                        // The client catches up when it reconnects, unless it may not.
                        let reconnect = (reason != Reason::NoSpectators).then_some(200);
                        return close(&mut socket, &reason.into(), reconnect).await;
                    }
                },
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return };
                    (last_message, pinged) = (Instant::now(), false);
                    if let Err(error) = self.handle_message(&mut socket, message).await {
                        return close(&mut socket, &error, None).await;
                    }
                }
                () = &mut heartbeat => {
                    let quiet = last_message.elapsed();
                    if pinged && quiet >= idle {
                        return close(&mut socket, &Reason::Idle.into(), Some(0)).await;
                    }
                    if !pinged && quiet >= idle / 2 {
                        pinged = true;
                        if !ping(&mut socket).await {
                            return;
                        }
                    }
                    heartbeat.as_mut().reset(last_message + if pinged { idle } else { idle / 2 });
                }
                () = &mut logged_out => return close(&mut socket, &Reason::LoggedOut.into(), None).await,
                signal = self.signals.recv() => {
                    if let Err(error) = self.handle_signal(&mut socket, signal).await {
                        return close(&mut socket, &error, None).await;
                    }
                }
                () = &mut stopping => {
                    return close(&mut socket, &Reason::Restart.into(), Some(500)).await;
                }
            }
        }
    }

    /// Handles a signal of the administrators; an error closes the connection.
    async fn handle_signal(
        &self,
        socket: &mut WebSocket,
        signal: Result<Signal, RecvError>,
    ) -> Result<(), ServerError> {
        match signal {
            Ok(Signal::Announced(text)) => {
                let sent = send(socket, &ServerMessage::Announcement { text }).await;
                if sent { Ok(()) } else { Err(Reason::TooSlow.into()) }
            }
            // After a lag the signal for this guest may be among those that were dropped.
            _ if self.shared.admin.is_banned(&self.who.guest) => Err(Reason::Banned.into()),
            Ok(Signal::Expelled(guest)) if guest == self.who.guest => Err(Reason::UnknownGuest.into()),
            _ => Ok(()),
        }
    }

    /// Why the room has dropped this subscriber.
    fn dropped(&self) -> Reason {
        let stops = self.shared.stop.is_cancelled();
        self.outbox.reason().unwrap_or(if stops { Reason::Restart } else { Reason::Evicted })
    }

    /// Buffers a frame and all that wait behind it; false if the client is gone or too slow.
    async fn feed_all(&mut self, socket: &mut WebSocket, first: Frame) -> bool {
        let mut next = Some(first);
        while let Some(frame) = next {
            if !feed(socket, frame).await {
                return false;
            }
            next = self.outbox.try_recv();
        }
        true
    }

    /// Handles a message; an error closes the connection.
    async fn handle_message(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), ServerError> {
        let admitted = self.limiter.admits();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Reason::InvalidMessage.into()),
            // A ping is answered by the library: pings count like messages.
            _ => {
                self.bad_messages += u32::from(!admitted);
                return self.check_bad_messages();
            }
        };
        let reply = if !admitted {
            self.bad_messages += 1;
            Some(refused(0, Reason::RateLimited.into()))
        } else {
            match read_message(&text) {
                Ok(message) => self.reply_to(message).await,
                Err((id, error)) => {
                    self.bad_messages += 1;
                    Some(refused(id, error.into()))
                }
            }
        };
        self.check_bad_messages()?;
        // The update that the request caused comes before its reply.
        let fed = match self.outbox.try_recv() {
            Some(frame) => self.feed_all(socket, frame).await,
            None => true,
        };
        let sent = fed
            && match reply {
                Some(reply) => feed(socket, frame(&reply)).await,
                None => true,
            };
        if sent && flush(socket).await { Ok(()) } else { Err(Reason::TooSlow.into()) }
    }

    fn check_bad_messages(&self) -> Result<(), ServerError> {
        if self.bad_messages <= MAX_BAD_MESSAGES {
            return Ok(());
        }
        self.shared.penalties.add(&self.who.guest);
        Err(Reason::RateLimited.into())
    }

    async fn reply_to(&self, message: ClientMessage) -> Option<ServerMessage> {
        let (id, reply) = match message {
            ClientMessage::Hello { .. } => (0, Err(Reason::InvalidMessage.into())),
            ClientMessage::Ping { id } => (id, Ok(ServerMessage::Pong { id })),
            ClientMessage::LegalMoves { id } => (id, self.legal_moves(id).await),
            ClientMessage::Hint { id } => (id, self.hint(id).await),
            ClientMessage::ViewAt { id, moves } => (id, self.view_at(id, moves).await),
            ClientMessage::Chat { id, text } => (id, self.chat(id, text).await),
            ClientMessage::Mute { id, name, muted } => (id, self.mute(id, name, muted).await),
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
        let is_move = matches!(action, Action::Play { .. } | Action::Undo { .. } | Action::Redo { .. });
        if !is_move && !self.shared.action_limiter.admits(self.who.guest.clone()) {
            return refused(id, Reason::RateLimited.into());
        }
        let started = Instant::now();
        let done = self.ask(|who, reply| RoomCommand::Act { who, action, reply }).await;
        metrics::histogram!("witchstone_action_seconds").record(started.elapsed());
        match done {
            Ok(Ok(version)) => ServerMessage::Ack { id, version },
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
        Ok(ServerMessage::LegalMoves { id, version, moves: moves.iter().map(ToString::to_string).collect() })
    }

    async fn hint(&self, id: u64) -> Result<ServerMessage, ServerError> {
        let (version, view) = self.view_to_move(true).await?;
        let hint = self.shared.bot_pool.hint(&self.who.guest, &self.table, view).await;
        let hint = hint.map_err(|_| Reason::Internal)?;
        Ok(ServerMessage::Hint { id, version, r#move: hint.to_string() })
    }

    async fn view_at(&self, id: u64, moves: usize) -> Result<ServerMessage, ServerError> {
        let view = self.ask(|who, reply| RoomCommand::ViewAt { who, moves, reply }).await??;
        Ok(ServerMessage::ViewAt { id, moves, view })
    }

    async fn chat(&self, id: u64, text: String) -> Result<ServerMessage, ServerError> {
        self.ask(|who, reply| RoomCommand::Chat { who, text, reply }).await??;
        Ok(ServerMessage::Ack { id, version: 0 })
    }

    /// The host mutes for all; others only for themselves.
    async fn mute(&self, id: u64, name: String, muted: bool) -> Result<ServerMessage, ServerError> {
        if name.chars().count() > GUEST_NAME_LENGTH {
            return Err(InvalidSettings::Name { max: GUEST_NAME_LENGTH }.into());
        }
        let own = name.clone();
        self.ask(|who, reply| RoomCommand::Mute { guest: who.guest.clone(), name: own, muted, reply })
            .await??;
        Ok(match self.act(id, Action::Mute { name, muted }).await {
            ServerMessage::Refused { id, reason: Reason::NotHost, version, .. } => {
                ServerMessage::Ack { id, version }
            }
            ack => ack,
        })
    }
}
