//! T · Turn.

use witchstone_rules::{Cells, Event, Move, MoveList, Options, Phase};
use witchstone_testkit::{Stage, play_random};

use crate::new_game;

#[test]
fn t1_everybody_has_eleven_turns_in_turn_order() {
    for players in 2..=4 {
        let (mut state, _) = new_game(Options::new(players));
        let (mut events, mut moves) = (Vec::new(), MoveList::new());
        while !state.is_over() {
            moves.clear();
            state.legal(&mut moves);
            state.play_with_events(moves[0], &mut events).unwrap();
        }
        let begun: Vec<(usize, u8)> = events
            .iter()
            .filter_map(|event| match event {
                Event::TurnBegan { player, turn } => Some((player.index(), *turn)),
                _ => None,
            })
            .collect();
        let expected: Vec<(usize, u8)> =
            (1..=11).flat_map(|turn| (0..players as usize).map(move |player| (player, turn))).collect();
        assert_eq!(begun, expected);
    }
}

/// A stage at the start of Yellow's first turn with one tile in hand.
fn turn_start(tile: &str, given: &str) -> Stage {
    Stage::set(&format!(
        "players yellow red
         hand yellow {tile}
         given turn = yellow 1
         given yellow tower = t0
         {given}"
    ))
}

#[test]
fn t2_a_tile_lies_on_any_two_empty_neighbours() {
    let stage = turn_start("energy/witch", "given yellow cell 1,-3 2,-3 = wand");
    let empty = stage.state().table().active().cauldron.empty;
    let mut expected = Vec::new();
    for first in Cells::hexagon(3).iter() {
        for second in Cells::hexagon(3).iter() {
            if first.distance(second) == 1 && empty.contains(first) && empty.contains(second) {
                expected.push(format!("lay energy/witch {first} {second}"));
            }
        }
    }
    expected.sort();
    assert_eq!(stage.offered(""), expected);
    assert!(expected.len() > 40);
    for taken in ["lay energy/witch 1,-3 0,-2", "lay energy/witch 2,0 3,0", "lay energy/witch 1,0 1,1"] {
        assert!(!expected.contains(&taken.to_string()), "{taken}");
    }
}

#[test]
fn t3_the_first_type_is_finished_with_its_bonuses_before_the_second_starts() {
    let mut stage = turn_start(
        "witch/wand",
        "given yellow built = t0-v0\n given chip v0 = energy\n given yellow lying = 1",
    );
    stage.play("lay witch/wand 1,0 0,1");
    assert_eq!(stage.offered(""), ["start wand", "start witch"]);
    stage.play("start witch; witch v0");
    stage.expect("batch = none");
    assert_eq!(stage.offered("use"), ["use chip energy"]);
    assert!(stage.offered("wand").is_empty());
    stage.play("use chip energy; energy t0-f0");
    stage.expect("batch = wand 1");
}

#[test]
fn t4_a_cluster_is_counted_when_its_type_starts() {
    let mut stage =
        turn_start("pentagram/wand", "given yellow pentagram = 1\n given special 1 = wand/scroll");
    stage.play("lay pentagram/wand 1,0 0,1");
    stage.expect("yellow cluster wand 0,1 = 1");
    stage.play("start pentagram; step; place special wand/scroll -1,1");
    stage.expect("batch = wand 2");
    // Carried out first, the Wand type would have had its one symbol only.
    let mut other =
        turn_start("pentagram/wand", "given yellow pentagram = 1\n given special 1 = wand/scroll");
    other.play("lay pentagram/wand 1,0 0,1; start wand");
    other.expect("batch = wand 1");
}

#[test]
fn t4_only_the_cluster_of_the_symbol_just_laid_counts() {
    let mut stage =
        turn_start("energy/wand", "given yellow cell -2,0 -2,-1 -3,1 = wand\n given yellow cell 2,0 = wand");
    stage.play("lay energy/wand 0,1 1,0; start wand");
    // Four Wand symbols on the other side are not adjacent.
    stage.expect("batch = wand 2");
}

#[test]
fn t5_printed_symbols_and_special_tiles_belong_to_clusters() {
    let mut stage = turn_start("energy/witch", "given yellow cell 2,0 = energy/witch");
    stage.play("lay energy/witch 0,1 1,0");
    // 1,0 with the special tile on 2,0 and the printed Witch on 3,0.
    stage.expect("yellow cluster witch 1,0 = 3");
    // The special tile's Energy symbol is a separate cluster, since it does not touch 0,1.
    stage.expect("yellow cluster energy 2,0 = 1");
    let mut both =
        turn_start("energy/witch", "given yellow crystal 1,1 = aside\n given yellow cell 1,1 = energy/witch");
    both.play("lay energy/witch 0,1 1,0");
    both.expect("yellow cluster energy 0,1 = 2");
    both.expect("yellow cluster witch 1,0 = 2");
}

#[test]
fn t6_a_lone_symbol_gives_one_action() {
    let mut stage = turn_start("energy/wand", "");
    stage.play("lay energy/wand 0,1 -1,1; start energy");
    stage.expect("batch = energy 1");
    stage.play("end");
    stage.expect("batch = wand 1");
}

