//! `witchstone load`: whole games with simulated clients, and what they cost the server.

mod figures;
mod player;

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use crate::client::request;
use figures::{Figures, Usage};

/// Plays whole games with simulated clients against a running server and prints what they cost it.
///
/// Start the server with --requests 0 --messages 1000 --sockets-each 100000: from one address, everything looks like
/// a flood.
#[derive(Clone, Debug, clap::Args)]
pub struct LoadOptions {
    /// How many tables are played at once.
    #[arg(long, default_value_t = 100)]
    pub tables: usize,
    /// For how long.
    #[arg(long, default_value_t = 30)]
    pub seconds: u64,
    /// The server.
    #[arg(long, default_value = "http://127.0.0.1:8077")]
    pub url: String,
    /// How many people play at each table.
    #[arg(long, default_value_t = 2)]
    pub players: usize,
    /// Milliseconds from one move at a table to the next; 0 for as fast as it goes.
    #[arg(long, default_value_t = 500)]
    pub pace: u64,
}

/// Runs it; the report, or a sentence that says why there is none.
pub fn run(options: &LoadOptions) -> Result<String, String> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| format!("The program cannot start: {error}."))?;
    runtime.block_on(load(options)).map_err(|error| format!("The server cannot be used: {error}."))
}

async fn load(options: &LoadOptions) -> std::io::Result<String> {
    let server = options.url.trim_start_matches("http://").trim_end_matches('/').to_owned();
    let empty = usage(&server).await?;
    let figures = Arc::new(Figures::default());
    let mut tables = JoinSet::new();
    for number in 0..options.tables {
        let table = player::Table {
            server: server.clone(),
            players: options.players,
            pace: Duration::from_millis(options.pace),
            seed: number as u64,
        };
        tables.spawn(table.sit());
    }
    let seated = tables.join_all().await;
    let ready: Vec<_> = seated.into_iter().filter_map(|seated| figures.keep(seated)).collect();
    let loaded = usage(&server).await?;
    figures.begin();
    let end = Instant::now() + Duration::from_secs(options.seconds);
    let mut playing = JoinSet::new();
    for table in ready {
        playing.spawn(table.play(figures.clone(), end));
    }
    let tables = playing.len();
    playing.join_all().await;
    let after = usage(&server).await?;
    Ok(figures.report(options, tables, &empty, &loaded, &after))
}

/// What the server has used so far.
async fn usage(server: &str) -> std::io::Result<Usage> {
    let figures = request(server, "GET /metrics", "").await?.body;
    let read = |name: &str| {
        let line = figures.lines().find(|line| line.starts_with(name) && !line.starts_with('#'));
        line.and_then(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).unwrap_or(0.0)
    };
    Ok(Usage {
        processor_s: read("process_cpu_seconds_total"),
        memory: read("process_resident_memory_bytes"),
        entries: read("witchstone_entries_total"),
        at: Instant::now(),
    })
}
