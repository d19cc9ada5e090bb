//! A server with a custom edition: its tables, its records, and those of other editions.

mod common;
mod server;

use common::{Folder, run};
use server::Server;
use tokio::runtime::Builder;
use witchstone_client::{Client, Request, editions};
use witchstone_wire::{
    Editions, NewOccupant, NewTable, OptionsJson, Problem, Reason, SeatChange, Settings, TableInfo,
    edition_id,
};

const BOARD: &str = "crates/rules/tests/editions/good/lopsided.toml";

/// A table at which two bots play a game to its end.
fn bots() -> NewTable {
    let seat = || SeatChange { occupant: Some(NewOccupant::Bot(1)), ..SeatChange::default() };
    let options = OptionsJson::of(&witchstone_rules::Options::new(2));
    NewTable { edition: None, settings: Settings::new(options), seats: vec![seat(), seat()] }
}

async fn played(server: &Server) -> (TableInfo, String) {
    let host = Client::register(&server.origin(), "Host").await.unwrap();
    let table = host.create_table(&bots()).await.unwrap();
    host.send(Request::post(format!("/api/tables/{}/start", table.id), "")).await.unwrap();
    let path = format!("/api/tables/{}/record", table.id);
    loop {
        let reply = host.send(Request::get(&path)).await.unwrap();
        if reply.status == 200 {
            return (table, reply.body);
        }
        tokio::task::yield_now().await;
    }
}

#[test]
fn tables_are_played_on_the_board_of_the_file_and_on_no_other() {
    let folder = Folder::new("board");
    let runtime = Builder::new_current_thread().enable_all().build().unwrap();
    let server = Server::start(&folder, &["--edition", BOARD]);
    let offered = runtime.block_on(editions(&server.origin())).unwrap();
    assert_eq!(ids(&offered), ["lopsided-2", "classic"]);
    let (table, record) = runtime.block_on(played(&server));
    drop(server);

    let path = folder.path("game.jsonl");
    std::fs::write(&path, record + "\n").unwrap();
    let checked = run(&["check", "--edition", BOARD, &path]);
    assert_eq!(checked.code, 0, "{checked:?}");

    let classic = Server::start(&folder, &[]);
    let offered = runtime.block_on(editions(&classic.origin())).unwrap();
    assert_eq!(ids(&offered), ["classic"]);
    let path = format!("/api/tables/{}", table.id);
    let reply = runtime.block_on(Request::get(&path).send(&classic.origin())).unwrap();
    let info: TableInfo = reply.json().unwrap();
    assert_eq!((info.playable, info.edition), (false, table.edition));
    let reply = runtime.block_on(Request::get(format!("{path}/record")).send(&classic.origin())).unwrap();
    let problem: Problem = serde_json::from_str(&reply.body).unwrap();
    assert_eq!((reply.status, problem.reason), (409, Reason::EditionUnavailable));
    assert!(problem.text.contains("Start it with --edition lopsided-2.toml."), "{}", problem.text);
    drop(classic);

    let options = folder.file("options.toml", format!("edition = [{BOARD:?}]\nboard = \"classic\"\n"));
    let server = Server::start(&folder, &["--config", &options]);
    let offered = runtime.block_on(editions(&server.origin())).unwrap();
    assert_eq!(ids(&offered), ["classic", "lopsided-2"]);
}

fn ids(editions: &Editions) -> Vec<&'static str> {
    editions.all().map(|edition| edition_id(&edition.id)).collect()
}

/// Records of several boards in one file: each is read on its own.
#[test]
fn every_record_is_read_on_its_own_board() {
    let folder = Folder::new("boards");
    let record = |more: &[&str]| {
        let record = run(&[&["record", "--games", "1"], more].concat());
        assert_eq!((record.code, record.err.as_str()), (0, ""));
        record.out
    };
    let (own, classic) = (record(&["--edition", BOARD]), record(&[]));
    // New games are played on the first edition that is given, or on the one that is chosen.
    assert_eq!(record(&["--edition", BOARD, "--board", "classic"]), classic);
    assert_eq!(record(&["--edition", BOARD, "--edition", BOARD]), own);
    let mixed = folder.file("mixed.jsonl", format!("{classic}{own}"));
    for command in
        [&["check"][..], &["replay", "--game", "2"], &["stats"], &["hint", "--game", "2", "--at", "3"]]
    {
        let known = run(&[command, &["--edition", BOARD, &mixed]].concat());
        assert_eq!((known.code, known.err.as_str()), (0, ""), "{command:?}: {}", known.out);
        let unknown = run(&[command, &[&mixed]].concat());
        assert_ne!(unknown.code, 0, "{command:?}");
        let output = unknown.out + &unknown.err;
        assert!(output.contains("The record is of the edition \"lopsided-2\""), "{command:?}: {output}");
    }
    let checked = run(&["check", "--edition", BOARD, &mixed]).out;
    assert!(checked.starts_with("checked 2 records"), "{checked}");
}

#[test]
fn boards_with_the_same_id_are_refused() {
    let folder = Folder::new("same-boards");
    let text = std::fs::read_to_string(common::root().join(BOARD)).unwrap();
    let (a, b) =
        (folder.file("a.toml", &text), folder.file("b.toml", text.replace("turns = 4", "turns = 5")));
    let refused = run(&["record", "--edition", &folder.path("")]);
    assert_eq!(refused.code, 2, "{refused:?}");
    let expected = "are different editions of the same id \"lopsided-2\": give one of them another id.";
    assert!(
        refused.err.contains(&a) && refused.err.contains(&b) && refused.err.contains(expected),
        "{refused:?}"
    );
    let unknown = run(&["record", "--edition", &a, "--board", "deluxe"]);
    let expected = "witchstone: --board deluxe is not an edition that is known here: lopsided-2, classic.\n";
    assert_eq!((unknown.code, unknown.err.as_str()), (2, expected));
}

#[test]
fn a_board_that_pretends_to_be_the_built_in_one_is_refused() {
    let folder = Folder::new("false-board");
    let path = folder.path("mine.toml");
    let text = witchstone_rules::Edition::CLASSIC_TOML.replace("energy_units = 20", "energy_units = 21");
    std::fs::write(&path, text).unwrap();
    let refused = run(&["serve", "--edition", &path]);
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.err.contains("give the board another id"), "{}", refused.err);
}
