//! Subscribers come and go, and are sent full views and deltas.

use witchstone_rules::Options;
use witchstone_rules::Phase;
use witchstone_wire::{Editions, ViewJson, ViewReplica};

use super::*;
use crate::domain::{Entry, NewOccupant, Seat, SeatChange, Settings, TurnOrder, change_seats, rules_on};
use crate::protocol::find_in;
use crate::random::OsRandom;
use crate::room::{OutboxReceiver, outbox};

/// A table of two at which the game has come to its first turn.
struct Scene {
    table: Table,
    subscribers: Subscribers,
}

/// A subscriber, and the view that it has put together.
struct Receiver {
    frames: OutboxReceiver,
    replica: ViewReplica,
}

fn person(name: &str) -> Person {
    Person { guest: name.to_owned(), name: name.to_owned() }
}

impl Scene {
    fn new() -> Scene {
        let settings = Settings { order: TurnOrder::Chosen, ..Settings::new(Options::new(2)) };
        let mut seats: Vec<Seat> = Player::all(2).map(Seat::open).collect();
        for (at, name) in ["Ada", "Ben"].into_iter().enumerate() {
            let me = SeatChange { occupant: Some(NewOccupant::Me), ..SeatChange::default() };
            change_seats(&mut seats, &person(name), true, at, &me).unwrap();
        }
        let (host, rules) = (person("Ada"), rules_on(Edition::classic()));
        let created = Entry::Created { settings, host, rules, seats, deal: None };
        let table = Table::created(created, find_in(&Editions::default()), 0).unwrap();
        let mut scene = Scene { table, subscribers: Subscribers::default() };
        let start = scene.table.decide_start(&mut OsRandom::default()).unwrap();
        scene.make(&start);
        while scene.state().table().phase != Phase::TurnStart {
            scene.play();
        }
        scene
    }

    fn state(&self) -> &witchstone_rules::State {
        self.table.game.as_ref().unwrap().state()
    }

    /// Applies an entry and broadcasts it.
    fn make(&mut self, entry: &Entry) {
        let events = self.table.apply(entry, 0).unwrap();
        self.subscribers.send_update(&self.table, &events, 0);
    }

    fn play(&mut self) {
        let first = self.table.game.as_ref().unwrap().legal_moves()[0];
        self.make(&Entry::Moved(first));
    }

    fn view(&self, name: &str) -> ViewJson {
        ViewJson::of(&self.table.view(self.table.seat_of(name)).unwrap())
    }

    /// Adds a subscriber who was sent the present view.
    fn subscribe(&mut self, name: &str) -> Receiver {
        let (outbox, frames) = outbox();
        let subscription = Subscription { who: Arc::new(person(name)), outbox, deltas: true };
        self.subscribers.add(subscription, self.table.seat_of(name), true);
        let mut replica = ViewReplica::default();
        replica.set(self.view(name));
        Receiver { frames, replica }
    }
}

impl Receiver {
    /// Receives what was sent; returns the kinds of the messages.
    fn receive(&mut self) -> Vec<&'static str> {
        let mut kinds = vec![];
        while let Some(frame) = self.frames.try_recv() {
            let message = serde_json::from_str(&frame).unwrap();
            kinds.push(if matches!(message, ServerMessage::Delta { .. }) { "delta" } else { "full" });
            self.replica.receive(message).unwrap();
        }
        kinds
    }
}

/// Who is to move: with a tile from behind the own screen, and taking it back makes everything as it was.
fn mover(scene: &Scene) -> &'static str {
    ["Ada", "Ben"][scene.state().player().index()]
}

#[test]
fn subscribers_are_sent_deltas() {
    let mut scene = Scene::new();
    let mut ears: Vec<_> = ["Ada", "Ben", "Eve"].map(|name| (name, scene.subscribe(name))).into();
    for step in 0..20 {
        scene.play();
        for (name, ear) in &mut ears {
            assert_eq!(ear.receive(), [if step == 0 { "full" } else { "delta" }]);
            assert_eq!(ear.replica.view(), Some(&scene.view(name)));
        }
    }
}

#[test]
fn a_subscriber_who_comes_back_is_sent_what_is_again_as_it_was() {
    let mut scene = Scene::new();
    let mover = mover(&scene);
    let mut stays = scene.subscribe("Eve");
    let mut leaves = scene.subscribe(mover);
    scene.play();
    scene.make(&Entry::Undone);
    assert_eq!(leaves.receive(), ["full", "delta"]);
    drop(leaves);
    assert!(!scene.subscribers.is_empty());
    scene.play();
    let mut back = scene.subscribe(mover);
    scene.make(&Entry::Undone);
    assert_eq!(back.receive(), ["delta"]);
    assert_eq!(back.replica.view(), Some(&scene.view(mover)));
    assert_eq!(stays.receive(), ["full", "delta", "delta", "delta"]);
    assert_eq!(stays.replica.view(), Some(&scene.view("Eve")));
}

#[test]
fn after_a_time_without_subscribers_the_full_view_is_sent() {
    let mut scene = Scene::new();
    let leaves = scene.subscribe("Eve");
    scene.play();
    scene.make(&Entry::Undone);
    drop(leaves);
    assert!(scene.subscribers.is_empty());
    scene.play();
    let mut back = scene.subscribe("Eve");
    scene.make(&Entry::Undone);
    assert_eq!(back.receive(), ["full"]);
    assert_eq!(back.replica.view(), Some(&scene.view("Eve")));
}

#[test]
fn a_subscriber_who_has_seen_nothing_is_sent_the_full_view() {
    let mut scene = Scene::new();
    let mut knows = scene.subscribe("Ada");
    scene.play();
    let (outbox, frames) = outbox();
    let subscription = Subscription { who: Arc::new(person("Ben")), outbox, deltas: true };
    scene.subscribers.add(subscription, scene.table.seat_of("Ben"), false);
    let mut new = Receiver { frames, replica: ViewReplica::default() };
    scene.play();
    scene.play();
    assert_eq!(new.receive(), ["full", "delta"]);
    assert_eq!(new.replica.view(), Some(&scene.view("Ben")));
    assert_eq!(knows.receive(), ["full", "delta", "delta"]);
}
