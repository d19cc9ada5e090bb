//! Administration beside running servers, on both databases.

mod common;

use common::postgres::Cluster;
use common::{RequestAs, Seat, options, origin, people, request, seats, settings, sits, table_of};
use witchstone_client::Client;
use witchstone_server::admin;
use witchstone_server::domain::Status as StoredStatus;
use witchstone_server::retention::{Retention, Swept};
use witchstone_server::storage::{Store, TableFilter, open_current};
use witchstone_server::{Config, Server, start};
use witchstone_wire::{
    ClientMessage, Editions, Lobby, NewOccupant, NewTable, Occupant, Problem, Reason, ServerMessage,
    Settings, Status, TableInfo,
};

/// Servers on one database, and a store beside them as an administrator's program opens it.
struct Club {
    servers: Vec<Server>,
    store: std::sync::Arc<dyn Store>,
    editions: Editions,
}

impl Club {
    async fn open(database: &str, servers: usize) -> Club {
        let mut running = vec![];
        for _ in 0..servers {
            let mut config = Config::on(database);
            config.limits.requests = 0;
            config.limits.messages = 100_000;
            running.push(start(config).await.unwrap());
        }
        let store = open_current(database).await.unwrap();
        Club { servers: running, store, editions: Editions::default() }
    }

    fn address(&self, number: usize) -> String {
        self.servers[number % self.servers.len()].address.to_string()
    }

    async fn close(self) {
        self.store.close().await;
        for server in self.servers {
            server.stop().await;
        }
    }
}

/// A game of the first of these people against a bot.
async fn against_bot(people: &[Client]) -> TableInfo {
    let seats = vec![sits(NewOccupant::Me), sits(NewOccupant::Bot(1))];
    let new = NewTable { edition: None, settings: settings(options(2)), seats };
    people[0].create_table(&new).await.unwrap()
}

/// Waits for the message that closes a connection.
async fn bye(seat: &mut Seat) -> Reason {
    let bye = |message: &ServerMessage| match message {
        ServerMessage::Bye { reason, .. } => Some(*reason),
        _ => None,
    };
    seat.until(bye).await.unwrap()
}

/// Waits for an announcement.
async fn announced(seat: &mut Seat) -> String {
    let announced = |message: &ServerMessage| match message {
        ServerMessage::Announcement { text } => Some(text.clone()),
        _ => None,
    };
    seat.until(announced).await.unwrap()
}

async fn refused(client: &Client, asked: &str) -> (u16, Option<Reason>) {
    let reply = client.request(asked, "").await.unwrap();
    (reply.status, serde_json::from_str::<Problem>(&reply.body).ok().map(|problem| problem.reason))
}

