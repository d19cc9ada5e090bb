//! The connection to the server, with heartbeat and reconnection.

use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{interval, sleep};
use witchstone_client::{Client, Socket};
use witchstone_wire::{ClientMessage, ServerMessage};

use super::guest::Seat;
use crate::failure::{Failure, Result};
use crate::screen::backend::AppEvent;

/// Heartbeat interval: the server closes idle connections.
const HEARTBEAT: Duration = Duration::from_secs(20);

/// Delay before a reconnection.
const RECONNECT_DELAY: Duration = Duration::from_secs(1);

/// How a connection ended.
enum End {
    /// It failed, or the server closed it: reconnect.
    Broken,
    /// The person has left.
    Left,
}

/// Runs the connection in its own thread until the player leaves.
pub fn open(
    seat: Seat,
    mut requests: UnboundedReceiver<ClientMessage>,
    events: Sender<AppEvent>,
) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::usage(format!("The program cannot start: {error}.")))?;
    thread::spawn(move || {
        runtime.block_on(async {
            let mut since = None;
            loop {
                match run(&seat, &mut since, &mut requests, &events).await {
                    Ok(End::Left) => return,
                    Ok(End::Broken) => {}
                    Err(error) => {
                        if events.send(AppEvent::Disconnected(error)).is_err() {
                            return;
                        }
                    }
                }
                sleep(RECONNECT_DELAY).await;
            }
        });
    });
    Ok(())
}

/// Takes a seat, opens the WebSocket, and forwards messages both ways until it closes.
async fn run(
    seat: &Seat,
    since: &mut Option<u64>,
    requests: &mut UnboundedReceiver<ClientMessage>,
    events: &Sender<AppEvent>,
) -> witchstone_client::Result<End> {
    let client = seat.guest().await?;
    let table = seat.table_info(&client).await?;
    if let Some(file) = seat.edition_file(&table).await?
        && events.send(AppEvent::Edition(file)).is_err()
    {
        return Ok(End::Left);
    }
    seat.take_seat(&client, &table).await?;
    let mut socket: Socket = Client::join(&client, seat.table(), *since).await?;
    let mut heartbeat = interval(HEARTBEAT);
    loop {
        tokio::select! {
            message = requests.recv() => match message {
                Some(message) => socket.send(&message).await?,
                None => return Ok(End::Left),
            },
            message = socket.next() => match message? {
                Some(message) => {
                    track_version(&message, since);
                    if events.send(AppEvent::Server(Box::new(message))).is_err() {
                        return Ok(End::Left);
                    }
                }
                None => return Ok(End::Broken),
            },
            _ = heartbeat.tick() => socket.send(&ClientMessage::Ping { id: 0 }).await?,
        }
    }
}

/// Stores the last version: on reconnect the server sends the events after it.
fn track_version(message: &ServerMessage, since: &mut Option<u64>) {
    match message {
        ServerMessage::Welcome { table, .. } => *since = Some(table.version),
        ServerMessage::Update { version, .. } => *since = Some(*version),
        _ => {}
    }
}
