//! Whole games over real sockets.

mod common;

use common::{
    RequestAs, Seat, guest, house, options, origin, people, request, seats, settings, sits, table_of,
};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use witchstone_client::Client;
use witchstone_wire::{
    ClientMessage, EventJson, GameRecord, Lobby, NewOccupant, NewTable, Reason, Rematch, ServerMessage,
    Start, Statistics, Status, TableInfo,
};

#[tokio::test]
async fn three_people_play_a_whole_game() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people, settings(options(3))).await;
    assert_eq!(table.status, Status::Playing);
    let mut players = tokio::task::JoinSet::new();
    for (seed, seat) in seats(&people, &table.id).await.into_iter().enumerate() {
        players.spawn(async move {
            let mut seat = seat;
            seat.play_out(seed as u64).await.unwrap();
            seat
        });
    }
    let seats = players.join_all().await;
    let info: TableInfo =
        people[0].request(&format!("GET /api/tables/{}", table.id), "").await.unwrap().json().unwrap();
    assert_eq!(info.status, Status::Finished);
    let result = info.result.unwrap();
    assert!(!result.winners.is_empty() && result.scores.len() == 3);
    for seat in &seats {
        assert!(seat.received.iter().any(|text| text.contains("game_ended")));
    }
    let record = people[0].request(&format!("GET /api/tables/{}/record", table.id), "").await.unwrap();
    let record = GameRecord::from_json(&record.body, witchstone_rules::Edition::classic()).unwrap();
    assert!(record.outcome.is_some());
    let statistics = request(&house.address, "GET /api/guests/Guest%200/statistics", "").await.unwrap();
    let statistics: Statistics = statistics.json().unwrap();
    assert_eq!(statistics.games, 1);
    house.server.stop().await;
}