async fn tables_are_listed_ended_and_deleted(club: &Club) {
    let people = people(&club.address(0), 2).await;
    let (running, doomed) = (table_of(&people, settings(options(2))).await, against_bot(&people).await);
    let store = &*club.store;
    let listed = admin::tables(store, TableFilter::default(), 100).await.unwrap();
    assert_eq!(listed.len(), 2);
    let playing = TableFilter { status: Some(StoredStatus::Playing), guest: None };
    assert_eq!(admin::tables(store, playing, 1).await.unwrap().len(), 1);
    let waiting = TableFilter { status: Some(StoredStatus::Open), guest: None };
    assert!(admin::tables(store, waiting, 100).await.unwrap().is_empty());
    // A log names a private table without its id, and the administrator finds it by that name.
    let shown = admin::show_table(store, &club.editions, &admin::log_name(&running.id)).await.unwrap();
    assert_eq!((shown.id.as_str(), shown.table.seats.len()), (running.id.as_str(), 2));
    assert!(admin::show_table(store, &club.editions, "nowhere").await.is_err());

    let mut seats = seats(&people, &running.id).await;
    seats[1].play("tower t2").await.unwrap().unwrap();
    admin::end_game(store, &club.editions, &running.id).await.unwrap();
    for seat in &mut seats {
        let ended = |message: &ServerMessage| match message {
            ServerMessage::Table { table } if table.status == Status::Finished => Some(table.clone()),
            _ => None,
        };
        let ended = seat.until(ended).await.unwrap();
        assert_eq!((ended.result, ended.to_move), (None, None));
        let refused = seat.ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap_err();
        assert!(matches!(refused, ServerMessage::Refused { reason: Reason::Finished, .. }), "{refused:?}");
    }
    assert_eq!(
        people[0].request(&format!("GET /api/tables/{}/record", running.id), "").await.unwrap().status,
        200
    );
    assert!(admin::end_game(store, &club.editions, &running.id).await.is_err());

    let mut seat = Seat::take(&people[0].at(&origin(&club.address(1))), &doomed.id, None).await.unwrap();
    admin::delete_table(store, &doomed.id).await.unwrap();
    bye(&mut seat).await;
    let mut again = Seat::take(&people[0], &doomed.id, None).await.err();
    while again.is_none() {
        // The node of this address may not have followed yet.
        again = Seat::take(&people[0], &doomed.id, None).await.err();
    }
    let path = format!("GET /api/tables/{}", doomed.id);
    assert_eq!(refused(&people[0], &path).await, (404, Some(Reason::NoSuchTable)));
    assert!(store.entries(&doomed.id, 0).await.unwrap().is_empty());
    assert!(admin::delete_table(store, &doomed.id).await.is_err());
}

async fn banned_guests_lose_connections_tokens_and_seats(club: &Club) {
    let people = people(&club.address(0), 3).await;
    let by_host = Settings { start: witchstone_wire::Start::ByHost, ..settings(options(2)) };
    let (game, joined) =
        (table_of(&people, settings(options(3))).await, table_of(&people[..2], by_host.clone()).await);
    let own = table_of(&people[1..], by_host).await;
    let banned = people[1].at(&origin(&club.address(1)));
    let mut seat = Seat::take(&banned, &game.id, None).await.unwrap();
    let mut other = Seat::take(&people[0], &game.id, None).await.unwrap();
    let guest = banned.token.split_once('.').unwrap().0.to_owned();
    let (store, editions) = (&*club.store, &club.editions);
    assert_eq!(admin::find_person(store, &guest).await.unwrap().tables, 3);
    assert_eq!(admin::ban(store, editions, &guest).await.unwrap(), 2);
    assert_eq!(bye(&mut seat).await, Reason::Banned);
    assert_eq!(refused(&banned, "GET /api/guest").await, (403, Some(Reason::Banned)));
    assert_eq!(refused(&banned, "GET /api/tables").await, (403, Some(Reason::Banned)));
    // The computer plays on, a seat that was taken is free, and a table without its host is gone.
    let resigned = |message: &ServerMessage| match message {
        ServerMessage::Table { table } if table.seats.iter().any(|seat| seat.resigned) => Some(()),
        _ => None,
    };
    other.until(resigned).await.unwrap();
    let info = |id: &str| format!("GET /api/tables/{id}");
    let mut now: TableInfo = people[0].get(&info(&joined.id)[4..]).await.unwrap();
    while now.seats[1].occupant != Occupant::Open {
        now = people[0].get(&info(&joined.id)[4..]).await.unwrap();
    }
    while refused(&people[0], &info(&own.id)).await != (404, Some(Reason::NoSuchTable)) {
        tokio::task::yield_now().await;
    }
    admin::unban(store, &guest).await.unwrap();
    while banned.request("GET /api/guest", "").await.unwrap().status != 200 {
        tokio::task::yield_now().await;
    }
}

