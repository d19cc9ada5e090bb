//! Simulated people at one table.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde::Deserialize;
use serde_json::value::RawValue;
use witchstone_rules::{Edition, MoveList, Phase};
use witchstone_wire::{
    ClientMessage, Editions, NewSitter, NewTable, OptionsJson, Order, SeatChange, Settings, Start, TableInfo,
    ViewReplica,
};

use super::figures::Figures;
use super::patience::patiently;
use crate::client::{Client, Line};

/// A table to be played at.
pub struct Table {
    pub servers: Arc<[String]>,
    /// Those that the servers offer.
    pub editions: Arc<Editions>,
    pub players: u8,
    pub pace: Duration,
    pub number: usize,
}

/// A table at which the game has begun.
pub struct Begun {
    table: Table,
    clients: Vec<Client>,
    id: String,
    edition: &'static Edition,
}

/// A table at which everybody sits and listens.
pub struct Seated {
    table: Table,
    clients: Vec<Client>,
    seats: Vec<Seat>,
}

/// One who plays.
struct Seat {
    line: Line,
    edition: &'static Edition,
    game: ViewReplica,
    version: u64,
    is_to_move: bool,
    over: bool,
}

/// The little of a message that every simulated client looks at; the view is read by the kind of the message.
#[derive(Deserialize)]
struct Glance<'a> {
    r#type: &'a str,
    version: Option<u64>,
    #[serde(borrow)]
    view: Option<&'a RawValue>,
    table: Option<GlanceTable>,
    text: Option<String>,
}

#[derive(Deserialize)]
struct GlanceTable {
    version: u64,
    status: String,
}

fn settings(players: u8) -> Settings {
    let options = OptionsJson::of(&witchstone_rules::Options::new(players));
    Settings { hints: false, order: Order::Chosen, start: Start::Full, ..Settings::new(options) }
}

impl Table {
    /// Makes guests, each at a node of its own, and begins a game.
    pub async fn begin(self) -> io::Result<Begun> {
        let mut clients = vec![];
        for seat in 0..usize::from(self.players) {
            let server = &self.servers[(self.number + seat) % self.servers.len()];
            let name = format!("Load {} {seat}", self.number);
            clients.push(patiently(|| Client::new(server, &name)).await?);
        }
        let (id, edition) = begin(&clients, &self.editions).await?;
        Ok(Begun { table: self, clients, id, edition })
    }
}

/// Begins a game; the table's name in links and its edition.
async fn begin(clients: &[Client], editions: &Editions) -> io::Result<(String, &'static Edition)> {
    let me = SeatChange { sitter: Some(NewSitter::Me), ..SeatChange::default() };
    let new = NewTable { settings: settings(clients.len() as u8), edition: None, seats: vec![me] };
    let table = patiently(|| clients[0].table(&new)).await?;
    for (number, client) in clients.iter().enumerate().skip(1) {
        let path = format!("/api/tables/{}/seats/{number}", table.id);
        patiently(|| client.post::<TableInfo>(&path, &me)).await?;
    }
    let edition = editions.find(&table.edition).map_err(io::Error::other)?;
    Ok((table.id, edition))
}

impl Begun {
    /// Opens the sockets.
    pub async fn sit(self) -> io::Result<Seated> {
        let Begun { table, clients, id, edition } = self;
        let seats = sit(&clients, &id, edition).await?;
        Ok(Seated { table, clients, seats })
    }
}

async fn sit(clients: &[Client], id: &str, edition: &'static Edition) -> io::Result<Vec<Seat>> {
    let mut seats = vec![];
    for client in clients {
        let line = patiently(|| client.join(id, None)).await?;
        let game = ViewReplica::default();
        let mut seat = Seat { line, edition, game, version: 0, is_to_move: false, over: false };
        while seat.game.view().is_none() {
            seat.hear().await?;
        }
        seats.push(seat);
    }
    Ok(seats)
}

