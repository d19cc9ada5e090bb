//! Texts that no store takes are refused up front, names are cleaned, and what is stored is closed to others.

mod common;
#[path = "../../client/tests/tls/mod.rs"]
#[allow(dead_code)] // The certificate is all that is needed here.
mod tls;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use common::postgres::Cluster;
use common::{RequestAs, Seat, config, guest, open_socket, options, people, request, settings, table_of};
use sqlx::{Connection, PgConnection};
use tls::Certificate;
use witchstone_server::start;
use witchstone_server::storage::open;
use witchstone_server::transfer::{Games, export};
use witchstone_wire::{Editions, Guest, Problem, Reason, ServerMessage, Statistics};

/// Sends NUL and another control character in every text there is. Nothing reaches the store, which would fail.
async fn control_characters_are_refused_everywhere(server: &str) {
    let people = people(server, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let (ada, id) = (&people[0], &table.id);
    let token = |part: &str| format!("{{\"type\":\"hello\",\"protocol\":2,{part}}}");
    for escape in ["\\u0000", "\\u001b"] {
        let encoded = escape.replace("\\u00", "%");
        for (path, body) in [
            ("POST /api/guest".to_owned(), format!("{{\"name\":\"A{escape}\"}}")),
            (
                "POST /api/tables".into(),
                format!("{{\"settings\":{{\"name\":\"{escape}\",\"options\":{{\"players\":2}}}}}}"),
            ),
            (
                "POST /api/tables".into(),
                format!("{{\"edition\":\"{escape}\",\"settings\":{{\"options\":{{\"players\":2}}}}}}"),
            ),
            (format!("POST /api/tables/{id}{encoded}/start"), String::new()),
            (format!("GET /api/tables/{encoded}"), String::new()),
            (format!("GET /api/guests/{encoded}/statistics"), String::new()),
            (format!("GET /api/editions/{encoded}"), String::new()),
            ("POST /api/device/login".into(), format!("{{\"code\":\"{escape}\"}}")),
        ] {
            let reply = ada.request(&path, &body).await.unwrap();
            assert_eq!(reply.status, 400, "{path} {body}: {}", reply.body);
            let problem: Problem = serde_json::from_str(&reply.body).unwrap();
            assert!(problem.reason == Reason::InvalidMessage && problem.text.contains("U+00"), "{problem:?}");
        }
        for hello in [
            token(&format!("\"table\":\"{escape}\"")),
            token(&format!("\"table\":\"{id}\",\"token\":\"{escape}.a\"")),
        ] {
            let mut socket = open_socket(server).await.unwrap();
            socket.send_text(hello.clone()).await.unwrap();
            let bye = socket.next().await.unwrap().unwrap();
            assert!(
                matches!(bye, ServerMessage::Bye { reason: Reason::InvalidMessage, .. }),
                "{hello}: {bye:?}"
            );
        }
        let mut seat = Seat::take(ada, id, None).await.unwrap();
        for (number, message) in [
            format!("{{\"type\":\"chat\",\"id\":7,\"text\":\"a{escape}\"}}"),
            format!("{{\"type\":\"mute\",\"id\":8,\"name\":\"{escape}\",\"muted\":true}}"),
            format!("{{\"type\":\"play\",\"id\":9,\"version\":1,\"move\":\"{escape}\"}}"),
        ]
        .into_iter()
        .enumerate()
        {
            seat.socket.send_text(message.clone()).await.unwrap();
            let refused = seat.until(|message| match message {
                ServerMessage::Refused { id, reason, .. } => Some((*id, *reason)),
                _ => None,
            });
            assert_eq!(refused.await.unwrap(), (7 + number as u64, Reason::InvalidMessage), "{message}");
        }
        // Line breaks are fine.
        seat.socket.send_text("{\"type\":\"chat\",\"id\":10,\"text\":\"two\\nlines\"}".into()).await.unwrap();
        seat.until(|message| matches!(message, ServerMessage::Ack { id: 10, .. }).then_some(()))
            .await
            .unwrap();
    }
}

async fn names_are_cleaned(server: &str) {
    let eve = guest(server, " Zoe\u{308}\u{202e}\u{200b}  \u{a0}X ").await.unwrap();
    assert_eq!(eve.name, "Zo\u{eb} X");
    let renamed = eve.request("POST /api/guest", "{\"name\":\"\\u2066Zo\u{eb}\\u2069\"}").await.unwrap();
    assert_eq!(renamed.json::<Guest>().unwrap().name, "Zo\u{eb}");
    // Nothing is left, or too much.
    for name in ["\u{200b}\u{feff}", &"x".repeat(25)] {
        let body = serde_json::json!({ "name": name }).to_string();
        let reply = request(server, "POST /api/guest", &body).await.unwrap();
        assert_eq!((reply.status, reply.json::<Problem>().is_err()), (400, true), "{name:?}");
    }
    let mut settings = settings(options(2));
    settings.name = "\u{202e}Coven\u{200b}  night".into();
    assert_eq!(table_of(&[eve], settings).await.settings.name, "Coven night");
    let path = "GET /api/guests/Zo%C3%AB/statistics";
    assert_eq!(request(server, path, "").await.unwrap().json::<Statistics>().unwrap().games, 0);
}

#[tokio::test]
async fn sqlite_gets_no_text_that_it_cannot_store_and_is_closed_to_others() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path());
    let database = config.database.clone();
    // A file from before, which anyone could read.
    std::fs::write(&database, "").unwrap();
    std::fs::set_permissions(&database, PermissionsExt::from_mode(0o644)).unwrap();
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    control_characters_are_refused_everywhere(&address).await;
    names_are_cleaned(&address).await;
    let mut files: Vec<_> =
        std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 3, "{files:?}");
    files.iter().for_each(|file| assert_eq!(mode(file), 0o600, "{}", file.display()));
    server.stop().await;
    // Records of running games tell everything.
    let store = open(&database).await.unwrap();
    let records = folder.path().join("records");
    assert!(export(&*store, &Editions::default(), Games::Running, &records).await.unwrap().games > 0);
    assert_eq!(mode(&records), 0o700);
    for file in std::fs::read_dir(&records).unwrap() {
        assert_eq!(mode(&file.unwrap().path()), 0o600);
    }
    store.close().await;
}

