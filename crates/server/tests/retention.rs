//! What has expired is deleted, on both databases, and devices log out.

mod common;

use std::path::Path;
use std::time::Duration;

use common::postgres::Cluster;
use common::{RequestAs, Seat, config, guest, options, origin, people, settings, table_of};
use witchstone_client::Client;
use witchstone_rules::Player;
use witchstone_server::domain::Status;
use witchstone_server::retention::{Retention, Swept, days, sweep};
use witchstone_server::storage::{Append, ChatRow, GuestRow, ResultRow, Store, StoredEntry, Summary, open};
use witchstone_server::{Config, Server, start};
use witchstone_wire::{ClientMessage, DeviceCode, DeviceLogin, Devices, Guest, Reason, ServerMessage};

/// The time of the sweeps: day 1,000.
const NOW: i64 = 1_000 * DAY;
const DAY: i64 = 24 * 3600 * 1000;

/// Stores a table of two entries, changed last this many days ago.
async fn table(store: &dyn Store, id: &str, status: Status, age: i64, due_ms: Option<i64>, guest: &str) {
    let at_ms = NOW - age * DAY;
    for version in 1..=2 {
        let entry = StoredEntry { version, at_ms, body: "{}".into() };
        let (info, guests) = ("{}".into(), vec![guest.to_owned()]);
        let summary = Summary {
            status,
            listed: version == 1,
            info,
            due_ms,
            guests,
            reserved: vec![],
            seats_changed: true,
        };
        let result =
            ResultRow { seat: Player::new(0), name: "Ada".into(), score: 50, won: true, undone: false };
        let results = if status == Status::Finished { vec![result] } else { vec![] };
        let append = Append { table: id.into(), entry, summary: Some(summary), results };
        assert!(store.append(append).await.unwrap());
    }
    chat(store, id, age).await;
}

async fn chat(store: &dyn Store, table: &str, age: i64) {
    let (guest, name, text) = ("g".into(), "Ada".into(), "Hex!".into());
    store.save_chat(table, ChatRow { guest, name, seat: None, text, at_ms: NOW - age * DAY }).await.unwrap();
}

/// Stores a guest with one token, seen last this many days ago.
async fn somebody(store: &dyn Store, id: &str, age: i64) {
    store.save_guest(GuestRow { id: id.into(), name: id.into() }, NOW - age * DAY).await.unwrap();
    store.save_token(id, id.as_bytes().to_vec(), NOW - age * DAY).await.unwrap();
}

async fn is_known(store: &dyn Store, id: &str) -> bool {
    store.token(id, id.as_bytes().to_vec()).await.unwrap().is_some()
}

async fn swept(store: &dyn Store, retention: &Retention) -> (Swept, Vec<String>) {
    let mut tables = vec![];
    let swept = sweep(store, retention, NOW, |table: &str| tables.push(table.to_owned())).await.unwrap();
    tables.sort();
    (swept, tables)
}

