//! Load generator: plays whole games with simulated clients and reports latency and cost (`witchstone load`).

mod player;
mod report;
mod retry;
mod usage;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use tokio::task::JoinSet;
use witchstone_client::{ClientError, Origin};

use report::{Measurements, UsageByStage};
use usage::Usage;

/// Tables created at a time: more would be measured as memory of tables.
const CONCURRENT_SETUPS: usize = 8;
/// The longest wait until the server has evicted all rooms after the last connection.
const EVICTION_TIMEOUT: Duration = Duration::from_secs(90);

/// Play whole games with simulated clients against running servers and report what they cost.
///
/// All clients share one address: start each server with the limits lifted, as the help of `witchstone load` says.
#[derive(Clone, Debug, clap::Args)]
pub struct LoadOptions {
    /// Tables played at a time.
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// Duration in seconds.
    #[arg(long, default_value_t = 30)]
    pub seconds: u64,
    /// Server URL, http:// or https://; repeat it for nodes on one database, over which the seats of each table are spread.
    #[arg(long, default_value = "http://127.0.0.1:8077", value_delimiter = ',')]
    pub url: Vec<String>,
    /// Players at each table.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    pub players: u8,
    /// Milliseconds between moves at a table, 0 for no pause; at 50 a game takes six seconds.
    #[arg(long, default_value_t = 50)]
    pub pace: u64,
    /// At the end, wait until all rooms are evicted, start as many games again, and report the memory of evicted tables.
    #[arg(long)]
    pub rest: bool,
}

/// Why there is no report.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The asynchronous runtime did not start.
    #[error("cannot start the runtime: {0}")]
    Runtime(#[from] std::io::Error),
    /// A server could not be used.
    #[error("cannot use the server: {0}")]
    Server(#[from] ClientError),
    /// A server exports no such metric.
    #[error("{server} has no metric {name}")]
    NoMetric {
        /// The server.
        server: String,
        /// The metric.
        name: &'static str,
    },
    /// No move was made; the last error of a simulated client.
    #[error("no move was made: {0}")]
    NoMoves(String),
    /// Rooms were still loaded long after the last connection was closed.
    #[error("rooms are still loaded after {} seconds without connections", EVICTION_TIMEOUT.as_secs())]
    NotEvicted,
}

/// Runs the load and returns the report.
pub fn run(options: &LoadOptions) -> Result<String, LoadError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(load(options))
}

async fn load(options: &LoadOptions) -> Result<String, LoadError> {
    let servers: Result<Arc<[Origin]>, ClientError> = options.url.iter().map(|url| url.parse()).collect();
    let servers = servers?;
    let measurements = Arc::new(Measurements::default());
    let idle = Usage::of(&servers).await?;
    let editions = Arc::new(witchstone_client::editions(&servers[0]).await?);
    let table = |number| player::LoadTable {
        servers: servers.clone(),
        editions: editions.clone(),
        players: options.players,
        pace: Duration::from_millis(options.pace),
        number,
    };
    let tables = (0..options.tables).map(|number| table(number).start());
    let started = stream::iter(tables).buffer_unordered(CONCURRENT_SETUPS).collect().await;
    let started = measurements.successes(started);
    let loaded = Usage::of(&servers).await?;
    let connecting = started.into_iter().map(player::Started::connect);
    let ready = stream::iter(connecting).buffer_unordered(CONCURRENT_SETUPS).collect().await;
    let ready = measurements.successes(ready);
    let connected = Usage::of(&servers).await?;
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let tables = ready.len();
    let mut playing = JoinSet::new();
    ready.into_iter().for_each(|table| drop(playing.spawn(table.play(measurements.clone(), end))));
    playing.join_all().await;
    let played = Usage::of(&servers).await?;
    let evicted = if options.rest {
        let before = all_evicted(&servers).await?;
        let more = (0..options.tables).map(|number| table(number).start());
        measurements.successes(stream::iter(more).buffer_unordered(CONCURRENT_SETUPS).collect().await);
        Some((before, all_evicted(&servers).await?))
    } else {
        None
    };
    if let Some(error) = measurements.no_moves() {
        return Err(LoadError::NoMoves(error));
    }
    let connections = tables * usize::from(options.players);
    Ok(measurements.report(tables, connections, &UsageByStage { idle, loaded, connected, played, evicted }))
}

/// Waits until no room is loaded.
async fn all_evicted(servers: &[Origin]) -> Result<Usage, LoadError> {
    let deadline = Instant::now() + EVICTION_TIMEOUT;
    loop {
        let usage = Usage::of(servers).await?;
        if usage.rooms == 0.0 {
            return Ok(usage);
        }
        if Instant::now() > deadline {
            return Err(LoadError::NotEvicted);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
