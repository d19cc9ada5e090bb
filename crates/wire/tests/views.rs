//! Views, events and messages survive being written and read.

use witchstone_rules::{
    Deal, Edition, Event, Game, MoveList, Options, Phase, Player, Seed, SplitMix64, View,
};
use witchstone_testkit::mixed_options;
use witchstone_wire::{EventJson, ServerMessage, UpdateWriter, ViewJson, ViewReplica, events_text};

/// Plays a whole game at random and calls `see` after each move.
fn play(seed: u64, mut see: impl FnMut(&Game, &[Event])) {
    let edition = Edition::classic();
    let options = mixed_options(seed);
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut game = Game::new(edition, options, deal).unwrap();
    let mut rng = SplitMix64::new(seed);
    see(&game, &[]);
    while !game.state().is_over() {
        let moves = game.legal_moves();
        let events = game.play(*rng.pick(&moves)).unwrap();
        see(&game, &events);
    }
}

fn seats(game: &Game) -> impl Iterator<Item = Option<Player>> + use<> {
    game.state().table().players().map(Some).chain([None])
}

fn there_and_back(view: &View) -> View {
    let text = serde_json::to_string(&ViewJson::of(view)).unwrap();
    let read: ViewJson = serde_json::from_str(&text).unwrap();
    read.read(Edition::classic()).unwrap()
}

#[test]
fn views_come_back_equal_and_with_the_same_legal_moves() {
    for seed in 0..24 {
        play(seed, |game, _| {
            for seat in seats(game) {
                let view = game.state().view(seat);
                let back = there_and_back(&view);
                assert_eq!(back, view, "game {seed}");
                let (mut expected, mut moves) = (MoveList::new(), MoveList::new());
                view.legal(&mut expected);
                back.legal(&mut moves);
                assert_eq!(moves, expected, "game {seed}");
            }
        });
    }
}

#[test]
fn events_come_back_equal() {
    let edition = Edition::classic();
    for seed in 0..24 {
        play(seed, |game, events| {
            for seat in seats(game) {
                for event in events.iter().map(|event| event.seen_by(seat)) {
                    let text = serde_json::to_string(&EventJson::of(&event, edition)).unwrap();
                    let read: EventJson = serde_json::from_str(&text).unwrap();
                    assert_eq!(read.read(edition).unwrap(), Some(event), "{text}");
                }
            }
        });
    }
}

#[test]
fn a_view_is_a_few_kilobytes() {
    let mut longest = 0;
    play(8, |game, _| {
        let text = serde_json::to_string(&ViewJson::of(&game.state().view(Some(Player::new(0))))).unwrap();
        longest = longest.max(text.len());
    });
    assert!(longest < 12_000, "{longest}");
}

#[test]
fn views_that_make_no_sense_are_refused() {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &Options::new(2), &mut Seed::new(1));
    let game = Game::new(edition, Options::new(2), deal).unwrap();
    let good = serde_json::to_value(ViewJson::of(&game.state().view(None))).unwrap();
    let refused = |path: &str, value: serde_json::Value| {
        let mut changed = good.clone();
        *changed.pointer_mut(path).unwrap() = value;
        let read = serde_json::from_value::<ViewJson>(changed);
        read.map_err(|error| error.to_string())
            .and_then(|view| view.read(edition).map_err(|error| error.to_string()))
            .expect_err(path)
    };
    assert!(refused("/player", 2.into()).contains("an area for each player"));
    assert!(refused("/seat", 7.into()).contains("no player 7"));
    assert!(refused("/edition", "broom".into()).contains("edition"));
    assert!(refused("/phase", "dusk".into()).contains("dusk"));
    assert!(refused("/areas/0/wand", 99.into()).contains("no space 99"));
    assert!(refused("/areas/0/big", "moon".into()).contains("not a place"));
    assert!(refused("/display/0", "prophecy broom".into()).contains("not a Scroll"));
    assert!(refused("/areas/0/cauldron/tiles", serde_json::json!([["0,0", "2,0"]])).contains("Cauldron"));
}

/// View and events as sent to one seat or spectator.
struct Sent {
    view: View,
    events: Vec<EventJson>,
}

fn sent_to(game: &Game, events: &[Event]) -> Vec<Sent> {
    let to = |seat| Sent {
        view: game.state().view(seat),
        events: events.iter().map(|event| EventJson::of(&event.seen_by(seat), Edition::classic())).collect(),
    };
    seats(game).map(to).collect()
}

/// Clocks in every other game.
fn clocks(seed: u64, version: u64) -> Vec<i64> {
    if seed & 1 == 1 { vec![version as i64, -5] } else { vec![] }
}

