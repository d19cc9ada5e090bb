//! Tables of two editions on one server, on both databases; and tables whose edition is not there any more.

mod common;

use common::postgres::Cluster;
use common::{LOPSIDED, RequestAs, Seat, editions, guest, options, origin, people, request, settings, sits};
use witchstone_client::{Client, edition_file};
use witchstone_server::storage::open as open_store;
use witchstone_server::storage::{Append, Store, StoredEntry};
use witchstone_server::transfer::{Games, Transferred, export, import};
use witchstone_server::{Config, Server, start};
use witchstone_wire::{
    EditionInfo, Editions, GameRecord, Lobby, NewOccupant, NewTable, Problem, Reason, SeatChange,
    ServerMessage, Status, TableInfo, edition_hash,
};

/// The small board with one unit of Energy more: another edition of the same id.
fn changed() -> String {
    LOPSIDED.replace("energy_units = 12", "energy_units = 13")
}

fn knowing(file: Option<&str>) -> Editions {
    let mut editions = Editions::default();
    file.map(|file| editions.add(file).unwrap());
    editions
}

/// A server on this database that knows the built-in edition, and that of the file before it.
async fn serve(database: &str, file: Option<&str>) -> Server {
    let mut config = Config::on(database);
    (config.limits.requests, config.limits.messages) = (0, 100_000);
    config.editions = knowing(file);
    start(config).await.unwrap()
}

/// A table on this edition where the first of the two hosts, and the other sits down unless a bot does.
async fn table(people: &[Client], edition: Option<&str>, other: NewOccupant) -> TableInfo {
    let seats = vec![sits(NewOccupant::Me), SeatChange::default()];
    let edition = edition.map(str::to_owned);
    let table =
        people[0].create_table(&NewTable { edition, settings: settings(options(2)), seats }).await.unwrap();
    let client = if other == NewOccupant::Me { &people[1] } else { &people[0] };
    client.post(&format!("/api/tables/{}/seats/1", table.id), &sits(other)).await.unwrap()
}

async fn info(client: &Client, id: &str) -> TableInfo {
    client.request(&format!("GET /api/tables/{id}"), "").await.unwrap().json().unwrap()
}

async fn problem(client: &Client, head: &str) -> (u16, Problem) {
    let reply = client.request(head, "{}").await.unwrap();
    (reply.status, serde_json::from_str(&reply.body).unwrap())
}

async fn play_out(people: &[Client], id: &str) {
    let mut other = Seat::take(&people[1], id, None).await.unwrap();
    let other = tokio::spawn(async move { other.play_out(2).await });
    Seat::take(&people[0], id, None).await.unwrap().play_out(1).await.unwrap();
    other.await.unwrap().unwrap();
}

/// The finished game of a table, read on its own edition.
async fn record(client: &Client, id: &str) -> (GameRecord, &'static str) {
    let reply = client.request(&format!("GET /api/tables/{id}/record"), "").await.unwrap().success().unwrap();
    let (record, edition) = GameRecord::on_its_edition(&reply.body, editions()).unwrap();
    assert!(record.outcome.is_some());
    (record, &edition.id)
}

async fn offers_both(server: &str) {
    let own = editions().find("lopsided-2").unwrap();
    let offered: Vec<EditionInfo> = request(server, "GET /api/editions", "").await.unwrap().json().unwrap();
    let names: Vec<(&str, &str)> = offered.iter().map(|one| (&*one.id, &*one.name)).collect();
    assert_eq!(names, [("lopsided-2", own.id.as_str()), ("classic", "classic")]);
    for edition in &offered {
        let reply = request(server, &format!("GET /api/editions/{}", edition.hash), "").await.unwrap();
        assert_eq!(editions().file(&edition.hash), Some(reply.body.as_str()));
        assert!(reply.header("cache-control").unwrap().contains("immutable"), "{reply:?}");
    }
    let missing = request(server, "GET /api/editions/00", "").await.unwrap();
    assert_eq!(missing.status, 404);
    let problem: Problem = serde_json::from_str(&missing.body).unwrap();
    assert_eq!(problem.reason, Reason::NoSuchEdition);
    assert_eq!(edition_file(&origin(server), edition_hash(&own.id).unwrap()).await.unwrap(), LOPSIDED);
}

/// Both editions are played at the same time by people and bots; the tables are those of people, on the own edition and on
/// the built-in one.
async fn both_are_played(server: &str, people: &[Client]) -> [TableInfo; 2] {
    let own = table(people, None, NewOccupant::Me).await;
    let classic = table(people, Some("classic"), NewOccupant::Me).await;
    let bots = table(people, Some("lopsided-2"), NewOccupant::Bot(1)).await;
    assert_eq!(own.edition, editions().find("lopsided-2").unwrap().id);
    assert_eq!((bots.edition.as_str(), classic.edition.as_str()), (own.edition.as_str(), "classic"));
    let mut against_bot = Seat::take(&people[0], &bots.id, None).await.unwrap();
    tokio::join!(play_out(people, &own.id), play_out(people, &classic.id), async {
        against_bot.play_out(3).await.unwrap();
    });
    for (table, rounds) in [(&own, 4), (&bots, 4), (&classic, 11)] {
        let (record, edition) = record(&people[0], &table.id).await;
        assert_eq!(edition, table.edition);
        let state = record.record.start(editions().find(edition).unwrap()).unwrap();
        assert_eq!(state.edition().counts.turns, rounds);
        let sheet = request(server, &format!("GET /api/tables/{}/sheet", table.id), "").await.unwrap();
        assert_eq!(sheet.status, 200);
        assert_eq!(info(&people[0], &table.id).await.status, Status::Finished);
    }
    [own, classic]
}