async fn forgotten_guests_are_anonymous(club: &Club) {
    let people = people(&club.address(0), 2).await;
    let named: Client =
        witchstone_client::Client::register(&origin(&club.address(0)), "Zelda").await.unwrap();
    let pair = [named.clone(), people[0].clone()];
    let over = table_of(&pair, settings(options(2))).await;
    let running = table_of(&pair, settings(options(2))).await;
    let mut seat = Seat::take(&named, &over.id, None).await.unwrap();
    seat.ask(|id| ClientMessage::Chat { id, text: "I live in Paris".into() }).await.unwrap().unwrap();
    seat.ask(|id| ClientMessage::Resign { id }).await.unwrap().unwrap();
    let mut watching = Seat::take(&people[0].at(&origin(&club.address(1))), &running.id, None).await.unwrap();
    let (store, editions) = (&*club.store, &club.editions);
    let person = admin::find_person(store, "Zelda").await.unwrap();
    assert_eq!((person.devices, person.tables), (1, 2));
    let exported = admin::export_person(store, editions, person.clone()).await.unwrap();
    let exported = serde_json::to_value(&exported).unwrap();
    assert_eq!((&exported["name"], exported["tables"].as_array().unwrap().len()), (&"Zelda".into(), 2));
    assert_eq!(exported["chat"][0]["text"], "I live in Paris");
    assert!(!exported.to_string().contains(named.token.split_once('.').unwrap().1));

    assert_eq!(admin::forget(store, editions, &person).await.unwrap().tables, 2);
    assert_ne!(bye(&mut seat).await, Reason::Idle);
    // The other player is sent the table anew, without the name.
    bye(&mut watching).await;
    for table in [&over, &running] {
        let mut info: TableInfo = people[0].get(&format!("/api/tables/{}", table.id)).await.unwrap();
        while info.host == "Zelda" {
            info = people[0].get(&format!("/api/tables/{}", table.id)).await.unwrap();
        }
        assert_eq!(
            (info.host.as_str(), &info.seats[0].occupant),
            ("", &Occupant::Guest { name: String::new() })
        );
        assert_eq!((info.status, info.result.is_some()), (Status::Finished, true));
        assert_eq!(
            people[0].request(&format!("GET /api/tables/{}/record", table.id), "").await.unwrap().status,
            200
        );
        let chat = store.chat(&table.id, 100).await.unwrap();
        assert!(chat.is_empty(), "{chat:?}");
        for entry in store.entries(&table.id, 0).await.unwrap() {
            assert!(!entry.body.contains("Zelda") && !entry.body.contains(&person.guest), "{}", entry.body);
        }
        assert!(!store.table(&table.id).await.unwrap().unwrap().info.contains("Zelda"));
    }
    assert_eq!(refused(&named, "GET /api/guest").await.0, 401);
    assert_eq!(store.statistics("Zelda").await.unwrap().games, 0);
    assert!(admin::find_person(store, "Zelda").await.is_err());
    assert!(!store.bans().await.unwrap().contains(&person.guest));
}

