//! Games that the program of rules version 1 left behind continue, or wait until their players agree; on both databases.

mod common;

use common::postgres::Cluster;
use common::rules_1::Old;
use common::{RequestAs, Seat, people, request, sits};
use witchstone_client::Client;
use witchstone_rules::Edition;
use witchstone_server::rules_migration::{MigrateOptions, Report, Scope, migrate};
use witchstone_server::storage::Store;
use witchstone_server::storage::open as open_store;
use witchstone_server::transfer::{Games, export};
use witchstone_server::{Config, Server, start};
use witchstone_wire::{
    AnalysisState, ClientMessage, Editions, GameRecord, NewOccupant, Reason, ServerMessage, Status, TableInfo,
};

/// The unfinished games that differ: the move and the clause.
const DIFFERENT: [(&str, usize, &str); 4] =
    [("c3", 16, "C3"), ("m4", 55, "M4"), ("b4", 131, "B4"), ("n4", 345, "N4")];

/// The present server on an old database, with both of its guests.
struct House {
    server: Server,
    address: String,
    ada: Client,
    ben: Client,
}

async fn open(old: &Old) -> House {
    let mut config = Config::on(old.database.as_str());
    (config.limits.requests, config.limits.messages) = (0, 100_000);
    let server = start(config).await.unwrap();
    let address = server.address.to_string();
    let (ada, ben) = (old.guest("ada", &address), old.guest("ben", &address));
    House { server, address, ada, ben }
}

impl House {
    async fn info(&self, table: &str) -> TableInfo {
        self.ada.request(&format!("GET /api/tables/{table}"), "").await.unwrap().json().unwrap()
    }

    async fn record(&self, table: &str) -> String {
        request(&self.address, &format!("GET /api/tables/{table}/record"), "").await.unwrap().body
    }
}

async fn agree(seat: &mut Seat, agree: bool) -> Result<u64, ServerMessage> {
    seat.ask(|id| ClientMessage::VoteResume { id, agree }).await.unwrap()
}

fn reason(refused: &ServerMessage) -> (Reason, Option<&str>, &str) {
    match refused {
        ServerMessage::Refused { reason, clause, text, .. } => (*reason, clause.as_deref(), text),
        other => panic!("not a refusal: {other:?}"),
    }
}

/// Plays all seats at random until the game is over.
async fn play_out(seats: Vec<Seat>) {
    let mut playing = tokio::task::JoinSet::new();
    for (number, mut seat) in seats.into_iter().enumerate() {
        playing.spawn(async move { seat.play_out(number as u64).await });
    }
    for played in playing.join_all().await {
        played.unwrap();
    }
}

async fn identical_games_continue(old: &Old) {
    let house = open(old).await;
    let id = old.table("identical");
    let seats = vec![
        Seat::take(&house.ada, id, None).await.unwrap(),
        Seat::take(&house.ben, id, None).await.unwrap(),
    ];
    assert!(seats.iter().all(|seat| seat.table.older_rules.is_none() && seat.table.rules == 2));
    assert_eq!(seats[0].table.status, Status::Playing);
    play_out(seats).await;
    assert_eq!(house.info(id).await.status, Status::Finished);
    let record = GameRecord::from_json(&house.record(id).await, Edition::classic()).unwrap();
    assert_eq!((record.rules, record.replay(Edition::classic()).unwrap().difference), (2, None));
    house.server.stop().await;
}

async fn a_waiting_room_fills_and_starts_under_the_present_rules(old: &Old) {
    let house = open(old).await;
    let id = old.table("waiting");
    let path = format!("/api/tables/{id}/seats/1");
    let info: TableInfo = house.ben.post(&path, &sits(NewOccupant::Me)).await.unwrap();
    assert_eq!(info.older_rules, None);
    let ada = Seat::take(&house.ada, id, None).await.unwrap();
    let ben = Seat::take(&house.ben, id, None).await.unwrap();
    assert_eq!((ben.table.status, ben.table.rules), (Status::Playing, 2));
    play_out(vec![ada, ben]).await;
    house.server.stop().await;
}

