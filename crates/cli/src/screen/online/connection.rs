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
use crate::screen::backend::News;

/// Heartbeat interval: the server closes idle connections.
const BEAT: Duration = Duration::from_secs(20);

/// Delay before a reconnection.
const PAUSE: Duration = Duration::from_secs(1);

/// How a connection ended.
enum End {
    /// It failed, or the server closed it: reconnect.
    Broken,
    /// The person left.
    Left,
}

/// Connects in a thread of its own, until the person leaves.
pub fn open(seat: Seat, mut asked: UnboundedReceiver<ClientMessage>, news: Sender<News>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::usage(format!("The program cannot start: {error}.")))?;
    thread::spawn(move || {
        runtime.block_on(async {
            let mut since = None;
            loop {
                match hold(&seat, &mut since, &mut asked, &news).await {
                    Ok(End::Left) => return,
                    Ok(End::Broken) => {}
                    Err(error) if news.send(News::Lost(error.to_string())).is_err() => return,
                    Err(_) => {}
                }
                sleep(PAUSE).await;
            }
        });
    });
    Ok(())
}

/// Sits down, opens the line, and passes everything on until it ends.
async fn hold(
    seat: &Seat,
    since: &mut Option<u64>,
    asked: &mut UnboundedReceiver<ClientMessage>,
    news: &Sender<News>,
) -> witchstone_client::Result<End> {
    let client = seat.guest().await?;
    let table = seat.look(&client).await?;
    if let Some(file) = seat.edition_file(&table).await?
        && news.send(News::Edition(file)).is_err()
    {
        return Ok(End::Left);
    }
    seat.sit(&client, &table).await?;
    let mut socket: Socket = Client::join(&client, seat.table(), *since).await?;
    let mut beat = interval(BEAT);
    loop {
        tokio::select! {
            message = asked.recv() => match message {
                Some(message) => socket.send(&message).await?,
                None => return Ok(End::Left),
            },
            message = socket.next() => match message? {
                Some(message) => {
                    note(&message, since);
                    if news.send(News::Server(Box::new(message))).is_err() {
                        return Ok(End::Left);
                    }
                }
                None => return Ok(End::Broken),
            },
            _ = beat.tick() => socket.send(&ClientMessage::Ping { id: 0 }).await?,
        }
    }
}

/// The last version seen: on reconnect the server sends what came later.
fn note(message: &ServerMessage, since: &mut Option<u64>) {
    match message {
        ServerMessage::Welcome { table, .. } => *since = Some(table.version),
        ServerMessage::Update { version, .. } => *since = Some(*version),
        _ => {}
    }
}
