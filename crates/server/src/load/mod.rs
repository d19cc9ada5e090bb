//! `witchstone load`: whole games with simulated clients, and what they cost the server.

mod figures;
mod patience;
mod player;
mod usage;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use tokio::task::JoinSet;

use crate::client;
use figures::{Figures, Stages};
use usage::Usage;

/// How many tables are made at once: a crowd at the door would be measured as memory of tables.
const AT_ONCE: usize = 8;
/// How long tables may take to fall asleep after the last socket has gone, beyond what the server is told to wait.
const BEDTIME: Duration = Duration::from_secs(90);

/// Plays whole games with simulated clients against running servers and prints what they cost them.
///
/// Start each server with --requests 0 --messages 1000 --sockets-each 100000 --tables-each 100000: from one address,
/// everything looks like a flood.
#[derive(Clone, Debug, clap::Args)]
pub struct LoadOptions {
    /// How many tables are played at once.
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// For how long, in seconds.
    #[arg(long, default_value_t = 30)]
    pub seconds: u64,
    /// The server; repeated for nodes on one database, over which the seats of each table are spread.
    #[arg(long, default_value = "http://127.0.0.1:8077", value_delimiter = ',')]
    pub url: Vec<String>,
    /// How many people play at each table.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Milliseconds from one move at a table to the next, 0 for as fast as it goes; at 50 a game takes six seconds.
    #[arg(long, default_value_t = 50)]
    pub pace: u64,
    /// At the end, wait until the tables sleep, begin as many again, and tell what memory those take in their sleep.
    #[arg(long)]
    pub rest: bool,
}

/// Runs it; the report, or a sentence that says why there is none.
pub fn run(options: &LoadOptions) -> Result<String, String> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("The program cannot start: {error}."))?;
    runtime.block_on(load(options)).map_err(|error| format!("The server cannot be used: {error}."))
}

/// Host and port of a URL.
fn address(url: &str) -> String {
    url.trim_start_matches("http://").trim_end_matches('/').to_owned()
}

async fn load(options: &LoadOptions) -> std::io::Result<String> {
    let servers: Arc<[String]> = options.url.iter().map(|url| address(url)).collect();
    let figures = Arc::new(Figures::default());
    let empty = Usage::of(&servers).await?;
    let editions = Arc::new(client::editions(&servers[0]).await?);
    let table = |number| player::Table {
        servers: servers.clone(),
        editions: editions.clone(),
        players: options.players,
        pace: Duration::from_millis(options.pace),
        number,
    };
    let tables = (0..options.tables).map(|number| table(number).begin());
    let begun = figures.keep_all(stream::iter(tables).buffer_unordered(AT_ONCE).collect().await);
    let awake = Usage::of(&servers).await?;
    let sitting = begun.into_iter().map(player::Begun::sit);
    let ready = figures.keep_all(stream::iter(sitting).buffer_unordered(AT_ONCE).collect().await);
    let loaded = Usage::of(&servers).await?;
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let tables = ready.len();
    let mut playing = JoinSet::new();
    ready.into_iter().for_each(|table| drop(playing.spawn(table.play(figures.clone(), end))));
    playing.join_all().await;
    let after = Usage::of(&servers).await?;
    let rest = if options.rest {
        let before = all_asleep(&servers).await?;
        let more = (0..options.tables).map(|number| table(number).begin());
        let more: Vec<_> = stream::iter(more).buffer_unordered(AT_ONCE).collect().await;
        figures.keep_all(more);
        Some((before, all_asleep(&servers).await?))
    } else {
        None
    };
    if let Some(error) = figures.nothing_happened() {
        return Err(error);
    }
    let sockets = tables * usize::from(options.players);
    Ok(figures.report(tables, sockets, &Stages { empty, awake, loaded, after, rest }))
}

/// Waits until no table is awake.
async fn all_asleep(servers: &[String]) -> std::io::Result<Usage> {
    let patience = Instant::now() + BEDTIME;
    loop {
        let usage = Usage::of(servers).await?;
        if usage.awake == 0.0 {
            return Ok(usage);
        }
        if Instant::now() > patience {
            return Err(std::io::Error::other("tables stay awake without anybody at them"));
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