#[tokio::test]
async fn a_person_plays_against_bots() {
    let house = house().await;
    let ada = guest(&house.address, "Ada").await.unwrap();
    let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1)), sits(NewOccupant::Bot(2))];
    let table =
        ada.create_table(&NewTable { edition: None, settings: settings(options(3)), seats }).await.unwrap();
    let mut seat = Seat::take(&ada, &table.id, None).await.unwrap();
    seat.play_out(5).await.unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn refusals_have_a_reason_and_change_nothing() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    let reason = |refused: ServerMessage| match refused {
        ServerMessage::Refused { reason, clause, view, .. } => (reason, clause, view.is_some()),
        other => panic!("{other:?}"),
    };
    // The last player chooses a tower first.
    let refused = seats[0].play("tower t0").await.unwrap().unwrap_err();
    assert_eq!(reason(refused), (Reason::NotYourTurn, None, true));
    let refused = seats[1].play("step").await.unwrap().unwrap_err();
    assert_eq!(reason(refused), (Reason::IllegalMove, Some("S9".into()), false));
    let refused = seats[1].play("fly away").await.unwrap().unwrap_err();
    assert_eq!(reason(refused).0, Reason::InvalidMove);
    let refused =
        seats[1].ask(|id| ClientMessage::Play { id, version: 1, r#move: "tower t0".into() }).await.unwrap();
    assert_eq!(reason(refused.unwrap_err()), (Reason::Stale, None, true));
    seats[1].play("tower t0").await.unwrap().unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn moves_are_undone_and_redone() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    let mut rng = rand::SeedableRng::seed_from_u64(3);
    let mut tower = None;
    // A chip that leaves a decision and reveals nothing can be undone together with its tower.
    seats[1].play("tower t0").await.unwrap().unwrap();
    let version = seats[1].version;
    if seats[1].is_to_move() && seats[1].ask(|id| ClientMessage::Undo { id, version }).await.unwrap().is_ok()
    {
        tower = Some("tower t0");
    }
    if tower.is_some() {
        let version = seats[1].version;
        seats[1].ask(|id| ClientMessage::Redo { id, version }).await.unwrap().unwrap();
        let undone = seats[1].received.iter().filter(|text| text.contains("\"undone\"")).count();
        assert_eq!(undone, 1);
    }
    // Beyond what a turn allows, the others have to agree.
    while !seats[0].is_to_move() {
        if seats[1].is_to_move() {
            let text = seats[1].any_move(&mut rng);
            seats[1].play(&text).await.unwrap().unwrap();
        }
        seats[0].receive().await.unwrap();
    }
    let version = seats[1].version;
    seats[1].ask(|id| ClientMessage::RequestUndo { id, version, moves: 1 }).await.unwrap().unwrap();
    let request = seats[0]
        .until(|message| match message {
            ServerMessage::Table { table } => table.undo_vote.as_ref().map(|vote| vote.request),
            _ => None,
        })
        .await
        .unwrap();
    let version = seats[0].version;
    seats[0].ask(|id| ClientMessage::VoteUndo { id, request, version, agree: true }).await.unwrap().unwrap();
    let undone = seats[0].received.iter().any(|text| text.contains("\"undone\""));
    assert!(undone && !seats[0].is_to_move());
    house.server.stop().await;
}

#[tokio::test]
async fn a_reconnecting_client_gets_the_missed_events() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    let away_since = seats[0].version;
    drop(seats.remove(0));
    let mut rng = rand::SeedableRng::seed_from_u64(1);
    let mut played = vec![];
    while seats[0].is_to_move() {
        let text = seats[0].any_move(&mut rng);
        seats[0].play(&text).await.unwrap().unwrap();
        played.push(text);
    }
    // The server is restarted meanwhile.
    house.server.stop().await;
    let server = witchstone_server::start(common::config(house.folder.path())).await.unwrap();
    let ada = people[0].at(&origin(&server.address.to_string()));
    let mut socket = ada.join(&table.id, Some(away_since)).await.unwrap();
    let (missed, view) = socket
        .wait_for(|message| match message {
            ServerMessage::Welcome { missed_events, view, .. } => Some((missed_events, view)),
            _ => None,
        })
        .await
        .unwrap();
    let moves = missed.iter().filter_map(|event| match event {
        EventJson::Moved { player: 1, r#move } => Some(r#move.to_string()),
        _ => None,
    });
    assert_eq!(moves.collect::<Vec<_>>(), played);
    assert!(common::read(&view.unwrap()).is_to_move());
    server.stop().await;
}

#[tokio::test]
async fn a_stopping_server_asks_clients_to_reconnect() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    let stopping = tokio::spawn(house.server.stop());
    let come_back = seats[0].until(|message| match message {
        ServerMessage::Bye { reason: Reason::Restart, reconnect_ms, .. } => Some(*reconnect_ms),
        _ => None,
    });
    assert!(come_back.await.unwrap().is_some());
    stopping.await.unwrap();
}

#[tokio::test]
async fn seats_are_handed_over_taken_over_and_resigned() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let table = table_of(&people, settings(options(3))).await;
    let mut seats = seats(&people, &table.id).await;
    seats[2].ask(|id| ClientMessage::HandOver { id, level: 1 }).await.unwrap().unwrap();
    // The bot plays the whole set-up turn of its seat.
    seats[1]
        .until(|message| {
            matches!(message, ServerMessage::Update { view, .. } if view.player != 2).then_some(())
        })
        .await
        .unwrap();
    seats[2].ask(|id| ClientMessage::TakeOver { id }).await.unwrap().unwrap();
    assert!(seats[2].ask(|id| ClientMessage::TakeOver { id }).await.unwrap().is_err());
    seats[0].ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
    seats[1].ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
    let table = seats[2].until(|message| match message {
        ServerMessage::Table { table } if table.status == Status::Finished => Some(table.clone()),
        _ => None,
    });
    assert_eq!(table.await.unwrap().result.unwrap().winners, [2]);
    house.server.stop().await;
}

/// The table in the next message for which this holds.
async fn table_when(seat: &mut Seat, holds: impl Fn(&TableInfo) -> bool) -> TableInfo {
    seat.until(|message| match message {
        ServerMessage::Table { table } if holds(table) => Some(table.clone()),
        _ => None,
    })
    .await
    .unwrap()
}