async fn only_what_has_expired_is_deleted(store: &dyn Store) {
    for (id, age) in
        [("seated long ago", 366), ("waits", 400), ("visitor", 31), ("new visitor", 29), ("regular", 364)]
    {
        somebody(store, id, age).await;
    }
    table(store, "open", Status::Open, 15, None, "regular").await;
    table(store, "new", Status::Open, 13, None, "regular").await;
    table(store, "opened", Status::Open, 100, None, "regular").await;
    store.see_table("opened", NOW - 2 * DAY).await.unwrap();
    table(store, "abandoned", Status::Playing, 91, Some(NOW - 91 * DAY), "regular").await;
    table(store, "slow", Status::Playing, 89, None, "waits").await;
    table(store, "clock runs", Status::Playing, 91, Some(NOW + DAY), "regular").await;
    table(store, "finished", Status::Finished, 900, None, "seated long ago").await;
    store.save_code(vec![1], "waits", NOW - 1).await.unwrap();
    store.save_code(vec![2], "regular", NOW).await.unwrap();
    chat(store, "slow", 91).await;

    let (done, tables) = swept(store, &Retention::default()).await;
    assert_eq!(tables, ["abandoned", "open"]);
    // The chat of deleted tables goes with them.
    let expected = Swept {
        open_tables: 1,
        abandoned_games: 1,
        finished_games: 0,
        chat: 4,
        codes: 1,
        logins: 3,
        guests: 2,
    };
    assert_eq!(done, expected);
    for id in ["open", "abandoned"] {
        assert_eq!(store.table(id).await.unwrap(), None);
        assert!(
            store.entries(id, 0).await.unwrap().is_empty() && store.chat(id, 9).await.unwrap().is_empty()
        );
    }
    for id in ["new", "opened", "slow", "clock runs", "finished"] {
        assert_eq!(store.entries(id, 0).await.unwrap().len(), 2, "{id}");
        assert!(store.table(id).await.unwrap().is_some(), "{id}");
    }
    assert_eq!(store.chat("slow", 9).await.unwrap().len(), 1);
    // Who has a seat at an unfinished table stays a guest, and logs in again by a code; here the login was too old.
    for (id, known) in
        [("regular", true), ("new visitor", true), ("visitor", false), ("seated long ago", false)]
    {
        assert_eq!(is_known(store, id).await, known, "{id}");
    }
    store.save_token("waits", b"new".to_vec(), NOW).await.unwrap();
    assert!(store.token("waits", b"new".to_vec()).await.unwrap().is_some());
    assert_eq!(store.take_code(vec![2], NOW).await.unwrap(), Some("regular".into()));
    // A deleted table does not come back by somebody who still has it loaded.
    let entry = StoredEntry { version: 3, at_ms: NOW, body: "{}".into() };
    let append = Append { table: "abandoned".into(), entry, summary: None, results: vec![] };
    assert!(!store.append(append).await.unwrap());
    assert_eq!(swept(store, &Retention::default()).await, (Swept::default(), vec![]));

    let never = Retention { open_tables: None, chat: None, ..Retention::default() };
    assert_eq!(swept(store, &never).await.0, Swept::default());
    let finished = Retention { finished_games: Some(days(800)), ..never };
    assert_eq!(swept(store, &finished).await.1, ["finished"]);
    assert_eq!(store.statistics("Ada").await.unwrap().games, 1, "the statistics stay");
}

async fn one_node_does_a_job_for_all(one: &dyn Store, two: &dyn Store) {
    let lease = async |store: &dyn Store, node: &str, now, until| {
        store.lease_job("job", node, now, until).await.unwrap()
    };
    let (first, second) = tokio::join!(lease(one, "one", 10, 20), lease(two, "two", 10, 20));
    assert!(first != second, "{first} {second}");
    let (holder, other) = if first { ("one", "two") } else { ("two", "one") };
    assert!(!lease(one, other, 20, 30).await && lease(two, holder, 20, 30).await);
    assert!(lease(two, other, 31, 40).await && !lease(one, holder, 32, 50).await);
    assert!(one.lease_job("another", "one", 10, 20).await.unwrap());
}

#[tokio::test]
async fn sqlite_deletes_what_has_expired() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite").to_string_lossy().into_owned();
    let (one, two) = (open(&file).await.unwrap(), open(&file).await.unwrap());
    only_what_has_expired_is_deleted(&*one).await;
    one_node_does_a_job_for_all(&*one, &*two).await;
    one.close().await;
    two.close().await;
}

/// The space in the folder of a database.
fn size(folder: &Path) -> u64 {
    std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum()
}

/// Also a file of a program that did not know how to shrink it.
#[tokio::test]
async fn the_sqlite_file_shrinks_after_a_sweep() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let older = rusqlite::Connection::open(&file).unwrap();
    older.execute_batch(include_str!("migration/9a40411.sqlite.sql")).unwrap();
    older.close().unwrap();
    let store = open(&file.to_string_lossy()).await.unwrap();
    for table in 0..40 {
        for version in 1..=20 {
            let entry = StoredEntry { version, at_ms: 0, body: "x".repeat(4_000) };
            let (info, guests) = (String::new(), vec![]);
            let summary = Summary {
                status: Status::Open,
                listed: true,
                info,
                due_ms: None,
                guests,
                reserved: vec![],
                seats_changed: false,
            };
            let summary = Some(summary);
            store.append(Append { table: table.to_string(), entry, summary, results: vec![] }).await.unwrap();
        }
    }
    store.close().await;
    let store = open(&file.to_string_lossy()).await.unwrap();
    let before = size(folder.path());
    assert!(before > 3_000_000, "{before}");
    assert_eq!(swept(&*store, &Retention::default()).await.0.open_tables, 40);
    store.close().await;
    let after = size(folder.path());
    assert!(after < before / 4, "{before} {after}");
}

