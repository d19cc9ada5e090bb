//! Logs and metrics.

mod process;

use std::sync::OnceLock;

use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use crate::shared::Shared;

static METRICS: OnceLock<PrometheusHandle> = OnceLock::new();

/// Upper bounds of histograms of times, in seconds: from a lookup in memory to a long search.
const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 60.0];

/// Every counter, with its help.
const COUNTERS: [(&str, &str); 9] = [
    ("witchstone_entries_total", "Entries appended to tables"),
    ("witchstone_moves_total", "Moves made, by people and by bots"),
    ("witchstone_guests_created_total", "Guests registered"),
    ("witchstone_tables_created_total", "Tables created"),
    ("witchstone_http_requests_total", "HTTP requests, by status"),
    ("witchstone_refusals_total", "Requests refused, by reason code"),
    ("witchstone_disconnects_total", "Connections that the server closed, by reason code"),
    ("witchstone_hooks_total", "Turn hooks, by result"),
    ("witchstone_bot_failures_total", "Searches of bots that failed"),
];

/// Every gauge, with its help.
const GAUGES: [(&str, &str); 8] = [
    ("witchstone_connections", "Open WebSockets"),
    ("witchstone_http_connections", "Open HTTP connections, without WebSockets"),
    ("witchstone_rooms_active", "Tables in memory"),
    ("witchstone_store_queue", "Writes that wait for the database"),
    ("witchstone_database_bytes", "Size of the database"),
    ("witchstone_search_queue", "Searches of bots and hints that wait for a thread"),
    ("witchstone_searches_running", "Searches of bots and hints that run"),
    ("witchstone_analysis_queue", "Finished games that wait for their analysis"),
];

/// Every histogram of times, with its help.
const TIMES: [(&str, &str); 6] = [
    ("witchstone_action_seconds", "Time from an action of a player to its durable reply"),
    ("witchstone_http_seconds", "Time for an HTTP request"),
    ("witchstone_store_append_seconds", "Time until an entry is durable, waiting included"),
    ("witchstone_store_commit_seconds", "Time for a commit of all waiting entries"),
    ("witchstone_table_load_seconds", "Time to load and replay a table"),
    ("witchstone_search_seconds", "Time for a search, without waiting"),
];

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
    process::begin();
    METRICS.get_or_init(|| {
        let builder = PrometheusBuilder::new();
        let buckets = Matcher::Suffix("_seconds".into());
        // Only an empty list of bounds is refused.
        let recorder = builder.set_buckets_for_metric(buckets, &SECONDS).unwrap_or_default().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another metrics recorder is installed");
        }
        describe();
        handle
    });
}

/// Describes all metrics, and begins those whose labels are known: a counter that is not there yet cannot be alerted on.
fn describe() {
    COUNTERS.into_iter().for_each(|(name, help)| describe_counter!(name, help));
    GAUGES.into_iter().for_each(|(name, help)| describe_gauge!(name, help));
    TIMES.into_iter().for_each(|(name, help)| describe_histogram!(name, Unit::Seconds, help));
    for result in ["delivered", "failed", "dropped"] {
        counter!("witchstone_hooks_total", "result" => result).increment(0);
    }
    for by in ["person", "bot"] {
        counter!("witchstone_moves_total", "by" => by).increment(0);
    }
    for reason in ["internal", "rate_limited", "limit_reached", "too_many_connections"] {
        counter!("witchstone_refusals_total", "reason" => reason).increment(0);
    }
    for reason in ["idle", "too_slow", "silent"] {
        counter!("witchstone_disconnects_total", "reason" => reason).increment(0);
    }
    for name in [
        "witchstone_entries_total",
        "witchstone_guests_created_total",
        "witchstone_tables_created_total",
        "witchstone_bot_failures_total",
    ] {
        counter!(name).increment(0);
    }
    for name in [
        "witchstone_connections",
        "witchstone_http_connections",
        "witchstone_search_queue",
        "witchstone_searches_running",
    ] {
        gauge!(name).set(0.0);
    }
    for (name, _) in TIMES {
        // Nothing is recorded: the histogram is only begun.
        let _ = metrics::histogram!(name);
    }
}

/// Moves what was recorded into the histograms. Without this their memory grows until somebody reads the metrics.
pub fn upkeep() {
    if let Some(metrics) = METRICS.get() {
        metrics.run_upkeep();
    }
}

/// The metrics of this server in the format of Prometheus.
pub async fn metrics(shared: &Shared) -> String {
    gauge!("witchstone_store_queue").set(shared.store.waiting_writes() as f64);
    gauge!("witchstone_analysis_queue").set(shared.analyses.waiting() as f64);
    match shared.store.size().await {
        Ok(bytes) => gauge!("witchstone_database_bytes").set(bytes as f64),
        Err(error) => tracing::warn!(%error, "cannot read the size of the database"),
    }
    let own = METRICS.get().map(PrometheusHandle::render).unwrap_or_default();
    own + &process::metrics()
}

/// Counts one that waits or runs in a gauge, until this is dropped.
pub struct Counted(&'static str);

impl Counted {
    /// Counts one more in this gauge.
    pub fn new(gauge: &'static str) -> Counted {
        gauge!(gauge).increment(1.0);
        Counted(gauge)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}
