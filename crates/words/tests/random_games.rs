//! Random games: every legal move and every event has a text in every language, and prices are those charged.

mod common;

use common::{demand, demand_sentence, every_language, play_by_chance, with_everything};
use witchstone_rules::{BySeat, Event, FullMoon, Move, Options, Source, State};
use witchstone_words::Words;

fn tables() -> Vec<Options> {
    vec![
        Options::new(2),
        Options { handicaps: BySeat([1, 0, 3, 0]), secret_scrolls: true, ..Options::new(3) },
        with_everything(4),
        Options { full_moon: FullMoon::Draft, ..with_everything(2) },
        Options { full_moon: FullMoon::Deal, ..with_everything(3) },
    ]
}

fn names() -> Vec<String> {
    ["Anna", "Ben", "Cleo", "Dirk"].map(String::from).to_vec()
}

#[test]
fn every_legal_move_has_a_sentence() {
    let languages = every_language();
    for (seed, options) in (1..).zip(tables()) {
        let check = |state: &State, moves: &witchstone_rules::MoveList| {
            for words in &languages {
                // A turn's start offers hundreds of placements that differ in their cells only.
                let step = 1 + moves.len() / 40;
                for &played in moves.iter().step_by(step) {
                    demand_sentence(&words.describe_move(state.table(), played), words, &played);
                }
            }
        };
        play_by_chance(options, seed, check, |_, _, _| {});
    }
}

#[test]
fn different_legal_moves_have_different_sentences() {
    let words = &every_language()[0];
    let check = |state: &State, moves: &witchstone_rules::MoveList| {
        let mut texts: Vec<_> =
            moves.iter().map(|&played| words.describe_move(state.table(), played)).collect();
        texts.sort();
        let twice = texts.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0].clone());
        assert_eq!(twice, None);
    };
    play_by_chance(with_everything(3), 11, check, |_, _, _| {});
}

#[test]
fn every_event_has_a_sentence_or_needs_none() {
    let (languages, names) = (every_language(), names());
    for (seed, options) in (21..).zip(tables()) {
        let check = |before: &State, after: &State, events: &[Event]| {
            for words in &languages {
                for &event in events {
                    check_event(words, before, after, event, &names);
                }
                let story = words.turn_story(after.table(), events, &names);
                if !story.is_empty() {
                    demand_sentence(&story, words, &events);
                }
            }
        };
        play_by_chance(options, seed, |_, _| {}, check);
    }
}

fn check_event(words: &Words, before: &State, after: &State, event: Event, names: &[String]) {
    for state in [before, after] {
        if let Some(text) = words.describe_event(state.table(), event, names) {
            demand_sentence(&text, words, &event);
        }
    }
    let hidden = event.seen_by(None);
    if let Some(text) = words.describe_event(after.table(), hidden, names) {
        demand(&text, words, &hidden);
    }
}

/// Every move but an end has a text, and points are never left out.
#[test]
fn a_story_leaves_no_points_out() {
    let (words, names) = (&every_language()[0], names());
    let check = |_: &State, after: &State, events: &[Event]| {
        let story = words.turn_story(after.table(), events, &names);
        let given_up = matches!(events[0], Event::Moved { played: Move::End, .. });
        assert!(given_up || !story.is_empty(), "{events:?}");
        let scored = events.iter().filter(|event| matches!(event, Event::Points { .. })).count();
        let text = story.matches("point").count() - story.matches("points chip").count();
        assert!(text >= scored, "{story} says less than {events:?}");
    };
    play_by_chance(with_everything(3), 31, |_, _| {}, check);
}

/// W3 and N4: the price in the sentence is the price that is charged.
#[test]
fn w3_the_price_in_the_text_is_the_price_charged() {
    let words = &every_language()[0];
    let (mut compared, mut by_card) = (0, 0);
    for seed in 100..300 {
        let check = |before: &State, _: &State, events: &[Event]| {
            let [Event::Moved { played, .. }, Event::Stood { price, .. }, ..] = *events else { return };
            let text = words.describe_move(before.table(), played);
            let price = if price == 1 { "1 action,".into() } else { format!("{price} actions,") };
            assert!(text.contains(&format!(": {price}")), "{text} but {price}");
            compared += 1;
            by_card += usize::from(matches!(played, Move::Witch { moon: true, .. }));
        };
        let options = Options { full_moon: FullMoon::Draft, ..with_everything(4) };
        play_by_chance(options, seed, |_, _| {}, check);
    }
    assert!(compared > 300 && by_card > 5, "only {compared} Witches stood up, {by_card} by card");
}

/// The points in a move's sentence are those it scores at once.
#[test]
fn w5_e5_the_points_in_the_text_are_the_points_scored() {
    let words = &every_language()[0];
    let mut compared = 0;
    for seed in 61..81 {
        let check = |before: &State, _: &State, events: &[Event]| {
            let Event::Moved { played, .. } = events[0] else { return };
            let comparable =
                matches!(played, Move::Tower(_) | Move::Energy { .. } | Move::Witch { .. } | Move::Remove(_));
            if !comparable {
                return;
            }
            compared += 1;
            let text = words.describe_move(before.table(), played);
            // A silver space that was waiting scores when the move ends its batch, and is no effect of the move.
            let scored = events.iter().filter_map(|event| match *event {
                Event::Points { points, source, .. } if !matches!(source, Source::Silver(_)) => {
                    Some(i32::from(points))
                }
                _ => None,
            });
            let points = match scored.sum::<i32>().abs() {
                0 => return assert!(!text.contains("point"), "{text}"),
                1 => "1 point".into(),
                points => format!("{points} points"),
            };
            assert!(text.contains(&points), "{text} but {points}");
        };
        play_by_chance(with_everything(3), seed, |_, _| {}, check);
    }
    assert!(compared > 200, "only {compared} moves compared");
}
