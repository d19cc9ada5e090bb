//! The kinds of mischief.

use std::pin::Pin;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout, timeout_at};
use witchstone_client::{ClientError, Request, Result, Socket, WebSocketMessage};
use witchstone_rules::Options;
use witchstone_wire::{
    ClientMessage, Lobby, NewOccupant, NewTable, OptionsJson, Rematch, SeatChange, Settings, TableInfo,
};

use super::{Attacker, raw};

/// How long a connection is held that does nothing, unless the server closes it.
const HOLD: Duration = Duration::from_secs(20);
/// Messages in a burst.
const BURST: u64 = 100;

type Act = for<'a> fn(&'a mut Attacker) -> Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;

/// A kind of mischief.
pub struct Attack {
    pub name: &'static str,
    pub act: Act,
}

/// All of them.
pub const ATTACKS: &[Attack] = &[
    Attack { name: "idle connections", act: |one| Box::pin(one.idle()) },
    Attack { name: "slow heads", act: |one| Box::pin(one.slow("GET / HTTP/1.1\r\nX-Slow: ")) },
    Attack { name: "slow bodies", act: |one| Box::pin(one.slow(SLOW_BODY)) },
    Attack { name: "unread downloads", act: |one| Box::pin(one.unread()) },
    Attack { name: "new guests", act: |one| Box::pin(one.guests()) },
    Attack { name: "mutes", act: |one| Box::pin(one.mutes()) },
    Attack { name: "chat", act: |one| Box::pin(one.chat()) },
    Attack { name: "votes", act: |one| Box::pin(one.votes()) },
    Attack { name: "tables of bots", act: |one| Box::pin(one.bots()) },
    Attack { name: "oversized frames", act: |one| Box::pin(one.oversized()) },
    Attack { name: "pings", act: |one| Box::pin(one.pings()) },
    Attack { name: "no hello", act: |one| Box::pin(one.no_hello()) },
    Attack { name: "rematches", act: |one| Box::pin(one.rematches()) },
    Attack { name: "codes", act: |one| Box::pin(one.codes()) },
    Attack { name: "lobby", act: |one| Box::pin(one.lobby()) },
];

const SLOW_BODY: &str =
    "POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n";

fn connecting(error: std::io::Error) -> ClientError {
    ClientError::Protocol(error.to_string())
}

fn new_table(seats: &[NewOccupant]) -> NewTable {
    let settings = Settings { listed: true, ..Settings::new(OptionsJson::of(&Options::new(2))) };
    let seat = |&occupant| SeatChange { occupant: Some(occupant), ..SeatChange::default() };
    NewTable { edition: None, settings, seats: seats.iter().map(seat).collect() }
}

impl Attacker {
    /// Holds a connection until the server closes it.
    async fn hold(&self, mut stream: TcpStream) -> Result<()> {
        // What comes is thrown away.
        let closed = async { while let Ok(1..) = stream.read(&mut [0; 1024]).await {} };
        drop(timeout(HOLD, closed).await);
        Ok(())
    }

    async fn idle(&mut self) -> Result<()> {
        let stream = raw::connect(&self.origin, None).await.map_err(connecting)?;
        self.hold(stream).await
    }

    /// Sends a byte now and then until the server closes the connection.
    async fn slow(&mut self, begin: &str) -> Result<()> {
        let mut stream = raw::connect(&self.origin, None).await.map_err(connecting)?;
        stream.write_all(begin.as_bytes()).await.map_err(connecting)?;
        while stream.write_all(b"x").await.is_ok() {
            sleep(Duration::from_millis(500)).await;
        }
        Ok(())
    }

    /// Asks for the largest files and reads nothing.
    async fn unread(&mut self) -> Result<()> {
        let paths = ["/witchstone_bg.wasm", "/", "/api/openapi.json", "/api/tables", "/api"];
        let path = paths[self.rng.below(paths.len())];
        let mut stream = raw::connect(&self.origin, Some(4096)).await.map_err(connecting)?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n");
        stream.write_all(request.repeat(10).as_bytes()).await.map_err(connecting)?;
        sleep(HOLD).await;
        drop(stream);
        Ok(())
    }

    async fn guests(&mut self) -> Result<()> {
        self.me = None;
        let me = self.me().await?;
        drop(me.get::<Lobby>("/api/tables").await?);
        Ok(())
    }

    /// A WebSocket at a table of its own, with another seat open or taken by a bot.
    async fn own_socket(&mut self) -> Result<Socket> {
        let me = self.me().await?;
        if self.table.is_none() {
            let table = me.create_table(&new_table(&[NewOccupant::Me, NewOccupant::Bot(6)])).await?;
            self.table = Some(table.id);
        }
        me.join(self.table.as_deref().unwrap_or_default(), None).await
    }

    /// Reads what the server says for a moment.
    async fn listen(&self, socket: &mut Socket) {
        let listening = async {
            while let Ok(Some(text)) = socket.next_text().await {
                self.secrets.inspect(&text);
            }
        };
        drop(timeout(Duration::from_secs(1), listening).await);
    }

