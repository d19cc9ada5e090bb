//! D · Full Moon module 1: High-dosage ingredients.

use witchstone_rules::{Degree, Missing, Options, Prophecy, Standing};
use witchstone_testkit::Stage;

use crate::{YELLOW, new_game};

#[test]
fn d1_six_power_tiles_four_collecting_tiles_three_scrolls() {
    let (with, deal) = new_game(Options { ingredients: true, ..Options::new(2) });
    let (without, base) = new_game(Options::new(2));
    assert_eq!((with.table().power_tiles, without.table().power_tiles), (0b11_1111, 0));
    let collecting = with.table().collecting;
    assert!(collecting.vial && collecting.owl && collecting.silver && collecting.witchstone);
    assert_eq!(without.table().collecting, Default::default());
    assert_eq!((deal.scrolls.len(), base.scrolls.len()), (43, 40));
    let edition = with.edition();
    let names: Vec<String> = deal.scrolls.iter().map(|&scroll| edition.scroll_name(scroll)).collect();
    assert_eq!(names.iter().filter(|name| *name == "power").count(), 2);
    assert_eq!(names.iter().filter(|name| *name == "prophecy power").count(), 1);
}

/// Yellow has one Pentagram action and then one Crystal action, with Full Moon's tiles.
fn stage(given: &str) -> Stage {
    Stage::set(&format!(
        "players yellow red
         options ingredients
         hand yellow pentagram/crystal
         hand red pentagram/wand
         given turn = yellow 1
         given yellow tower = t0
         given red tower = t1
         given table = energy points
         {given}"
    ))
}

#[test]
fn d2_a_collecting_tile_replaces_what_its_place_gives_and_works_once() {
    let mut owl = stage("given yellow pentagram = 4\n given red pentagram = 4");
    owl.play("lay pentagram/crystal 1,0 0,1; start pentagram; step");
    owl.expect("question = owl");
    owl.play("power energy -1,0 -1,1");
    owl.expect("yellow owls = none");
    owl.expect("owls-left 1 = 5");
    owl.play("end");
    // For Red the owl space is an owl space again.
    owl.play("red: lay pentagram/wand 1,0 0,1; start pentagram; step");
    owl.expect("question = none");
    owl.expect("red owls = 7");
}

#[test]
fn d2_the_two_points_of_an_empty_owl_stack_are_replaced_too() {
    let mut empty = stage("given yellow pentagram = 4\n given owls-left 1 = 0");
    empty.play("lay pentagram/crystal 1,0 0,1; start pentagram; step");
    empty.expect("question = owl");
    empty.play("power energy -1,0 -1,1");
    empty.expect("yellow score = 0");
    let mut taken = stage("given yellow pentagram = 4\n given owls-left 1 = 0");
    taken.play("lay pentagram/crystal 1,0 0,1; start pentagram; step; decline");
    taken.expect("yellow score = 2");
}

#[test]
fn d2_the_question_comes_before_anything_but_a_removal() {
    let mut open = stage("given yellow pentagram = 4\n given yellow score = 1");
    open.play("lay pentagram/crystal 1,0 0,1; start pentagram; step");
    let other: Vec<String> = open
        .offered("")
        .into_iter()
        .filter(|text| !text.starts_with("power") && !text.starts_with("remove"))
        .collect();
    assert_eq!(other, ["decline"]);
    assert_eq!(open.offered("remove").len(), 7);
}

/// F2: the Prophecy about the place at the Witchstone knows why there is none.
#[test]
fn d2_the_taker_of_the_tile_at_the_witchstone_has_no_place_there() {
    let mut stage = Stage::set(
        "players yellow red
         options ingredients
         hand yellow energy/witch
         given turn = yellow 1
         given yellow tower = t0
         given red tower = t1
         given yellow built = t0-stone
         given yellow lying = 1",
    );
    let place = |stage: &Stage| {
        Prophecy::Rank([3, 2, 1]).standing(stage.state().edition(), &stage.state().table().areas[YELLOW])
    };
    let unfulfilled = |missing| Standing { degree: Degree::None, missing };
    assert_eq!(place(&stage), unfulfilled(Missing::Rank { have: 0 }));
    stage.play("lay energy/witch 0,1 1,0; start witch; witch stone; power energy -1,0 -1,1");
    assert_eq!(place(&stage), unfulfilled(Missing::NoBonusSpace));
}

