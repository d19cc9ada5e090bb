//! Finished games stay: records, sheets, analyses; and games move between databases as records.

mod common;

use common::{RequestAs, Seat, guest, house, options, origin, people, request, settings, sits, table_of};
use witchstone_rules::{Edition, Game, Record};
use witchstone_server::storage::open as open_store;
use witchstone_server::transfer::{Games, Transferred, export, import};
use witchstone_wire::{
    Analysis, AnalysisState, Editions, GameRecord, NewOccupant, SheetJson, Status, TableInfo,
};

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
        people[0].request(&format!("GET {}", path("sheet")), "").await.unwrap().json().unwrap();
    let info: TableInfo =
        people[0].request(&format!("GET /api/tables/{}", table.id), "").await.unwrap().json().unwrap();
    assert_eq!(sheets.iter().map(|sheet| sheet.total).collect::<Vec<_>>(), info.result.unwrap().scores);
    let asked: Analysis = people[0].post(&path("analysis"), &()).await.unwrap();
    assert_eq!(asked, Analysis::waiting());
    let done = analysed(&house.address, &path("analysis")).await;
    assert_eq!((done.state, done.done), (AnalysisState::Done, done.moves));
    let record = request(&house.address, &format!("GET {}", path("record")), "").await.unwrap();
    let record = GameRecord::from_json(&record.body, Edition::classic()).unwrap().record;
    let played: Vec<String> = done.turns.iter().flat_map(|turn| turn.played.clone()).collect();
    assert_eq!(played, record.moves.iter().map(ToString::to_string).collect::<Vec<_>>());
    // Random play loses points against the best turns, and each better turn begins where the record was.
    assert!(done.turns.iter().any(|turn| turn.loss > 0.0 && turn.better.is_some()));
    for turn in &done.turns {
        assert!((0.0..=1.0).contains(&turn.win_probability) && turn.loss >= 0.0, "{turn:?}");
        assert_eq!(turn.better.is_some(), turn.loss > 0.0, "{turn:?}");
        let Some(better) = &turn.better else { continue };
        let before = Record { moves: record.moves[..better.from].to_vec(), ..record.clone() };
        let state = *Game::replay(Edition::classic(), &before).unwrap().state();
        assert_eq!(state.check(better.moves[0].parse().unwrap()), Ok(()), "{better:?}");
    }
    // It is stored: after a restart it is returned without being computed again.
    house.server.stop().await;
    let server = witchstone_server::start(common::config(house.folder.path())).await.unwrap();
    let again: Analysis =
        people[0].at(&origin(&server.address.to_string())).post(&path("analysis"), &()).await.unwrap();
    assert_eq!(again, done);
    server.stop().await;
}

/// The analysis when it is done.
async fn analysed(server: &str, path: &str) -> Analysis {
    loop {
        let analysis: Analysis = request(server, &format!("GET {path}"), "").await.unwrap().json().unwrap();
        if !matches!(analysis.state, AnalysisState::Waiting | AnalysisState::Working) {
            return analysis;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn games_are_exported_imported_and_continued() {
    let house = house().await;
    let people = people(&house.address, 2).await;
    let table = table_of(&people, settings(options(2))).await;
    let mut seat = Seat::take(&people[1], &table.id, None).await.unwrap();
    seat.play("tower t2").await.unwrap().unwrap();
    house.server.stop().await;
    let old = open_store(&house.folder.path().join("games.sqlite").to_string_lossy()).await.unwrap();
    let records = house.folder.path().join("records");
    let (editions, one) = (Editions::default(), Transferred { games: 1, problems: vec![] });
    assert_eq!(export(&*old, &editions, Games::Running, &records).await.unwrap(), one);
    let first = std::fs::read(records.join(format!("{}.json", table.id))).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let new = open_store(&folder.path().join("games.sqlite").to_string_lossy()).await.unwrap();
    assert_eq!(import(&*new, &editions, &records).await.unwrap().games, 1);
    let id = new.table_ids("", 9).await.unwrap().remove(0);
    let again = folder.path().join("again");
    assert_eq!(export(&*new, &editions, Games::Running, &again).await.unwrap(), one);
    assert_eq!(std::fs::read(again.join(format!("{id}.json"))).unwrap(), first);
    new.close().await;
    // Anyone with the link can take an open seat and continue.
    let server = witchstone_server::start(common::config(folder.path())).await.unwrap();
    let ada = guest(&server.address.to_string(), "Ada").await.unwrap();
    let path = format!("/api/tables/{id}/seats/1");
    let info: TableInfo = ada.post(&path, &sits(NewOccupant::Me)).await.unwrap();
    assert_eq!((info.status, info.your_seat), (Status::Playing, Some(1)));
    let seat = Seat::take(&ada, &id, None).await.unwrap();
    assert!(seat.view.unwrap().table.areas.0[1].tower.is_some());
    server.stop().await;
}