async fn only_what_is_offered_is_played(people: &[Client]) {
    let new = NewTable { edition: Some("deluxe".into()), settings: settings(options(2)), seats: vec![] };
    let reply = people[0].request("POST /api/tables", &serde_json::to_string(&new).unwrap()).await.unwrap();
    let problem: Problem = serde_json::from_str(&reply.body).unwrap();
    assert_eq!((reply.status, problem.reason), (400, Reason::InvalidSettings));
    assert!(problem.text.contains("the server offers lopsided-2, classic"), "{}", problem.text);
}

/// A table whose edition is unavailable can be read; every attempt to play is refused with this message.
async fn can_be_read_but_not_played(
    server: &Server,
    people: &[Client],
    begun: &str,
    over: &str,
    message: &str,
) {
    let address = server.address.to_string();
    let (ada, bob) = (people[0].at(&origin(&address)), people[1].at(&origin(&address)));
    let lobby: Lobby = ada.request("GET /api/tables", "").await.unwrap().json().unwrap();
    for tables in [&lobby.mine, &lobby.listed] {
        let found = tables.iter().find(|table| table.id == begun).unwrap();
        assert!(!found.playable && found.edition.starts_with("lopsided-2"), "{found:?}");
    }
    let table = info(&bob, begun).await;
    assert_eq!((table.status, table.your_seat, table.to_move), (Status::Playing, Some(1), None));
    let ended = info(&ada, over).await;
    assert_eq!((ended.status, ended.playable), (Status::Finished, false));
    assert!(ended.result.unwrap().winners.len() < 3);
    let mut seat = Seat::take(&ada, begun, Some(1)).await.unwrap();
    assert!(seat.view.is_none() && seat.received[0].contains("Hex!"), "{:?}", seat.received);
    let Err(ServerMessage::Refused { reason, text, .. }) = seat.play("tower t0").await.unwrap() else {
        panic!("a move was made");
    };
    assert_eq!((reason, text.as_str()), (Reason::EditionUnavailable, message));
    for head in [
        format!("POST /api/tables/{begun}/seats/1"),
        format!("POST /api/tables/{begun}/start"),
        format!("GET /api/tables/{over}/record"),
        format!("GET /api/tables/{over}/sheet"),
        format!("POST /api/tables/{over}/analysis"),
        format!("POST /api/tables/{over}/rematch"),
    ] {
        let (status, problem) = problem(&ada, &head).await;
        assert_eq!(
            (status, problem.reason, problem.text.as_str()),
            (409, Reason::EditionUnavailable, message)
        );
    }
}

async fn tables_survive_a_missing_edition(database: &str) {
    let server = serve(database, Some(LOPSIDED)).await;
    let address = server.address.to_string();
    let people = people(&address, 2).await;
    offers_both(&address).await;
    only_what_is_offered_is_played(&people).await;
    let [over, classic] = both_are_played(&address, &people).await;
    let begun = table(&people, None, NewOccupant::Me).await;
    let mut seat = Seat::take(&people[0], &begun.id, None).await.unwrap();
    seat.ask(|id| witchstone_wire::ClientMessage::Chat { id, text: "Hex!".into() }).await.unwrap().unwrap();
    drop(seat);
    server.stop().await;

    let server = serve(database, None).await;
    let message = "This table is played on the edition \"lopsided-2\", which this server does not know. \
                Start it with --edition lopsided-2.toml.";
    can_be_read_but_not_played(&server, &people, &begun.id, &over.id, message).await;
    assert_eq!(record(&people[0].at(&origin(&server.address.to_string())), &classic.id).await.1, "classic");
    server.stop().await;

    let server = serve(database, Some(&changed())).await;
    let hash = |editions: &Editions| edition_hash(&editions.first().id).unwrap().to_owned();
    let message = format!(
        "This table is played on the edition \"lopsided-2\" with the content {}, but this server has it with the \
         content {}. Start it with the file that the game was begun on: --edition lopsided-2.toml.",
        hash(&knowing(Some(LOPSIDED))),
        hash(&knowing(Some(&changed()))),
    );
    can_be_read_but_not_played(&server, &people, &begun.id, &over.id, &message).await;
    server.stop().await;

    let server = serve(database, Some(LOPSIDED)).await;
    let address = server.address.to_string();
    let people = [people[0].at(&origin(&address)), people[1].at(&origin(&address))];
    play_out(&people, &begun.id).await;
    assert_eq!(record(&people[0], &begun.id).await.1, over.edition);
    server.stop().await;
}

