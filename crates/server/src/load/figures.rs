//! What was measured.

use std::fmt::Write;
use std::io;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use super::usage::Usage;

/// What the servers had used at each stage.
pub struct Stages {
    /// Before anything.
    pub empty: Usage,
    /// With games begun at all tables and no socket open.
    pub awake: Usage,
    /// With all sockets open.
    pub loaded: Usage,
    /// At the end of the games.
    pub after: Usage,
    /// When all tables had gone to sleep, and when as many again had.
    pub rest: Option<(Usage, Usage)>,
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
    /// A move was on the last rival's screen after this time.
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

    /// Counts the errors and passes what went well on.
    pub fn keep_all<T>(&self, results: Vec<io::Result<T>>) -> Vec<T> {
        results.into_iter().filter_map(|result| self.keep(result)).collect()
    }

    /// The last error, if no move was made at all: then there is nothing to report.
    pub fn nothing_happened(&self) -> Option<io::Error> {
        let is_empty = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).is_empty();
        let last = self.last_error.lock().unwrap_or_else(PoisonError::into_inner);
        (is_empty && !last.is_empty()).then(|| io::Error::other(last.clone()))
    }

    /// Everything as text.
    pub fn report(&self, tables: usize, sockets: usize, stages: &Stages) -> String {
        let Stages { empty, awake, loaded, after, rest } = stages;
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        latencies.sort();
        let part = |part: f64| {
            let at = ((latencies.len() as f64 * part) as usize).min(latencies.len().saturating_sub(1));
            let latency = latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0);
            format!("{latency:.2}")
        };
        let seconds = (after.at - loaded.at).as_secs_f64();
        let moves = latencies.len() as f64;
        let a_move = |before: f64, after: f64| format!("{:.1}", (after - before) / moves.max(1.0) * 1e6);
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
        line("moves a second", format!("{:.0}", moves / seconds));
        line("latency to the rival p50, ms", part(0.50));
        line("latency to the rival p95, ms", part(0.95));
        line("latency to the rival p99, ms", part(0.99));
        line("server's processor time a move, µs", a_move(loaded.processor_s, after.processor_s));
        line("clients' processor time a move, µs", a_move(loaded.own_processor_s, after.own_processor_s));
        line("memory a table awake, kB", kilobytes(empty, awake, tables));
        line("memory a connection, kB", kilobytes(awake, loaded, sockets));
        if let Some((some, more)) = rest {
            line("memory a table at rest, kB", kilobytes(some, more, tables));
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
