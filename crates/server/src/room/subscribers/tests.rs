//! Who comes and goes at a table, and what is told.

use witchstone_rules::Phase;
use witchstone_wire::{Editions, Follower, NewSitter, OptionsJson, Order, SeatChange, Settings, ViewJson};

use super::*;
use crate::domain::{Entry, Seat, change_seats, rules_on};

/// A table of two at which the game has come to its first turn.
struct Scene {
    table: Table,
    audience: Subscribers,
}

/// Somebody who listens, and has put together what was told.
struct Ear {
    letters: mpsc::Receiver<Frame>,
    game: Follower,
}

fn person(name: &str) -> Person {
    Person { guest: name.to_owned(), name: name.to_owned() }
}

impl Scene {
    fn new() -> Scene {
        let options = OptionsJson::of(&witchstone_rules::Options::new(2));
        let settings = Settings { order: Order::Chosen, ..Settings::new(options) };
        let mut seats: Vec<Seat> = (0..2).map(Seat::open).collect();
        for (at, name) in ["Ada", "Ben"].into_iter().enumerate() {
            let me = SeatChange { sitter: Some(NewSitter::Me), ..SeatChange::default() };
            change_seats(&mut seats, &person(name), true, at, &me).unwrap();
        }
        let (host, rules) = (person("Ada"), rules_on(Edition::classic()));
        let created = Entry::Created { settings, host, rules, seats, deal: None };
        let table = Table::created(created, &Editions::default(), 0).unwrap();
        let mut scene = Scene { table, audience: Subscribers::default() };
        let start = scene.table.start().unwrap();
        scene.make(&start);
        while scene.state().table().phase != Phase::TurnStart {
            scene.play();
        }
        scene
    }

    fn state(&self) -> &witchstone_rules::State {
        self.table.game.as_ref().unwrap().state()
    }

    /// Something happens and is told.
    fn make(&mut self, entry: &Entry) {
        let happened = self.table.apply(entry, 0).unwrap();
        self.audience.tell_game(&self.table, &happened, 0);
    }

    fn play(&mut self) {
        let first = self.table.game.as_ref().unwrap().legal()[0];
        self.make(&Entry::Moved { r#move: witchstone_wire::Named(first) });
    }

    fn view(&self, name: &str) -> ViewJson {
        *self.table.view(self.table.seat_of(name)).unwrap()
    }

    /// Somebody comes and is told the game as it is.
    fn comes(&mut self, name: &str) -> Ear {
        let (outbox, letters) = mpsc::channel(OUTBOX_CAPACITY);
        let listens = Subscription { who: Arc::new(person(name)), outbox, changes: true };
        self.audience.add(listens, Some(self.table.seat_of(name)));
        let mut game = Follower::default();
        game.see(self.view(name));
        Ear { letters, game }
    }
}

impl Ear {
    /// Hears what was told; gives the kinds of the messages.
    fn hear(&mut self) -> Vec<&'static str> {
        let mut kinds = vec![];
        while let Ok(letter) = self.letters.try_recv() {
            let message = serde_json::from_str(&letter).unwrap();
            kinds.push(if matches!(message, ServerMessage::Change { .. }) { "change" } else { "whole" });
            self.game.hear(message).unwrap();
        }
        kinds
    }
}

/// Who is to move: with a tile from behind the own screen, and taking it back makes everything as it was.
fn mover(scene: &Scene) -> &'static str {
    ["Ada", "Ben"][scene.state().player().index()]
}

#[test]
fn whoever_listens_is_told_what_changes() {
    let mut scene = Scene::new();
    let mut ears: Vec<_> = ["Ada", "Ben", "Eve"].map(|name| (name, scene.comes(name))).into();
    for step in 0..20 {
        scene.play();
        for (name, ear) in &mut ears {
            assert_eq!(ear.hear(), [if step == 0 { "whole" } else { "change" }]);
            assert_eq!(ear.game.view(), Some(&scene.view(name)));
        }
    }
}

#[test]
fn whoever_comes_back_to_a_seat_is_told_what_is_again_as_it_was() {
    let mut scene = Scene::new();
    let mover = mover(&scene);
    let mut stays = scene.comes("Eve");
    let mut leaves = scene.comes(mover);
    scene.play();
    scene.make(&Entry::Undone);
    assert_eq!(leaves.hear(), ["whole", "change"]);
    drop(leaves);
    assert!(!scene.audience.is_empty());
    scene.play();
    let mut back = scene.comes(mover);
    scene.make(&Entry::Undone);
    assert_eq!(back.hear(), ["change"]);
    assert_eq!(back.game.view(), Some(&scene.view(mover)));
    assert_eq!(stays.hear(), ["whole", "change", "change", "change"]);
    assert_eq!(stays.game.view(), Some(&scene.view("Eve")));
}

#[test]
fn after_a_while_without_listeners_the_whole_game_is_told() {
    let mut scene = Scene::new();
    let leaves = scene.comes("Eve");
    scene.play();
    scene.make(&Entry::Undone);
    drop(leaves);
    assert!(scene.audience.is_empty());
    scene.play();
    let mut back = scene.comes("Eve");
    scene.make(&Entry::Undone);
    assert_eq!(back.hear(), ["whole"]);
    assert_eq!(back.game.view(), Some(&scene.view("Eve")));
}

#[test]
fn whoever_has_not_seen_the_game_is_told_all_of_it() {
    let mut scene = Scene::new();
    let mut knows = scene.comes("Ada");
    scene.play();
    let (outbox, letters) = mpsc::channel(OUTBOX_CAPACITY);
    scene.audience.add(Subscription { who: Arc::new(person("Ben")), outbox, changes: true }, None);
    let mut new = Ear { letters, game: Follower::default() };
    scene.play();
    scene.play();
    assert_eq!(new.hear(), ["whole", "change"]);
    assert_eq!(new.game.view(), Some(&scene.view("Ben")));
    assert_eq!(knows.hear(), ["whole", "change", "change"]);
}
