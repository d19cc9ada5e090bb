//! Rematches: decided once on both databases, and reserved seats that bind nobody.

mod common;

use std::path::Path;

use common::postgres::Cluster;
use common::{RequestAs, Seat, config, options, origin, people, settings, sits, table_of};
use tokio::task::JoinSet;
use witchstone_client::{Client, Reply};
use witchstone_server::storage::open as open_store;
use witchstone_server::{Config, Server, start};
use witchstone_wire::{
    ClientMessage, Lobby, NewOccupant, NewTable, Occupant, Problem, Reason, Rematch, Start, Status, TableInfo,
};

/// Requests for one rematch that come at once.
const REQUESTS: usize = 55;

/// A finished game of these people: the first resigned.
async fn finished(people: &[Client]) -> TableInfo {
    let table = table_of(people, settings(options(people.len() as u8))).await;
    for person in &people[1..] {
        let mut seat = Seat::take(person, &table.id, None).await.unwrap();
        seat.ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
    }
    table
}

/// Asks for the rematch in another task each time.
async fn ask_at_once(people: &[Client], nodes: &[String], path: &str) -> Vec<TableInfo> {
    let mut asking = JoinSet::new();
    for number in 0..REQUESTS {
        let client = people[number % people.len()].at(&origin(&nodes[number / 2 % nodes.len()]));
        let (path, same_deal) = (path.to_owned(), number % 3 == 0);
        asking.spawn(async move { client.post::<TableInfo>(&path, &Rematch { same_deal }).await.unwrap() });
    }
    asking.join_all().await
}

async fn a_rematch_is_decided_once(servers: Vec<Server>, database: &str) {
    let nodes: Vec<String> = servers.iter().map(|server| server.address.to_string()).collect();
    let people = people(&nodes[0], 2).await;
    let old = finished(&people).await;
    let tables = ask_at_once(&people, &nodes, &format!("/api/tables/{}/rematch", old.id)).await;
    let new = &tables[0].id;
    assert!(tables.iter().all(|table| table.id == *new));
    for node in &nodes {
        let info: TableInfo = people[0].at(&origin(node)).get(&format!("/api/tables/{new}")).await.unwrap();
        // Both have asked, so both sit and the game is on.
        assert_eq!((info.status, info.your_seat.is_some()), (Status::Playing, true));
    }
    for server in servers {
        server.stop().await;
    }
    let store = open_store(database).await.unwrap();
    let mut ids = store.table_ids("", 1000).await.unwrap();
    ids.retain(|id| *id != old.id);
    assert_eq!(ids, std::slice::from_ref(new), "exactly one table was created");
    let entries = store.entries(&old.id, 0).await.unwrap();
    let decided = entries.iter().filter(|entry| entry.body.contains("\"entry\":\"rematch\"")).count();
    assert_eq!(decided, 1);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_requests_create_one_rematch_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(config(folder.path())).await.unwrap();
    let database = folder.path().join("games.sqlite").to_string_lossy().into_owned();
    a_rematch_is_decided_once(vec![server], &database).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn many_requests_at_two_nodes_create_one_rematch_on_postgresql() {
    let cluster = Cluster::start();
    let url = cluster.database("rematch");
    let node = || Config { limits: config(Path::new("")).limits, ..Config::on(&url) };
    let servers = vec![start(node()).await.unwrap(), start(node()).await.unwrap()];
    a_rematch_is_decided_once(servers, &url).await;
}

async fn change(client: &Client, table: &str, seat: usize, occupant: NewOccupant) -> Reply {
    let body = serde_json::to_string(&sits(occupant)).unwrap();
    client.request(&format!("POST /api/tables/{table}/seats/{seat}"), &body).await.unwrap()
}

fn refusal(reply: &Reply) -> Reason {
    serde_json::from_str::<Problem>(&reply.body).unwrap().reason
}

#[tokio::test]
async fn a_reserved_seat_binds_nobody_and_can_be_taken_or_declined() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    config.limits.tables_per_guest = 1;
    let server = start(config).await.unwrap();
    let people = people(&server.address.to_string(), 3).await;
    let [ada, ben, eve] = [&people[0], &people[1], &people[2]];
    let old = finished(&people[..2]).await;
    let path = format!("/api/tables/{}/rematch", old.id);
    let rematch: TableInfo = ben.post(&path, &Rematch::default()).await.unwrap();
    assert_eq!((rematch.status, rematch.your_seat), (Status::Open, Some(1)));
    // Ada finds it among her tables, with the seat that is hers to take.
    let lobby: Lobby = ada.get("/api/tables").await.unwrap();
    assert_eq!((lobby.mine[0].id.as_str(), lobby.mine[0].reserved_seat), (rematch.id.as_str(), Some(0)));
    // It does not count: she can still sit at a table of her own.
    let mut waits = settings(options(2));
    waits.start = Start::ByHost;
    let new = NewTable { edition: None, settings: waits, seats: vec![sits(NewOccupant::Me)] };
    let own = ada.create_table(&new).await.unwrap();
    // Now she has as many tables as she may: taking another seat is refused, declining and leaving never are.
    let refused = change(ada, &rematch.id, 0, NewOccupant::Me).await;
    assert_eq!((refused.status, refusal(&refused)), (429, Reason::TooManyTables));
    assert_eq!(
        change(ada, &own.id, 1, NewOccupant::Me).await.status,
        200,
        "moving to another seat is no new table"
    );
    assert_eq!(change(ada, &own.id, 1, NewOccupant::Open).await.status, 200, "leaving");
    assert_eq!(change(ada, &own.id, 0, NewOccupant::Me).await.status, 200);
    assert_eq!(refusal(&change(eve, &rematch.id, 0, NewOccupant::Open).await), Reason::NotHost);
    assert_eq!(refusal(&change(eve, &rematch.id, 0, NewOccupant::Me).await), Reason::SeatTaken);
    let declined: TableInfo = change(ada, &rematch.id, 0, NewOccupant::Open).await.json().unwrap();
    assert_eq!((&declined.seats[0].occupant, declined.reserved_seat), (&Occupant::Open, None));
    assert!(ada.get::<Lobby>("/api/tables").await.unwrap().mine.iter().all(|table| table.id != rematch.id));
    // The seat is free for others.
    let taken: TableInfo = change(eve, &rematch.id, 0, NewOccupant::Me).await.json().unwrap();
    assert_eq!(taken.status, Status::Playing);
    server.stop().await;
}

