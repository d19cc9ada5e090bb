//! Rubbish, floods, strangers and other origins: a clear error or a closed socket, and the other tables unmoved.

mod common;

use common::{
    RequestAs, Seat, config, house, open_socket, options, people, request, seats, settings, table_of,
};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use witchstone_client::{Client, WebSocketMessage as Message};
use witchstone_server::start;
use witchstone_wire::{ClientMessage, PROTOCOL, Reason, ServerMessage};

/// The reason of a `refused` or `bye`.
fn reason(message: &ServerMessage) -> Option<Reason> {
    match message {
        ServerMessage::Refused { reason, .. } | ServerMessage::Bye { reason, .. } => Some(*reason),
        _ => None,
    }
}

async fn hello(server: &str, table: &str, token: Option<String>) -> Option<Reason> {
    let mut socket = open_socket(server).await.unwrap();
    socket
        .send(&ClientMessage::Hello {
            protocol: PROTOCOL,
            table: table.into(),
            token,
            since: None,
            deltas: false,
        })
        .await
        .unwrap();
    reason(&socket.next().await.unwrap().unwrap())
}

/// A page of an older version stays open in a browser: it can read the refusal, which is the same in every version.
#[tokio::test]
async fn another_protocol_version_is_refused_by_both_numbers() {
    let house = house().await;
    let ada = people(&house.address, 1).await.remove(0);
    for (client, server) in [(1, PROTOCOL), (PROTOCOL + 1, PROTOCOL)] {
        let mut socket = open_socket(&house.address).await.unwrap();
        let (kind, token) = ("hello", &ada.token);
        let hello = serde_json::json!({ "type": kind, "protocol": client, "table": "t", "token": token, "changes": true });
        socket.send_text(hello.to_string()).await.unwrap();
        let bye = socket.next_text().await.unwrap().unwrap();
        let bye: serde_json::Value = serde_json::from_str(&bye).unwrap();
        assert_eq!((&bye["type"], &bye["reason"]), (&"bye".into(), &"wrong_protocol".into()), "{bye}");
        let text = bye["text"].as_str().unwrap();
        let numbers = format!("protocol version {client}, the server version {server}");
        assert!(text.contains(&numbers), "{text}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn unauthorised_connections_are_refused() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let mut closed = settings(options(2));
    closed.spectators = false;
    let table = table_of(&people[..2], closed).await;
    let token = |client: &Client| Some(client.token.clone());
    let server = &house.address;
    assert_eq!(hello(server, &table.id, None).await, Some(Reason::UnknownGuest));
    assert_eq!(hello(server, "nowhere", token(&people[0])).await, Some(Reason::NoSuchTable));
    assert_eq!(hello(server, &table.id, token(&people[2])).await, Some(Reason::NoSpectators));
    // A right name with a wrong secret, and somebody else's secret.
    let id = people[0].token.split_once('.').unwrap().0;
    let secret = people[1].token.split_once('.').unwrap().1;
    let forged = Some(format!("{id}.{secret}"));
    assert_eq!(hello(server, &table.id, forged).await, Some(Reason::LoggedOut));
    assert_eq!(hello(server, &table.id, Some("no token".into())).await, Some(Reason::UnknownGuest));
    let reply = people[2].request(&format!("POST /api/tables/{}/start", table.id), "").await.unwrap();
    assert_eq!(reply.status, 403);
    house.server.stop().await;
}

#[tokio::test]
async fn only_the_occupant_acts_for_a_seat() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people[..2], settings(options(2))).await;
    let mut watching = Seat::take(&people[2], &table.id, None).await.unwrap();
    assert!(watching.view.is_some_and(|view| view.seat.is_none()));
    let refused = watching.play("tower t0").await.unwrap().unwrap_err();
    assert_eq!(reason(&refused), Some(Reason::NoSeat));
    for ask in [
        |id| ClientMessage::Resign { id },
        |id| ClientMessage::TakeOver { id },
        |id| ClientMessage::LegalMoves { id },
    ] {
        assert_eq!(reason(&watching.ask(ask).await.unwrap().unwrap_err()), Some(Reason::NoSeat));
    }
    let mut seats = seats(&people[..2], &table.id).await;
    let refused = seats[0].ask(|id| ClientMessage::LegalMoves { id }).await.unwrap().unwrap_err();
    assert_eq!(reason(&refused), Some(Reason::NotYourTurn));
    assert_eq!(
        people[0].request(&format!("GET /api/tables/{}/record", table.id), "").await.unwrap().status,
        409
    );
    house.server.stop().await;
}

