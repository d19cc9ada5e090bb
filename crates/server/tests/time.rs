//! Clocks, chat, hooks, and what the host looks at.

mod common;

use common::{Seat, config, house, options, people, request, seats, settings, table_of};
use witchstone_server::start;
use witchstone_wire::{AtZero, ClientMessage, Clock, Reason, ServerMessage, Status};

#[tokio::test]
async fn a_clock_at_zero_gives_the_seat_to_a_bot() {
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
    // The bot moves for the one who ran out of time, until it is the other one's turn.
    while !seat.is_to_move() {
        seat.hear().await.unwrap();
    }
    let mut late = Seat::take(&people[1], &table.id, None).await.unwrap();
    late.ask(|id| ClientMessage::TakeBack { id }).await.unwrap().unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn a_clock_at_zero_loses_the_game_where_the_table_says_so_even_while_nobody_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.room_idle = std::time::Duration::from_millis(50);
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let people = people(&address, 2).await;
    let mut timed = settings(options(2));
    (timed.clock, timed.at_zero) = (Clock::PerTurn { seconds: 5 }, AtZero::Loss);
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
async fn chat_reaches_all_but_those_who_do_not_want_to_hear_it() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people[..2], settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    let say = |text: &str| {
        let text = text.to_owned();
        |id| ClientMessage::Chat { id, text }
    };
    let heard = |message: &ServerMessage| match message {
        ServerMessage::Chat { line } => Some((line.seat, line.text.clone())),
        _ => None,
    };
    seats[2].ask(say("Hex!")).await.unwrap().unwrap();
    assert_eq!(seats[0].until(heard).await.unwrap(), (None, "Hex!".into()));
    assert!(seats[2].ask(say(&"x".repeat(501))).await.unwrap().is_err());
    // One guest stops listening; then the host silences for all.
    let name = people[2].name.clone();
    seats[1].ask(|id| ClientMessage::Mute { id, name, muted: true }).await.unwrap().unwrap();
    seats[2].ask(say("Again!")).await.unwrap().unwrap();
    seats[0].ask(say("Quiet.")).await.unwrap().unwrap();
    seats[1]
        .until(|message| heard(message).filter(|(_, text)| text != "Hex!"))
        .await
        .map(|(seat, _)| assert_eq!(seat, Some(0)))
        .unwrap();
    let name = people[2].name.clone();
    seats[0].ask(|id| ClientMessage::Mute { id, name, muted: true }).await.unwrap().unwrap();
    let refused = seats[2].ask(say("But")).await.unwrap().unwrap_err();
    assert!(matches!(refused, ServerMessage::Refused { reason: Reason::Muted, .. }));
    let late = Seat::take(&people[1], &table.id, None).await.unwrap();
    assert!(late.heard[0].contains("Hex!"));
    house.server.stop().await;
}

#[tokio::test]
async fn hints_can_be_asked_for_unless_the_table_forbids_them() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    for allowed in [true, false] {
        let mut settings = settings(options(2));
        settings.hints = allowed;
        let table = table_of(&people, settings).await;
        let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
        seat.socket.send(&ClientMessage::Legal { id: 1 }).await.unwrap();
        seat.socket.send(&ClientMessage::Hint { id: 2 }).await.unwrap();
        let moves = seat.until(|message| match message {
            ServerMessage::Legal { moves, .. } => Some(moves.clone()),
            _ => None,
        });
        let moves = moves.await.unwrap();
        let hint = seat.until(|message| match message {
            ServerMessage::Hint { r#move, .. } => Some(Some(r#move.clone())),
            ServerMessage::Refused { reason: Reason::NoHints, .. } => Some(None),
            _ => None,
        });
        let hint = hint.await.unwrap();
        assert_eq!(hint.is_some(), allowed);
        assert!(hint.is_none_or(|hint| moves.contains(&hint)));
    }
    house.server.stop().await;
}

#[tokio::test]
async fn the_host_sees_that_the_server_lives() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    table_of(&people, settings(options(2))).await;
    assert_eq!(request(&house.address, "GET /healthz", "").await.unwrap().body, "alive\n");
    assert_eq!(request(&house.address, "GET /readyz", "").await.unwrap().body, "ready\n");
    let figures = request(&house.address, "GET /metrics", "").await.unwrap().body;
    assert!(figures.contains("witchstone_entries_total"), "{figures}");
    assert_eq!(request(&house.address, "GET /", "").await.unwrap().status, 200);
    house.server.stop().await;
}
