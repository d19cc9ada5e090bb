//! What servers, and this program itself, have used up to a moment.

use std::time::Instant;

use super::patience::patiently;
use crate::client::request;
use crate::telemetry::processor_seconds;

/// What all servers together have used.
pub struct Usage {
    /// Seconds of processor time.
    pub processor_s: f64,
    /// Seconds of processor time that this program has used.
    pub own_processor_s: f64,
    /// Bytes of memory.
    pub memory: f64,
    /// Entries made.
    pub entries: f64,
    /// Tables awake.
    pub awake: f64,
    /// The moment.
    pub at: Instant,
}

impl Usage {
    /// Asks the servers.
    pub async fn of(servers: &[String]) -> std::io::Result<Usage> {
        let mut all = Usage {
            processor_s: 0.0,
            own_processor_s: processor_seconds().unwrap_or(0.0),
            memory: 0.0,
            entries: 0.0,
            awake: 0.0,
            at: Instant::now(),
        };
        for server in servers {
            let reply = patiently(|| async { request(server, "GET /metrics", "").await?.done() }).await?;
            let figures = reply.body;
            let read = |name: &str| {
                let line = figures.lines().find(|line| line.starts_with(name));
                line.and_then(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).unwrap_or(0.0)
            };
            all.processor_s += read("process_cpu_seconds_total");
            all.memory += read("process_resident_memory_bytes");
            all.entries += read("witchstone_entries_total");
            all.awake += read("witchstone_tables_awake");
        }
        Ok(all)
    }
}
