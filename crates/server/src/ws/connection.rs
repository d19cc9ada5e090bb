//! One WebSocket: a hello, then messages both ways until one side goes.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};
use witchstone_rules::MoveList;
use witchstone_wire::{ClientMessage, PROTOCOL, Reason, ServerMessage};

use super::limiter::{Bucket, Permit};
use crate::domain::{Action, Person};
use crate::error::{ServerError, sentence};
use crate::guests;
use crate::room::{Frame, OUTBOX_CAPACITY, Refused, RoomCommand, Subscription, letter, missed};
use crate::shared::Shared;

/// How long a client may take for its hello.
const HELLO: Duration = Duration::from_secs(10);
/// How long a message may take on its way out.
const SLOW: Duration = Duration::from_secs(10);
/// How long a client that was told goodbye is still listened to.
const LINGER: Duration = Duration::from_secs(2);
/// How many messages that cannot be read, or that came too fast, are too many.
const NONSENSE: u32 = 20;

/// Talks to a client until it goes or the server stops.
pub async fn serve(mut socket: WebSocket, shared: Arc<Shared>, cookie: Option<String>) {
    match begin(&mut socket, &shared, cookie).await {
        Ok(Some(connection)) => connection.run(socket).await,
        Ok(None) => {}
        Err(fault) => {
            fault.log();
            close(&mut socket, &fault, None).await;
        }
    }
}

/// A conversation after the hello.
struct Connection {
    shared: Arc<Shared>,
    table: String,
    who: Arc<Person>,
    letters: mpsc::Receiver<Frame>,
    bucket: Bucket,
    nonsense: u32,
    _pass: Permit,
}

