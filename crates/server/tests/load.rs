//! The load tool against servers that set limits, or are none.

mod common;

use common::config;
use witchstone_server::load::{LoadOptions, run};
use witchstone_server::start;

fn load(url: String) -> LoadOptions {
    LoadOptions { tables: 3, seconds: 1, url: vec![url], players: 2, pace: 100, rest: false }
}

/// The number on a line of the report.
fn figure(report: &str, name: &str) -> f64 {
    let line = report.lines().find(|line| line.starts_with(name)).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_admits_few_requests_is_asked_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.requests = 5;
    let server = start(config).await.unwrap();
    let options = load(format!("http://{}", server.address));
    let report = tokio::task::spawn_blocking(move || run(&options)).await.unwrap().unwrap();
    assert_eq!(figure(&report, "tables "), 3.0, "{report}");
    assert!(figure(&report, "moves ") > 3.0, "{report}");
    assert_eq!(figure(&report, "errors "), 0.0, "{report}");
}

#[tokio::test]
async fn where_no_server_is_there_is_no_report() {
    let options = load("http://127.0.0.1:1".into());
    let error = tokio::task::spawn_blocking(move || run(&options)).await.unwrap().unwrap_err();
    assert!(error.starts_with("The server cannot be used: "), "{error}");
}
