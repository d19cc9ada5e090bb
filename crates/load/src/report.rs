//! The measurements and the report.

use std::fmt::Write;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use witchstone_client::Result;

use super::usage::Usage;

/// What the servers had used after each stage.
pub struct UsageByStage {
    /// Before the first table.
    pub idle: Usage,
    /// With a game started at each table, before the first connection.
    pub loaded: Usage,
    /// With all connections open.
    pub connected: Usage,
    /// After the games.
    pub played: Usage,
    /// With all rooms evicted, and again after as many more games.
    pub evicted: Option<(Usage, Usage)>,
}

/// Latencies, finished games and errors.
#[derive(Default)]
pub struct Measurements {
    latencies: Mutex<Vec<Duration>>,
    games: AtomicU64,
    errors: AtomicU64,
    last_error: Mutex<String>,
}

impl Measurements {
    /// Adds the time from sending a move until the last client had it.
    pub fn add_move(&self, latency: Duration) {
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(latency);
    }

    /// Counts a finished game.
    pub fn add_game(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// The value, or none after counting the error.
    pub fn success<T>(&self, result: Result<T>) -> Option<T> {
        result
            .inspect_err(|error| {
                self.errors.fetch_add(1, Ordering::Relaxed);
                *self.last_error.lock().unwrap_or_else(PoisonError::into_inner) = error.to_string();
            })
            .ok()
    }

    /// The values; errors are counted.
    pub fn successes<T>(&self, results: Vec<Result<T>>) -> Vec<T> {
        results.into_iter().filter_map(|result| self.success(result)).collect()
    }

    /// The last error, if no move was made.
    pub fn no_moves(&self) -> Option<String> {
        let is_empty = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        let last = self.last_error.lock().unwrap_or_else(PoisonError::into_inner);
        (is_empty && !last.is_empty()).then(|| last.clone())
    }

    /// The report.
    pub fn report(&self, tables: usize, connections: usize, stages: &UsageByStage) -> String {
        let UsageByStage { idle, loaded, connected, played, evicted } = stages;
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        latencies.sort();
        let percentile = |part: f64| {
            let at = ((latencies.len() as f64 * part) as usize).min(latencies.len().saturating_sub(1));
            let latency = latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0);
            format!("{latency:.2}")
        };
        let seconds = (played.at - connected.at).as_secs_f64();
        let moves = latencies.len() as f64;
        let per_move = |before: f64, after: f64| format!("{:.1}", (after - before) / moves.max(1.0) * 1e6);
        let kilobytes = |before: &Usage, after: &Usage, parts: usize| {
            format!("{:.1}", (after.memory - before.memory) / 1024.0 / parts.max(1) as f64)
        };
        let mut text = String::new();
        // Writing into a string does not fail.
        let mut line = |name: &str, value: String| {
            let _ = writeln!(text, "{name:<36}{value}");
        };
        line("tables", tables.to_string());
        line("moves", latencies.len().to_string());
        line("moves per second", format!("{:.0}", moves / seconds));
        line("latency p50, ms", percentile(0.50));
        line("latency p95, ms", percentile(0.95));
        line("latency p99, ms", percentile(0.99));
        line("server CPU per move, µs", per_move(connected.cpu_s, played.cpu_s));
        line("client CPU per move, µs", per_move(connected.own_cpu_s, played.own_cpu_s));
        line("memory per loaded table, kB", kilobytes(idle, loaded, tables));
        line("memory per connection, kB", kilobytes(loaded, connected, connections));
        line("rooms loaded", connected.rooms.to_string());
        if let Some((before, after)) = evicted {
            line("rooms after eviction", after.rooms.to_string());
            line("memory per evicted table, kB", kilobytes(before, after, tables));
        }
        line("games finished", self.games.load(Ordering::Relaxed).to_string());
        line("errors", self.errors.load(Ordering::Relaxed).to_string());
        let last = self.last_error.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if !last.is_empty() {
            line("last error", last);
        }
        text
    }
}