#[test]
fn d3_not_taken_the_tiles_stay_and_the_vial_tile_goes_with_the_shelf() {
    let mut owl = stage("given yellow pentagram = 4\n given red pentagram = 4");
    owl.play("lay pentagram/crystal 1,0 0,1; start pentagram; step; decline; end");
    owl.play("red: lay pentagram/wand 1,0 0,1; start pentagram; step");
    owl.expect("question = owl");
    let out = |filled: u8| {
        let mut vial = stage(&format!("given yellow crystal 2,-1 = 3,-1\n given shelf bottom = {filled}"));
        vial.play("lay pentagram/crystal 1,0 0,1; start crystal; crystal 3,-1 out crystal");
        vial.offered("shelve crystal collect").len()
    };
    assert_eq!([out(0), out(1), out(3), out(4)], [1, 1, 1, 0]);
    // A silver space where the tile was taken still counts as reached.
    let mut silver = Stage::set(
        "players yellow red
         options ingredients
         hand yellow energy/wand
         given turn = yellow 1
         given yellow tower = t0
         given yellow wand = 3
         given red wand = 9",
    );
    silver.play("lay energy/wand 1,0 0,1; start wand; wand 1; power energy -1,0 -1,1");
    silver.expect("yellow score = 0");
    assert_eq!(silver.state().edition().wand.silver_reached(4), 1);
    silver.give("yellow wand = 12");
    silver.expect("yellow prophecy silver = 3");
}

#[test]
fn d4_a_power_tile_lies_on_two_empty_neighbours_and_counts_from_then_on() {
    let mut owl = stage("given yellow pentagram = 4\n given power = crystal scroll");
    owl.play("lay pentagram/crystal 1,0 0,1; start pentagram; step");
    let pairs = owl.state().table().active().cauldron.empty.pairs().count();
    assert_eq!(owl.offered("power").len(), 2 * pairs);
    assert_eq!(owl.offered("power energy").len(), 0);
    owl.play("power crystal -2,2 -1,1");
    owl.expect("yellow cell -1,1 -2,2 = crystal");
    // It triggers nothing and joins the cluster of the second type: 0,1, the two new ones and the printed one.
    owl.expect("pending = none");
    owl.expect("batch = crystal 4");
    owl.expect("yellow cluster crystal = 4");
    owl.expect("yellow prophecy cluster crystal = 3");
}

#[test]
fn d4_without_room_or_without_a_tile_nothing_is_collected() {
    let mut gone =
        stage("given yellow pentagram = 4\n given power = none\n given yellow crystal 2,-1 = 3,-1");
    gone.play("lay pentagram/crystal 1,0 0,1; start pentagram; step");
    gone.expect("question = none");
    gone.expect("yellow owls = 7");
    gone.play("crystal 3,-1 out crystal");
    assert_eq!(
        gone.offered("shelve"),
        ["shelve crystal", "shelve crystal chip energy", "shelve crystal chip points"]
    );
    let full = "given yellow pentagram = 4
        given yellow cell 1,-3 2,-3 -1,-2 0,-2 2,-2 3,-2 -2,-1 0,-1 1,-1 3,-1 -2,0 -1,0 = wand
        given yellow cell 2,0 -3,1 -1,1 2,1 -3,2 -2,2 0,2 1,2 -2,3 = wand";
    let mut crowded = stage(full);
    crowded.play("lay pentagram/crystal 1,0 0,1; start pentagram; step");
    crowded.expect("question = none");
    crowded.expect("yellow owls = 7");
    crowded.expect("collecting = vial owl silver witchstone");
}

#[test]
fn d5_a_power_scroll_is_used_when_it_is_taken_or_worth_two() {
    let take = |answer: &str| {
        let mut stage = Stage::set(
            "players yellow red
             options ingredients
             deal scrolls power
             hand yellow energy/scroll
             given turn = yellow 1
             given yellow tower = t0",
        );
        stage.play("lay energy/scroll 1,0 0,1; start scroll; scroll 1");
        stage.expect("question = power scroll");
        stage.play(answer);
        stage.expect("yellow scrolls = 1");
        // No collecting tile is used up by it.
        stage.expect("collecting = vial owl silver witchstone");
        stage
    };
    let used = take("power witch -1,0 -1,1");
    used.expect("yellow power = witch");
    used.expect("yellow total spells = 0");
    let kept = take("decline");
    kept.expect("yellow power = none");
    kept.expect("yellow total spells = 2");
}

#[test]
fn d6_a_prophecy_counts_power_tiles() {
    for (laid, points) in [(0u8, 1), (1, 3), (2, 5), (3, 7), (4, 7)] {
        let (state, _) = new_game(Options { ingredients: true, ..Options::new(2) });
        let state = state.edited(|table, _| table.areas[YELLOW].power_tiles = (1 << laid) - 1);
        let edition = state.edition();
        let prophecy = edition.scrolls.prophecies.last().expect("the last one is that of Full Moon");
        assert_eq!(prophecy.degree(edition, &state.table().areas[YELLOW]).points(), points);
    }
}
