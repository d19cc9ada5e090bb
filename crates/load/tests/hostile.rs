//! A tenth of `witchstone load --hostile`: honest players do not notice a hundred hostile clients.

use witchstone_load::{LoadOptions, run};
use witchstone_server::{Config, start};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_players_play_on_while_hostile_clients_do_what_they_can() {
    let folder = tempfile::tempdir().unwrap();
    // With all the limits that a server has by default.
    let config = Config::on(folder.path().join("games.sqlite").to_string_lossy());
    let server = start(config).await.unwrap();
    let options = LoadOptions {
        tables: 10,
        seconds: 3,
        url: vec![format!("http://{}", server.address)],
        players: 2,
        pace: 100,
        rest: false,
        hostile: Some(100),
        // Other tests run at the same time.
        any_latency: true,
    };
    let report = tokio::task::spawn_blocking(move || run(&options)).await.unwrap().unwrap();
    println!("{}", report.text);
    assert!(report.missed.is_empty(), "{:?}\n{}", report.missed, report.text);
    server.stop().await;
}
