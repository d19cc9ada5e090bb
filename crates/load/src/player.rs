//! Simulated players at one table.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::value::RawValue;
use witchstone_client::{Client, ClientError, Origin, Result, Socket};
use witchstone_rules::{Edition, MoveList, Phase, SplitMix64};
use witchstone_wire::{
    ClientMessage, Editions, NewOccupant, NewTable, OptionsJson, Order, SeatChange, Settings, Start, Status,
    TableInfo, ViewReplica,
};

use super::addresses;
use super::report::Measurements;
use super::retry::retry;
use super::secrets::Secrets;

/// A table to be played at.
pub struct LoadTable {
    pub servers: Arc<[Origin]>,
    /// The editions that the servers offer.
    pub editions: Arc<Editions>,
    pub players: u8,
    pub pace: Duration,
    pub number: usize,
    /// Where its secrets are noted, if somebody is after them. Half of these tables are listed, so that hostile clients find
    /// them.
    pub secrets: Option<Arc<Secrets>>,
}

/// A table whose game has started.
pub struct Started {
    table: LoadTable,
    clients: Vec<Client>,
    id: String,
    edition: &'static Edition,
}

/// A table at which every seat has a connection.
pub struct Connected {
    table: LoadTable,
    clients: Vec<Client>,
    id: String,
    seats: Vec<Seat>,
}

/// A simulated player.
struct Seat {
    socket: Socket,
    edition: &'static Edition,
    replica: ViewReplica,
    version: u64,
    is_to_move: bool,
    over: bool,
}

/// The fields of a message that a simulated client reads; how the view is read depends on the type.
#[derive(Deserialize)]
struct Envelope<'a> {
    r#type: &'a str,
    version: Option<u64>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    table: Option<EnvelopeTable>,
    text: Option<String>,
}

#[derive(Deserialize)]
struct EnvelopeTable {
    version: u64,
    status: Status,
}

fn settings(players: u8, listed: bool) -> Settings {
    let options = OptionsJson::of(&witchstone_rules::Options::new(players));
    Settings { hints: false, listed, order: Order::Chosen, start: Start::WhenFull, ..Settings::new(options) }
}

impl LoadTable {
    /// Registers the guests, spread over the nodes, and starts a game.
    pub async fn start(self) -> Result<Started> {
        let mut clients = vec![];
        for seat in 0..usize::from(self.players) {
            let server = &self.servers[(self.number + seat) % self.servers.len()];
            let server = if self.secrets.is_some() {
                addresses::of_table(server, self.number)
            } else {
                server.clone()
            };
            let name = format!("Load {} {seat}", self.number);
            let client = retry(|| Client::register(&server, &name)).await?;
            if let Some(secrets) = &self.secrets {
                secrets.add(&client.token);
            }
            clients.push(client);
        }
        let (id, edition) = self.start_game(&clients).await?;
        Ok(Started { table: self, clients, id, edition })
    }

    /// Starts a game; returns the table's id and edition.
    async fn start_game(&self, clients: &[Client]) -> Result<(String, &'static Edition)> {
        let me = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
        let listed = self.secrets.is_some() && self.number.is_multiple_of(2);
        let settings = settings(clients.len() as u8, listed);
        let new = NewTable { settings, edition: None, seats: vec![me] };
        let table = retry(|| clients[0].create_table(&new)).await?;
        for (number, client) in clients.iter().enumerate().skip(1) {
            let path = format!("/api/tables/{}/seats/{number}", table.id);
            retry(|| client.post::<TableInfo>(&path, &me)).await?;
        }
        if let Some(secrets) = self.secrets.as_ref().filter(|_| !listed) {
            secrets.add(&table.id);
        }
        let edition = self.editions.find(&table.edition);
        Ok((table.id, edition.map_err(|error| ClientError::Protocol(error.to_string()))?))
    }
}

impl Started {
    /// Opens the WebSockets.
    pub async fn connect(self) -> Result<Connected> {
        let Started { table, clients, id, edition } = self;
        let seats = connect(&clients, &id, edition).await?;
        Ok(Connected { table, clients, id, seats })
    }
}

async fn connect(clients: &[Client], id: &str, edition: &'static Edition) -> Result<Vec<Seat>> {
    let mut seats = vec![];
    for client in clients {
        let socket = retry(|| client.join(id, None)).await?;
        let replica = ViewReplica::default();
        let mut seat = Seat { socket, edition, replica, version: 0, is_to_move: false, over: false };
        while seat.replica.view().is_none() {
            seat.receive().await?;
        }
        seats.push(seat);
    }
    Ok(seats)
}