#[tokio::test]
async fn only_players_ask_for_a_rematch_and_the_host_may_free_a_reserved_seat() {
    let folder = tempfile::tempdir().unwrap();
    let server = start(config(folder.path())).await.unwrap();
    let people = people(&server.address.to_string(), 3).await;
    let [ada, ben, eve] = [&people[0], &people[1], &people[2]];
    let old = table_of(&people[..2], settings(options(2))).await;
    let path = format!("POST /api/tables/{}/rematch", old.id);
    assert_eq!(refusal(&ada.request(&path, "{}").await.unwrap()), Reason::NotFinished);
    let mut seat = Seat::take(ada, &old.id, None).await.unwrap();
    seat.ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
    assert_eq!(refusal(&eve.request(&path, "{}").await.unwrap()), Reason::NoSeat);
    let rematch: TableInfo = ada.request(&path, "{}").await.unwrap().json().unwrap();
    assert_eq!(refusal(&eve.request(&path, "{}").await.unwrap()), Reason::NoSeat);
    assert_eq!(rematch.seats[1].occupant, Occupant::Reserved { name: "Guest 1".into() });
    let begun: TableInfo = change(ada, &rematch.id, 1, NewOccupant::Bot(1)).await.json().unwrap();
    assert_eq!(begun.status, Status::Playing);
    // Ben comes too late for a seat, and is told the table all the same.
    let late: TableInfo = ben.request(&path, "{}").await.unwrap().json().unwrap();
    assert_eq!((late.id, late.your_seat), (rematch.id, None));
    server.stop().await;
}