/// Nothing reused from the update before is outdated.
#[test]
fn an_update_written_in_parts_equals_the_serialised_message() {
    for seed in 0..12 {
        let (mut writer, mut version) = (UpdateWriter::default(), 0);
        play(seed, |game, events| {
            version += 1;
            let clocks_ms = clocks(seed, version);
            let mut update = writer.update(&game.state().view(None), version, &clocks_ms).unwrap();
            for Sent { view, events } in sent_to(game, events) {
                let text = update.full(&view, &events_text(&events).unwrap()).unwrap();
                let clocks_ms = clocks_ms.clone();
                let full =
                    ServerMessage::Update { version, view: Box::new(ViewJson::of(&view)), events, clocks_ms };
                assert_eq!(text, serde_json::to_string(&full).unwrap(), "game {seed}");
            }
        });
    }
}

#[test]
fn deltas_add_up_to_the_full_views() {
    let (mut full_length, mut delta_length) = (0, 0);
    for seed in 0..12 {
        let (mut writer, mut version) = (UpdateWriter::default(), 0);
        let mut replicas: Vec<ViewReplica> = vec![];
        play(seed, |game, events| {
            version += 1;
            let clocks_ms = clocks(seed, version);
            let mut update = writer.update(&game.state().view(None), version, &clocks_ms).unwrap();
            replicas.resize_with(seats(game).count(), ViewReplica::default);
            for (at, (Sent { view, events }, replica)) in
                sent_to(game, events).into_iter().zip(&mut replicas).enumerate()
            {
                let written = events_text(&events).unwrap();
                // Full updates of the same seat, before or after, do not affect the delta.
                let before = (at % 2 == 0).then(|| update.full(&view, &written).unwrap());
                let delta = update.delta(&view, &written).unwrap();
                let full = before.unwrap_or_else(|| update.full(&view, &written).unwrap());
                assert_eq!(delta.is_none(), version == 1, "the first update has no delta");
                if let Some(delta) = &delta {
                    (full_length, delta_length) = (full_length + full.len(), delta_length + delta.len());
                }
                let message = serde_json::from_str(&delta.unwrap_or(full)).unwrap();
                let (view, clocks_ms) = (Box::new(ViewJson::of(&view)), clocks_ms.clone());
                let expected = ServerMessage::Update { version, view, events, clocks_ms };
                assert_eq!(replica.receive(message).unwrap(), expected, "game {seed}, version {version}");
            }
        });
    }
    assert!(delta_length * 4 < full_length, "{delta_length} bytes instead of {full_length}");
}

/// A field that changed and changed back differs for a connection that subscribed in between.
#[test]
fn a_new_connection_gets_private_fields_that_changed_back() {
    let edition = Edition::classic();
    let options = mixed_options(0);
    let mut game = Game::new(edition, options, Deal::shuffled(edition, &options, &mut Seed::new(0))).unwrap();
    while game.state().table().phase != Phase::TurnStart {
        game.play(game.legal_moves()[0]).unwrap();
    }
    let seat = Some(game.state().table().player);
    let mut writer = UpdateWriter::default();
    let mut delta = |game: &Game, version, subscribes: bool| {
        if subscribes {
            writer.forget_seat(seat);
        }
        let view = game.state().view(seat);
        let mut update = writer.update(&view, version, &[]).unwrap();
        // The second update is sent to nobody of this seat.
        if version == 2 { None } else { update.delta(&view, "[]").unwrap() }
    };
    assert_eq!(delta(&game, 0, false), None);
    assert!(delta(&game, 1, false).unwrap().contains("\"own\""), "sent for the first time");
    // A tile from behind the screen is placed, and the move undone.
    let before = ViewJson::of(&game.state().view(seat));
    game.play(game.legal_moves()[0]).unwrap();
    delta(&game, 2, false);
    let laid = ViewJson::of(&game.state().view(seat));
    assert_ne!(before.own, laid.own);
    game.undo().unwrap();
    let mut replica = ViewReplica::default();
    replica.set(laid);
    replica.receive(serde_json::from_str(&delta(&game, 3, true).unwrap()).unwrap()).unwrap();
    assert_eq!(replica.view(), Some(&before));
}

#[test]
fn a_delta_before_the_first_view_is_refused() {
    let delta = r#"{"type":"delta","version":3,"view":{"player":1},"events":[]}"#;
    let delta: ServerMessage = serde_json::from_str(delta).unwrap();
    let error = ViewReplica::default().receive(delta).unwrap_err().to_string();
    assert_eq!(error, "A delta came before the first full view.");
    let mut writer = UpdateWriter::default();
    play(0, |game, _| {
        // After `forget` there is nothing to compare with.
        writer.forget();
        let view = game.state().view(None);
        assert_eq!(writer.update(&view, 1, &[]).unwrap().delta(&view, "[]").unwrap(), None);
    });
}
