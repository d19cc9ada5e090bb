//! Views, events and messages survive being written and read.

use witchstone_rules::{Deal, Edition, Event, History, MoveList, Options, Player, Seed, View};
use witchstone_testkit::mixed_options;
use witchstone_wire::{EventJson, ServerMessage, UpdateWriter, ViewJson, events_text};

/// Plays a whole game at random and calls `see` after each move.
fn play(seed: u64, mut see: impl FnMut(&History, &[Event])) {
    let edition = Edition::classic();
    let options = mixed_options(seed);
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut game = History::new(edition, options, deal).unwrap();
    let mut mixed = seed;
    see(&game, &[]);
    while !game.state().is_over() {
        let moves = game.legal();
        mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let events = game.play(moves[(mixed >> 33) as usize % moves.len()]).unwrap();
        see(&game, &events);
    }
}

fn seats(game: &History) -> impl Iterator<Item = Option<Player>> + use<> {
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
    let game = History::new(edition, Options::new(2), deal).unwrap();
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

/// What is kept from one update to the next is never older than the game.
#[test]
fn an_update_written_in_parts_is_the_message_written_as_a_whole() {
    for seed in 0..12 {
        let (mut writer, mut version) = (UpdateWriter::default(), 0);
        play(seed, |game, events| {
            version += 1;
            let clocks_ms = if seed & 1 == 1 { vec![version as i64, -5] } else { vec![] };
            let spectator = game.state().view(None);
            let mut update = writer.update(&spectator, version, &clocks_ms).unwrap();
            for seat in seats(game) {
                let view = game.state().view(seat);
                let told = |event: &Event| EventJson::of(&event.seen_by(seat), Edition::classic());
                let events: Vec<EventJson> = events.iter().map(told).collect();
                let text = update.text(&view, &events_text(&events).unwrap()).unwrap();
                let clocks_ms = clocks_ms.clone();
                let whole =
                    ServerMessage::Update { version, view: Box::new(ViewJson::of(&view)), events, clocks_ms };
                assert_eq!(text, serde_json::to_string(&whole).unwrap(), "game {seed}");
            }
        });
    }
}
