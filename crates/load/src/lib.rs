//! Load generator: plays whole games with simulated clients and reports latency and cost (`witchstone load`).

mod addresses;
mod hostile;
mod player;
mod report;
mod retry;
mod secrets;
mod usage;

use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use tokio::task::JoinSet;
use witchstone_client::{ClientError, Origin};

use hostile::{Counts, Hostile};
use player::{Connected, LoadTable};
use report::{Measurements, UsageByStage};
use secrets::Secrets;
use usage::Usage;

pub use report::LoadReport;

/// Tables created at a time: more would be measured as memory of tables.
const CONCURRENT_SETUPS: usize = 8;
/// Hostile clients begin so long before the latency with them is measured.
const ATTACK_LEAD: Duration = Duration::from_secs(2);
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
    /// Then play on while so many hostile clients [default: 1000] do what they can, and report whether the others notice.
    #[arg(long, value_name = "CLIENTS", num_args = 0..=1, default_missing_value = "1000", conflicts_with = "rest")]
    pub hostile: Option<usize>,
    /// Report the latency with hostile clients, but do not fail because of it, as on a busy machine.
    #[arg(long, requires = "hostile")]
    pub any_latency: bool,
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
pub fn run(options: &LoadOptions) -> Result<LoadReport, LoadError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(load(options))
}

async fn load(options: &LoadOptions) -> Result<LoadReport, LoadError> {
    let servers: Result<Arc<[Origin]>, ClientError> = options.url.iter().map(|url| url.parse()).collect();
    let (servers, secrets) = (servers?, Arc::new(Secrets::default()));
    let measurements = Arc::new(Measurements::default());
    let idle = Usage::of(&servers).await?;
    let editions = Arc::new(witchstone_client::editions(&servers[0]).await?);
    let table = |number| LoadTable {
        servers: servers.clone(),
        editions: editions.clone(),
        players: options.players,
        pace: Duration::from_millis(options.pace),
        number,
        secrets: options.hostile.map(|_| secrets.clone()),
    };
    let tables = (0..options.tables).map(|number| table(number).start());
    let started = stream::iter(tables).buffer_unordered(CONCURRENT_SETUPS).collect().await;
    let started = measurements.successes(started);
    let loaded = Usage::of(&servers).await?;
    let connecting = started.into_iter().map(player::Started::connect);
    let ready = stream::iter(connecting).buffer_unordered(CONCURRENT_SETUPS).collect().await;
    let ready = measurements.successes(ready);
    let connected = Usage::of(&servers).await?;
    let duration = Duration::from_secs(options.seconds);
    let tables = ready.len();
    let mut ready = play(ready, &measurements, duration).await;
    let played = Usage::of(&servers).await?;
    let evicted = if options.rest {
        // Rooms are evicted once nobody is connected.
        ready.clear();
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
    let stages = UsageByStage { idle, loaded, connected, played, evicted };
    let mut report = measurements.report(tables, connections, &stages);
    if let Some(clients) = options.hostile {
        let attacked = attack(clients, ready, &servers, &secrets, duration).await?;
        attacked.report(&measurements, !options.any_latency, &mut report);
    }
    Ok(report)
}

/// Plays at all tables for this time; returns those that did not fail.
async fn play(
    tables: Vec<Connected>,
    measurements: &Arc<Measurements>,
    duration: Duration,
) -> Vec<Connected> {
    let end = Instant::now() + duration;
    let mut playing = JoinSet::new();
    tables.into_iter().for_each(|table| drop(playing.spawn(table.play(measurements.clone(), end))));
    playing.join_all().await.into_iter().flatten().collect()
}

/// What came of a time with hostile clients.
pub(crate) struct Attacked {
    measurements: Arc<Measurements>,
    /// Tables that played before.
    tables: usize,
    counts: Arc<Counts>,
    leaked: usize,
    /// The most memory of all servers, in bytes.
    memory: f64,
    servers: usize,
}

/// Plays on while hostile clients do what they can.
async fn attack(
    clients: usize,
    tables: Vec<Connected>,
    servers: &Arc<[Origin]>,
    secrets: &Arc<Secrets>,
    duration: Duration,
) -> Result<Attacked, LoadError> {
    let (measurements, counts) = (Arc::new(Measurements::default()), Arc::new(Counts::default()));
    let hostile = Hostile {
        clients,
        servers: servers.clone(),
        secrets: secrets.clone(),
        counts: counts.clone(),
        duration: duration + ATTACK_LEAD,
    };
    // On a thread of their own: the latency of the players is measured, not that of this program.
    let attacking = std::thread::spawn(move || hostile.run());
    let watching = servers.clone();
    let memory = tokio::spawn(async move { usage::peak_memory(&watching, duration + ATTACK_LEAD).await });
    tokio::time::sleep(ATTACK_LEAD).await;
    let before = tables.len();
    let tables = play(tables, &measurements, duration).await;
    for table in &tables {
        measurements.success(table.verify(&measurements).await);
    }
    let memory = memory.await.unwrap_or(f64::INFINITY);
    // Waiting for it does not block anything any more.
    drop(attacking.join());
    let leaked = secrets.leaked();
    Ok(Attacked { measurements, tables: before, counts, leaked, memory, servers: servers.len() })
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