/// A server on this database.
async fn house(database: &str) -> (Server, String) {
    let mut config = Config::on(database);
    (config.limits.requests, config.limits.messages) = (0, 100_000);
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    (server, address)
}

async fn code(client: &Client) -> String {
    client.post::<DeviceCode>("/api/device", &()).await.unwrap().code
}

/// The same guest on another device.
async fn another_device(client: &Client, server: &str) -> Client {
    let login = serde_json::to_string(&DeviceLogin { code: code(client).await, replace: false }).unwrap();
    let joined = common::request(server, "POST /api/device/login", &login).await.unwrap();
    let joined: Guest = joined.json().unwrap();
    Client { token: joined.token.unwrap(), ..client.clone() }
}

async fn status(client: &Client) -> u16 {
    client.request("GET /api/guest", "").await.unwrap().status
}

/// The reason with which the server closes this connection.
async fn closed(seat: &mut Seat) -> Reason {
    let bye = |message: &ServerMessage| match message {
        ServerMessage::Bye { reason, .. } => Some(*reason),
        _ => None,
    };
    tokio::time::timeout(Duration::from_secs(60), seat.until(bye)).await.expect("a bye").unwrap()
}

/// Logs out at one node while the connection is at another, if there are two.
async fn devices_log_out_here_and_everywhere(one: &str, two: &str) {
    let phone = guest(one, "Ada").await.unwrap();
    let others = people(one, 1).await;
    let both = [phone.clone(), others[0].clone()];
    let table = table_of(&both, settings(options(2))).await;
    let laptop = another_device(&phone, one).await;
    let devices: Devices = phone.get("/api/devices").await.unwrap();
    assert_eq!((devices.count, devices.most), (2, 10));
    // The cookie of a browser that keeps coming back does not run out.
    let visit = format!("GET /api/guest\nCookie: witchstone={}", phone.token);
    let visit = common::request(one, &visit, "").await.unwrap();
    let renewed = format!("witchstone={}; Path=/; Max-Age=31536000", phone.token);
    assert!(format!("{:?}", visit.headers).contains(&renewed), "{:?}", visit.headers);
    let at_two = |client: &Client| client.at(&origin(two));
    let mut on_phone = Seat::take(&at_two(&phone), &table.id, None).await.unwrap();
    let mut on_laptop = Seat::take(&at_two(&laptop), &table.id, None).await.unwrap();

    let reply = phone.request("POST /api/logout", "{\"everywhere\":false}").await.unwrap();
    assert_eq!(reply.status, 200);
    assert!(format!("{:?}", reply.headers).contains("witchstone=; Path=/; Max-Age=0"), "{:?}", reply.headers);
    assert_eq!(closed(&mut on_phone).await, Reason::LoggedOut);
    assert_eq!((status(&phone).await, status(&laptop).await), (401, 200));
    assert!(Seat::take(&phone, &table.id, None).await.is_err());
    // The other device and the other guest play on.
    on_laptop.ask(|id| ClientMessage::Chat { id, text: "Still here".into() }).await.unwrap().unwrap();

    let tablet = another_device(&laptop, one).await;
    assert_eq!(laptop.request("POST /api/logout", "{\"everywhere\":true}").await.unwrap().status, 200);
    assert_eq!(closed(&mut on_laptop).await, Reason::LoggedOut);
    assert_eq!((status(&laptop).await, status(&tablet).await, status(&others[0]).await), (401, 401, 200));
}

