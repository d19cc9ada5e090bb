//! Simulated people at one table.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use witchstone_rules::{Edition, MoveList, View};
use witchstone_wire::{
    ClientMessage, NewSitter, NewTable, OptionsJson, Order, SeatChange, ServerMessage, Settings, Start,
    Status, TableInfo, ViewJson,
};

use super::figures::Figures;
use crate::client::{Client, Line};

/// A table to be played at.
pub struct Table {
    pub server: String,
    pub players: usize,
    pub pace: Duration,
    pub seed: u64,
}

/// A table at which everybody sits.
pub struct Seated {
    table: Table,
    clients: Vec<Client>,
    seats: Vec<Seat>,
}

/// One who plays.
struct Seat {
    line: Line,
    view: Option<View>,
    version: u64,
    over: bool,
}

fn settings(players: usize) -> Settings {
    Settings {
        name: String::new(),
        options: OptionsJson::of(&witchstone_rules::Options::new(players as u8)),
        listed: false,
        spectators: true,
        hints: false,
        order: Order::Chosen,
        start: Start::Full,
        clock: Default::default(),
        at_zero: Default::default(),
    }
}

impl Table {
    /// Makes guests, and sits down.
    pub async fn sit(self) -> io::Result<Seated> {
        let mut clients = vec![];
        for number in 0..self.players {
            clients.push(Client::new(&self.server, &format!("Load {} {number}", self.seed)).await?);
        }
        let seats = sit(&clients).await?;
        Ok(Seated { table: self, clients, seats })
    }
}

async fn sit(clients: &[Client]) -> io::Result<Vec<Seat>> {
    let me = SeatChange { sitter: Some(NewSitter::Me), ..SeatChange::default() };
    let new = NewTable { settings: settings(clients.len()), seats: vec![me] };
    let table = clients[0].table(&new).await?;
    for (number, client) in clients.iter().enumerate().skip(1) {
        let path = format!("/api/tables/{}/seats/{number}", table.id);
        client.post::<TableInfo>(&path, &me).await?;
    }
    let mut seats = vec![];
    for client in clients {
        let line = client.join(&table.id, None).await?;
        let mut seat = Seat { line, view: None, version: 0, over: false };
        while seat.view.is_none() {
            seat.hear().await?;
        }
        seats.push(seat);
    }
    Ok(seats)
}

impl Seated {
    /// Plays games until the time is over.
    pub async fn play(mut self, figures: Arc<Figures>, end: Instant) {
        let mut chance = SmallRng::seed_from_u64(self.table.seed);
        // Not all tables move at the same moment.
        let first = self.table.pace.mul_f64(chance.random());
        tokio::time::sleep(first).await;
        while Instant::now() < end {
            let played = self.play_game(&figures, end, &mut chance).await;
            if figures.keep(played).is_none() {
                return;
            }
            if Instant::now() < end {
                match figures.keep(sit(&self.clients).await) {
                    Some(seats) => self.seats = seats,
                    None => return,
                }
            }
        }
    }

    async fn play_game(&mut self, figures: &Figures, end: Instant, chance: &mut SmallRng) -> io::Result<()> {
        while !self.seats[0].over && Instant::now() < end {
            let began = Instant::now();
            let mover = self.seats.iter().position(Seat::is_to_move);
            let mover = mover.ok_or_else(|| io::Error::other("nobody is to move"))?;
            let (version, latency) = self.seats[mover].play(chance).await?;
            figures.moved(latency);
            for seat in &mut self.seats {
                while seat.version < version && !seat.over {
                    seat.hear().await?;
                }
            }
            tokio::time::sleep(self.table.pace.saturating_sub(began.elapsed())).await;
        }
        if self.seats[0].over {
            figures.finished();
        }
        Ok(())
    }
}

impl Seat {
    fn is_to_move(&self) -> bool {
        self.view.is_some_and(|view| view.is_to_move())
    }

    /// Plays a legal move at random; gives the version it made and how long that took.
    async fn play(&mut self, chance: &mut SmallRng) -> io::Result<(u64, Duration)> {
        let mut moves = MoveList::new();
        if let Some(view) = &self.view {
            view.legal(&mut moves);
        }
        let played = moves[chance.random_range(0..moves.len())].to_string();
        let sent = Instant::now();
        self.line.send(&ClientMessage::Play { id: 1, version: self.version, r#move: played }).await?;
        loop {
            match self.hear().await? {
                Some(Ok(version)) => return Ok((version, sent.elapsed())),
                Some(Err(text)) => return Err(io::Error::other(text)),
                None => {}
            }
        }
    }

    /// Hears a message; gives the answer to a move if it is one.
    async fn hear(&mut self) -> io::Result<Option<Result<u64, String>>> {
        let message =
            self.line.next().await?.ok_or_else(|| io::Error::other("the server closed the socket"))?;
        match message {
            ServerMessage::Welcome { table, view: Some(view), .. } => self.see(table.version, &view)?,
            ServerMessage::Update { version, view, .. } => self.see(version, &view)?,
            ServerMessage::Table { table } => self.over |= table.status == Status::Finished,
            ServerMessage::Done { version, .. } => return Ok(Some(Ok(version))),
            ServerMessage::Refused { text, .. } | ServerMessage::Bye { text, .. } => {
                return Ok(Some(Err(text)));
            }
            _ => {}
        }
        Ok(None)
    }

    fn see(&mut self, version: u64, view: &ViewJson) -> io::Result<()> {
        let view = view.read(Edition::classic()).map_err(io::Error::other)?;
        self.over |= view.table.is_over();
        (self.version, self.view) = (version, Some(view));
        Ok(())
    }
}