/// A game that differs is suspended: it shows the first difference and can be read.
async fn games_that_differ_are_suspended(old: &Old) {
    let house = open(old).await;
    for (kind, number, clause) in DIFFERENT {
        let id = old.table(kind);
        let mut seats = [
            Seat::take(&house.ada, id, None).await.unwrap(),
            Seat::take(&house.ben, id, None).await.unwrap(),
        ];
        let info = seats[0].table.clone();
        let older = info.older_rules.unwrap();
        assert_eq!((info.status, info.to_move, info.rules), (Status::Playing, None, 1), "{kind}");
        assert_eq!((older.agreed, older.waiting_for), (vec![], vec![0, 1]), "{kind}");
        assert_eq!(
            (older.difference.move_number, older.difference.played().unwrap().1),
            (number, clause),
            "{kind}"
        );
        assert!(
            house.record(id).await.contains("not_finished"),
            "{kind}: the record of an unfinished game leaked"
        );
        for seat in &mut seats {
            let is_to_move = seat.is_to_move();
            let view = seat.view.unwrap();
            let shown = older.difference.read(&view, 1).unwrap();
            assert_eq!((shown.clause(), shown.legal().is_empty()), (Some(clause), !is_to_move), "{kind}");
            let refused = seat.play("end").await.unwrap().unwrap_err();
            let (reason, shown, text) = reason(&refused);
            assert_eq!((reason, shown), (Reason::Suspended, Some(clause)), "{kind}");
            assert!(
                text.starts_with(&format!("Move {number} (“")) && text.contains("agree to resume"),
                "{text}"
            );
            // Legal moves would reveal what the seat to move holds (I1).
            assert_eq!(text.contains("Legal now: "), is_to_move, "{kind}: {text}");
            for request in [
                ClientMessage::Undo { id: 0, version: 0 },
                ClientMessage::RequestUndo { id: 0, version: 0, moves: 1 },
            ] {
                let asked = |id| match request {
                    ClientMessage::Undo { version, .. } => ClientMessage::Undo { id, version },
                    _ => ClientMessage::RequestUndo { id, version: 0, moves: 1 },
                };
                let refused = seat.ask(asked).await.unwrap().unwrap_err();
                assert_eq!(self::reason(&refused).0, Reason::Suspended);
            }
        }
    }
    house.server.stop().await;
}

/// Votes and their result survive a restart.
async fn a_vote_resumes_a_game_before_the_difference(old: &Old) {
    for (kind, number, _) in DIFFERENT {
        let id = old.table(kind);
        let house = open(old).await;
        let mut ada = Seat::take(&house.ada, id, None).await.unwrap();
        agree(&mut ada, true).await.unwrap();
        assert_eq!(reason(&agree(&mut ada, true).await.unwrap_err()).0, Reason::NotSuspended);
        agree(&mut ada, false).await.unwrap();
        agree(&mut ada, true).await.unwrap();
        drop(ada);
        house.server.stop().await;

        let house = open(old).await;
        let older = house.info(id).await.older_rules.unwrap();
        assert_eq!((older.agreed, older.waiting_for), (vec![0], vec![1]), "{kind}");
        let mut ada = Seat::take(&house.ada, id, None).await.unwrap();
        let mut ben = Seat::take(&house.ben, id, None).await.unwrap();
        agree(&mut ben, true).await.unwrap();
        let to_move = ada.until(|message| match message {
            ServerMessage::Table { table } if table.older_rules.is_none() => Some(table.to_move),
            _ => None,
        });
        let to_move = to_move.await.unwrap();
        assert_eq!(to_move, Some(ada.view.unwrap().table.player.index()), "{kind}");
        assert_eq!(reason(&agree(&mut ben, false).await.unwrap_err()).0, Reason::NotSuspended);
        drop((ada, ben));
        house.server.stop().await;

        let house = open(old).await;
        let info = house.info(id).await;
        assert_eq!((info.older_rules, info.to_move, info.rules), (None, to_move, 2), "{kind}");
        play_to_the_end(&house, old, kind, number).await;
        house.server.stop().await;
    }
}

/// The open seats of an imported game are taken first.
async fn play_to_the_end(house: &House, old: &Old, kind: &str, number: usize) {
    let id = old.table(kind);
    let mut all = vec![house.ada.clone(), house.ben.clone()];
    let open = house.info(id).await.seats.len() - 2;
    all.extend(people(&house.address, open).await);
    let mut seats = vec![];
    for (at, person) in all.iter().enumerate() {
        if at >= 2 {
            let path = format!("/api/tables/{id}/seats/{at}");
            let _: TableInfo = person.post(&path, &sits(NewOccupant::Me)).await.unwrap();
        }
        seats.push(Seat::take(person, id, None).await.unwrap());
    }
    play_out(seats).await;
    let record = GameRecord::from_json(&house.record(id).await, Edition::classic()).unwrap();
    let file = format!("{}/../../games/rules-1/{kind}.json", env!("CARGO_MANIFEST_DIR"));
    let before = GameRecord::from_json(&std::fs::read_to_string(file).unwrap(), Edition::classic()).unwrap();
    assert_eq!(record.rules, 2, "{kind}");
    assert_eq!(record.record.moves[..number - 1], before.record.moves[..number - 1], "{kind}");
    assert!(record.outcome.is_some());
}

