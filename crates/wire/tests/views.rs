//! Views, events and messages survive being written and read.

use witchstone_rules::{Deal, Edition, Event, Game, MoveList, Options, Phase, Player, Seed, View};
use witchstone_testkit::mixed_options;
use witchstone_wire::{EventJson, ServerMessage, UpdateWriter, ViewJson, ViewReplica, events_text};

/// Plays a whole game at random and calls `see` after each move.
fn play(seed: u64, mut see: impl FnMut(&Game, &[Event])) {
    let edition = Edition::classic();
    let options = mixed_options(seed);
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut game = Game::new(edition, options, deal).unwrap();
    let mut mixed = seed;
    see(&game, &[]);
    while !game.state().is_over() {
        let moves = game.legal_moves();
        mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let events = game.play(moves[(mixed >> 33) as usize % moves.len()]).unwrap();
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

/// What one seat is told, or a spectator, as messages.
struct Told {
    view: View,
    events: Vec<EventJson>,
}

fn told(game: &Game, events: &[Event]) -> Vec<Told> {
    let to = |seat| Told {
        view: game.state().view(seat),
        events: events.iter().map(|event| EventJson::of(&event.seen_by(seat), Edition::classic())).collect(),
    };
    seats(game).map(to).collect()
}

/// Clocks in every other game.
fn clocks(seed: u64, version: u64) -> Vec<i64> {
    if seed & 1 == 1 { vec![version as i64, -5] } else { vec![] }
}

/// What is kept from one update to the next is never older than the game.
#[test]
fn an_update_written_in_parts_is_the_message_written_as_a_whole() {
    for seed in 0..12 {
        let (mut writer, mut version) = (UpdateWriter::default(), 0);
        play(seed, |game, events| {
            version += 1;
            let clocks_ms = clocks(seed, version);
            let mut update = writer.update(&game.state().view(None), version, &clocks_ms).unwrap();
            for Told { view, events } in told(game, events) {
                let text = update.whole(&view, &events_text(&events).unwrap()).unwrap();
                let clocks_ms = clocks_ms.clone();
                let whole =
                    ServerMessage::Update { version, view: Box::new(ViewJson::of(&view)), events, clocks_ms };
                assert_eq!(text, serde_json::to_string(&whole).unwrap(), "game {seed}");
            }
        });
    }
}

#[test]
fn whoever_follows_the_changes_sees_the_whole_game() {
    let (mut whole_length, mut change_length) = (0, 0);
    for seed in 0..12 {
        let (mut writer, mut version) = (UpdateWriter::default(), 0);
        let mut replicas: Vec<ViewReplica> = vec![];
        play(seed, |game, events| {
            version += 1;
            let clocks_ms = clocks(seed, version);
            let mut update = writer.update(&game.state().view(None), version, &clocks_ms).unwrap();
            replicas.resize_with(seats(game).count(), ViewReplica::default);
            for (at, (Told { view, events }, replica)) in
                told(game, events).into_iter().zip(&mut replicas).enumerate()
            {
                let written = events_text(&events).unwrap();
                // Others of this seat, who are told everything, do not disturb, whether they come before or after.
                let before = (at % 2 == 0).then(|| update.whole(&view, &written).unwrap());
                let change = update.change(&view, &written).unwrap();
                let whole = before.unwrap_or_else(|| update.whole(&view, &written).unwrap());
                assert_eq!(change.is_none(), version == 1, "there is nothing to change at first");
                if let Some(change) = &change {
                    (whole_length, change_length) =
                        (whole_length + whole.len(), change_length + change.len());
                }
                let message = serde_json::from_str(&change.unwrap_or(whole)).unwrap();
                let (view, clocks_ms) = (Box::new(ViewJson::of(&view)), clocks_ms.clone());
                let expected = ServerMessage::Update { version, view, events, clocks_ms };
                assert_eq!(replica.receive(message).unwrap(), expected, "game {seed}, version {version}");
            }
        });
    }
    assert!(change_length * 4 < whole_length, "{change_length} bytes instead of {whole_length}");
}

/// What is as it was when a seat was told it last has changed for whoever came to that seat in between.
#[test]
fn whoever_came_meanwhile_is_told_what_is_again_as_it_was() {
    let edition = Edition::classic();
    let options = mixed_options(0);
    let mut game = Game::new(edition, options, Deal::shuffled(edition, &options, &mut Seed::new(0))).unwrap();
    while game.state().table().phase != Phase::TurnStart {
        game.play(game.legal_moves()[0]).unwrap();
    }
    let seat = Some(game.state().table().player);
    let mut writer = UpdateWriter::default();
    let mut change = |game: &Game, version, comes: bool| {
        if comes {
            writer.forget_seat(seat);
        }
        let view = game.state().view(seat);
        let mut update = writer.update(&view, version, &[]).unwrap();
        // Somebody comes before the second update is told to anybody of this seat.
        if version == 2 { None } else { update.change(&view, "[]").unwrap() }
    };
    assert_eq!(change(&game, 0, false), None);
    assert!(change(&game, 1, false).unwrap().contains("\"own\""), "told for the first time");
    // A tile is laid from behind the screen, and taken back.
    let before = ViewJson::of(&game.state().view(seat));
    game.play(game.legal_moves()[0]).unwrap();
    change(&game, 2, false);
    let laid = ViewJson::of(&game.state().view(seat));
    assert_ne!(before.own, laid.own);
    game.undo().unwrap();
    let mut replica = ViewReplica::default();
    replica.set(laid);
    replica.receive(serde_json::from_str(&change(&game, 3, true).unwrap()).unwrap()).unwrap();
    assert_eq!(replica.view(), Some(&before));
}

#[test]
fn a_change_without_a_game_before_it_is_refused() {
    let change = r#"{"type":"change","version":3,"view":{"player":1},"events":[]}"#;
    let change: ServerMessage = serde_json::from_str(change).unwrap();
    assert!(ViewReplica::default().receive(change).unwrap_err().to_string().contains("not told before"));
    let mut writer = UpdateWriter::default();
    play(0, |game, _| {
        // Whoever forgets what was told has nothing to change.
        writer.forget();
        let view = game.state().view(None);
        assert_eq!(writer.update(&view, 1, &[]).unwrap().change(&view, "[]").unwrap(), None);
    });
}
