//! What the game at a server asks, and when.

use tokio::sync::mpsc::UnboundedReceiver;
use witchstone_rules::{Deal, Edition, Game, Options, Seed};
use witchstone_wire::{OptionsJson, PROTOCOL, Settings};
use witchstone_words::Language;

use super::*;

/// A game as the server tells it, and the moves that are asked for.
struct Table {
    history: Game,
    game: Online,
    asked: UnboundedReceiver<ClientMessage>,
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
        let (send, asked) = unbounded_channel();
        let game = Online::over(send, &Voice::new(Language::English, false));
        Table { history, game, asked }
    }

    fn view(&self) -> Box<ViewJson> {
        let player = self.history.state().table().player;
        Box::new(ViewJson::of(&self.history.state().view(Some(player))))
    }

    fn update(&mut self, version: u64) -> Response {
        let view = self.view();
        self.tell(ServerMessage::Update { version, view, events: vec![], clocks_ms: vec![] })
    }

    fn refuse(&mut self, id: u64, reason: Reason, version: u64) -> Response {
        let view = (reason == Reason::Stale).then(|| self.view());
        self.tell(ServerMessage::Refused { id, reason, clause: None, text: "No.".into(), version, view })
    }

    fn tell(&mut self, message: ServerMessage) -> Response {
        self.game.hear(News::Server(Box::new(message)))
    }

    /// Plays the first legal move twice; the request that was made of it.
    fn press_twice(&mut self) -> Option<(u64, u64)> {
        let played = self.history.legal_moves()[0];
        self.game.play(played);
        assert!(self.game.play(played).message.is_some(), "the person is told to wait");
        let first = self.asked.try_recv().ok();
        assert_eq!(self.asked.try_recv().ok(), None);
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
fn a_move_is_asked_for_once_until_the_server_has_answered() {
    let mut table = Table::new();
    assert_eq!(table.press_twice(), Some((1, 1)));
    assert_eq!(table.press_twice(), None, "still not answered");
    // The game goes on before the answer comes, and the answer does not belong to the next request.
    table.history.play(table.history.legal_moves()[0]).unwrap();
    table.update(2);
    assert_eq!(table.press_twice(), Some((2, 2)));
    table.tell(ServerMessage::Done { id: 1, version: 2 });
    assert_eq!(table.press_twice(), None);
    table.refuse(2, Reason::TooFast, 2);
    assert_eq!(table.press_twice(), Some((3, 2)));
    table.tell(ServerMessage::Done { id: 3, version: 3 });
    assert_eq!(table.press_twice(), Some((4, 2)));
}

#[test]
fn a_request_that_was_lost_with_its_line_can_be_made_again() {
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
        seats: vec![],
        to_move: Some(0),
        undo_vote: None,
        result: None,
        rematch: None,
        rules: witchstone_rules::RULES_VERSION,
        older: None,
        now_ms: 0,
    };
    table.tell(ServerMessage::Welcome {
        protocol: PROTOCOL,
        name: "Ada".into(),
        table: info,
        view: Some(table.view()),
        missed: vec![],
        chat: vec![],
    });
    assert!(table.press_twice().is_some());
}

#[test]
fn a_late_refusal_does_not_disturb_who_has_seen_the_game_go_on() {
    let mut table = Table::new();
    for seen in 0..=1 {
        assert!(!table.refuse(9, Reason::Stale, seen).changed);
    }
    assert!(table.refuse(9, Reason::Stale, 2).changed);
}

#[test]
fn what_the_rules_refuse_is_said_in_the_language_of_the_player() {
    let mut table = Table::new();
    table.game.voice = Voice::new(Language::German, false);
    table.game.play("step".parse().unwrap());
    let response = table.refuse(1, Reason::Rules, 1).message.unwrap();
    assert_eq!(response, "Stelle zuerst deine Figur auf einen freien Turm (S9).");
    // What is not known here is told as the server says it.
    assert_eq!(table.refuse(1, Reason::Rules, 1).message.unwrap(), "Der Server sagt: No.");
}

#[test]
fn a_game_on_an_own_edition_is_read_once_the_server_has_sent_the_file() {
    let file = include_str!("../../../../rules/tests/editions/good/lopsided.toml");
    let mut table = Table::on(Editions::default().add(file).unwrap());
    let response = table.update(1).message.unwrap();
    assert!(response.contains("lopsided-2") && table.game.view().is_none(), "{response}");
    table.game.hear(News::Edition(file.into()));
    assert_eq!(table.update(1).message, None);
    assert_eq!(table.game.view().unwrap().edition().counts.turns, 4);
}