impl Seated {
    /// Plays games until the time is over.
    pub async fn play(mut self, figures: Arc<Figures>, end: Instant) {
        let mut chance = SmallRng::seed_from_u64(self.table.number as u64);
        // Not all tables move at the same moment.
        tokio::time::sleep(self.table.pace.mul_f64(chance.random())).await;
        while Instant::now() < end {
            let played = self.play_game(&figures, end, &mut chance).await;
            if figures.keep(played).is_none() {
                return;
            }
            if Instant::now() < end {
                match figures.keep(self.sit_again().await) {
                    Some(seats) => self.seats = seats,
                    None => return,
                }
            }
        }
    }

    async fn sit_again(&self) -> io::Result<Vec<Seat>> {
        let (id, edition) = begin(&self.clients, &self.table.editions).await?;
        sit(&self.clients, &id, edition).await
    }

    async fn play_game(&mut self, figures: &Figures, end: Instant, chance: &mut SmallRng) -> io::Result<()> {
        while !self.seats[0].over && Instant::now() < end {
            let began = Instant::now();
            let mover = self.seats.iter().position(|seat| seat.is_to_move);
            let mover = mover.ok_or_else(|| io::Error::other("nobody is to move"))?;
            let played = self.seats[mover].any_move(chance)?;
            let sent = Instant::now();
            let version = self.seats[mover].play(played).await?;
            for seat in &mut self.seats {
                while seat.version < version && !seat.over {
                    seat.hear().await?;
                }
            }
            figures.moved(sent.elapsed());
            tokio::time::sleep(self.table.pace.saturating_sub(began.elapsed())).await;
        }
        if self.seats[0].over {
            figures.finished();
        }
        Ok(())
    }
}

impl Seat {
    /// A legal move at random.
    fn any_move(&self, chance: &mut SmallRng) -> io::Result<String> {
        let view = self.game.view().ok_or_else(|| io::Error::other("the game was not told"))?;
        let view = view.read(self.edition).map_err(io::Error::other)?;
        let mut moves = MoveList::new();
        view.legal(&mut moves);
        Ok(moves[chance.random_range(0..moves.len())].to_string())
    }

    /// Plays a move; gives the version it made.
    async fn play(&mut self, played: String) -> io::Result<u64> {
        self.line.send(&ClientMessage::Play { id: 1, version: self.version, r#move: played }).await?;
        loop {
            if let Some(version) = self.hear().await? {
                return Ok(version);
            }
        }
    }

    /// Hears a message; gives the version if it is the answer to a move.
    async fn hear(&mut self) -> io::Result<Option<u64>> {
        let text = self.line.next_text().await?;
        let text = text.ok_or_else(|| io::Error::other("the server closed the socket"))?;
        let glance: Glance<'_> = serde_json::from_str(&text).map_err(io::Error::other)?;
        let version = glance.version.or(glance.table.as_ref().map(|table| table.version));
        match glance.r#type {
            "done" => return Ok(version),
            "refused" | "bye" => return Err(io::Error::other(glance.text.unwrap_or_default())),
            _ => {}
        }
        self.over |= glance.table.is_some_and(|table| table.status == "finished");
        if let (Some(view), Some(version)) = (glance.view, version) {
            self.see(glance.r#type == "change", view.get())?;
            self.version = version;
        }
        Ok(None)
    }

    /// Notes the game as it was told.
    fn see(&mut self, is_change: bool, text: &str) -> io::Result<()> {
        if is_change {
            self.game.apply(serde_json::from_str(text)?).map_err(io::Error::other)?;
        } else if let Some(view) = serde_json::from_str(text)? {
            self.game.set(view);
        }
        if let Some(view) = self.game.view() {
            self.over |= view.phase.0 == Phase::Over;
            self.is_to_move = view.seat == Some(view.player) && !self.over;
        }
        Ok(())
    }
}
