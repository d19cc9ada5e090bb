//! The HTTP API as OpenAPI describes it, and the example bot in Python.

mod common;

use std::path::PathBuf;
use std::process::Command;

use common::{
    RequestAs, Seat, config, guest, house, open_socket, options, people, request, settings, sits, table_of,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use witchstone_wire::{ClientMessage, NewOccupant, NewTable, ServerMessage};

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
        "/api/device/preview",
        "/api/device/login",
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

/// The interpreter of a virtual environment with the packages of the examples; `cargo xtask smoke` uses the same.
fn python_environment() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("../python");
    let python = folder.join("bin/python");
    let run = |command: &mut Command| {
        let output = command.output().unwrap_or_else(|error| panic!("cannot run {command:?}: {error}"));
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    };
    if !python.exists() {
        run(Command::new("python3").args(["-m", "venv"]).arg(&folder));
    }
    let requirements = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/requirements.txt");
    run(Command::new(&python).args(["-m", "pip", "install", "--quiet", "--requirement", requirements]));
    python
}

#[tokio::test]
async fn a_bot_in_python_plays_a_whole_game() {
    let house = house().await;
    let ada = guest(&house.address, "Ada").await.unwrap();
    let new = NewTable { edition: None, settings: settings(options(2)), seats: vec![sits(NewOccupant::Me)] };
    let table = ada.create_table(&new).await.unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let url = format!("http://{}", house.address);
    let python = tokio::task::spawn_blocking(python_environment).await.unwrap();
    let bot = tokio::process::Command::new(python).args([script, &url, &table.id]).output();
    let bot = tokio::spawn(bot);
    let mut seat = Seat::take(&ada, &table.id, None).await.unwrap();
    while seat.view.is_none() {
        seat.receive().await.unwrap();
    }
    seat.play_out(3).await.unwrap();
    let output = bot.await.unwrap().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "The game is over.");
    house.server.stop().await;
}

/// The message without what differs from game to game.
fn form(text: &str) -> String {
    let mut value: serde_json::Value = serde_json::from_str(text).unwrap();
    let differs = ["id", "version", "moves", "move", "at_ms", "view", "player"];
    let blank = |value: &mut serde_json::Value| {
        for (key, value) in value.as_object_mut().unwrap() {
            if differs.contains(&key.as_str()) {
                *value = serde_json::Value::Null;
            }
        }
    };
    blank(&mut value);
    for event in value.get_mut("events").and_then(|events| events.as_array_mut()).into_iter().flatten() {
        blank(event);
    }
    if let Some(message) = value.get_mut("message") {
        blank(message);
    }
    // A refusal may have a view or not.
    value.as_object_mut().unwrap().remove("view");
    value.to_string()
}

/// Plays until a move can be undone: it revealed nothing, and its player is still to move.
async fn play_until_an_undo(seats: [&mut Seat; 2]) {
    let mut rng = SmallRng::seed_from_u64(1);
    loop {
        let mover = seats.iter().position(|seat| seat.is_to_move()).unwrap();
        let text = seats[mover].any_move(&mut rng);
        let version = seats[mover].play(&text).await.unwrap().unwrap();
        if seats[mover].ask(|id| ClientMessage::Undo { id, version }).await.unwrap().is_ok() {
            return;
        }
        while seats[1 - mover].version < version {
            seats[1 - mover].receive().await.unwrap();
        }
    }
}

/// Sends the requests of the protocol document at a table; returns all messages received.
async fn play_the_examples() -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.messages = 40;
    let server = witchstone_server::start(config).await.unwrap();
    let mut people = people(&server.address.to_string(), 2).await;
    let name = "{\"name\":\"Ada\"}";
    people[0].request("POST /api/guest", name).await.unwrap();
    people[0].name = "Ada".into();
    let table = table_of(&people, settings(options(2))).await;
    let mut older = open_socket(&server.address.to_string()).await.unwrap();
    older.send_text(r#"{"type":"hello","protocol":1,"table":"t"}"#.into()).await.unwrap();
    let wrong_protocol = older.next_text().await.unwrap().unwrap();
    let mut ada = Seat::take(&people[0], &table.id, None).await.unwrap();
    let mut bea = Seat::take(&people[1], &table.id, None).await.unwrap();
    assert!(ada.play("tower t2").await.unwrap().is_err());
    assert!(bea.play("step").await.unwrap().is_err());
    for message in
        [ClientMessage::LegalMoves { id: 1 }, ClientMessage::Hint { id: 7 }, ClientMessage::Ping { id: 13 }]
    {
        bea.socket.send(&message).await.unwrap();
    }
    bea.until(|message| matches!(message, ServerMessage::Pong { .. }).then_some(())).await.unwrap();
    bea.play("tower t2").await.unwrap().unwrap();
    while ada.version < bea.version {
        ada.receive().await.unwrap();
    }
    play_until_an_undo([&mut ada, &mut bea]).await;
    ada.ask(|id| ClientMessage::Chat { id, text: "Good luck!".into() }).await.unwrap().unwrap();
    bea.until(|message| matches!(message, ServerMessage::Chat { .. }).then_some(())).await.unwrap();
    for id in 0..200 {
        if ada.socket.send(&ClientMessage::Ping { id }).await.is_err() {
            break;
        }
    }
    ada.until(|message| matches!(message, ServerMessage::Bye { .. }).then_some(())).await.unwrap();
    let stopping = tokio::spawn(server.stop());
    bea.until(|message| matches!(message, ServerMessage::Bye { .. }).then_some(())).await.unwrap();
    stopping.await.unwrap();
    ada.received.into_iter().chain(bea.received).chain([wrong_protocol]).collect()
}

#[tokio::test]
async fn server_messages_match_the_protocol_document() {
    let received: Vec<String> = play_the_examples().await.iter().map(|text| form(text)).collect();
    let text = include_str!("../../../docs/protocol.md");
    let blocks = text.split("```json server\n").skip(1);
    let examples: Vec<&str> =
        blocks.flat_map(|block| block.split("```").next().unwrap_or("").lines()).collect();
    assert!(examples.len() > 7);
    for example in examples {
        assert!(received.contains(&form(example)), "never received: {example}");
    }
}
