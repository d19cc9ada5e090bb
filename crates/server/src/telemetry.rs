//! Logs and figures.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::EnvFilter;

static FIGURES: OnceLock<PrometheusHandle> = OnceLock::new();

/// Begins to log; `json` for one object a line.
pub fn log(json: bool) {
    let filter = EnvFilter::try_from_env("WITCHSTONE_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A program that logs already keeps its own log.
    let _ = if json { builder.json().try_init() } else { builder.try_init() };
}

/// Begins to count; once for the whole program.
pub fn count() {
    FIGURES.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another part of the program counts already");
        }
        handle
    });
}

/// The figures in the format of Prometheus.
pub fn metrics() -> String {
    FIGURES.get().map(PrometheusHandle::render).unwrap_or_default()
}
