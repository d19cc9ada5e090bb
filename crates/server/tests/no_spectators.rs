//! A table without spectators: who has no seat receives nothing, wherever they ask. And what of a game shows in statistics.

mod common;

use common::{RequestAs, Seat, guest, house, options, people, request, settings, sits, table_of};
use witchstone_client::Client;
use witchstone_wire::{
    ClientMessage, Lobby, NewOccupant, NewTable, Problem, Reason, ServerMessage, Statistics, Status,
    TableInfo,
};

/// The reasons with which everything that HTTP says of a table is refused; none where it is not.
async fn refusals(client: &Client, table: &str) -> Vec<Option<Reason>> {
    let mut refusals = vec![];
    for request in [
        "GET /api/tables/ID",
        "GET /api/tables/ID/record",
        "GET /api/tables/ID/sheet",
        "GET /api/tables/ID/analysis",
        "POST /api/tables/ID/analysis",
    ] {
        let reply = client.request(&request.replace("ID", table), "").await.unwrap();
        refusals.push(serde_json::from_str::<Problem>(&reply.body).ok().map(|problem| problem.reason));
    }
    refusals
}

/// Resigns the game, so that there is something to be kept.
async fn resign(seat: &mut Seat) {
    seat.ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
}

#[tokio::test]
async fn without_spectators_nobody_without_a_seat_receives_anything() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let [ada, ben, eve] = [&people[0], &people[1], &people[2]];
    let mut closed = settings(options(2));
    closed.spectators = false;
    let new = NewTable { edition: None, settings: closed, seats: vec![sits(NewOccupant::Me)] };
    let table = ada.create_table(&new).await.unwrap();
    // Before the game everybody may come who has the link, to sit down.
    let mut early = Seat::take(eve, &table.id, None).await.unwrap();
    let path = format!("/api/tables/{}/seats/1", table.id);
    let begun: TableInfo = ben.post(&path, &sits(NewOccupant::Me)).await.unwrap();
    assert_eq!(begun.status, Status::Playing);
    let bye = early.until(|message| match message {
        ServerMessage::Bye { reason, reconnect_ms, .. } => Some((*reason, *reconnect_ms)),
        _ => None,
    });
    assert_eq!(bye.await.unwrap(), (Reason::NoSpectators, None));
    for text in &early.received {
        assert!(!text.contains("\"view\":{") && !text.contains("\"playing\""), "{text}");
    }
    assert!(Seat::take(eve, &table.id, None).await.is_err(), "nor afterwards");
    let lobby = |client: Client| async move { client.get::<Lobby>("/api/tables").await.unwrap().listed };
    assert!(lobby(eve.clone()).await.iter().all(|listed| listed.id != table.id));
    let mut seat = Seat::take(ada, &table.id, None).await.unwrap();
    seat.ask(|id| ClientMessage::Chat { id, text: "Alone at last".into() }).await.unwrap().unwrap();
    resign(&mut seat).await;
    assert_eq!(refusals(eve, &table.id).await, [Some(Reason::NoSpectators); 5]);
    for request in ["GET /api/tables/ID", "GET /api/tables/ID/record"] {
        let reply = common::request(&house.address, &request.replace("ID", &table.id), "").await.unwrap();
        assert_eq!(reply.status, 403, "without a guest: {request}");
    }
    // The players keep everything.
    assert_eq!(refusals(ben, &table.id).await, [None, None, None, Some(Reason::NoAnalysis), None]);
    house.server.stop().await;
}

#[tokio::test]
async fn a_host_without_a_seat_is_no_exception() {
    let house = house().await;
    let people = people(&house.address, 3).await;
    let mut closed = settings(options(2));
    closed.spectators = false;
    let table =
        people[0].create_table(&NewTable { edition: None, settings: closed, seats: vec![] }).await.unwrap();
    let mut host = Seat::take(&people[0], &table.id, None).await.unwrap();
    for (seat, person) in people[1..].iter().enumerate() {
        let path = format!("/api/tables/{}/seats/{seat}", table.id);
        person.post::<TableInfo>(&path, &sits(NewOccupant::Me)).await.unwrap();
    }
    let bye = host.until(|message| matches!(message, ServerMessage::Bye { .. }).then(|| message.clone()));
    assert!(matches!(bye.await.unwrap(), ServerMessage::Bye { reason: Reason::NoSpectators, .. }));
    house.server.stop().await;
}

#[tokio::test]
async fn moves_undone_against_bots_show_in_the_statistics() {
    let house = house().await;
    let ada = guest(&house.address, "Ada").await.unwrap();
    let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1))];
    let new = NewTable { edition: None, settings: settings(options(2)), seats };
    let table = ada.create_table(&new).await.unwrap();
    let mut seat = Seat::take(&ada, &table.id, None).await.unwrap();
    let mut random = rand::SeedableRng::seed_from_u64(2);
    // Past the first round: tiles were drawn.
    while seat.view.is_none_or(|view| view.table.round() < 2 || !view.is_to_move()) {
        if seat.is_to_move() {
            let text = seat.any_move(&mut random);
            seat.play(&text).await.unwrap().unwrap();
        } else {
            seat.receive().await.unwrap();
        }
    }
    let moves = seat.received.iter().map(|text| text.matches("\"event\":\"moved\"").count()).sum::<usize>();
    assert!(moves > 4, "{moves}");
    let version = seat.version;
    seat.ask(|id| ClientMessage::RequestUndo { id, version, moves: 4 }).await.unwrap().unwrap();
    resign(&mut seat).await;
    let info: TableInfo = ada.get(&format!("/api/tables/{}", table.id)).await.unwrap();
    assert_eq!([info.seats[0].undone, info.seats[1].undone], [true, false]);
    let statistics = request(&house.address, "GET /api/guests/Ada/statistics", "").await.unwrap();
    let statistics: Statistics = statistics.json().unwrap();
    assert_eq!((statistics.games, statistics.undone), (1, 1));
    // Two people have to agree with each other: nothing is flagged.
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    resign(&mut Seat::take(&people[0], &table.id, None).await.unwrap()).await;
    let statistics = request(&house.address, "GET /api/guests/Guest%200/statistics", "").await.unwrap();
    assert_eq!(statistics.json::<Statistics>().unwrap().undone, 0);
    house.server.stop().await;
}