async fn announcements_reach_everybody_until_they_are_taken_back(club: &Club) {
    let people = people(&club.address(0), 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seat = Seat::take(&people[0], &table.id, None).await.unwrap();
    let mut other = Seat::take(&people[1].at(&origin(&club.address(1))), &table.id, None).await.unwrap();
    let store = &*club.store;
    admin::announce(store, " Restart at 22:00 ", 5).await.unwrap();
    assert_eq!(announced(&mut seat).await, "Restart at 22:00");
    assert_eq!(announced(&mut other).await, "Restart at 22:00");
    let mut late = Seat::take(&people[0], &table.id, None).await.unwrap();
    assert_eq!(announced(&mut late).await, "Restart at 22:00");
    let lobby: Lobby = request(&club.address(0), "GET /api/tables", "").await.unwrap().json().unwrap();
    assert_eq!(lobby.announcement.as_deref(), Some("Restart at 22:00"));
    admin::announce(store, "", 5).await.unwrap();
    assert_eq!(announced(&mut seat).await, "");
    assert!(admin::announce(store, &"x".repeat(301), 5).await.is_err());
    assert!(admin::announce(store, "two\nlines", 5).await.is_err());
}

async fn sweeps_delete_what_has_expired(club: &Club) {
    let people = people(&club.address(0), 1).await;
    let seats = vec![sits(NewOccupant::Me)];
    let new = NewTable { edition: None, settings: settings(options(2)), seats };
    let waiting = people[0].create_table(&new).await.unwrap();
    let store = &*club.store;
    store.save_code(vec![1], "g1", 1).await.unwrap();
    store.save_code(vec![2], "g2", i64::MAX).await.unwrap();
    let keep = Retention::default();
    assert_eq!(admin::sweep(store, &keep).await.unwrap(), Swept { codes: 1, ..Swept::default() });
    assert_eq!(store.take_code(vec![2], 5).await.unwrap().as_deref(), Some("g2"));
    // An age of zero: everything that nobody has changed since.
    let none = Retention { open_tables: Some(std::time::Duration::ZERO), ..keep };
    while admin::sweep(store, &none).await.unwrap().open_tables == 0 {
        tokio::task::yield_now().await;
    }
    let path = format!("GET /api/tables/{}", waiting.id);
    while refused(&people[0], &path).await != (404, Some(Reason::NoSuchTable)) {
        tokio::task::yield_now().await;
    }
}

async fn administer(database: &str, servers: usize) {
    let club = Club::open(database, servers).await;
    tables_are_listed_ended_and_deleted(&club).await;
    banned_guests_lose_connections_tokens_and_seats(&club).await;
    forgotten_guests_are_anonymous(&club).await;
    announcements_reach_everybody_until_they_are_taken_back(&club).await;
    sweeps_delete_what_has_expired(&club).await;
    club.close().await;
}

#[tokio::test]
async fn a_server_on_sqlite_is_administered_while_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    administer(&folder.path().join("games.sqlite").to_string_lossy(), 1).await;
}

#[tokio::test]
async fn two_servers_on_postgres_are_administered_while_they_run() {
    let cluster = Cluster::start();
    administer(&cluster.database("club"), 2).await;
}

#[tokio::test]
async fn a_mistyped_or_foreign_database_is_refused_and_not_created() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("gmaes.sqlite");
    let error = open_current(&missing.to_string_lossy()).await.err().unwrap().to_string();
    assert!(error.contains("There is no database") && error.contains("gmaes"), "{error}");
    assert!(!missing.exists());
    let foreign = folder.path().join("foreign.sqlite");
    rusqlite::Connection::open(&foreign).unwrap().execute_batch("CREATE TABLE t (a)").unwrap();
    let error = open_current(&foreign.to_string_lossy()).await.err().unwrap().to_string();
    assert!(error.contains("is not a Witchstone database"), "{error}");
}

#[tokio::test]
async fn a_closed_server_asks_new_guests_for_its_invite_code() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = common::config(folder.path());
    config.invite_code = Some("moonstone".into());
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let register = async |body: &str| {
        let reply = request(&address, "POST /api/guest", body).await.unwrap();
        let reason = serde_json::from_str::<Problem>(&reply.body).ok().map(|problem| problem.reason);
        (reply.status, reason, reply.json::<witchstone_wire::Guest>().ok())
    };
    let needed = (403, Some(Reason::InviteCodeNeeded));
    let (status, reason, _) = register(r#"{"name":"Eve"}"#).await;
    assert_eq!((status, reason), needed);
    let (status, reason, _) = register(r#"{"name":"Eve","invite_code":"sunstone"}"#).await;
    assert_eq!((status, reason), (403, Some(Reason::WrongInviteCode)));
    // Told on the phone: case and spaces do not matter.
    let (status, _, ada) = register(r#"{"name":"Ada","invite_code":" MoonStone "}"#).await;
    assert_eq!(status, 200);
    let client = Client { origin: origin(&address), token: ada.unwrap().token.unwrap(), name: "Ada".into() };
    // A known guest needs it no more, neither to rename nor for another device.
    let renamed = client.request("POST /api/guest", r#"{"name":"Ada B"}"#).await.unwrap();
    assert_eq!(renamed.status, 200, "{}", renamed.body);
    server.stop().await;
}
