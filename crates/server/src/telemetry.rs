//! Logs and metrics.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// Starts logging to standard error; `json` for one object per line.
///
/// `WITCHSTONE_LOG` is the filter, as `debug` or `witchstone_server::room=trace`. Other crates log whole headers and frames
/// below the level of a warning, tokens included: only our own crates log there.
pub fn log(json: bool) {
    let filter = EnvFilter::try_from_env("WITCHSTONE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let ours = filter_fn(|about| about.target().starts_with("witchstone") || *about.level() <= Level::WARN);
    let written = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let written = if json { written.json().boxed() } else { written.boxed() };
    // A program that has a subscriber keeps it.
    let _ = tracing_subscriber::registry().with(written.with_filter(ours)).with(filter).try_init();
}

/// Installs the metrics recorder, once per process.
pub fn install_metrics() {
    METRICS.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another metrics recorder is installed");
        }
        handle
    });
}

/// The metrics in the format of Prometheus.
pub fn metrics() -> String {
    update_process_metrics();
    METRICS.get().map(PrometheusHandle::render).unwrap_or_default()
}

/// Updates processor time and memory of this process, on Linux.
fn update_process_metrics() {
    if let Some(seconds) = cpu_seconds() {
        metrics::gauge!("process_cpu_seconds_total").set(seconds);
    }
    if let Ok(memory) = std::fs::read_to_string("/proc/self/statm")
        && let Some(pages) = number(&memory, 1)
    {
        // A page has 4096 bytes on every Linux that this runs on.
        metrics::gauge!("process_resident_memory_bytes").set(pages * 4096.0);
    }
}

/// Processor time of this process, on Linux.
fn cpu_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let (_, rest) = stat.rsplit_once(") ")?;
    // A tick is a hundredth of a second on every Linux that this runs on.
    Some((number(rest, 11)? + number(rest, 12)?) / 100.0)
}

fn number(text: &str, at: usize) -> Option<f64> {
    text.split(' ').nth(at)?.trim().parse().ok()
}