/// A text that is almost a message.
fn invalid_text(rng: &mut SmallRng) -> String {
    const SEEDS: &[&str] = &[
        r#"{"type":"play","id":1,"version":3,"move":"tower t0"}"#,
        r#"{"type":"undo","id":18446744073709551615,"version":0}"#,
        r#"{"type":"request_undo","id":1,"version":3,"moves":99999999999}"#,
        r#"{"type":"hand_over","id":1,"level":255}"#,
        r#"{"type":"chat","id":1,"text":"\u0000"}"#,
        r#"{"type":"hello","protocol":2,"table":"../../etc"}"#,
        "[[[[[[[[[[[[[[[[",
        "",
    ];
    let mut bytes = SEEDS[rng.random_range(0..SEEDS.len())].as_bytes().to_vec();
    for _ in 0..rng.random_range(0..6) {
        let at = rng.random_range(0..=bytes.len());
        match rng.random_range(0..3) {
            0 if at < bytes.len() => bytes[at] = rng.random_range(32..127),
            1 if at < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.insert(at, rng.random_range(32..127)),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn invalid_messages_are_refused_and_do_not_affect_other_tables() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let calm = table_of(&people[..2], settings(options(2))).await;
    let noisy = table_of(&people[1..], settings(options(2))).await;
    let mut rng = SmallRng::seed_from_u64(4);
    for _ in 0..60 {
        let mut socket = people[2].join(&noisy.id, None).await.unwrap();
        for _ in 0..8 {
            if socket.send_text(invalid_text(&mut rng)).await.is_err() {
                break;
            }
        }
        // Each text is answered or the socket is closed with a reason; it is never silent for ever.
        let _ = socket.send(&ClientMessage::Ping { id: 77 }).await;
        loop {
            match socket.next().await {
                Ok(Some(ServerMessage::Pong { id: 77 } | ServerMessage::Bye { .. }) | None) | Err(_) => break,
                Ok(Some(_)) => {}
            }
        }
    }
    let mut socket = people[2].join(&noisy.id, None).await.unwrap();
    socket.send_frame(Message::binary(vec![0u8, 255, 3])).await.unwrap();
    assert!(socket.wait_for(|message| reason(&message)).await.is_ok());
    let mut seats = seats(&people[..2], &calm.id).await;
    seats[1].play("tower t1").await.unwrap().unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn incomplete_requests_and_large_messages_close_the_connection() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    for text in [
        "GET /api/socket HTTP/1.1\r\nUpgr",
        "\u{0}\u{1}\u{2}",
        "POST /api/guest HTTP/1.1\r\nContent-Length: 99\r\n\r\n{",
    ] {
        let mut stream = tokio::net::TcpStream::connect(&house.address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        stream.shutdown().await.unwrap();
        let mut answer = vec![];
        // Whatever it says, it ends.
        let _ = stream.read_to_end(&mut answer).await;
    }
    let mut socket = people[0].join(&table.id, None).await.unwrap();
    let _ = socket.send_text(format!("{{\"type\":\"chat\",\"text\":\"{}\"}}", "x".repeat(100_000))).await;
    while let Ok(Some(message)) = socket.next().await {
        assert!(!matches!(message, ServerMessage::Chat { .. }));
    }
    let long = "y".repeat(100_000);
    let reply = people[0].request("POST /api/guest", &format!("{{\"name\":\"{long}\"}}")).await;
    assert!(reply.is_err() || reply.unwrap().status == 413);
    assert_eq!(request(&house.address, "GET /readyz", "").await.unwrap().status, 200);
    house.server.stop().await;
}

#[tokio::test]
async fn floods_are_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.messages = 10;
    config.limits.requests = 50;
    config.limits.connections_per_guest = 3;
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let people = people(&address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut socket = people[0].join(&table.id, None).await.unwrap();
    for id in 0..200 {
        if socket.send(&ClientMessage::Ping { id }).await.is_err() {
            break;
        }
    }
    let bye =
        socket.wait_for(|message| matches!(message, ServerMessage::Bye { .. }).then_some(message)).await;
    assert_eq!(reason(&bye.unwrap()), Some(Reason::RateLimited));
    let mut held = vec![];
    for _ in 0..3 {
        held.push(Seat::take(&people[1], &table.id, None).await.unwrap());
    }
    assert!(Seat::take(&people[1], &table.id, None).await.is_err());
    let mut refused = 0;
    for _ in 0..200 {
        refused += usize::from(request(&address, "GET /api/tables", "").await.unwrap().status == 429);
    }
    assert!(refused > 0);
    // The host's own pages are not limited.
    assert_eq!(request(&address, "GET /healthz", "").await.unwrap().status, 200);
    drop(held);
    server.stop().await;
}

#[tokio::test]
async fn other_origins_are_refused_and_headers_are_set() {
    let house = house().await;
    let foreign = "POST /api/guest\nOrigin: https://evil.example";
    assert_eq!(request(&house.address, foreign, "{\"name\":\"Eve\"}").await.unwrap().status, 403);
    let upgrade = "GET /api/socket\nOrigin: https://evil.example\r\nUpgrade: websocket";
    assert_eq!(request(&house.address, upgrade, "").await.unwrap().status, 403);
    let own = format!("POST /api/guest\nOrigin: http://{}", house.address);
    let reply = request(&house.address, &own, "{\"name\":\"Ada\"}").await.unwrap();
    assert_eq!(reply.status, 200);
    let head = format!("{:?}", reply.headers).to_lowercase();
    for part in [
        "httponly",
        "samesite=lax",
        "script-src 'self' 'wasm-unsafe-eval'",
        "worker-src 'self'",
        "nosniff",
        "no-referrer",
    ] {
        assert!(head.contains(part), "{part} is missing: {head}");
    }
    house.server.stop().await;
}