/// The permissions of a file or folder.
fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn postgres_gets_no_text_that_it_cannot_store_and_speaks_tls() {
    let cluster = Cluster::start();
    let database = cluster.database("texts");
    let folder = tempfile::tempdir().unwrap();
    let server = start(witchstone_server::Config { database, ..config(folder.path()) }).await.unwrap();
    let address = server.address.to_string();
    control_characters_are_refused_everywhere(&address).await;
    names_are_cleaned(&address).await;
    server.stop().await;

    // Without TLS at the server: required is refused, and preferred is plain.
    let port = cluster.listen(None);
    let url = |host: &str, mode: &str| format!("postgres://postgres@{host}:{port}/texts?{mode}");
    let refused = open(&url("localhost", "sslmode=require")).await.err().unwrap().to_string();
    assert!(refused.contains("TLS"), "{refused}");
    open(&url("localhost", "sslmode=prefer")).await.unwrap().close().await;

    let certificate = Certificate::new();
    let port = cluster.listen(Some(&certificate.path()));
    let url = |host: &str, mode: &str| format!("postgres://postgres@{host}:{port}/texts?{mode}");
    let trusted = format!("sslmode=verify-full&sslrootcert={}", certificate.path().display());
    for mode in ["sslmode=require", &trusted] {
        let store = open(&url("localhost", mode)).await.unwrap();
        store.ping().await.unwrap();
        let mut connection = PgConnection::connect(&url("localhost", "sslmode=require")).await.unwrap();
        let all =
            "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = 'texts'";
        assert!(sqlx::query_scalar::<_, bool>(all).fetch_one(&mut connection).await.unwrap(), "{mode}");
        store.close().await;
    }
    // A certificate for another name, or one that nobody vouches for.
    assert!(open(&url("127.0.0.1", &trusted)).await.is_err());
    assert!(open(&url("localhost", "sslmode=verify-full")).await.is_err());
}

#[tokio::test]
async fn a_database_that_cannot_store_all_names_is_refused() {
    let cluster = Cluster::start();
    let refused = open(&cluster.latin_database("latin")).await.err().unwrap().to_string();
    assert!(refused.contains("LATIN1") && refused.contains("UTF8"), "{refused}");
}
