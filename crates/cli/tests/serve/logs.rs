//! Logs contain neither credentials nor the links of private tables.

use std::process::Stdio;

use crate::common::{RequestAs, Seat, open_socket, options, people, request, settings, sits};
use rand::SeedableRng;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use witchstone_client::Client;
use witchstone_wire::{ClientMessage, DeviceCode, DeviceLogin, NewOccupant, NewTable, PROTOCOL, TableInfo};

/// A server that logs everything it can.
async fn talkative(folder: &std::path::Path, json: bool) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_witchstone"))
        .args(["serve", "--listen", "127.0.0.1:0", "--requests", "0", "--messages", "100000"])
        .args(["--log-json", if json { "true" } else { "false" }])
        .arg("--turn-hook")
        .arg("http://127.0.0.1:9/secret-path")
        .arg("--database")
        .arg(folder.join("games.sqlite"))
        .env("WITCHSTONE_LOG", "trace")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).await.unwrap();
    let address = first.trim().rsplit_once("http://").unwrap().1.to_owned();
    (child, address)
}

/// A whole game of one person against a bot at a private table, with all kinds of refusals and a second device.
async fn busy_evening(address: &str) -> Vec<String> {
    let people = people(address, 2).await;
    let mut private = settings(options(2));
    private.listed = false;
    let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1))];
    let table = people[0].create_table(&NewTable { edition: None, settings: private, seats }).await.unwrap();
    let code: DeviceCode = people[0].post("/api/device", &()).await.unwrap();
    let login = serde_json::to_string(&DeviceLogin { code: code.code.clone(), replace: false }).unwrap();
    request(address, "POST /api/device/preview", &login).await.unwrap().success().unwrap();
    let device = request(address, "POST /api/device/login", &login).await.unwrap();
    let second: witchstone_wire::Guest = device.json().unwrap();
    // Refusals of every kind, over HTTP and over the socket.
    let path = format!("/api/tables/{}", table.id);
    assert_eq!(people[1].request(&format!("POST {path}/start"), "").await.unwrap().status, 403);
    assert_eq!(people[1].request(&format!("POST {path}/seats/0"), "{nonsense").await.unwrap().status, 400);
    assert_eq!(request(address, "POST /api/device/login", &login).await.unwrap().status, 401);
    let forged = Client { token: people[0].token.replace('.', ".x"), ..people[0].clone() };
    assert_eq!(forged.request("GET /api/guest", "").await.unwrap().status, 401);
    let cookie = format!("GET {path}\nCookie: witchstone={}", people[0].token);
    assert_eq!(request(address, &cookie, "").await.unwrap().status, 200);
    let mut socket = open_socket(address).await.unwrap();
    let (id, token) = (table.id.clone(), Some(forged.token.clone()));
    socket
        .send(&ClientMessage::Hello { protocol: PROTOCOL, table: id, token, since: None, deltas: false })
        .await
        .unwrap();
    while socket.next().await.unwrap().is_some() {}
    let mut seat = Seat::take(&people[0], &table.id, None).await.unwrap();
    seat.socket.send_text(format!("{{\"type\":\"{}\"", people[0].token)).await.unwrap();
    assert!(seat.play("fly").await.unwrap().is_err());
    let mut rng = rand::rngs::SmallRng::seed_from_u64(1);
    while !seat.is_over() {
        if seat.is_to_move() {
            let text = seat.any_move(&mut rng);
            seat.play(&text).await.unwrap().unwrap();
        } else {
            seat.receive().await.unwrap();
        }
    }
    let info: TableInfo = request(address, &format!("GET {path}"), "").await.unwrap().json().unwrap();
    assert!(info.result.is_some());
    let secret = |token: &str| token.split_once('.').unwrap().1.to_owned();
    vec![
        secret(&people[0].token),
        secret(&people[1].token),
        secret(&second.token.unwrap()),
        code.code,
        table.id,
    ]
}

#[tokio::test]
async fn logs_of_all_levels_contain_no_secret() {
    for json in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let (mut child, address) = talkative(folder.path(), json).await;
        let mut log = child.stderr.take().unwrap();
        let reading = tokio::spawn(async move {
            let mut text = String::new();
            log.read_to_string(&mut text).await.unwrap();
            text
        });
        let secrets = busy_evening(&address).await;
        // Graceful: what is logged last is logged too.
        let id = child.id().unwrap().to_string();
        assert!(Command::new("kill").arg(&id).status().await.unwrap().success());
        assert!(child.wait().await.unwrap().success());
        let text = reading.await.unwrap();
        assert!(text.contains("listening") && text.contains("stopped"), "{text}");
        assert!(text.contains("request refused"), "{text}");
        for secret in secrets {
            assert!(!text.contains(&secret), "{secret} in {text}");
        }
        if json {
            // `serve` says first that this build carries no browser client.
            for line in text.lines().filter(|line| !line.starts_with("The browser client")) {
                let line: serde_json::Value = serde_json::from_str(line).unwrap();
                assert!(line["level"].is_string() && line["timestamp"].is_string());
            }
        }
    }
}

#[tokio::test]
async fn a_server_that_others_can_reach_warns_unless_cookies_are_secure() {
    for (listen, secure, warns) in
        [("0.0.0.0:0", "false", true), ("0.0.0.0:0", "true", false), ("127.0.0.1:0", "false", false)]
    {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_witchstone"))
            .args(["serve", "--listen", listen, "--secure-cookies", secure, "--database"])
            .arg(folder.path().join("games.sqlite"))
            .env_remove("WITCHSTONE_LOG")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let mut text = String::new();
        while !text.contains("listening") {
            text.push_str(&lines.next_line().await.unwrap().expect("the server says that it listens"));
        }
        assert_eq!(
            text.contains("WARN") && text.contains("--secure-cookies"),
            warns,
            "{listen} {secure}: {text}"
        );
    }
}
