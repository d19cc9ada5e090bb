//! The load generator against servers with rate limits, over HTTPS, and without a server.

#[path = "../../client/tests/tls/mod.rs"]
mod tls;

use witchstone_load::{LoadError, LoadOptions, run};
use witchstone_server::{Config, Server, start};

fn options(url: String) -> LoadOptions {
    LoadOptions {
        tables: 3,
        seconds: 1,
        url: vec![url],
        players: 2,
        pace: 100,
        rest: false,
        hostile: None,
        any_latency: false,
    }
}

/// The number on a line of the report.
fn figure(report: &str, name: &str) -> f64 {
    let line = report.lines().find(|line| line.starts_with(name)).unwrap();
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

async fn server(folder: &std::path::Path, requests: u32) -> Server {
    let mut config = Config::on(folder.join("games.sqlite").to_string_lossy());
    config.limits.requests = requests;
    config.limits.messages = 100_000;
    start(config).await.unwrap()
}

async fn report(options: LoadOptions) -> Result<String, LoadError> {
    tokio::task::spawn_blocking(move || run(&options)).await.unwrap().map(|report| report.text)
}

fn check(report: &str) {
    assert_eq!(figure(report, "tables "), 3.0, "{report}");
    assert!(figure(report, "moves ") > 3.0, "{report}");
    assert_eq!(figure(report, "errors "), 0.0, "{report}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_the_rate_limit_refuses_are_retried() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), 5).await;
    check(&report(options(format!("http://{}", server.address))).await.unwrap());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_behind_https_is_measured() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(folder.path(), 0).await;
    let proxy = tls::Proxy::to(server.address).await;
    check(&report(options(proxy.url.clone())).await.unwrap());
}

#[tokio::test]
async fn without_a_server_there_is_no_report() {
    let error = report(options("http://127.0.0.1:1".into())).await.unwrap_err();
    assert!(matches!(error, LoadError::Server(_)), "{error}");
    assert!(error.to_string().starts_with("cannot use the server: cannot connect to http://127.0.0.1:1"));
}
