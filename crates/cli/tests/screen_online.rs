//! The game on a whole screen at a table of a server, in a pseudo-terminal.

mod common;
mod terminal;

use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};

use common::{Folder, program};
use terminal::Terminal;
use witchstone_rules::Options;
use witchstone_server::client::Client;
use witchstone_wire::{
    NewSitter, NewTable, OptionsJson, Order, SeatChange, Settings, Start, Status, TableInfo,
};

/// A server that ends with the test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Folder) -> Server {
        let file = folder.path("games.sqlite");
        let mut command =
            program(&["serve", "--listen", "127.0.0.1:0", "--messages", "1000", "--database", &file]);
        let mut child =
            command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output is a pipe")).read_line(&mut line).unwrap();
        let address = line.split_once("http://").expect("it says where it is").1.trim().to_owned();
        Server { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

/// A table with an open seat and a bot.
fn new_table() -> NewTable {
    let sits = |sitter| SeatChange { sitter: Some(sitter), ..SeatChange::default() };
    let settings = Settings {
        name: String::new(),
        options: OptionsJson::of(&Options::new(2)),
        listed: false,
        spectators: true,
        hints: false,
        order: Order::Chosen,
        start: Start::Full,
        clock: Default::default(),
        at_zero: Default::default(),
    };
    NewTable { settings, seats: vec![sits(NewSitter::Open), sits(NewSitter::Bot(1))] }
}

#[test]
fn a_whole_game_is_played_at_a_table_of_a_server() {
    let folder = Folder::new("screen-online");
    let server = Server::start(&folder);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let host = runtime.block_on(Client::new(&server.address, "Host")).unwrap();
    let table = runtime.block_on(host.table(&new_table())).unwrap();
    let link = format!("http://{}/#/table/{}", server.address, table.id);
    let home = folder.path("home");
    let mut terminal =
        Terminal::start(&["play", "--table", &link, "--name", "Ada"], &[("XDG_DATA_HOME", &home)]);
    terminal.wait_for_text("Your moves");
    terminal.wait_for_text("Ada");
    terminal.play_on();
    terminal.press("q");
    let left = terminal.expect_end();
    assert!(left.contains("Master of the Witchstone") || left.contains("share the victory"), "{left}");
    let path = format!("GET /api/tables/{}", table.id);
    let after: TableInfo = runtime.block_on(host.request(&path, "")).unwrap().read().unwrap();
    assert_eq!(after.status, Status::Finished);
}

#[test]
fn who_comes_back_has_the_same_seat() {
    let folder = Folder::new("screen-back");
    let server = Server::start(&folder);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let host = runtime.block_on(Client::new(&server.address, "Host")).unwrap();
    let table = runtime.block_on(host.table(&new_table())).unwrap();
    let link = format!("http://{}/#/table/{}", server.address, table.id);
    let home = folder.path("home");
    for _ in 0..2 {
        let mut terminal =
            Terminal::start(&["play", "--table", &link, "--name", "Ada"], &[("XDG_DATA_HOME", &home)]);
        // Only who has the seat is offered its moves.
        terminal.wait_for_text("  1 ");
        terminal.press("qy");
        terminal.expect_end();
    }
}
