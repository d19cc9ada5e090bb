//! Backups of both databases while games run, checked, restored into the other one, and played on.

mod common;

use std::path::{Path, PathBuf};

use common::postgres::Cluster;
use common::{RequestAs, Seat, options, origin, people, settings, table_of};
use witchstone_client::Client;
use witchstone_server::backup::{BackupError, BackupOptions, Checked, RestoreOptions, check};
use witchstone_server::{Config, start};
use witchstone_wire::{Editions, Status};

fn config(database: &str) -> Config {
    let mut config = Config::on(database);
    config.limits.requests = 0;
    config.limits.messages = 100_000;
    config
}

async fn back_up(database: &str, file: PathBuf) -> Result<u64, BackupError> {
    let options = BackupOptions { database: database.to_owned(), file };
    tokio::task::spawn_blocking(move || options.run()).await.unwrap()
}

async fn restore(file: &Path, database: &str) -> Result<(), BackupError> {
    let (file, database) = (file.to_owned(), database.to_owned());
    let options = RestoreOptions { file, database: Some(database.clone()), check: false };
    tokio::task::spawn_blocking(move || options.run(&database)).await.unwrap()
}

async fn checked(file: &Path) -> Result<Checked, BackupError> {
    let file = file.to_owned();
    tokio::task::spawn_blocking(move || check(&file, &Editions::default())).await.unwrap()
}

/// Backs this database up while a game runs, restores it, and plays on in the restored one.
async fn back_up_and_continue(database: &str, folder: &Path, restored: &str) {
    let server = start(config(database)).await.unwrap();
    let people = people(&server.address.to_string(), 2).await;
    let over = table_of(&people, settings(options(2))).await;
    Seat::take(&people[0], &over.id, None)
        .await
        .unwrap()
        .ask(|id| witchstone_wire::ClientMessage::Resign { id })
        .await
        .unwrap()
        .unwrap();
    let table = table_of(&people, settings(options(2))).await;
    let mut other = Seat::take(&people[0], &table.id, None).await.unwrap();
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    let acknowledged = seat.play("tower t2").await.unwrap().unwrap();
    let playing = tokio::spawn(async move { other.play_out(1).await });
    let played = tokio::spawn(async move { seat.play_out(2).await });
    let file = folder.join("backup.sqlite");
    assert!(back_up(database, file.clone()).await.unwrap() > 0);
    playing.await.unwrap().unwrap();
    played.await.unwrap().unwrap();
    server.stop().await;

    let found = checked(&file).await.unwrap();
    assert_eq!((found.games, found.waiting, found.problems.len()), (2, 0, 0), "{found}");
    assert!(found.moves >= 1);
    assert!(matches!(back_up(database, file.clone()).await, Err(BackupError::Exists(_))));
    restore(&file, restored).await.unwrap();
    let refused = restore(&file, restored).await;
    assert!(matches!(refused, Err(BackupError::Exists(_) | BackupError::NotEmpty)), "{refused:?}");
    let copy = folder.join("again.sqlite");
    back_up(restored, copy.clone()).await.unwrap();
    assert_eq!(checked(&copy).await.unwrap(), found);

    // The same people with the same tokens play on from the moment of the backup.
    let server = start(config(restored)).await.unwrap();
    let at = |client: &Client| client.at(&origin(&server.address.to_string()));
    let mut one = Seat::take(&at(&people[0]), &table.id, None).await.unwrap();
    assert!(one.version >= acknowledged);
    let mut two = Seat::take(&at(&people[1]), &table.id, None).await.unwrap();
    let (one, two) = tokio::join!(one.play_out(3), two.play_out(4));
    one.and(two).unwrap();
    let over = at(&people[0]).request(&format!("GET /api/tables/{}", over.id), "").await.unwrap();
    assert_eq!(over.json::<witchstone_wire::TableInfo>().unwrap().status, Status::Finished);
    // New chat messages do not collide with restored ones.
    let mut seat = Seat::take(&at(&people[0]), &table.id, None).await.unwrap();
    let text = String::from("Again?");
    seat.ask(|id| witchstone_wire::ClientMessage::Chat { id, text }).await.unwrap().unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_backup_of_sqlite_continues_on_postgres_and_the_other_way() {
    let (folder, cluster) = (tempfile::tempdir().unwrap(), Cluster::start());
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (first, second) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    back_up_and_continue(&path("games.sqlite"), first.path(), &cluster.database("moved")).await;
    back_up_and_continue(&cluster.database("origin"), second.path(), &path("moved.sqlite")).await;
}

#[tokio::test]
async fn files_that_are_no_backups_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let missing = back_up(&path("none.sqlite").to_string_lossy(), path("b.sqlite")).await.unwrap_err();
    assert!(missing.to_string().contains("There is no database"), "{missing}");
    assert!(!path("none.sqlite").exists() && !path("b.sqlite").exists());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "something was left behind");
    std::fs::write(path("text.sqlite"), "not a database at all, but a text of some length").unwrap();
    assert!(matches!(checked(&path("text.sqlite")).await, Err(BackupError::Damaged { .. })));
    // A game that does not replay is named.
    let house = common::house().await;
    let guests = people(&house.address, 2).await;
    let table = table_of(&guests, settings(options(2))).await;
    house.server.stop().await;
    let file = house.folder.path().join("games.sqlite");
    let entry = "UPDATE entries SET body = '{\"entry\":\"undone\"}' WHERE version = 3";
    assert_eq!(rusqlite::Connection::open(&file).unwrap().execute(entry, []).unwrap(), 1);
    let found = checked(&file).await.unwrap();
    assert!(found.problems.len() == 1 && found.problems[0].contains(&table.id), "{found}");
}

#[cfg(unix)]
#[tokio::test]
async fn a_backup_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let house = common::house().await;
    let file = house.folder.path().join("backup.sqlite");
    back_up(&house.folder.path().join("games.sqlite").to_string_lossy(), file.clone()).await.unwrap();
    assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    house.server.stop().await;
}