/// Nobody lost on time while the game was suspended, and the bot agrees by itself.
async fn clocks_and_bots_stop_while_a_game_is_suspended(old: &Old) {
    let house = open(old).await;
    let id = old.table("clock");
    let mut ada = Seat::take(&house.ada, id, None).await.unwrap();
    let older = ada.table.older_rules.clone().unwrap();
    assert_eq!((older.difference.played().unwrap().1, older.waiting_for), ("C3", vec![0]));
    assert!(ada.table.seats.iter().all(|seat| !seat.resigned && seat.stand_in.is_none()));
    assert_eq!((ada.table.status, ada.table.version), (Status::Playing, house.info(id).await.version));
    agree(&mut ada, true).await.unwrap();
    let table = ada.until(|message| match message {
        ServerMessage::Table { table } if table.older_rules.is_none() => Some(table.clone()),
        _ => None,
    });
    let table = table.await.unwrap();
    assert!(table.seats[table.to_move.unwrap()].clock_ms.unwrap() > 50_000, "{table:?}");
    ada.play_out(1).await.unwrap();
    let info = house.info(id).await;
    assert!(info.seats.iter().all(|seat| !seat.resigned), "{info:?}");
    drop(ada);
    house.server.stop().await;
}

async fn finished_games_keep_their_results(old: &Old) {
    let house = open(old).await;
    let (same, other) = (old.table("finished_identical"), old.table("finished_c3"));
    let info = house.info(same).await;
    assert_eq!(
        (info.status, info.older_rules, info.result.unwrap().scores),
        (Status::Finished, None, vec![14, 11])
    );
    assert!(house.record(same).await.starts_with("{\"format\":\"witchstone-record/2\""));
    let sheet = format!("GET /api/tables/{same}/sheet");
    assert_eq!(house.ada.request(&sheet, "").await.unwrap().status, 200);

    let info = house.info(other).await;
    let older = info.older_rules.unwrap();
    assert_eq!((info.status, info.to_move, info.rules), (Status::Finished, None, 1));
    assert_eq!((info.result.unwrap().scores, older.difference.move_number), (vec![24, 13], 16));
    assert!(older.waiting_for.is_empty());
    let file = format!("{}/../../games/rules-1/c3.json", env!("CARGO_MANIFEST_DIR"));
    let whole = GameRecord::from_json(&std::fs::read_to_string(file).unwrap(), Edition::classic()).unwrap();
    let shown = GameRecord::from_json(&house.record(other).await, Edition::classic()).unwrap();
    assert_eq!((shown.rules, shown.outcome, shown.record), (1, None, whole.record));
    let sheet = format!("GET /api/tables/{other}/sheet");
    assert_eq!(house.ada.request(&sheet, "").await.unwrap().status, 409);
    let mut ada = Seat::take(&house.ada, other, None).await.unwrap();
    assert_eq!(reason(&agree(&mut ada, true).await.unwrap_err()).0, Reason::Finished);
    drop(ada);
    analysis_ends(&house, other).await;
    house.server.stop().await;
}

async fn analysis_ends(house: &House, table: &str) {
    let path = format!("/api/tables/{table}/analysis");
    let mut analysis: witchstone_wire::Analysis = house.ada.post(&path, &()).await.unwrap();
    while matches!(analysis.state, AnalysisState::Waiting | AnalysisState::Working) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        analysis = request(&house.address, &format!("GET {path}"), "").await.unwrap().json().unwrap();
    }
    assert_eq!((analysis.state, analysis.done), (AnalysisState::Done, 15));
}

/// Everything that is stored, to see whether it changed.
async fn everything(store: &dyn Store) -> Vec<String> {
    let mut all = vec![];
    for id in store.table_ids("", 99).await.unwrap() {
        all.push(format!("{:?} {:?}", store.table(&id).await.unwrap(), store.entries(&id, 0).await.unwrap()));
    }
    all
}

fn differing(report: &Report) -> Vec<(String, usize, Option<&'static str>)> {
    let mut all: Vec<_> = report
        .suspended
        .iter()
        .map(|it| (it.table.clone(), it.difference.move_number, it.difference.clause()))
        .collect();
    all.sort();
    all
}

