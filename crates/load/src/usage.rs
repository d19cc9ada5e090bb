//! Processor time and memory of the servers, and of this process, at one moment.

use std::time::{Duration, Instant};

use witchstone_client::{Origin, Request};

use super::LoadError;
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
    pub async fn of(servers: &[Origin]) -> Result<Usage, LoadError> {
        let own_cpu_s = own_cpu_seconds().unwrap_or(0.0);
        let mut sum = Usage { cpu_s: 0.0, own_cpu_s, memory: 0.0, rooms: 0.0, at: Instant::now() };
        for server in servers {
            let reply = retry(|| async { Request::get("/metrics").send(server).await?.success() }).await?;
            let read = |name| {
                let missing = || LoadError::NoMetric { server: server.to_string(), name };
                metric(&reply.body, name).ok_or_else(missing)
            };
            sum.cpu_s += read("process_cpu_seconds_total")?;
            sum.memory += read("process_resident_memory_bytes")?;
            sum.rooms += read("witchstone_rooms_active")?;
        }
        Ok(sum)
    }
}

/// The most memory that the servers had at one moment during this time, in bytes; without end if they did not answer.
pub async fn peak_memory(servers: &[Origin], duration: Duration) -> f64 {
    let (end, mut peak) = (Instant::now() + duration, 0.0);
    while Instant::now() < end {
        match Usage::of(servers).await {
            Ok(usage) => peak = usage.memory.max(peak),
            Err(_) => return f64::INFINITY,
        }
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    peak
}

/// A metric without labels, in the text format of Prometheus.
fn metric(text: &str, name: &str) -> Option<f64> {
    text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.trim().parse().ok())
}

/// Processor time of this process, on Linux.
fn own_cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks = |at: usize| fields.split(' ').nth(at)?.parse::<f64>().ok();
    // A tick is a hundredth of a second on every Linux that this runs on.
    Some((ticks(11)? + ticks(12)?) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_metric_is_found_by_its_whole_name_or_not_at_all() {
        let text = "# TYPE rooms gauge\nrooms_active_max 9\nrooms_active 7\n";
        assert_eq!(metric(text, "rooms_active"), Some(7.0));
        assert_eq!(metric(text, "rooms"), None);
    }
}