async fn the_device_unused_for_longest_makes_room_for_the_eleventh(server: &str) {
    let mut devices = vec![guest(server, "Ada").await.unwrap()];
    let others = people(server, 1).await;
    let table = table_of(&[devices[0].clone(), others[0].clone()], settings(options(2))).await;
    let mut first = Seat::take(&devices[0], &table.id, None).await.unwrap();
    while devices.len() < 10 {
        // Times are in milliseconds.
        tokio::time::sleep(Duration::from_millis(2)).await;
        devices.push(another_device(devices.last().unwrap(), server).await);
    }
    assert_eq!(status(&devices[0]).await, 200);
    let eleventh = another_device(&devices[1], server).await;
    assert_eq!(closed(&mut first).await, Reason::LoggedOut);
    assert_eq!(status(&devices[0]).await, 401);
    for device in devices[1..].iter().chain([&eleventh]) {
        assert_eq!(status(device).await, 200);
    }
}

#[tokio::test]
async fn devices_log_out_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let file = config(folder.path()).database;
    let (server, address) = house(&file).await;
    devices_log_out_here_and_everywhere(&address, &address).await;
    the_device_unused_for_longest_makes_room_for_the_eleventh(&address).await;
    server.stop().await;
}

#[tokio::test]
async fn a_server_sweeps_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path());
    let store = open(&config.database).await.unwrap();
    table(&*store, "old", Status::Open, 15, None, "regular").await;
    store.close().await;
    config.retention.first_sweep = Duration::ZERO;
    let server = start(config).await.unwrap();
    let store = open(&folder.path().join("games.sqlite").to_string_lossy()).await.unwrap();
    let swept = async {
        while store.table("old").await.unwrap().is_some() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), swept).await.expect("the sweep deletes the table");
    store.close().await;
    server.stop().await;
}

/// The secrets themselves are nowhere in the file.
#[tokio::test]
async fn tokens_are_stored_as_hashes_and_found_by_index() {
    let folder = tempfile::tempdir().unwrap();
    let file = config(folder.path()).database;
    let (server, address) = house(&file).await;
    let ada = guest(&address, "Ada").await.unwrap();
    server.stop().await;
    let (_, secret) = ada.token.split_once('.').unwrap();
    let bytes = std::fs::read(&file).unwrap();
    assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()));
    let connection = rusqlite::Connection::open(&file).unwrap();
    let query = "EXPLAIN QUERY PLAN SELECT id FROM secrets JOIN guests ON id = guest WHERE hash = x'00' AND guest = 'g'";
    let mut plan = connection.prepare(query).unwrap();
    let lines: Vec<String> = plan.query_map([], |row| row.get(3)).unwrap().map(Result::unwrap).collect();
    assert!(lines.iter().all(|line| line.starts_with("SEARCH")), "{lines:?}");
}

/// A table that is deleted while somebody is at it: the client reconnects and learns that it is gone.
async fn a_deleted_table_is_gone_for_those_at_it(server: &str, other: &dyn Store) {
    let people = people(server, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    assert!(!other.delete_table(&table.id, 0).await.unwrap());
    assert!(other.delete_table(&table.id, i64::MAX).await.unwrap());
    // Another program has deleted it: on SQLite, the room learns so by the next move.
    let _ = seat.play("tower t1").await;
    let rejoined = Seat::take(&people[1], &table.id, None).await.err().unwrap().to_string();
    assert!(rejoined.contains("no such table"), "{rejoined}");
}

#[tokio::test]
async fn a_table_deleted_under_a_running_sqlite_server_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let file = config(folder.path()).database;
    let (server, address) = house(&file).await;
    let other = open(&file).await.unwrap();
    a_deleted_table_is_gone_for_those_at_it(&address, &*other).await;
    other.close().await;
    server.stop().await;
}

#[tokio::test]
async fn postgres_deletes_what_has_expired_and_logs_out_on_all_nodes() {
    let cluster = Cluster::start();
    let url = cluster.database("expired");
    let (one, two) = (open(&url).await.unwrap(), open(&url).await.unwrap());
    only_what_has_expired_is_deleted(&*one).await;
    one_node_does_a_job_for_all(&*one, &*two).await;
    one.close().await;
    two.close().await;
    let url = cluster.database("nodes");
    let ((first, one), (second, two)) = (house(&url).await, house(&url).await);
    devices_log_out_here_and_everywhere(&one, &two).await;
    the_device_unused_for_longest_makes_room_for_the_eleventh(&one).await;
    let other = open(&url).await.unwrap();
    a_deleted_table_is_gone_for_those_at_it(&two, &*other).await;
    other.close().await;
    first.stop().await;
    second.stop().await;
}
