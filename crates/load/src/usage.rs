//! Processor time and memory of the servers, and of this process, at one moment.

use std::time::Instant;

use witchstone_client::{Origin, Request, Result};

use super::retry::retry;

/// The sum over all servers.
pub struct Usage {
    /// Processor time of the servers, in seconds.
    pub cpu_s: f64,
    /// Processor time of this process, in seconds.
    pub own_cpu_s: f64,
    /// Resident memory, in bytes.
    pub memory: f64,
    /// Loaded rooms.
    pub rooms: f64,
    /// When it was read.
    pub at: Instant,
}

impl Usage {
    /// Reads `/metrics` of each server.
    pub async fn of(servers: &[Origin]) -> Result<Usage> {
        let own_cpu_s = own_cpu_seconds().unwrap_or(0.0);
        let mut sum = Usage { cpu_s: 0.0, own_cpu_s, memory: 0.0, rooms: 0.0, at: Instant::now() };
        for server in servers {
            let metrics =
                retry(|| async { Request::get("/metrics").send(server).await?.success() }).await?.body;
            let read = |name: &str| {
                let line = metrics.lines().find(|line| line.starts_with(name));
                line.and_then(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).unwrap_or(0.0)
            };
            sum.cpu_s += read("process_cpu_seconds_total");
            sum.memory += read("process_resident_memory_bytes");
            sum.rooms += read("witchstone_tables_awake");
        }
        Ok(sum)
    }
}

/// Processor time of this process, on Linux.
fn own_cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks = |at: usize| fields.split(' ').nth(at)?.parse::<f64>().ok();
    // A tick is a hundredth of a second on every Linux that this runs on.
    Some((ticks(11)? + ticks(12)?) / 100.0)
}