impl Connected {
    /// Plays games until the end; none after an error.
    pub async fn play(mut self, measurements: Arc<Measurements>, end: Instant) -> Option<Connected> {
        let mut rng = SplitMix64::new(self.table.number as u64);
        // Not all tables move at the same moment.
        let part = rng.below(1000) as u32;
        tokio::time::sleep(self.table.pace * part / 1000).await;
        while Instant::now() < end {
            let played = self.play_game(&measurements, end, &mut rng).await;
            measurements.success(played)?;
            if self.seats[0].over {
                measurements.success(self.verify(&measurements).await)?;
                measurements.success(self.reconnect().await)?;
            }
        }
        Some(self)
    }

    async fn reconnect(&mut self) -> Result<()> {
        let (id, edition) = self.table.start_game(&self.clients).await?;
        self.seats = connect(&self.clients, &id, edition).await?;
        self.id = id;
        Ok(())
    }

    /// Compares what the server has with what it acknowledged.
    pub async fn verify(&self, measurements: &Measurements) -> Result<()> {
        let seat = &self.seats[0];
        let again = connect(&self.clients[..1], &self.id, seat.edition).await?.remove(0);
        let missing = seat.version.saturating_sub(again.version);
        let differs = again.version == seat.version && again.replica.view() != seat.replica.view();
        measurements.add_lost(missing + u64::from(differs));
        Ok(())
    }

    async fn play_game(
        &mut self,
        measurements: &Measurements,
        end: Instant,
        rng: &mut SplitMix64,
    ) -> Result<()> {
        while !self.seats[0].over && Instant::now() < end {
            let began = Instant::now();
            let mover = self.seats.iter().position(|seat| seat.is_to_move);
            let mover = mover.ok_or_else(|| ClientError::Protocol("no client is to move".into()))?;
            let played = self.seats[mover].any_move(rng)?;
            let sent = Instant::now();
            let version = self.seats[mover].play(played).await?;
            for seat in &mut self.seats {
                while seat.version < version && !seat.over {
                    seat.receive().await?;
                }
            }
            measurements.add_move(sent.elapsed());
            tokio::time::sleep(self.table.pace.saturating_sub(began.elapsed())).await;
        }
        if self.seats[0].over {
            measurements.add_game();
        }
        Ok(())
    }
}

impl Seat {
    /// A legal move at random.
    fn any_move(&self, rng: &mut SplitMix64) -> Result<String> {
        let view = self.replica.view().ok_or_else(|| ClientError::Protocol("no view was received".into()))?;
        let view = view.read(self.edition).map_err(|error| ClientError::Protocol(error.to_string()))?;
        let mut moves = MoveList::new();
        view.legal(&mut moves);
        Ok(rng.pick(&moves).to_string())
    }

    /// Plays a move; returns its version.
    async fn play(&mut self, played: String) -> Result<u64> {
        self.socket.send(&ClientMessage::Play { id: 1, version: self.version, r#move: played }).await?;
        loop {
            if let Some(version) = self.receive().await? {
                return Ok(version);
            }
        }
    }

    /// Receives a message; returns the version if it acknowledges a move.
    async fn receive(&mut self) -> Result<Option<u64>> {
        let text = self.socket.next_text().await?;
        let text = text.ok_or(ClientError::Closed)?;
        let envelope: Envelope<'_> = serde_json::from_str(&text)?;
        let version = envelope.version.or(envelope.table.as_ref().map(|table| table.version));
        match envelope.r#type {
            "ack" => return Ok(version),
            "refused" | "bye" => return Err(ClientError::Protocol(envelope.text.unwrap_or_default())),
            _ => {}
        }
        self.over |= envelope.table.is_some_and(|table| table.status == Status::Finished);
        if let (Some(view), Some(version)) = (envelope.view, version) {
            self.update(envelope.r#type == "delta", view.get())?;
            self.version = version;
        }
        Ok(None)
    }

    /// Applies a full view or a delta.
    fn update(&mut self, is_delta: bool, text: &str) -> Result<()> {
        if is_delta {
            self.replica
                .apply(serde_json::from_str(text)?)
                .map_err(|error| ClientError::Protocol(error.to_string()))?;
        } else if let Some(view) = serde_json::from_str(text)? {
            self.replica.set(view);
        }
        if let Some(view) = self.replica.view() {
            self.over |= view.phase.0 == Phase::Over;
            self.is_to_move = view.seat == Some(view.player) && !self.over;
        }
        Ok(())
    }
}