#[tokio::test]
async fn tables_of_two_editions_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    tables_survive_a_missing_edition(&folder.path().join("games.sqlite").to_string_lossy()).await;
}

#[tokio::test]
async fn tables_of_two_editions_on_postgresql() {
    let cluster = Cluster::start();
    tables_survive_a_missing_edition(&cluster.database("editions")).await;
}

/// Keeps a table on an own edition as an older program did: without a hash, and without an edition in the summary.
async fn keep_older_table(store: &dyn Store, id: &str) {
    let seats: Vec<_> = (0..2)
        .map(|colour| serde_json::json!({ "taken": "open", "colour": colour, "handicap": 0 }))
        .collect();
    let body = serde_json::json!({
        "entry": "created", "settings": { "options": { "players": 2 }, "listed": true },
        "host": { "guest": "g", "name": "Ada" }, "rules": "witchstone-rules/1 lopsided-2", "seats": seats,
    });
    let seat = serde_json::json!({ "sitter": { "kind": "open" }, "colour": 0, "handicap": 0, "stand_in": null,
        "resigned": false, "clock_ms": null });
    let info = serde_json::json!({
        "id": id, "settings": { "options": { "players": 2 }, "listed": true }, "status": "open", "version": 0,
        "host": "Ada", "you_are_host": false, "your_seat": null, "seats": [seat, seat], "to_move": null,
        "undo_vote": null, "result": null, "rematch": null, "now_ms": 0,
    });
    let summary = witchstone_server::storage::Summary {
        status: witchstone_server::domain::Status::Open,
        listed: true,
        info: info.to_string(),
        due_ms: None,
        guests: vec![],
        reserved: vec![],
        seats_changed: true,
    };
    let entry = StoredEntry { version: 1, at_ms: 5, body: body.to_string() };
    let append = Append { table: id.into(), entry, summary: Some(summary), results: vec![] };
    assert!(store.append(append).await.unwrap());
}

#[tokio::test]
async fn a_table_stored_without_a_hash_is_played_on_the_edition_of_its_id() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite").to_string_lossy().into_owned();
    let store = open_store(&database).await.unwrap();
    keep_older_table(&*store, "older").await;
    store.close().await;
    for (file, playable) in [(None, false), (Some(LOPSIDED), true), (Some(&*changed()), true)] {
        let server = serve(&database, file).await;
        let address = server.address.to_string();
        let lobby: Lobby = request(&address, "GET /api/tables", "").await.unwrap().json().unwrap();
        assert_eq!((lobby.listed.len(), lobby.listed[0].playable), (1, playable));
        assert!(lobby.listed[0].edition.starts_with("lopsided-2"), "{}", lobby.listed[0].edition);
        let ada = guest(&address, "Ada").await.unwrap();
        let path = "/api/tables/older/seats/0";
        let reply = ada.request(&format!("POST {path}"), r#"{"occupant":"me"}"#).await.unwrap();
        assert_eq!(reply.status, if playable { 200 } else { 409 }, "{}", reply.body);
        let left: Result<TableInfo, _> = ada.post(path, &sits(NewOccupant::Open)).await;
        assert_eq!(left.is_ok(), playable);
        server.stop().await;
    }
}

#[tokio::test]
async fn records_are_imported_only_where_their_edition_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let database = path("games.sqlite").to_string_lossy().into_owned();
    let server = serve(&database, Some(LOPSIDED)).await;
    let people = people(&server.address.to_string(), 2).await;
    for edition in ["lopsided-2", "classic"] {
        table(&people, Some(edition), NewOccupant::Me).await;
    }
    server.stop().await;
    let old = open_store(&database).await.unwrap();
    let Transferred { games: written, problems: left_out } =
        export(&*old, &Editions::default(), Games::Running, &path("one")).await.unwrap();
    assert_eq!((written, left_out.len()), (1, 1));
    assert!(left_out[0].contains("Run it with --edition lopsided-2.toml."), "{}", left_out[0]);
    let both = Transferred { games: 2, problems: vec![] };
    assert_eq!(export(&*old, editions(), Games::Running, &path("both")).await.unwrap(), both);
    let new = open_store(&path("new.sqlite").to_string_lossy()).await.unwrap();
    assert_eq!(import(&*new, &Editions::default(), &path("one")).await.unwrap().games, 1);
    let message = import(&*new, &Editions::default(), &path("both")).await.unwrap_err().to_string();
    let expected = "The record is of the edition \"lopsided-2\", which this program does not know.";
    assert!(message.contains(expected) && message.contains(".json"), "{message}");
    assert_eq!(import(&*new, editions(), &path("both")).await.unwrap().games, 2);
    new.close().await;
    let server = serve(&path("new.sqlite").to_string_lossy(), Some(LOPSIDED)).await;
    let store = open_store(&path("new.sqlite").to_string_lossy()).await.unwrap();
    let ada = guest(&server.address.to_string(), "Ada").await.unwrap();
    let mut own = 0;
    for id in store.table_ids("", 9).await.unwrap() {
        own += usize::from(info(&ada, &id).await.edition == editions().find("lopsided-2").unwrap().id);
    }
    assert_eq!(own, 1);
    store.close().await;
    server.stop().await;
}
