//! Servers, guests and games for the tests.
#![allow(dead_code)] // Each test file uses a part of it.

pub mod postgres;
pub mod rules_1;

use std::sync::LazyLock;

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use witchstone_client::{Client, ClientError, Method, Origin, Reply, Request, Result, Socket};
use witchstone_rules::{MoveList, View};
use witchstone_server::{Config, Server, start};
use witchstone_wire::{
    ClientMessage, Clock, Editions, NewOccupant, NewTable, OptionsJson, Order, SeatChange, ServerMessage,
    Settings, Start, Status, TableInfo, ViewJson,
};

/// A server on a file in a temporary folder.
pub struct House {
    pub server: Server,
    pub folder: tempfile::TempDir,
    pub address: String,
}

/// A configuration without limits on how fast tests may be.
pub fn config(folder: &std::path::Path) -> Config {
    let mut config = Config::on(folder.join("games.sqlite").to_string_lossy());
    config.limits.requests = 0;
    config.limits.messages = 100_000;
    (config.limits.chat, config.limits.actions) = (None, None);
    config
}

pub async fn house() -> House {
    let folder = tempfile::tempdir().unwrap();
    let server = start(config(folder.path())).await.unwrap();
    let address = server.address.to_string();
    House { server, folder, address }
}

/// A file of SQLite as a program of another time would have left it.
pub fn newer_file(folder: &std::path::Path) -> std::path::PathBuf {
    let file = folder.join("games.sqlite");
    rusqlite::Connection::open(&file).unwrap().pragma_update(None, "user_version", 99).unwrap();
    file
}

/// Options of the rules with nothing special.
pub fn options(players: u8) -> OptionsJson {
    serde_json::from_value(serde_json::json!({ "players": players })).unwrap()
}

pub fn settings(options: OptionsJson) -> Settings {
    Settings {
        name: "Test".into(),
        options,
        listed: true,
        spectators: true,
        hints: true,
        order: Order::Chosen,
        start: Start::WhenFull,
        clock: Clock::None,
        on_timeout: Default::default(),
    }
}

pub fn sits(occupant: NewOccupant) -> SeatChange {
    SeatChange { occupant: Some(occupant), ..SeatChange::default() }
}

/// A table of these people, who all sit: the first is the host.
pub async fn table_of(people: &[Client], settings: Settings) -> TableInfo {
    let new = NewTable { edition: None, settings, seats: vec![sits(NewOccupant::Me)] };
    let mut table = people[0].create_table(&new).await.unwrap();
    for (number, person) in people.iter().enumerate().skip(1) {
        let path = format!("/api/tables/{}/seats/{number}", table.id);
        table = person.post(&path, &sits(NewOccupant::Me)).await.unwrap();
    }
    table
}

/// The origin of a server at this host and port.
pub fn origin(server: &str) -> Origin {
    server.parse().unwrap()
}

/// Registers a guest.
pub async fn guest(server: &str, name: &str) -> Result<Client> {
    Client::register(&origin(server), name).await
}

/// Opens a WebSocket without a hello.
pub async fn open_socket(server: &str) -> Result<Socket> {
    Socket::open(&origin(server)).await
}

/// Makes a request that is written as `POST /api/guest`, with headers on lines of their own.
pub fn written(request: &str, body: &str) -> Request {
    let mut lines = request.lines();
    let (method, path) = lines.next().unwrap().split_once(' ').unwrap();
    let method: Method = method.parse().unwrap();
    let request = if method == Method::POST { Request::post(path, body) } else { Request::new(method, path) };
    let headers = lines.map(|line| line.split_once(": ").unwrap());
    headers.fold(request, |request, (name, value)| request.header(name, value))
}

/// Sends a request that is written as for [`written`].
pub async fn request(server: &str, request: &str, body: &str) -> Result<Reply> {
    written(request, body).send(&origin(server)).await
}

/// Sends requests as a guest.
pub trait RequestAs {
    /// Sends a request that is written as for [`written`].
    fn request(&self, request: &str, body: &str) -> impl Future<Output = Result<Reply>>;
}

impl RequestAs for Client {
    fn request(&self, request: &str, body: &str) -> impl Future<Output = Result<Reply>> {
        self.send(written(request, body))
    }
}

pub async fn people(server: &str, count: usize) -> Vec<Client> {
    let mut people = vec![];
    for number in 0..count {
        people.push(guest(server, &format!("Guest {number}")).await.unwrap());
    }
    people
}

/// Somebody at a table who knows the version and the view.
pub struct Seat {
    pub client: Client,
    pub socket: Socket,
    pub table: TableInfo,
    pub version: u64,
    pub view: Option<View>,
    /// Everything the server sent.
    pub received: Vec<String>,
    next_id: u64,
}

