//! C · Crystal.

use witchstone_rules::{Cell, Edition, Symbol};
use witchstone_testkit::Stage;

use crate::YELLOW;

/// Yellow has this many Crystal actions open, 1 to 4; the second type is Scroll.
fn crystal(actions: usize, given: &str) -> Stage {
    let cells = ["-2,3", "-3,2"];
    let covered = cells[..actions.saturating_sub(2)].join(" ");
    let covered =
        if covered.is_empty() { String::new() } else { format!("given yellow cell {covered} = crystal") };
    let mut stage = Stage::set(&format!(
        "players yellow red
         hand yellow crystal/scroll
         given turn = yellow 1
         given yellow tower = t0
         given table = energy points
         {covered}
         {given}"
    ));
    stage.play(if actions == 1 { "lay crystal/scroll -1,0 -1,1" } else { "lay crystal/scroll -2,2 -1,1" });
    stage.play("start crystal");
    stage.expect(&format!("batch = crystal {actions}"));
    stage
}

#[test]
fn c1_a_crystal_ends_on_an_empty_cell_as_far_away_as_there_are_actions() {
    for actions in 1..=4 {
        let stage = crystal(actions, "");
        let cauldron = &stage.state().table().areas[YELLOW].cauldron;
        let mut expected = Vec::new();
        for from in cauldron.all_crystals().iter() {
            let near = cauldron.empty.iter().filter(|to| from.distance(*to) as usize <= actions);
            expected.extend(near.map(|to| format!("crystal {from} {to}")));
        }
        expected.sort();
        let offered = stage.offered("crystal").into_iter().filter(|text| !text.contains("out"));
        assert!(offered.eq(expected), "{actions} actions");
    }
}

#[test]
fn c1_a_movement_costs_its_distance_over_whatever_lies_there() {
    let mut stage = crystal(3, "given yellow cell 1,0 0,1 1,-1 0,-1 = energy");
    // From the centre over tiles and Crystals to 2,0 and further.
    stage.play("crystal 0,0 2,0");
    stage.expect("batch = crystal 1");
    stage.expect("yellow black = 2,0");
    stage.expect("yellow cell 0,0 = empty");
    stage.play("crystal 2,0 2,1");
    stage.expect("batch = scroll 1");
}

#[test]
fn c2_the_rim_is_left_over_the_marked_exits_for_one_action_more() {
    let exits = Edition::classic();
    let way_out = |from: Cell, exit: Symbol| {
        let nearest = exits.cauldron.exits[exit].iter().map(|cell| cell.distance(from)).min();
        nearest.expect("every symbol has an exit") + 1
    };
    for actions in 1..=4u8 {
        let stage = crystal(actions as usize, "given yellow crystal 1,1 = 2,1");
        let mut expected = Vec::new();
        for from in stage.state().table().areas[YELLOW].cauldron.all_crystals().iter() {
            let near = Symbol::ALL.into_iter().filter(|&exit| way_out(from, exit) <= actions);
            expected.extend(near.map(|exit| format!("crystal {from} out {exit}")));
        }
        expected.sort();
        let offered = stage.offered("crystal").into_iter().filter(|text| text.contains("out"));
        assert!(offered.eq(expected), "{actions} actions");
    }
    // The Black Crystal needs 3 cells and the rim.
    assert_eq!(way_out(exits.cauldron.black, Symbol::Witch), 4);
}

#[test]
fn c3_the_exit_shelf_gives_two_actions_and_the_bottom_shelf_a_chip() {
    let mut symbol = crystal(1, "given yellow crystal 1,1 = 2,1");
    symbol.play("crystal 2,1 out wand");
    assert_eq!(
        symbol.offered("shelve"),
        ["shelve wand", "shelve wand chip energy", "shelve wand chip points"]
    );
    symbol.play("shelve wand");
    symbol.expect("pending = vial wand x2");
    symbol.expect("shelf wand = 1");
    let mut chip = crystal(1, "given yellow crystal 1,1 = 2,1");
    chip.play("crystal 2,1 out wand; shelve wand chip energy");
    chip.expect("pending = chip energy x1");
    chip.expect("table = points");
    chip.expect("yellow chips = energy");
    let mut points = crystal(1, "given yellow crystal 1,1 = 2,1");
    points.play("crystal 2,1 out wand; shelve wand chip points");
    points.expect("yellow score = 3");
}

#[test]
fn c3_a_crystal_may_wait_on_the_rim_but_not_stay_there() {
    let mut stage = crystal(2, "given yellow crystal 1,1 = 2,1\n given yellow score = 5");
    stage.play("crystal 2,1 out wand; crystal 0,0 0,1");
    stage.expect("pending = rim wand");
    assert!(stage.offered("end").is_empty());
    stage.play("shelve wand; end");
    stage.expect("batch = scroll 1");
    stage.expect("yellow racked = 1");
    stage.expect("yellow score = 5");
}

#[test]
fn c4_the_black_crystal_gives_two_more() {
    let black = "given yellow crystal 0,0 = 2,1";
    for (shelf, pending, score) in [
        ("shelve black wand", "vial wand x4", 0),
        ("shelve black wand chip energy", "chip energy x3", 0),
        ("shelve black wand chip points", "none", 5),
    ] {
        let mut stage = crystal(2, black);
        stage.play(&format!("crystal 2,1 out wand; {shelf}"));
        stage.expect(&format!("pending = {pending}"));
        stage.expect(&format!("yellow score = {score}"));
        stage.expect("yellow racked = 0");
        stage.expect("yellow black-racked = yes");
    }
}

#[test]
fn c5_shelves_hold_as_many_as_the_number_of_players_allows() {
    let edition = Edition::classic();
    assert_eq!(edition.counts.shelf_capacity[2..], [4, 5, 6]);
    assert_eq!(edition.counts.bottom_capacity[2..], [4, 5, 5]);
    let out = |given: &str| {
        let mut stage = crystal(1, &format!("given yellow crystal 1,1 = 2,1\n{given}"));
        stage.play("crystal 2,1 out wand");
        stage
    };
    let full = out("given shelf wand = 4");
    assert_eq!(full.offered("shelve"), ["shelve wand chip energy", "shelve wand chip points"]);
    let bottom_full = out("given shelf bottom = 4");
    assert_eq!(bottom_full.offered("shelve"), ["shelve wand"]);
    let mut both = out("given shelf wand = 4\n given shelf bottom = 4");
    assert_eq!(both.offered("shelve"), ["shelve wand"]);
    both.play("shelve wand");
    both.expect("pending = none");
    both.expect("yellow aside = 1");
    both.expect("yellow racked = 0");
    both.expect("shelf wand = 4");
}

#[test]
fn c6_without_crystals_there_is_no_crystal_action() {
    let gone = ["0,0", "2,-1", "1,1", "-1,2", "-2,1", "-1,-1"];
    let given: String = gone.iter().map(|cell| format!("given yellow crystal {cell} = aside\n")).collect();
    crystal(1, &given).expect("yellow crystals = 1,-2");
    let mut stage = Stage::set(&format!(
        "players yellow red
         hand yellow crystal/scroll
         given turn = yellow 1
         {given}
         given yellow crystal 1,-2 = aside"
    ));
    stage.play("lay crystal/scroll -1,0 -1,1; start crystal");
    stage.expect("batch = scroll 1");
}
