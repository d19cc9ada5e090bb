//! Requests and replies of the game at a server.

use tokio::sync::mpsc::UnboundedReceiver;
use witchstone_rules::{Deal, Edition, Game, Options, Seed};
use witchstone_wire::{OptionsJson, PROTOCOL, Problem, Settings};
use witchstone_words::Language;

use super::*;

/// A game as the server sends it, and the requests sent back.
struct Table {
    history: Game,
    game: Online,
    requests: UnboundedReceiver<ClientMessage>,
}

impl Table {
    /// The game has begun, and its first view has come.
    fn new() -> Table {
        let mut table = Table::on(Edition::classic());
        table.update(1);
        table
    }

    /// A game on this edition of which nothing has come yet.
    fn on(edition: &'static Edition) -> Table {
        let options = Options::new(2);
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
        let history = Game::new(edition, options, deal).unwrap();
        let (send, requests) = unbounded_channel();
        let game = Online::over(send, &Voice::new(Language::English, false));
        Table { history, game, requests }
    }

    fn view(&self) -> Box<ViewJson> {
        let player = self.history.state().table().player;
        Box::new(ViewJson::of(&self.history.state().view(Some(player))))
    }

    fn update(&mut self, version: u64) -> Response {
        let view = self.view();
        self.receive(ServerMessage::Update { version, view, events: vec![], clocks_ms: vec![] })
    }

    fn refuse(&mut self, id: u64, reason: Reason, version: u64) -> Response {
        let view = (reason == Reason::Stale).then(|| self.view());
        self.receive(ServerMessage::Refused { id, reason, clause: None, text: "No.".into(), version, view })
    }

    fn receive(&mut self, message: ServerMessage) -> Response {
        self.game.handle(AppEvent::Server(Box::new(message)))
    }

    /// Plays the first legal move twice; the request that was made of it.
    fn press_twice(&mut self) -> Option<(u64, u64)> {
        let played = self.history.legal_moves()[0];
        self.game.play(played);
        assert!(self.game.play(played).message.is_some(), "a second move waits for the reply");
        let first = self.requests.try_recv().ok();
        assert_eq!(self.requests.try_recv().ok(), None);
        first.map(|message| match message {
            ClientMessage::Play { id, version, r#move } => {
                assert_eq!(r#move, played.to_string());
                (id, version)
            }
            other => panic!("{other:?}"),
        })
    }
}

#[test]
fn a_move_is_requested_once_until_the_server_replies() {
    let mut table = Table::new();
    assert_eq!(table.press_twice(), Some((1, 1)));
    assert_eq!(table.press_twice(), None, "still not answered");
    // The game changes before the reply comes, and the reply does not belong to the next request.
    table.history.play(table.history.legal_moves()[0]).unwrap();
    table.update(2);
    assert_eq!(table.press_twice(), Some((2, 2)));
    table.receive(ServerMessage::Ack { id: 1, version: 2 });
    assert_eq!(table.press_twice(), None);
    table.refuse(2, Reason::RateLimited, 2);
    assert_eq!(table.press_twice(), Some((3, 2)));
    table.receive(ServerMessage::Ack { id: 3, version: 3 });
    assert_eq!(table.press_twice(), Some((4, 2)));
}

#[test]
fn a_request_lost_with_its_connection_can_be_repeated() {
    let mut table = Table::new();
    assert!(table.press_twice().is_some());
    let info = TableInfo {
        id: "k3m9".into(),
        edition: "classic".into(),
        playable: true,
        settings: Settings::new(OptionsJson::of(&Options::new(2))),
        status: Status::Playing,
        version: 1,
        host: "Ada".into(),
        you_are_host: true,
        your_seat: Some(0),
        reserved_seat: None,
        seats: vec![],
        to_move: Some(0),
        undo_vote: None,
        result: None,
        rematch: None,
        rules: witchstone_rules::RULES_VERSION,
        older_rules: None,
        now_ms: 0,
    };
    table.receive(ServerMessage::Welcome {
        protocol: PROTOCOL,
        name: "Ada".into(),
        table: info,
        view: Some(table.view()),
        missed_events: vec![],
        chat: vec![],
    });
    assert!(table.press_twice().is_some());
}

#[test]
fn a_late_refusal_does_not_replace_a_newer_view() {
    let mut table = Table::new();
    for seen in 0..=1 {
        assert!(!table.refuse(9, Reason::Stale, seen).changed);
    }
    assert!(table.refuse(9, Reason::Stale, 2).changed);
}

#[test]
fn refusals_of_the_rules_are_in_the_language_of_the_player() {
    let mut table = Table::new();
    table.game.voice = Voice::new(Language::German, false);
    table.game.play("step".parse().unwrap());
    let response = table.refuse(1, Reason::IllegalMove, 1).message.unwrap();
    assert_eq!(response, "Stelle zuerst deine Figur auf einen freien Turm (S9).");
    // Without the move the rules cannot say why.
    let response = table.refuse(1, Reason::IllegalMove, 1).message.unwrap();
    assert_eq!(response, "Die Regeln erlauben diesen Zug nicht.");
}

#[test]
fn every_reason_of_a_server_has_a_sentence_in_every_language() {
    for language in Language::ALL {
        let words = Voice::new(language, false).words().clone();
        let unknown = words.server_reason("full_moon", "details");
        for &reason in Reason::ALL {
            let sentence = words.server_reason(&reason.code(), "details");
            assert!(sentence != unknown && sentence.ends_with('.'), "{language:?} {reason:?}: {sentence}");
        }
        assert!(unknown.contains("(details)"), "{unknown}");
    }
}

#[test]
fn why_the_server_disconnects_is_shown_in_the_language_of_the_player() {
    let mut table = Table::new();
    table.game.voice = Voice::new(Language::German, false);
    let mut bye = |reason| {
        let text = "for developers".into();
        table.receive(ServerMessage::Bye { reason, text, reconnect_ms: Some(0) }).message.unwrap()
    };
    assert!(bye(Reason::TooSlow).starts_with("Deine Verbindung ist zu langsam"));
    assert!(bye(Reason::Evicted).starts_with("Der Server lädt diesen Tisch neu"));
    assert!(bye(Reason::Restart).starts_with("Der Server startet neu"));
    let problem = Problem { reason: Reason::NoSuchTable, text: "there is no such table".into() };
    let lost = AppEvent::Disconnected(ClientError::Refused { status: 404, problem });
    assert_eq!(table.game.handle(lost).message.unwrap(), "Diesen Tisch gibt es nicht.");
}

#[test]
fn a_game_on_an_own_edition_is_read_once_the_server_has_sent_the_file() {
    let file = include_str!("../../../../rules/tests/editions/good/lopsided.toml");
    let mut table = Table::on(Editions::default().add(file).unwrap());
    let response = table.update(1).message.unwrap();
    assert!(response.contains("lopsided-2") && table.game.view().is_none(), "{response}");
    table.game.handle(AppEvent::Edition(file.into()));
    assert_eq!(table.update(1).message, None);
    assert_eq!(table.game.view().unwrap().edition().counts.turns, 4);
}
