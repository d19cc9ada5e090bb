//! Games of other rules and databases of other programs are refused by name, and never changed.

mod common;

use common::{RequestAs, config, house, newer_file, origin, people, request};
use witchstone_server::domain::rules_on;
use witchstone_server::start;
use witchstone_server::storage::open as open_store;
use witchstone_server::storage::{Append, StoredEntry};
use witchstone_wire::{Problem, Reason, ServerMessage};

/// Stores a table as a program of these rules would have.
async fn keep(database: &str, id: &str, rules: &str) -> StoredEntry {
    let store = open_store(database).await.unwrap();
    let body = serde_json::json!({
        "entry": "created",
        "settings": { "options": { "players": 2 } },
        "host": { "guest": "g", "name": "Ada" },
        "rules": rules,
        "seats": [
            { "taken": "open", "colour": 0, "handicap": 0 },
            { "taken": "open", "colour": 1, "handicap": 0 },
        ],
    });
    let entry = StoredEntry { version: 1, at_ms: 5, body: body.to_string() };
    let append = Append { table: id.into(), entry: entry.clone(), summary: None, results: vec![] };
    assert!(store.append(append).await.unwrap());
    store.close().await;
    entry
}

#[tokio::test]
async fn a_game_begun_under_other_rules_is_refused_by_name_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite").to_string_lossy().into_owned();
    keep(&database, "ours", &rules_on(witchstone_rules::Edition::classic())).await;
    keep(&database, "older", "witchstone-rules/1").await;
    let kept = keep(&database, "theirs", "witchstone-rules/0").await;
    let server = start(config(folder.path())).await.unwrap();
    let address = server.address.to_string();
    for id in ["ours", "older"] {
        let reply = request(&address, &format!("GET /api/tables/{id}"), "").await.unwrap();
        assert_eq!(reply.status, 200, "{id}");
    }
    let ada = people(&address, 1).await.remove(0);
    for path in ["GET /api/tables/theirs", "POST /api/tables/theirs/start", "GET /api/tables/theirs/record"] {
        let reply = ada.request(path, "").await.unwrap();
        assert_eq!(reply.status, 409, "{path}");
        let problem: Problem = serde_json::from_str(&reply.body).unwrap();
        assert_eq!(problem.reason, Reason::UnsupportedRules);
        assert!(problem.text.contains("witchstone-rules/0"), "{}", problem.text);
    }
    let mut socket = ada.join("theirs", None).await.unwrap();
    let Some(ServerMessage::Bye { reason, text, .. }) = socket.next().await.unwrap() else {
        panic!("not a bye");
    };
    assert_eq!(reason, Reason::UnsupportedRules);
    assert!(text.contains("witchstone-rules/0"), "{text}");
    server.stop().await;
    let store = open_store(&database).await.unwrap();
    assert_eq!(store.entries("theirs", 0).await.unwrap(), [kept]);
    store.close().await;
}

#[tokio::test]
async fn a_server_does_not_start_on_a_newer_database_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    newer_file(folder.path());
    let error = start(config(folder.path())).await.err().unwrap().to_string();
    assert!(error.contains("schema version 99") && error.contains("use a newer program"), "{error}");
}

/// A database of the program as it is now opens again, and its games continue.
#[tokio::test]
async fn a_database_is_opened_again_by_the_same_program() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = common::table_of(&people, common::settings(common::options(2))).await;
    house.server.stop().await;
    let server = start(config(house.folder.path())).await.unwrap();
    let again = people[0].at(&origin(&server.address.to_string()));
    let seat = common::Seat::take(&again, &table.id, None).await.unwrap();
    assert_eq!(seat.table.your_seat, Some(0));
    server.stop().await;
}
