//! What a move is said to bring is what it brings.

use witchstone_rules::{Chip, Edition, Event, Move, Origin, Question, Shelf, Source, State, Table};
use witchstone_testkit::{Stage, mixed_options, play_random, random_deal};

/// Plays random games and calls `check` with every legal move, the position before it and its events.
fn every_move(mut check: impl FnMut(&State, Move, &State, &[Event])) {
    for seed in 0..30 {
        let (edition, options) = (Edition::classic(), mixed_options(seed));
        let start = State::new(edition, options, &random_deal(edition, &options, seed)).unwrap();
        play_random(start, seed, |state, legal, _| {
            for &played in legal {
                let (mut after, mut events) = (*state, Vec::new());
                after.apply_unchecked(played, &mut events);
                check(state, played, &after, &events);
            }
        });
    }
}

#[test]
fn w5_e5_p2_the_points_of_a_move_are_those_it_scores() {
    let mut compared = [0; 5];
    every_move(|state, played, _, events| {
        let kind = match played {
            Move::Tower(_) => 0,
            Move::Energy(_) => 1,
            Move::Witch { .. } => 2,
            Move::Shelve { .. } => 3,
            Move::Decline => 4,
            // Random games do not use up the owl tiles; the next test does.
            Move::Step(None) => return,
            _ => return assert_eq!(state.table().points_of(played), 0, "{played}"),
        };
        let points = events.iter().filter_map(|event| match *event {
            Event::Points { points, source, .. } => Some((points, matches!(source, Source::Silver(_)))),
            _ => None,
        });
        let scored: i8 = if state.table().question == Some(Question::Silver) {
            points.map(|(points, _)| points).next().unwrap_or(0)
        } else {
            // Silver spaces that were waiting score when the move ends its batch, and are no effect of the move.
            points.filter(|(_, silver)| !silver).map(|(points, _)| points).sum()
        };
        assert_eq!(i32::from(state.table().points_of(played)), i32::from(scored), "{played}: {events:?}");
        compared[kind] += usize::from(scored > 0);
    });
    assert!(compared.iter().all(|&compared| compared > 3), "{compared:?} of each kind scored");
}

#[test]
fn p2_a_step_to_a_used_up_owl_stack_scores() {
    let mut stage = Stage::set(
        "players yellow red
         hand yellow pentagram/scroll
         given turn = yellow 1
         given yellow pentagram = 4
         given owls-left 1 = 1
         given yellow cell 1,2 = pentagram",
    );
    stage.play("lay pentagram/scroll 0,1 -1,1; start pentagram");
    let points = |stage: &Stage| stage.state().table().points_of(Move::Step(None));
    assert_eq!(points(&stage), 0, "there is an owl tile");
    stage.give("owls-left 1 = 0");
    assert_eq!(points(&stage), 2);
    stage.play("step");
    stage.expect("yellow score = 2");
}

#[test]
fn b1_c3_m3_the_actions_of_a_move_are_those_it_brings() {
    let (mut opened, mut racked) = (0, 0);
    every_move(|state, played, after, events| {
        let actions = state.table().actions_of(played);
        if let Move::Shelve { shelf, .. } = played {
            let Some((symbol, actions)) = actions else {
                return assert!(!matches!(shelf, Shelf::Chip(Chip::Action(_))), "{played}");
            };
            let bonus = |table: &Table| {
                let bonuses = table.pending.bonuses().iter();
                bonuses.filter(|bonus| (bonus.symbol(), bonus.actions()) == (symbol, actions)).count()
            };
            let grew = events.iter().any(|event| {
                matches!(event, Event::BatchGrew { symbol: grown, actions: more, .. } if (*grown, *more) == (symbol, actions))
            });
            assert!(grew || bonus(after.table()) == bonus(state.table()) + 1, "{played}");
            racked += 1;
            return;
        }
        let began = events.iter().find_map(|event| match *event {
            Event::BatchBegan { symbol, actions, origin, .. } if origin != Origin::Tile => {
                Some((symbol, actions))
            }
            _ => None,
        });
        if actions.is_some() {
            assert_eq!(actions, began, "{played}");
            opened += 1;
        }
    });
    assert!(opened > 500 && racked > 500, "{opened} batches, {racked} Crystals");
}
