//! Clocks, chat, hooks, and what the host looks at.

mod common;

use common::{Seat, config, house, options, people, request, seats, settings, table_of};
use witchstone_server::start;
use witchstone_wire::{ClientMessage, Clock, OnTimeout, Reason, ServerMessage, Status};

#[tokio::test]
async fn a_timeout_gives_the_seat_to_a_bot() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let mut timed = settings(options(2));
    timed.clock = Clock::PerTurn { seconds: 5 };
    let table = table_of(&people, timed).await;
    let mut seat = Seat::take(&people[0], &table.id, None).await.unwrap();
    assert!(seat.table.seats[1].clock_ms.is_some_and(|left| (1..=5_000).contains(&left)));
    seat.until(|message| match message {
        ServerMessage::Table { table } => table.seats[1].stand_in,
        _ => None,
    })
    .await
    .unwrap();
    // The bot moves for the player who ran out of time, until it is the other's turn.
    while !seat.is_to_move() {
        seat.receive().await.unwrap();
    }
    let mut late = Seat::take(&people[1], &table.id, None).await.unwrap();
    late.ask(|id| ClientMessage::TakeOver { id }).await.unwrap().unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn a_timeout_can_lose_the_game_even_without_connections() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.evict_after = std::time::Duration::from_millis(50);
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let people = people(&address, 2).await;
    let mut timed = settings(options(2));
    (timed.clock, timed.on_timeout) = (Clock::PerTurn { seconds: 5 }, OnTimeout::Loss);
    let table = table_of(&people, timed).await;
    let info = loop {
        let reply = request(&address, &format!("GET /api/tables/{}", table.id), "").await.unwrap();
        let info: witchstone_wire::TableInfo = reply.json().unwrap();
        if info.status == Status::Finished {
            break info;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    assert_eq!(info.result.unwrap().winners, [0]);
    server.stop().await;
}

#[tokio::test]
async fn chat_reaches_all_who_have_not_muted_the_sender() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people[..2], settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    let say = |text: &str| {
        let text = text.to_owned();
        |id| ClientMessage::Chat { id, text }
    };
    let received = |message: &ServerMessage| match message {
        ServerMessage::Chat { message } => Some((message.seat, message.text.clone())),
        _ => None,
    };
    seats[2].ask(say("Hex!")).await.unwrap().unwrap();
    assert_eq!(seats[0].until(received).await.unwrap(), (None, "Hex!".into()));
    assert!(seats[2].ask(say(&"x".repeat(501))).await.unwrap().is_err());
    // One guest stops listening; then the host silences for all.
    let name = people[2].name.clone();
    seats[1].ask(|id| ClientMessage::Mute { id, name, muted: true }).await.unwrap().unwrap();
    seats[2].ask(say("Again!")).await.unwrap().unwrap();
    seats[0].ask(say("Quiet.")).await.unwrap().unwrap();
    seats[1]
        .until(|message| received(message).filter(|(_, text)| text != "Hex!"))
        .await
        .map(|(seat, _)| assert_eq!(seat, Some(0)))
        .unwrap();
    let name = people[2].name.clone();
    seats[0].ask(|id| ClientMessage::Mute { id, name, muted: true }).await.unwrap().unwrap();
    let refused = seats[2].ask(say("But")).await.unwrap().unwrap_err();
    assert!(matches!(refused, ServerMessage::Refused { reason: Reason::Muted, .. }));
    let late = Seat::take(&people[1], &table.id, None).await.unwrap();
    assert!(late.received[0].contains("Hex!"));
    house.server.stop().await;
}

#[tokio::test]
async fn hints_are_given_unless_the_table_forbids_them() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    for allowed in [true, false] {
        let mut settings = settings(options(2));
        settings.hints = allowed;
        let table = table_of(&people, settings).await;
        let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
        seat.socket.send(&ClientMessage::LegalMoves { id: 1 }).await.unwrap();
        seat.socket.send(&ClientMessage::Hint { id: 2 }).await.unwrap();
        let moves = seat.until(|message| match message {
            ServerMessage::LegalMoves { moves, .. } => Some(moves.clone()),
            _ => None,
        });
        let moves = moves.await.unwrap();
        let hint = seat.until(|message| match message {
            ServerMessage::Hint { r#move, .. } => Some(Ok(r#move.clone())),
            ServerMessage::Refused { id: 2, reason, .. } => Some(Err(*reason)),
            _ => None,
        });
        match hint.await.unwrap() {
            Ok(hint) => assert!(allowed && moves.contains(&hint), "{hint}"),
            Err(reason) => assert!(!allowed && reason == Reason::NoHints, "{reason:?}"),
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn health_readiness_and_metrics_are_served() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    table_of(&people, settings(options(2))).await;
    assert_eq!(request(&house.address, "GET /healthz", "").await.unwrap().body, "alive\n");
    assert_eq!(request(&house.address, "GET /readyz", "").await.unwrap().body, "ready\n");
    let metrics = request(&house.address, "GET /metrics", "").await.unwrap().body;
    for name in ["witchstone_entries_total", "witchstone_rooms_active"] {
        assert!(metrics.contains(name), "{metrics}");
    }
    assert_eq!(request(&house.address, "GET /", "").await.unwrap().status, 200);
    house.server.stop().await;
}
