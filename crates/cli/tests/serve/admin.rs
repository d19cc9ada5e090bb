//! `witchstone admin` beside a running server: what it prints, what players see, and what the log says.

use std::path::Path;
use std::process::Stdio;

use crate::common::{Seat, options, people, request, settings, sits};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::process::{Child, Command};
use witchstone_server::admin::log_name;
use witchstone_wire::{
    ClientMessage, NewOccupant, NewTable, Problem, Reason, ServerMessage, Start, TableInfo,
};

async fn serve(database: &Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_witchstone"))
        .args(["serve", "--listen", "127.0.0.1:0", "--requests", "0", "--database"])
        .arg(database)
        .env("WITCHSTONE_LOG", "info")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).await.unwrap();
    let address = first.trim().rsplit_once("http://").unwrap().1.to_owned();
    (child, address)
}

/// Runs `witchstone admin` on a database; returns its exit status and what it printed.
async fn admin(database: &Path, words: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_witchstone"));
    let output = command.arg("admin").args(words).arg("--database").arg(database).output().await.unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(text).unwrap())
}

#[tokio::test]
async fn an_administrator_works_beside_the_server_and_the_log_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("games.sqlite");
    let (mut child, address) = serve(&database).await;
    let mut log = child.stderr.take().unwrap();
    let reading = tokio::spawn(async move {
        let mut text = String::new();
        log.read_to_string(&mut text).await.unwrap();
        text
    });
    let people = people(&address, 2).await;
    let private = witchstone_wire::Settings { listed: false, start: Start::ByHost, ..settings(options(2)) };
    let new = NewTable { edition: None, settings: private, seats: vec![sits(NewOccupant::Me)] };
    let table = people[0].create_table(&new).await.unwrap();
    let seat = format!("/api/tables/{}/seats/1", table.id);
    let _: TableInfo = people[1].post(&seat, &sits(NewOccupant::Me)).await.unwrap();
    let _: TableInfo = people[0].post(&seat, &sits(NewOccupant::Open)).await.unwrap();
    let mut host = Seat::take(&people[0], &table.id, None).await.unwrap();
    let mute = |id| ClientMessage::Mute { id, name: people[1].name.clone(), muted: true };
    host.ask(mute).await.unwrap().unwrap();

    let (code, listed) = admin(&database, &["list", "--status", "open"]).await;
    assert!(code == 0 && listed.contains(&table.id) && listed.contains(&log_name(&table.id)), "{listed}");
    let (code, shown) = admin(&database, &["show", &log_name(&table.id)]).await;
    assert!(code == 0 && shown.contains("Listed:      no"), "{shown}");
    let guest = people[1].token.split_once('.').unwrap().0;
    let (_, found) = admin(&database, &["people", "guest 1", "--json"]).await;
    assert!(found.starts_with('{') && found.contains(guest), "{found}");
    let (code, done) = admin(&database, &["ban", guest]).await;
    assert!(code == 0 && done.contains("Banned Guest 1"), "{done}");
    let (code, unsure) = admin(&database, &["delete", &table.id]).await;
    assert!(code == 2 && unsure.contains("--yes"), "{unsure}");
    assert_eq!(admin(&database, &["announce", "Restart at 22:00"]).await.0, 0);
    let announced =
        |message: &ServerMessage| matches!(message, ServerMessage::Announcement { .. }).then_some(());
    host.until(announced).await.unwrap();
    let asked = format!("GET /api/guest\nAuthorization: Bearer {}", people[1].token);
    let problem: Problem = serde_json::from_str(&request(&address, &asked, "").await.unwrap().body).unwrap();
    assert_eq!(problem.reason, Reason::Banned);
    assert_eq!(admin(&database, &["delete", &table.id, "--yes"]).await.0, 0);
    host.until(|message| matches!(message, ServerMessage::Bye { .. }).then_some(())).await.unwrap();

    // Graceful: what is logged last is logged too.
    let id = child.id().unwrap().to_string();
    assert!(Command::new("kill").arg(&id).status().await.unwrap().success());
    assert!(child.wait().await.unwrap().success());
    let text = reading.await.unwrap();
    let audit: Vec<&str> = text.lines().filter(|line| line.contains("witchstone::audit")).collect();
    for (what, whom) in [
        ("guest created", guest),
        ("table created", log_name(&table.id).as_str()),
        ("guest kicked", guest),
        ("name muted", log_name(&table.id).as_str()),
        ("guest banned", guest),
        ("announced", "Restart at 22:00"),
        ("table deleted", log_name(&table.id).as_str()),
    ] {
        let line = audit.iter().find(|line| line.contains(what) && line.contains(whom));
        assert!(line.is_some_and(|line| line.contains("INFO")), "{what} {whom}: {text}");
    }
    assert!(!text.contains(&table.id), "the link of a private table is in the log: {text}");
}