#[test]
fn t7_actions_may_be_left_and_are_then_lost() {
    let mut stage = turn_start("energy/wand", "given yellow cell -2,0 -2,-1 = wand");
    stage.play("lay energy/wand -3,2 -3,1; start wand");
    stage.expect("batch = wand 4");
    stage.play("wand 1");
    // The other three are gone: the second type is on.
    stage.expect("batch = energy 1");
    stage.play("end");
    stage.expect("turn = red 1");
    stage.expect("yellow energy = 20");
}

#[test]
fn t8_a_tile_is_drawn_after_both_types_and_four_are_left_at_the_end() {
    let mut stage = Stage::set(
        "players yellow red
         deal tiles yellow energy/witch witch/wand witch/scroll crystal/wand energy/wand pentagram/scroll
         given turn = yellow 1
         given yellow tower = t0",
    );
    stage.play("lay energy/witch 1,0 0,1; start energy; end");
    stage.expect("yellow supply = 10");
    stage.play("end");
    stage.expect("yellow hand = energy/wand witch/wand witch/scroll pentagram/scroll crystal/wand");
    stage.expect("yellow supply = 9");
    let (state, _) = new_game(Options::new(4));
    let end = play_random(state, 5, |_, _, _| ());
    for player in end.table().players() {
        assert_eq!((end.table().areas[player].hand, end.table().areas[player].supply), (4, 0));
    }
}

/// Every cell but this one and the Crystals' is covered.
const FULL: &str = "given yellow cell 1,-3 2,-3 -1,-2 0,-2 2,-2 3,-2 = wand
    given yellow cell -2,-1 0,-1 1,-1 3,-1 -2,0 -1,0 = wand
    given yellow cell 1,0 2,0 -3,1 -1,1 0,1 2,1 = wand
    given yellow cell -3,2 -2,2 0,2 1,2 -2,3 = wand";

#[test]
fn t9_a_tile_is_discarded_exactly_when_none_fits() {
    let mut stage = Stage::set(&format!(
        "players yellow red
         deal tiles yellow energy/witch witch/wand witch/scroll crystal/wand energy/wand pentagram/scroll
         given turn = yellow 1
         {FULL}"
    ));
    let discards = [
        "discard crystal/wand",
        "discard energy/wand",
        "discard energy/witch",
        "discard witch/scroll",
        "discard witch/wand",
    ];
    assert_eq!(stage.offered(""), discards);
    stage.play("discard energy/wand");
    stage.expect("turn = red 1");
    stage.expect("yellow turns = 1");
    stage.expect("yellow discarded = energy/wand");
    stage.expect("yellow hand = energy/witch witch/wand witch/scroll pentagram/scroll crystal/wand");
    stage.expect("yellow score = 0");
    // A Crystal that is removed makes room, and there is no discard any more.
    let mut other = turn_start("energy/witch", &format!("{FULL}\n given yellow score = 1"));
    assert_eq!(other.offered("discard"), ["discard energy/witch"]);
    other.play("remove -1,2");
    assert_eq!(other.offered(""), ["lay energy/witch -1,2 -1,3", "lay energy/witch -1,3 -1,2"]);
}

#[test]
fn t10_crystals_are_removed_at_any_moment_of_the_own_turn_while_points_last() {
    let mut stage = turn_start("energy/wand", "given yellow score = 6");
    let removals = |stage: &Stage| stage.offered("remove").len();
    assert_eq!(removals(&stage), 7);
    stage.play("remove 0,0");
    stage.expect("yellow score = 5");
    stage.play("lay energy/wand 0,1 -1,1; remove 1,1; start energy");
    stage.expect("yellow score = 3");
    assert_eq!(removals(&stage), 5);
    stage.play("remove -1,2");
    stage.expect("yellow score = 0");
    assert_eq!(removals(&stage), 0);
    // One point is not enough for the fourth, four are.
    stage.give("yellow score = 3");
    assert_eq!(removals(&stage), 0);
    stage.give("yellow score = 4");
    assert_eq!(stage.offered("remove"), ["remove -1,-1", "remove -2,1", "remove 1,-2", "remove 2,-1"]);
    stage.play("remove -1,-1");
    stage.expect("yellow aside = 4");
}

#[test]
fn t10_no_crystal_is_removed_during_the_set_up() {
    let (state, _) = new_game(Options::new(2));
    play_random(state, 3, |state, legal, _| {
        let removes = legal.iter().any(|played| matches!(played, Move::Remove(_)));
        let phase = state.table().phase;
        assert!(!(removes && matches!(phase, Phase::Towers | Phase::TowerBonus | Phase::Moons)));
        let area = state.table().active();
        let crystals = !area.cauldron.all_crystals().is_empty();
        let own_turn = matches!(phase, Phase::TurnStart | Phase::Order | Phase::Acting);
        assert_eq!(removes, own_turn && crystals && area.score > u16::from(area.removed));
    });
}
