//! The interface as it is described, and a player in Python that needs nothing else.

mod common;

use common::{Seat, house, options, settings, sits};
use witchstone_server::client::{Client, request};
use witchstone_wire::{NewSitter, NewTable};

#[tokio::test]
async fn every_path_is_described() {
    let house = house().await;
    let described = request(&house.address, "GET /api/openapi.json", "").await.unwrap().body;
    let described: serde_json::Value = serde_json::from_str(&described).unwrap();
    let page = request(&house.address, "GET /api", "").await.unwrap();
    assert_eq!(page.status, 200);
    for path in [
        "/api/guest",
        "/api/guests/{name}/statistics",
        "/api/device",
        "/api/device/{code}",
        "/api/tables",
        "/api/tables/{id}",
        "/api/tables/{id}/seats/{seat}",
        "/api/tables/{id}/start",
        "/api/tables/{id}/rematch",
        "/api/tables/{id}/record",
        "/api/tables/{id}/sheet",
        "/api/tables/{id}/analysis",
    ] {
        assert!(described["paths"][path].is_object(), "{path}");
        assert!(page.body.contains(path), "{path}");
    }
    assert!(described["components"]["schemas"]["Settings"].is_object());
    house.server.stop().await;
}

#[tokio::test]
async fn a_bot_in_python_plays_a_whole_game() {
    let house = house().await;
    let ada = Client::new(&house.address, "Ada").await.unwrap();
    let new = NewTable { settings: settings(options(2)), seats: vec![sits(NewSitter::Me)] };
    let table = ada.table(&new).await.unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    // As its own first line says.
    assert!(std::fs::read_to_string(script).unwrap().lines().count() <= 60);
    let url = format!("http://{}", house.address);
    let python = tokio::process::Command::new("python3").args([script, &url, &table.id]).output();
    let python = tokio::spawn(python);
    let mut seat = Seat::take(&ada, &table.id, None).await.unwrap();
    while seat.view.is_none() {
        seat.hear().await.unwrap();
    }
    seat.play_out(3).await.unwrap();
    let output = python.await.unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "The game is over.");
    house.server.stop().await;
}
