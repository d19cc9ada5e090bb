//! G · Full Moon: towers of the Grandmasters.

use witchstone_rules::{Options, OptionsError};
use witchstone_testkit::Stage;

#[test]
fn g1_the_grandmaster_takes_the_part_of_the_big_witch() {
    let mut stage = Stage::set(
        "players yellow red
         options grandmasters
         deal chip t1 = points
         deal chip t2 = wand",
    );
    assert_eq!(stage.offered(""), ["tower t0", "tower t1", "tower t2", "tower t3"]);
    stage.play("red: tower t1");
    stage.expect("red score = 5");
    stage.play("yellow: tower t2; use chip wand; wand 1");
    stage.expect("yellow score = 2");
    // The figure counts as a Witch on the board, and stands on the tower.
    stage.give("red lying = 4");
    stage.expect("red prophecy board = 3");
    stage.expect("red witches = 7");
    stage.expect("red big = unused");
}

/// Yellow has three Witch actions, the Big Witch in the supply.
fn big_witch(given: &str) -> Stage {
    let mut stage = Stage::set(&format!(
        "players yellow red
         options grandmasters, big_witch, ingredients
         hand yellow energy/witch
         given turn = yellow 1
         given collecting = witchstone
         given yellow tower = t0
         given yellow cell 2,0 = witch
         {given}"
    ));
    stage.play("lay energy/witch 0,1 1,0; start witch");
    stage
}

#[test]
fn g2_the_big_witch_is_a_twelfth_witch() {
    let mut stage = big_witch("given yellow built = t0-v0");
    stage.expect("yellow witches = 11");
    stage.expect("yellow big = supply");
    assert_eq!(stage.offered("witch"), ["witch lay", "witch lay big"]);
    stage.play("witch lay big; witch lay");
    stage.expect("yellow witches = 10");
    assert_eq!(stage.offered("witch"), ["witch big v0", "witch lay", "witch v0"]);
    // Lying, she counts as a lying Witch.
    stage.expect("yellow prophecy lying = 5");
    let alone = Options { big_witch: true, ..Options::new(2) };
    assert_eq!(alone.check(), Err(OptionsError::BigWitchAlone));
}

#[test]
fn g2_she_gets_one_more_from_a_chip() {
    let mut action = big_witch("given yellow built = t0-v0\n given chip v0 = scroll");
    action.play("witch lay big; witch big v0");
    action.expect("pending = chip scroll x2");
    action.expect("yellow score = 2");
    action.expect("yellow big = v0");
    let mut points = big_witch("given yellow built = t0-v0\n given chip v0 = points");
    points.play("witch lay big; witch big v0");
    points.expect("yellow score = 6");
    // A small Witch gets the plain number.
    let mut small = big_witch("given yellow built = t0-v0\n given chip v0 = points");
    small.play("witch lay; witch v0");
    small.expect("yellow score = 5");
}

#[test]
fn g2_she_gets_one_more_point_at_the_witchstone_whatever_is_collected() {
    let mut bonus = big_witch("given yellow built = t0-stone");
    bonus.play("witch lay big; witch big stone");
    // The question is open, and her point is scored already.
    bonus.expect("question = witchstone");
    bonus.expect("yellow score = 3");
    bonus.play("decline");
    bonus.expect("yellow score = 8");
    let mut collected = big_witch("given yellow built = t0-stone");
    collected.play("witch lay big; witch big stone; power energy -1,0 -1,1");
    collected.expect("yellow score = 3");
    collected.expect("yellow rank = 0");
}
