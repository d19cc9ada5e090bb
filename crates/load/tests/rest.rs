//! The load generator waits until all rooms are evicted. On its own: metrics belong to the process.

use std::time::Duration;

use witchstone_load::{LoadOptions, run};
use witchstone_server::{Config, start};

/// The number on a line of the report.
fn figure(report: &str, name: &str) -> f64 {
    let line = report.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{report}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rooms_are_loaded_while_games_are_played_and_evicted_afterwards() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::on(folder.path().join("games.sqlite").to_string_lossy());
    config.limits.requests = 0;
    config.limits.messages = 100_000;
    config.limits.evict_after = Duration::from_millis(300);
    let server = start(config).await.unwrap();
    let url = vec![format!("http://{}", server.address)];
    let options = LoadOptions {
        tables: 3,
        seconds: 1,
        url,
        players: 2,
        pace: 100,
        rest: true,
        hostile: None,
        any_latency: false,
    };
    let report = tokio::task::spawn_blocking(move || run(&options)).await.unwrap().unwrap().text;
    assert!(figure(&report, "rooms loaded ") >= 3.0, "{report}");
    assert_eq!(figure(&report, "rooms after eviction "), 0.0, "{report}");
    assert!(report.contains("memory per evicted table, kB"), "{report}");
    server.stop().await;
}