/// Hears the hello and answers it.
async fn begin(
    socket: &mut WebSocket,
    shared: &Arc<Shared>,
    cookie: Option<String>,
) -> Result<Option<Connection>, ServerError> {
    let Ok(Some(Ok(first))) = timeout(HELLO, socket.recv()).await else { return Ok(None) };
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
    let pass = shared.doors.enter(&who.guest, &shared.limits).ok_or(Reason::TooMany)?;
    let (outbox, letters) = mpsc::channel(OUTBOX_CAPACITY);
    let listens = Subscription { who: who.clone(), outbox, changes };
    let joined = shared.rooms.ask(shared, &table, |answer| RoomCommand::Subscribe { listens, answer });
    let joined = joined.await??;
    let version = joined.table.version;
    let events = match since {
        Some(since) if since < version => {
            missed(&*shared.store, &shared.editions, &table, &who.guest, since, version).await?
        }
        _ => vec![],
    };
    let welcome = ServerMessage::Welcome {
        protocol: PROTOCOL,
        name: who.name.clone(),
        table: joined.table,
        view: joined.view,
        missed: events,
        chat: joined.chat,
    };
    if !send(socket, &welcome).await {
        return Ok(None);
    }
    let bucket = Bucket::new(shared.limits.messages);
    Ok(Some(Connection { shared: shared.clone(), table, who, letters, bucket, nonsense: 0, _pass: pass }))
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        let idle = self.shared.limits.socket_idle;
        let mut heard = Instant::now();
        let mut asked = false;
        let stop = self.shared.stop.clone();
        // Made once and not for every message: the timer looks late whether anything has come meanwhile.
        let mut stopping = pin!(stop.cancelled());
        let mut patience = pin!(tokio::time::sleep(idle / 2));
        loop {
            tokio::select! {
                letter = self.letters.recv() => match letter {
                    Some(letter) => {
                        if !(self.feed_all(&mut socket, letter).await && flush(&mut socket).await) {
                            return close(&mut socket, &Reason::TooSlow.into(), Some(0)).await;
                        }
                    }
                    // The table fell, or this reader was too slow for it: whoever comes back is told what it missed.
                    None => return close(&mut socket, &Reason::Restart.into(), Some(200)).await,
                },
                message = socket.recv() => {
                    let Some(Ok(message)) = message else { return };
                    (heard, asked) = (Instant::now(), false);
                    if let Err(fault) = self.hear(&mut socket, message).await {
                        return close(&mut socket, &fault, None).await;
                    }
                }
                () = &mut patience => {
                    let quiet = heard.elapsed();
                    if asked && quiet >= idle {
                        return close(&mut socket, &Reason::Idle.into(), Some(0)).await;
                    }
                    if !asked && quiet >= idle / 2 {
                        asked = true;
                        if !matches!(timeout(SLOW, socket.send(Message::Ping(vec![].into()))).await, Ok(Ok(()))) {
                            return;
                        }
                    }
                    patience.as_mut().reset(heard + if asked { idle } else { idle / 2 });
                }
                () = &mut stopping => {
                    return close(&mut socket, &Reason::Restart.into(), Some(500)).await;
                }
            }
        }
    }

    /// Hands a letter and all that wait behind it to the socket; false if the client does not take them.
    async fn feed_all(&mut self, socket: &mut WebSocket, first: Frame) -> bool {
        let mut next = Some(first);
        while let Some(letter) = next {
            if !feed(socket, letter).await {
                return false;
            }
            next = self.letters.try_recv().ok();
        }
        true
    }

    /// Answers a message; an error closes the socket.
    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), ServerError> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(Reason::BadMessage.into()),
            _ => return Ok(()),
        };
        let answer = if !self.bucket.pass() {
            self.nonsense += 1;
            Some(plain_refusal(0, &Reason::TooFast.into()))
        } else {
            match serde_json::from_str::<ClientMessage>(&text) {
                Ok(message) => self.answer(message).await,
                Err(error) => {
                    self.nonsense += 1;
                    Some(plain_refusal(
                        0,
                        &ServerError::BadMessage(format!("The message cannot be read: {error}.")),
                    ))
                }
            }
        };
        if self.nonsense > NONSENSE {
            return Err(Reason::TooFast.into());
        }
        // What the request brought about comes before its answer.
        let caught_up = match self.letters.try_recv() {
            Ok(letter) => self.feed_all(socket, letter).await,
            Err(_) => true,
        };
        let answered = caught_up
            && match answer {
                Some(answer) => feed(socket, letter(&answer)).await,
                None => true,
            };
        if answered && flush(socket).await { Ok(()) } else { Err(Reason::TooSlow.into()) }
    }

    async fn answer(&self, message: ClientMessage) -> Option<ServerMessage> {
        match message {
            ClientMessage::Hello { .. } => Some(plain_refusal(0, &Reason::BadMessage.into())),
            ClientMessage::Ping { id } => Some(ServerMessage::Pong { id }),
            ClientMessage::Legal { id } => {
                Some(self.legal(id).await.unwrap_or_else(|fault| plain_refusal(id, &fault)))
            }
            ClientMessage::Hint { id } => {
                Some(self.hint(id).await.unwrap_or_else(|fault| plain_refusal(id, &fault)))
            }
            ClientMessage::Look { id, moves } => {
                Some(self.look(id, moves).await.unwrap_or_else(|fault| plain_refusal(id, &fault)))
            }
            ClientMessage::Chat { id, text } => Some(self.chat(id, text).await),
            ClientMessage::Mute { id, name, muted } => Some(self.mute(id, name, muted).await),
            message => {
                let (id, action) = action_of(message)?;
                Some(self.act(id, action).await)
            }
        }
    }

    async fn act(&self, id: u64, action: Action) -> ServerMessage {
        let who = self.who.clone();
        let asked = self.shared.rooms.ask(&self.shared, &self.table, |answer| RoomCommand::Act {
            who,
            action,
            answer,
        });
        match asked.await {
            Ok(Ok(version)) => ServerMessage::Done { id, version },
            Ok(Err(refused)) => refusal(id, refused),
            Err(fault) => plain_refusal(id, &fault),
        }
    }

    async fn ask(&self, hint: bool) -> Result<(u64, witchstone_rules::View), ServerError> {
        let who = self.who.clone();
        self.shared
            .rooms
            .ask(&self.shared, &self.table, |answer| RoomCommand::ViewToMove { who, hint, answer })
            .await?
    }

    async fn legal(&self, id: u64) -> Result<ServerMessage, ServerError> {
        let (version, view) = self.ask(false).await?;
        let mut moves = MoveList::new();
        view.legal(&mut moves);
        Ok(ServerMessage::Legal { id, version, moves: moves.iter().map(ToString::to_string).collect() })
    }

    async fn hint(&self, id: u64) -> Result<ServerMessage, ServerError> {
        let (version, view) = self.ask(true).await?;
        let advised = self.shared.bot_pool.advise(view).await.ok_or(Reason::Internal)?;
        Ok(ServerMessage::Hint { id, version, r#move: advised.to_string() })
    }

    async fn look(&self, id: u64, moves: usize) -> Result<ServerMessage, ServerError> {
        let who = self.who.clone();
        let asked = self.shared.rooms.ask(&self.shared, &self.table, |answer| RoomCommand::PastView {
            who,
            moves,
            answer,
        });
        let view = asked.await??;
        Ok(ServerMessage::Past { id, moves, view })
    }

    async fn chat(&self, id: u64, text: String) -> ServerMessage {
        let who = self.who.clone();
        let said = self.shared.rooms.ask(&self.shared, &self.table, |answer| RoomCommand::Chat {
            who,
            text,
            answer,
        });
        match said.await.and_then(|said| said) {
            Ok(()) => ServerMessage::Done { id, version: 0 },
            Err(fault) => plain_refusal(id, &fault),
        }
    }

    /// The host silences for all; others only for themselves.
    async fn mute(&self, id: u64, name: String, muted: bool) -> ServerMessage {
        let ignore = RoomCommand::Mute { guest: self.who.guest.clone(), name: name.clone(), muted };
        self.shared.rooms.tell(&self.shared, &self.table, ignore).await;
        match self.act(id, Action::Mute { name, muted }).await {
            ServerMessage::Refused { id, version, .. } => ServerMessage::Done { id, version },
            done => done,
        }
    }
}

/// The actions among the messages.
fn action_of(message: ClientMessage) -> Option<(u64, Action)> {
    Some(match message {
        ClientMessage::Play { id, version, r#move } => (id, Action::Play { version, text: r#move }),
        ClientMessage::Undo { id, version } => (id, Action::Undo { version }),
        ClientMessage::Redo { id, version } => (id, Action::Redo { version }),
        ClientMessage::AskUndo { id, version, moves } => (id, Action::AskUndo { version, moves }),
        ClientMessage::Vote { id, agree } => (id, Action::Vote { agree }),
        ClientMessage::Resume { id, agree } => (id, Action::Resume { agree }),
        ClientMessage::Resign { id } => (id, Action::Resign),
        ClientMessage::HandOver { id, level } => (id, Action::HandOver { level }),
        ClientMessage::TakeBack { id } => (id, Action::TakeBack),
        _ => return None,
    })
}

fn refusal(id: u64, refused: Refused) -> ServerMessage {
    let Refused { fault, version, view } = refused;
    match plain_refusal(id, &fault) {
        ServerMessage::Refused { id, reason, clause, text, .. } => {
            ServerMessage::Refused { id, reason, clause, text, version, view }
        }
        other => other,
    }
}

fn plain_refusal(id: u64, fault: &ServerError) -> ServerMessage {
    fault.log();
    let clause = match fault {
        ServerError::Rules(refusal) => Some(refusal.clause().to_owned()),
        ServerError::Suspended(difference) => difference.clause().map(str::to_owned),
        _ => None,
    };
    ServerMessage::Refused {
        id,
        reason: fault.reason(),
        clause,
        text: fault.to_string(),
        version: 0,
        view: None,
    }
}

/// Sends a message; false if the client does not take it.
async fn send(socket: &mut WebSocket, message: &ServerMessage) -> bool {
    feed(socket, letter(message)).await && flush(socket).await
}

/// Hands a letter to the socket, which sends it with the next flush at the latest.
async fn feed(socket: &mut WebSocket, letter: Frame) -> bool {
    letter.is_empty() || matches!(timeout(SLOW, socket.feed(Message::Text(letter))).await, Ok(Ok(())))
}

async fn flush(socket: &mut WebSocket) -> bool {
    matches!(timeout(SLOW, socket.flush()).await, Ok(Ok(())))
}

/// Says why, and closes.
async fn close(socket: &mut WebSocket, fault: &ServerError, come_back_ms: Option<u64>) {
    let reason = fault.reason();
    let text = match fault {
        ServerError::Plain(reason) => sentence(*reason).to_owned(),
        other => other.to_string(),
    };
    let bye = ServerMessage::Bye { reason, text, come_back_ms };
    if send(socket, &bye).await {
        // The client may have gone already.
        drop(timeout(SLOW, socket.send(Message::Close(None))).await);
        // A socket that is dropped with something unread is reset, and the goodbye would be lost on its way.
        let listen = async { while let Some(Ok(_)) = socket.recv().await {} };
        drop(timeout(LINGER, listen).await);
    }
}

#[cfg(test)]
mod tests {
    use witchstone_rules::Refusal;

    use super::*;

    #[test]
    fn a_refusal_that_rests_on_a_ruling_says_so() {
        let told = |refusal| match plain_refusal(1, &ServerError::Rules(refusal)) {
            ServerMessage::Refused { clause, text, .. } => (clause.unwrap_or_default(), text),
            other => panic!("{other:?}"),
        };
        let (clause, text) = told(Refusal::StillRoom);
        assert!(clause == "T9" && text.ends_with(" (T9, our ruling)."), "{text}");
        let (clause, text) = told(Refusal::NoEnergy);
        assert!(clause == "E1" && text.ends_with(" (E1)."), "{text}");
    }
}
