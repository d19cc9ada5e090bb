//! Finished games stay: records, sheets, analyses; and games move between databases as records.

mod common;

use common::{Seat, house, options, people, settings, sits, table_of};
use witchstone_server::client::request;
use witchstone_server::serve::open_store;
use witchstone_server::transfer::{export, import};
use witchstone_wire::{Analysis, AnalysisState, NewSitter, SheetJson, Status, TableInfo};

#[tokio::test]
async fn a_finished_game_has_sheets_and_an_analysis() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    assert_eq!(people[0].request(&format!("GET {}", path("sheet")), "").await.unwrap().status, 409);
    assert_eq!(people[0].request(&format!("POST {}", path("analysis")), "").await.unwrap().status, 409);
    let mut other = Seat::take(&people[1], &table.id, None).await.unwrap();
    let playing = tokio::spawn(async move { other.play_out(2).await });
    Seat::take(&people[0], &table.id, None).await.unwrap().play_out(1).await.unwrap();
    playing.await.unwrap().unwrap();
    let sheets: Vec<SheetJson> =
        people[0].request(&format!("GET {}", path("sheet")), "").await.unwrap().read().unwrap();
    let info: TableInfo =
        people[0].request(&format!("GET /api/tables/{}", table.id), "").await.unwrap().read().unwrap();
    assert_eq!(sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), info.result.unwrap().scores);
    let asked: Analysis = people[0].post(&path("analysis"), &()).await.unwrap();
    assert_eq!(asked.state, AnalysisState::Waiting);
    let done = loop {
        let analysis: Analysis =
            request(&house.address, &format!("GET {}", path("analysis")), "").await.unwrap().read().unwrap();
        if analysis.state != AnalysisState::Waiting {
            break analysis;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    assert_eq!((done.state, done.suggestions.len()), (AnalysisState::Done, 22));
    house.server.stop().await;
}

#[tokio::test]
async fn games_are_exported_and_imported_and_go_on() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    seat.play("tower t2").await.unwrap().unwrap();
    house.server.stop().await;
    let old = open_store(&house.folder.path().join("games.sqlite").to_string_lossy()).await.unwrap();
    let records = house.folder.path().join("records");
    assert_eq!(export(&*old, &records).await.unwrap(), 1);
    let first = std::fs::read(records.join(format!("{}.json", table.id))).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let new = open_store(&folder.path().join("games.sqlite").to_string_lossy()).await.unwrap();
    assert_eq!(import(&*new, &records).await.unwrap(), 1);
    let id = new.all_tables("", 9).await.unwrap().remove(0);
    let again = folder.path().join("again");
    assert_eq!(export(&*new, &again).await.unwrap(), 1);
    assert_eq!(std::fs::read(again.join(format!("{id}.json"))).unwrap(), first);
    new.close().await;
    // Whoever has the link takes an open seat and plays on.
    let server = witchstone_server::start(common::config(folder.path())).await.unwrap();
    let ada = witchstone_server::client::Client::new(&server.address.to_string(), "Ada").await.unwrap();
    let path = format!("/api/tables/{id}/seats/1");
    let info: TableInfo = ada.post(&path, &sits(NewSitter::Me)).await.unwrap();
    assert_eq!((info.status, info.your_seat), (Status::Playing, Some(1)));
    let seat = Seat::take(&ada, &id, None).await.unwrap();
    assert!(seat.view.unwrap().table.areas.0[1].tower.is_some());
    server.stop().await;
}
