//! What was measured.

use std::fmt::Write;
use std::io;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::LoadOptions;

/// What a server has used up to a moment.
pub struct Usage {
    /// Seconds of processor time.
    pub processor_s: f64,
    /// Bytes of memory.
    pub memory: f64,
    /// Entries made.
    pub entries: f64,
    /// The moment.
    pub at: Instant,
}

/// Latencies, games and errors.
#[derive(Default)]
pub struct Figures {
    latencies: Mutex<Vec<Duration>>,
    games: AtomicU64,
    errors: AtomicU64,
    last_error: Mutex<String>,
}

impl Figures {
    /// Forgets what was measured while everybody sat down.
    pub fn begin(&self) {
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// A move was acknowledged after this time.
    pub fn moved(&self, latency: Duration) {
        self.latencies.lock().unwrap_or_else(PoisonError::into_inner).push(latency);
    }

    /// A game was played to its end.
    pub fn finished(&self) {
        self.games.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts an error and passes what went well on.
    pub fn keep<T>(&self, result: io::Result<T>) -> Option<T> {
        result
            .inspect_err(|error| {
                self.errors.fetch_add(1, Ordering::Relaxed);
                *self.last_error.lock().unwrap_or_else(PoisonError::into_inner) = error.to_string();
            })
            .ok()
    }

    /// Everything as text.
    pub fn report(
        &self,
        options: &LoadOptions,
        tables: usize,
        empty: &Usage,
        loaded: &Usage,
        after: &Usage,
    ) -> String {
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        latencies.sort();
        let part = |part: f64| {
            let at = ((latencies.len() as f64 * part) as usize).min(latencies.len().saturating_sub(1));
            latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0)
        };
        let seconds = (after.at - loaded.at).as_secs_f64();
        let entries = (after.entries - loaded.entries).max(1.0);
        let sockets = (tables * options.players).max(1) as f64;
        let kilobytes = (loaded.memory - empty.memory) / 1024.0;
        let mut text = String::new();
        // Writing into a string does not fail.
        let mut line = |name: &str, value: String| {
            let _ = writeln!(text, "{name:<28}{value}");
        };
        line("tables", tables.to_string());
        line("moves", latencies.len().to_string());
        line("moves a second", format!("{:.0}", latencies.len() as f64 / seconds));
        line("latency p50, ms", format!("{:.2}", part(0.50)));
        line("latency p95, ms", format!("{:.2}", part(0.95)));
        line("latency p99, ms", format!("{:.2}", part(0.99)));
        line(
            "processor time a move, µs",
            format!("{:.1}", (after.processor_s - loaded.processor_s) / entries * 1e6),
        );
        line("memory a table, kB", format!("{:.1}", kilobytes / tables.max(1) as f64));
        line("memory a connection, kB", format!("{:.1}", kilobytes / sockets));
        line("games finished", self.games.load(Ordering::Relaxed).to_string());
        line("errors", self.errors.load(Ordering::Relaxed).to_string());
        let last = self.last_error.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if !last.is_empty() {
            line("last error", last);
        }
        text
    }
}
