//! A server on a board that somebody entered: its tables, its records, and those of other boards.

mod common;
mod server;

use common::{Folder, run};
use server::Server;
use tokio::runtime::Builder;
use witchstone_server::client::{Client, request};
use witchstone_wire::{NewSitter, NewTable, OptionsJson, Problem, SeatChange, Settings, TableInfo};

const BOARD: &str = "crates/rules/tests/editions/good/lopsided.toml";

/// A table at which two bots play a game to its end.
fn bots() -> NewTable {
    let seat = || SeatChange { sitter: Some(NewSitter::Bot(1)), ..SeatChange::default() };
    let options = OptionsJson::of(&witchstone_rules::Options::new(2));
    NewTable { settings: Settings::new(options), seats: vec![seat(), seat()] }
}

async fn played(server: &Server) -> (TableInfo, String) {
    let host = Client::new(&server.address, "Host").await.unwrap();
    let table = host.table(&bots()).await.unwrap();
    host.request(&format!("POST /api/tables/{}/start", table.id), "").await.unwrap();
    let path = format!("GET /api/tables/{}/record", table.id);
    loop {
        let reply = host.request(&path, "").await.unwrap();
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
    let file = runtime.block_on(request(&server.address, "GET /api/edition", "")).unwrap();
    let text = std::fs::read_to_string(common::root().join(BOARD)).unwrap();
    assert_eq!((file.status, file.body), (200, text));
    let (table, record) = runtime.block_on(played(&server));
    drop(server);

    let path = folder.path("game.jsonl");
    std::fs::write(&path, record + "\n").unwrap();
    let checked = run(&["check", "--edition", BOARD, &path]);
    assert_eq!(checked.code, 0, "{checked:?}");

    let classic = Server::start(&folder, &[]);
    let file = runtime.block_on(request(&classic.address, "GET /api/edition", "")).unwrap();
    assert_eq!(file.status, 204);
    let path = format!("GET /api/tables/{}", table.id);
    let reply = runtime.block_on(request(&classic.address, &path, "")).unwrap();
    let problem: Problem = serde_json::from_str(&reply.body).unwrap();
    assert_eq!((reply.status, problem.reason.as_str()), (409, "other_rules"));
    assert!(problem.text.contains("lopsided-2"), "{}", problem.text);
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