#[tokio::test]
async fn everybody_sees_a_stand_in_leave_with_its_turn_and_a_move_withdraw_an_undo_request() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let mut strict = settings(options(2));
    strict.hints = false;
    let table = table_of(&people, strict).await;
    let mut seats = seats(&people, &table.id).await;
    seats[1].ask(|id| ClientMessage::HandOver { id, level: 6 }).await.unwrap().unwrap();
    let table = table_when(&mut seats[0], |table| table.seats[1].stand_in.is_some()).await;
    assert_eq!(table.seats[1].stand_in, Some(1));
    seats[1].ask(|id| ClientMessage::TakeOver { id }).await.unwrap().unwrap();
    table_when(&mut seats[0], |table| table.seats[1].stand_in.is_none() && !table.seats[1].returning).await;
    while !seats[0].is_to_move() {
        seats[0].receive().await.unwrap();
    }
    let version = seats[0].version;
    seats[0].ask(|id| ClientMessage::RequestUndo { id, version, moves: 1 }).await.unwrap().unwrap();
    table_when(&mut seats[1], |table| table.undo_vote.as_ref().is_some_and(|vote| vote.waiting_for == [1]))
        .await;
    let text = seats[0].any_move(&mut SmallRng::seed_from_u64(1));
    seats[0].play(&text).await.unwrap().unwrap();
    table_when(&mut seats[1], |table| table.undo_vote.is_none()).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_rematch_keeps_the_seats_and_the_deal() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seats = seats(&people, &table.id).await;
    seats[0].ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
    let path = format!("/api/tables/{}/rematch", table.id);
    let new: TableInfo = people[1].post(&path, &Rematch { same_deal: true }).await.unwrap();
    assert_eq!((new.status, new.your_seat, new.reserved_seat), (Status::Open, Some(1), None));
    // Who asks second accepts.
    let begun: TableInfo = people[0].post(&path, &Rematch { same_deal: true }).await.unwrap();
    assert_eq!((begun.id.as_str(), begun.status), (new.id.as_str(), Status::Playing));
    let old_tiles = seats[0].view.unwrap().own.tiles;
    let mut seats = common::seats(&people, &new.id).await;
    assert_eq!(seats[0].view.unwrap().own.tiles, old_tiles);
    both_make_a_move(&mut seats).await;
    house.server.stop().await;
}

/// Plays until each of two players has made a move.
async fn both_make_a_move(seats: &mut [Seat]) {
    let (mut moved, mut rng) = ([false; 2], SmallRng::seed_from_u64(1));
    while moved != [true; 2] {
        let mover = seats.iter().position(Seat::is_to_move).expect("somebody is to move");
        let text = seats[mover].any_move(&mut rng);
        let version = seats[mover].play(&text).await.unwrap().unwrap();
        moved[mover] = true;
        while seats[1 - mover].version < version {
            seats[1 - mover].receive().await.unwrap();
        }
    }
}

#[tokio::test]
async fn the_lobby_lists_tables_and_knows_whose_turn_it_is() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let mut open = settings(options(2));
    open.start = Start::ByHost;
    let new = NewTable {
        edition: None,
        settings: open,
        seats: vec![sits(NewOccupant::Bot(1)), sits(NewOccupant::Me)],
    };
    let table = people[0].create_table(&new).await.unwrap();
    let lobby = |client: Client| async move {
        client.request("GET /api/tables", "").await.unwrap().json::<Lobby>().unwrap()
    };
    let seen = lobby(people[1].clone()).await;
    assert_eq!(seen.listed.len(), 1);
    assert!(seen.mine.is_empty() && seen.listed[0].status == Status::Open);
    let refused = people[1].request(&format!("POST /api/tables/{}/start", table.id), "").await.unwrap();
    assert_eq!(refused.status, 403);
    let path = format!("/api/tables/{}/start", table.id);
    let begun: TableInfo = people[0].post(&path, &()).await.unwrap();
    assert_eq!(begun.status, Status::Playing);
    let mine = lobby(people[0].clone()).await.mine;
    assert_eq!((mine[0].to_move, mine[0].your_seat), (Some(1), Some(1)));
    house.server.stop().await;
}
