//! The measurements and the report.

use std::fmt::{Display, Write};
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use witchstone_client::Result;

use super::Attacked;
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

/// A report.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// One line for each figure.
    pub text: String,
    /// The aims that were missed.
    pub missed: Vec<String>,
}

impl LoadReport {
    fn line(&mut self, name: &str, value: impl Display) {
        // Writing into a string does not fail.
        let _ = writeln!(self.text, "{name:<36}{value}");
    }

    fn aim(&mut self, is_met: bool, missed: impl Display) {
        if !is_met {
            self.missed.push(missed.to_string());
        }
    }
}

/// The most memory of a server while hostile clients are at work, in bytes.
const MAX_MEMORY: f64 = 300.0 * 1e6;
/// How many times as long the slowest hundredth of moves may take then.
const MAX_SLOWDOWN: f64 = 2.0;

/// Latencies, finished games and errors.
#[derive(Default)]
pub struct Measurements {
    lost: AtomicU64,
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

    /// Counts moves that were acknowledged and are gone.
    pub fn add_lost(&self, moves: u64) {
        self.lost.fetch_add(moves, Ordering::Relaxed);
    }

    /// The latency that this part of the moves did not exceed, in milliseconds, and the number of moves.
    fn percentile(&self, part: f64) -> (f64, usize) {
        let mut latencies = self.latencies.lock().unwrap_or_else(PoisonError::into_inner).clone();
        latencies.sort();
        let at = ((latencies.len() as f64 * part) as usize).min(latencies.len().saturating_sub(1));
        (latencies.get(at).map_or(0.0, |latency| latency.as_secs_f64() * 1000.0), latencies.len())
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
    pub fn report(&self, tables: usize, connections: usize, stages: &UsageByStage) -> LoadReport {
        let UsageByStage { idle, loaded, connected, played, evicted } = stages;
        let percentile = |part: f64| format!("{:.2}", self.percentile(part).0);
        let count = self.percentile(1.0).1;
        let seconds = (played.at - connected.at).as_secs_f64();
        let moves = count as f64;
        let per_move = |before: f64, after: f64| format!("{:.1}", (after - before) / moves.max(1.0) * 1e6);
        let kilobytes = |before: &Usage, after: &Usage, parts: usize| {
            format!("{:.1}", (after.memory - before.memory) / 1024.0 / parts.max(1) as f64)
        };
        let mut report = LoadReport::default();
        let mut line = |name: &str, value: String| report.line(name, value);
        line("tables", tables.to_string());
        line("moves", count.to_string());
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
        report
    }
}

impl Attacked {
    /// Adds what came of it to the report, and the aims that were missed.
    pub fn report(&self, undisturbed: &Measurements, limit_latency: bool, report: &mut LoadReport) {
        let Attacked { measurements, tables, counts, leaked, memory, servers } = self;
        let ((p50, moves), (p99, _)) = (measurements.percentile(0.50), measurements.percentile(0.99));
        let aim = MAX_SLOWDOWN * undisturbed.percentile(0.99).0;
        let errors = measurements.errors.load(Ordering::Relaxed);
        let lost = undisturbed.lost.load(Ordering::Relaxed) + measurements.lost.load(Ordering::Relaxed);
        let memory_each = memory / *servers as f64;
        for (name, done, refused) in counts.by_kind() {
            report.line(&format!("hostile: {name}"), format!("{done}, {refused} refused"));
            report.aim(done > 0, format!("no hostile client tried {name}"));
        }
        report.line("with hostile clients: moves", moves);
        report.line("  latency p50, ms", format!("{p50:.2}"));
        report.line("  latency p99, ms", format!("{p99:.2}"));
        report.line("  memory of a server, MB", format!("{:.0}", memory_each / 1e6));
        report.line("  errors", errors);
        report.line("  moves lost", lost);
        report.line("  secrets leaked", leaked);
        let last = measurements.last_error.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if !last.is_empty() {
            report.line("  last error", last);
        }
        report.aim(moves > *tables, "honest players do not get to play");
        report.aim(errors == 0, format!("{errors} errors of honest players"));
        report.aim(lost == 0, format!("{lost} moves are lost"));
        report.aim(*leaked == 0, format!("{leaked} secrets have leaked"));
        report.aim(memory_each < MAX_MEMORY, format!("a server took {:.0} MB", memory_each / 1e6));
        let slower = format!("the p99 of honest players is {p99:.2} ms, the aim is {aim:.2} ms");
        report.aim(!limit_latency || p99 <= aim, slower);
    }
}