/// The report of a trial is that of the real run; the second run has less to do.
async fn tables_are_migrated_once(old: &Old) {
    let store = open_store(&old.database).await.unwrap();
    let before = everything(&*store).await;
    let trial = migrate(&*store, &Editions::default(), Scope::All, true, |_| {}).await.unwrap();
    assert_eq!(everything(&*store).await, before);
    let counted = |report: &Report| {
        [report.identical, report.suspended.len(), report.resumed.len(), report.waiting]
            .into_iter()
            .chain([report.finished_identical, report.finished_differing.len(), report.unreadable.len()])
            .collect::<Vec<_>>()
    };
    assert_eq!(counted(&trial), [1, 5, 0, 1, 1, 1, 0]);
    for (kind, number, clause) in DIFFERENT {
        assert!(differing(&trial).contains(&(old.table(kind).to_owned(), number, Some(clause))), "{kind}");
    }
    let mut tables = vec![];
    let real =
        migrate(&*store, &Editions::default(), Scope::All, false, |count| tables.push(count)).await.unwrap();
    assert_eq!((real.to_string(), tables), (trial.to_string(), (1..=9).collect()));
    let after = everything(&*store).await;
    let again = migrate(&*store, &Editions::default(), Scope::All, false, |_| {}).await.unwrap();
    assert_eq!(counted(&again), [0, 5, 0, 1, 1, 1, 0]);
    assert_eq!(everything(&*store).await, after);
    let last = store.entries(old.table("identical"), 0).await.unwrap().pop().unwrap();
    assert_eq!(last.body, r#"{"entry":"migrated","rules":2}"#);
    store.close().await;
}

/// Whatever becomes of them, all games can be exported, with every move that was made.
async fn all_games_are_exported(old: &Old) {
    let store = open_store(&old.database).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let done = export(&*store, &Editions::default(), Games::Running, folder.path()).await.unwrap();
    assert_eq!((done.games, done.problems), (8, vec![]));
    let read = |kind: &str| {
        let text = std::fs::read_to_string(folder.path().join(format!("{}.json", old.table(kind)))).unwrap();
        GameRecord::from_json(&text, Edition::classic()).unwrap()
    };
    assert_eq!((read("identical").rules, read("identical").record.moves.len()), (2, 60));
    assert_eq!((read("c3").rules, read("c3").record.moves.len()), (1, 20));
    assert_eq!((read("n4").rules, read("n4").record.moves.len()), (1, 348));
    store.close().await;
}

async fn walk(old: &Old) {
    all_games_are_exported(old).await;
    tables_are_migrated_once(old).await;
    games_that_differ_are_suspended(old).await;
    a_vote_resumes_a_game_before_the_difference(old).await;
    clocks_and_bots_stop_while_a_game_is_suspended(old).await;
    finished_games_keep_their_results(old).await;
    identical_games_continue(old).await;
    a_waiting_room_fills_and_starts_under_the_present_rules(old).await;
}

#[tokio::test]
async fn games_of_version_1_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    walk(&Old::sqlite(folder.path())).await;
}

#[tokio::test]
async fn games_of_version_1_on_postgres() {
    let cluster = Cluster::start();
    walk(&Old::postgres(&cluster, "old")).await;
}

/// The server serves during the migration: a table opened early is migrated then. Here nothing was migrated before.
#[tokio::test]
async fn a_server_that_starts_on_an_old_database_serves_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let old = Old::sqlite(folder.path());
    games_that_differ_are_suspended(&old).await;
    identical_games_continue(&old).await;
}

/// A corrupt table affects neither the report, the export nor the server.
#[tokio::test]
async fn a_corrupt_table_does_not_affect_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let old = Old::sqlite(folder.path());
    let broken = old.table("m4").to_owned();
    let file = rusqlite::Connection::open(&old.database).unwrap();
    file.execute("UPDATE entries SET body = '{}' WHERE table_id = $1 AND version = 9", [&broken]).unwrap();
    file.execute("UPDATE tables SET wake_ms = 5 WHERE id = $1", [&broken]).unwrap();
    drop(file);
    let options = MigrateOptions { database: old.database.clone(), dry_run: false };
    let report = tokio::task::spawn_blocking(move || options.run(&Editions::default(), |_| {}))
        .await
        .unwrap()
        .unwrap();
    assert_eq!((report.identical, report.suspended.len(), report.unreadable.len()), (1, 4, 1));
    assert!(report.to_string().contains(&format!("Cannot read table {broken}: entry 9")), "{report}");
    let store = open_store(&old.database).await.unwrap();
    let records = folder.path().join("records");
    let done = export(&*store, &Editions::default(), Games::Running, &records).await.unwrap();
    assert_eq!((done.games, done.problems.len()), (7, 1));
    assert_eq!(store.due(6, 6).await.unwrap(), [broken.as_str()]);
    store.close().await;
    let house = open(&old).await;
    // The sweep leaves it alone for an hour once it has failed.
    let store = open_store(&old.database).await.unwrap();
    while !store.due(6, 6).await.unwrap().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(house.info(old.table("c3")).await.older_rules.unwrap().difference.move_number, 16);
    store.close().await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_missing_file_is_an_error_and_is_not_created() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("nothing.sqlite");
    let database = file.to_string_lossy().into_owned();
    let options = MigrateOptions { database: database.clone(), dry_run: false };
    let shown = tokio::task::spawn_blocking(move || options.run(&Editions::default(), |_| {}))
        .await
        .unwrap()
        .unwrap_err();
    assert_eq!(shown.to_string(), format!("There is no database {database}."));
    assert!(!file.exists());
}
