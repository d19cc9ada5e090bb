//! Metrics of this process, read from `/proc`; on other systems there are none.
//!
//! They are written here, because a counter of the recorder has whole numbers only, and processor time has not.

use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};
use std::{fs, sync::LazyLock};

/// When the metrics were first asked for, which is at the start of the server: in seconds since 1970.
static STARTED: LazyLock<f64> =
    LazyLock::new(|| SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |time| time.as_secs_f64()));

/// Remembers the time of the start.
pub fn begin() {
    LazyLock::force(&STARTED);
}

/// The metrics in the format of Prometheus.
pub fn metrics() -> String {
    let mut text = String::new();
    let mut add = |name: &str, kind: &str, help: &str, value: Option<f64>| {
        if let Some(value) = value {
            // Writing into a text does not fail.
            let _ = write!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n");
        }
    };
    add("process_cpu_seconds_total", "counter", "Processor time of this process", cpu_seconds());
    add("process_resident_memory_bytes", "gauge", "Resident memory of this process", resident_bytes());
    add("process_open_fds", "gauge", "Open files and connections of this process", open_files());
    add("process_start_time_seconds", "gauge", "When this process started, since 1970", Some(*STARTED));
    text
}

/// Processor time of this process, on Linux.
fn cpu_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let (_, rest) = stat.rsplit_once(") ")?;
    // A tick is a hundredth of a second on every Linux that this runs on.
    Some((number(rest, 11)? + number(rest, 12)?) / 100.0)
}

fn resident_bytes() -> Option<f64> {
    // A page has 4096 bytes on every Linux that this runs on.
    Some(number(&fs::read_to_string("/proc/self/statm").ok()?, 1)? * 4096.0)
}

fn open_files() -> Option<f64> {
    Some(fs::read_dir("/proc/self/fd").ok()?.count() as f64)
}

fn number(text: &str, at: usize) -> Option<f64> {
    text.split(' ').nth(at)?.trim().parse().ok()
}
