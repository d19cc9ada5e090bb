//! The game on a whole screen at a table of a server, in a pseudo-terminal.

mod common;
mod server;
mod terminal;
#[path = "../../client/tests/tls/mod.rs"]
mod tls;

use common::{Folder, root};
use server::Server;
use terminal::Terminal;
use tokio::runtime::{Builder, Runtime};
use witchstone_client::Client;
use witchstone_rules::{Edition, Options};
use witchstone_wire::{
    GameRecord, NewOccupant, NewTable, OptionsJson, Order, SeatChange, Settings, Start, Status, TableInfo,
};

/// A table with an open seat and a bot.
fn new_table() -> NewTable {
    let sits = |occupant| SeatChange { occupant: Some(occupant), ..SeatChange::default() };
    let options = OptionsJson::of(&Options::new(2));
    let settings = Settings { order: Order::Chosen, start: Start::WhenFull, ..Settings::new(options) };
    NewTable { edition: None, settings, seats: vec![sits(NewOccupant::Open), sits(NewOccupant::Bot(1))] }
}

/// A table on a new server, and its host.
struct Place {
    runtime: Runtime,
    host: Client,
    table: TableInfo,
    server: Server,
    folder: Folder,
}

impl Place {
    fn open(name: &str, more: &[&str]) -> Place {
        let folder = Folder::new(name);
        let server = Server::start(&folder, more);
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let host = runtime.block_on(Client::register(&server.origin(), "Host")).unwrap();
        let table = runtime.block_on(host.create_table(&new_table())).unwrap();
        Place { runtime, host, table, server, folder }
    }

    /// Ada comes to the table in a terminal.
    fn ada(&self) -> Terminal {
        self.ada_at(&format!("http://{}", self.server.address), "")
    }

    /// Ada comes to the table by this URL, and trusts this certificate.
    fn ada_at(&self, url: &str, certificate: &str) -> Terminal {
        let link = format!("{url}/#/table/{}", self.table.id);
        let home = self.folder.path("home");
        let environment = [("XDG_DATA_HOME", home.as_str()), ("SSL_CERT_FILE", certificate)];
        Terminal::start(&["play", "--table", &link, "--name", "Ada"], &environment)
    }

    fn status(&self) -> Status {
        let path = format!("/api/tables/{}", self.table.id);
        self.runtime.block_on(self.host.get::<TableInfo>(&path)).unwrap().status
    }
}

#[test]
fn a_whole_game_is_played_at_a_table_of_a_server() {
    let place = Place::open("screen-online", &[]);
    let mut terminal = place.ada();
    terminal.wait_for_text("Your moves");
    terminal.wait_for_text("Ada");
    terminal.play_on();
    terminal.press("q");
    let left = terminal.expect_end();
    assert!(left.contains("Master of the Witchstone") || left.contains("share the victory"), "{left}");
    assert_eq!(place.status(), Status::Finished);
}

/// The server is behind a proxy with a certificate that the terminal is configured to trust.
#[test]
fn a_game_is_played_over_https() {
    let place = Place::open("screen-https", &[]);
    let (certificate, address) = (tls::Certificate::new(), place.server.address.parse().unwrap());
    let proxies = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
    let proxy = proxies.block_on(tls::Proxy::with(&certificate, address));
    let mut terminal = place.ada_at(&proxy.url, certificate.path().to_str().unwrap());
    terminal.wait_for_text("Your moves");
    terminal.play_on();
    terminal.press("q");
    terminal.expect_end();
    assert_eq!(place.status(), Status::Finished);
}

#[test]
fn a_returning_guest_has_the_same_seat() {
    let place = Place::open("screen-back", &[]);
    for _ in 0..2 {
        let mut terminal = place.ada();
        // Only the player of the seat is offered its moves.
        terminal.wait_for_text("  1 ");
        terminal.press("qy");
        terminal.expect_end();
    }
}

/// The board comes from the server: the terminal was given no file.
#[test]
fn a_game_on_an_own_board_of_the_server_is_played() {
    let place = Place::open("screen-board", &["--edition", "crates/rules/tests/editions/good/lopsided.toml"]);
    let mut terminal = place.ada();
    terminal.wait_for_text("Your moves");
    terminal.play_on();
    terminal.press("q");
    terminal.expect_end();
    assert_eq!(place.status(), Status::Finished);
}

/// The seat whose decision it was when the game first differed.
fn mover_of_c3() -> usize {
    let game = std::fs::read_to_string(root().join("games/rules-1/c3.json")).unwrap();
    let game = GameRecord::from_json(&game, Edition::classic()).unwrap();
    game.replay(Edition::classic()).unwrap().game.state().player().index()
}

/// A table that the program of rules version 1 left behind: both players read where it differs, agree, and play on.
#[test]
fn a_suspended_game_resumes_when_both_have_agreed() {
    let folder = Folder::new("screen-suspended");
    folder.old_database();
    let server = Server::start(&folder, &[]);
    let named = root().join("crates/server/tests/migration/9a40411.sqlite.json");
    let named: serde_json::Value = serde_json::from_str(&std::fs::read_to_string(named).unwrap()).unwrap();
    let link = format!("http://{}/#/table/{}", server.address, named["tables"]["c3"].as_str().unwrap());
    let come = |guest: &str, language: &str| {
        let home = folder.path(guest);
        let secret = format!("{home}/witchstone/guest-{}", server.address.replace(':', "-"));
        std::fs::create_dir_all(format!("{home}/witchstone")).unwrap();
        std::fs::write(secret, named["guests"][guest].as_str().unwrap()).unwrap();
        Terminal::start(&["play", "--table", &link, "--language", language], &[("XDG_DATA_HOME", &home)])
    };
    let (mut ada, mut ben) = (come("ada", "de"), come("ben", "en"));
    ada.wait_for_text("Die Regeln haben sich ge");
    ada.wait_for_text("Zug 16");
    ben.wait_for_text("Move 16");
    ben.wait_for_text("(C3)");
    ada.press("a");
    ada.wait_for_text("Du stimmst zu");
    ben.press("a");
    // The player to move is offered the moves of the last common position: a Crystal lies on the rim.
    let (mut mover, other) = if mover_of_c3() == 0 { (ada, ben) } else { (ben, ada) };
    mover.wait_for_text("shelve");
    let before = other.contents();
    mover.press("\r");
    other.wait_for("the other's move", |screen| screen.contents() != before);
    mover.press("qj");
    mover.expect_end();
}
