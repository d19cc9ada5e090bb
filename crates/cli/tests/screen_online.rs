//! The game on a whole screen at a table of a server, in a pseudo-terminal.

mod common;
mod server;
mod terminal;

use common::Folder;
use server::Server;
use terminal::Terminal;
use tokio::runtime::{Builder, Runtime};
use witchstone_rules::Options;
use witchstone_server::client::Client;
use witchstone_wire::{
    NewSitter, NewTable, OptionsJson, Order, SeatChange, Settings, Start, Status, TableInfo,
};

/// A table with an open seat and a bot.
fn new_table() -> NewTable {
    let sits = |sitter| SeatChange { sitter: Some(sitter), ..SeatChange::default() };
    let options = OptionsJson::of(&Options::new(2));
    let settings = Settings { order: Order::Chosen, start: Start::Full, ..Settings::new(options) };
    NewTable { settings, seats: vec![sits(NewSitter::Open), sits(NewSitter::Bot(1))] }
}

/// A table on a server of its own, and the host who made it.
struct Place {
    runtime: Runtime,
    host: Client,
    table: TableInfo,
    server: Server,
    folder: Folder,
}

impl Place {
    fn open(name: &str) -> Place {
        let folder = Folder::new(name);
        let server = Server::start(&folder, &[]);
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let host = runtime.block_on(Client::new(&server.address, "Host")).unwrap();
        let table = runtime.block_on(host.table(&new_table())).unwrap();
        Place { runtime, host, table, server, folder }
    }

    /// Ada comes to the table in a terminal.
    fn ada(&self) -> Terminal {
        let link = format!("http://{}/#/table/{}", self.server.address, self.table.id);
        let home = self.folder.path("home");
        Terminal::start(&["play", "--table", &link, "--name", "Ada"], &[("XDG_DATA_HOME", &home)])
    }

    fn status(&self) -> Status {
        let path = format!("GET /api/tables/{}", self.table.id);
        let table = self.runtime.block_on(self.host.request(&path, "")).unwrap();
        table.read::<TableInfo>().unwrap().status
    }
}

#[test]
fn a_whole_game_is_played_at_a_table_of_a_server() {
    let place = Place::open("screen-online");
    let mut terminal = place.ada();
    terminal.wait_for_text("Your moves");
    terminal.wait_for_text("Ada");
    terminal.play_on();
    terminal.press("q");
    let left = terminal.expect_end();
    assert!(left.contains("Master of the Witchstone") || left.contains("share the victory"), "{left}");
    assert_eq!(place.status(), Status::Finished);
}

#[test]
fn who_comes_back_has_the_same_seat() {
    let place = Place::open("screen-back");
    for _ in 0..2 {
        let mut terminal = place.ada();
        // Only who has the seat is offered its moves.
        terminal.wait_for_text("  1 ");
        terminal.press("qy");
        terminal.expect_end();
    }
}