    async fn burst(&mut self, mut socket: Socket, message: impl Fn(u64) -> ClientMessage) -> Result<()> {
        for id in 0..BURST {
            socket.send(&message(id)).await?;
        }
        self.listen(&mut socket).await;
        Ok(())
    }

    async fn mutes(&mut self) -> Result<()> {
        let socket = self.own_socket().await?;
        let (salt, long) = (self.rng.below(1_000_000), "x".repeat(12_000));
        let mute = |id| {
            let name = if id % 2 == 0 { format!("{salt} {id}") } else { format!("{salt} {id} {long}") };
            ClientMessage::Mute { id, name, muted: true }
        };
        self.burst(socket, mute).await
    }

    /// Talks without end, at the table of somebody else if there is one.
    async fn chat(&mut self) -> Result<()> {
        let me = self.me().await?;
        let lobby: Lobby = me.get("/api/tables").await?;
        let socket = match lobby.listed.get(self.rng.below(lobby.listed.len().max(1))) {
            Some(table) => me.join(&table.id, None).await?,
            None => self.own_socket().await?,
        };
        let text = "x".repeat(500);
        self.burst(socket, |id| ClientMessage::Chat { id, text: text.clone() }).await
    }

    async fn votes(&mut self) -> Result<()> {
        let socket = self.own_socket().await?;
        let messages = |id| match id % 4 {
            0 => ClientMessage::RequestUndo { id, version: id, moves: 1 },
            1 => ClientMessage::HandOver { id, level: 6 },
            2 => ClientMessage::TakeOver { id },
            _ => ClientMessage::VoteResume { id, agree: true },
        };
        self.burst(socket, messages).await
    }

    async fn bots(&mut self) -> Result<()> {
        let me = self.me().await?;
        let table = me.create_table(&new_table(&[NewOccupant::Bot(6), NewOccupant::Bot(6)])).await?;
        let mut socket = me.join(&table.id, None).await?;
        self.listen(&mut socket).await;
        Ok(())
    }

    async fn oversized(&mut self) -> Result<()> {
        let large = "x".repeat(1_000_000);
        let mut socket = self.own_socket().await?;
        let frame = match self.rng.below(3) {
            0 => WebSocketMessage::text(large.clone()),
            1 => WebSocketMessage::binary(vec![0; 1_000_000]),
            _ => WebSocketMessage::text("[".repeat(15_000)),
        };
        let sent = socket.send_frame(frame).await;
        self.listen(&mut socket).await;
        let reply =
            Request::post("/api/guest", format!("{{\"name\":\"{large}\"}}")).send(&self.origin).await?;
        self.inspect(&reply);
        sent
    }

    async fn pings(&mut self) -> Result<()> {
        let mut socket = self.own_socket().await?;
        for _ in 0..BURST {
            socket.send_frame(WebSocketMessage::Ping(vec![0; 125].into())).await?;
        }
        self.listen(&mut socket).await;
        Ok(())
    }

    async fn no_hello(&mut self) -> Result<()> {
        let mut socket = Socket::open(&self.origin).await?;
        drop(timeout_at(self.end.min(tokio::time::Instant::now() + HOLD), socket.next_text()).await);
        Ok(())
    }

    /// Ends a game at once and asks for many rematches at the same time.
    async fn rematches(&mut self) -> Result<()> {
        self.table = None;
        let mut socket = self.own_socket().await?;
        socket.send(&ClientMessage::Resign { id: 1 }).await?;
        self.listen(&mut socket).await;
        let (me, id) = (self.me().await?, self.table.take().unwrap_or_default());
        let path = format!("/api/tables/{id}/rematch");
        let (path, wish) = (path.as_str(), Rematch { same_deal: false });
        let asking = (0..20).map(|_| me.post::<TableInfo>(path, &wish));
        let answers = futures_util::future::join_all(asking).await;
        answers.into_iter().find_map(Result::err).map_or(Ok(()), Err)
    }

    /// Makes codes for a second device, and guesses those of others.
    async fn codes(&mut self) -> Result<()> {
        let me = self.me().await?;
        self.inspect(&me.send(Request::post("/api/device", "")).await?);
        let guess: String = (0..8).map(|_| (b'a' + self.rng.below(26) as u8) as char).collect();
        let guess = format!("{{\"code\":\"{guess}\",\"replace\":true}}");
        self.inspect(&Request::post("/api/device/login", guess).send(&self.origin).await?);
        Ok(())
    }

    /// Asks for all tables, and for everything about one of them.
    async fn lobby(&mut self) -> Result<()> {
        let me = self.me().await?;
        let reply = me.send(Request::get("/api/tables")).await?;
        self.inspect(&reply);
        let lobby: Lobby = reply.json()?;
        let Some(table) = lobby.listed.get(self.rng.below(lobby.listed.len().max(1))) else { return Ok(()) };
        for part in ["", "/record", "/sheet", "/analysis"] {
            self.inspect(&me.send(Request::get(format!("/api/tables/{}{part}", table.id))).await?);
        }
        let take = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
        me.post::<TableInfo>(&format!("/api/tables/{}/seats/0", table.id), &take).await.map(drop)
    }
}