impl Seat {
    pub async fn take(client: &Client, table: &str, since: Option<u64>) -> Result<Seat> {
        Seat::at(client, client.join(table, since).await?).await
    }

    /// Takes a seat whose player wants the whole game each time.
    pub async fn take_whole(client: &Client, table: &str, since: Option<u64>) -> Result<Seat> {
        Seat::at(client, client.join_full(table, since).await?).await
    }

    async fn at(client: &Client, mut socket: Socket) -> Result<Seat> {
        let text = socket.next_text().await?.ok_or(ClientError::Closed)?;
        let ServerMessage::Welcome { table, view, .. } = socket.decode(&text)? else {
            return Err(ClientError::Protocol(text));
        };
        let view = view.map(|view| read(&view));
        let version = table.version;
        Ok(Seat { client: client.clone(), socket, version, table, view, received: vec![text], next_id: 1 })
    }

    /// Hears the next message.
    pub async fn receive(&mut self) -> Result<ServerMessage> {
        let text = self.socket.next_text().await?.ok_or(ClientError::Closed)?;
        let message = self.socket.decode(&text)?;
        self.received.push(text);
        match &message {
            ServerMessage::Update { version, view, .. } => {
                (self.version, self.view) = (*version, Some(read(view)));
            }
            ServerMessage::Table { table } => {
                self.version = self.version.max(table.version);
                self.table = table.clone();
            }
            ServerMessage::Refused { version, view: Some(view), .. } if *version > self.version => {
                (self.version, self.view) = (*version, Some(read(view)));
            }
            _ => {}
        }
        Ok(message)
    }

    /// Hears until something is picked.
    pub async fn until<T>(&mut self, mut pick: impl FnMut(&ServerMessage) -> Option<T>) -> Result<T> {
        loop {
            let message = self.receive().await?;
            if let Some(picked) = pick(&message) {
                return Ok(picked);
            }
        }
    }

    /// Sends a request and waits for its reply: the version, or the refusal.
    pub async fn ask(
        &mut self,
        message: impl FnOnce(u64) -> ClientMessage,
    ) -> Result<std::result::Result<u64, ServerMessage>> {
        let id = self.next_id;
        self.next_id += 1;
        self.socket.send(&message(id)).await?;
        self.until(|message| match message {
            ServerMessage::Ack { id: of, version } if *of == id => Some(Ok(*version)),
            ServerMessage::Refused { id: of, .. } if *of == id => Some(Err(message.clone())),
            _ => None,
        })
        .await
    }

    pub async fn play(&mut self, text: &str) -> Result<std::result::Result<u64, ServerMessage>> {
        let (version, text) = (self.version, text.to_owned());
        self.ask(|id| ClientMessage::Play { id, version, r#move: text }).await
    }

    pub fn is_to_move(&self) -> bool {
        self.view.is_some_and(|view| view.is_to_move())
    }

    pub fn is_over(&self) -> bool {
        self.table.status == Status::Finished || self.view.is_some_and(|view| view.table.is_over())
    }

    /// A legal move at random.
    pub fn any_move(&self, rng: &mut SmallRng) -> String {
        let mut moves = MoveList::new();
        self.view.unwrap().legal(&mut moves);
        moves[rng.random_range(0..moves.len())].to_string()
    }

    /// Plays at random until the game is over.
    pub async fn play_out(&mut self, seed: u64) -> Result<()> {
        let mut rng = SmallRng::seed_from_u64(seed);
        while !self.is_over() {
            if self.is_to_move() {
                let text = self.any_move(&mut rng);
                if let Err(refused) = self.play(&text).await? {
                    return Err(ClientError::Protocol(format!("{text}: {refused:?}")));
                }
            } else {
                self.receive().await?;
            }
        }
        Ok(())
    }
}

pub fn read(view: &ViewJson) -> View {
    view.read(editions().find(&view.edition).unwrap()).unwrap()
}

/// A small board that is not the built-in one.
pub const LOPSIDED: &str = include_str!("../../../rules/tests/editions/good/lopsided.toml");

/// The editions that test clients know; servers of tests know the built-in one unless they are given others.
pub fn editions() -> &'static Editions {
    static EDITIONS: LazyLock<Editions> = LazyLock::new(|| {
        let mut editions = Editions::default();
        editions.add(LOPSIDED).unwrap();
        editions
    });
    &EDITIONS
}

/// All seats of a table, joined.
pub async fn seats(people: &[Client], table: &str) -> Vec<Seat> {
    let mut seats = vec![];
    for person in people {
        seats.push(Seat::take(person, table, None).await.unwrap());
    }
    seats
}
