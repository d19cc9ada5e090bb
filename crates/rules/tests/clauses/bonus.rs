//! B · Bonus actions.

use witchstone_testkit::Stage;

/// Yellow stands Witches up at places with these chips; the Witch type comes first, Energy second.
fn witches(chips: &[(&str, &str)], given: &str) -> Stage {
    let given_chips: String = chips.iter().map(|(at, chip)| format!("given chip {at} = {chip}\n")).collect();
    let mut stage = Stage::set(&format!(
        "players yellow red
         deal scrolls prophecy rank; prophecy chips; prophecy lying
         hand yellow energy/witch
         given turn = yellow 1
         given yellow tower = t0
         given yellow built = t0-v0 t0-f0 t0-c0
         given yellow lying = 3
         given yellow cell 2,0 3,-1 2,1 = witch
         {given_chips}
         {given}"
    ));
    stage.play("lay energy/witch 0,1 1,0; start witch");
    stage.expect("batch = witch 5");
    stage
}

#[test]
fn b1_a_bonus_is_used_while_its_type_goes_on_and_lost_after_it() {
    let mut stage = witches(&[("v0", "wand")], "");
    stage.play("witch v0");
    assert_eq!(stage.offered("use"), ["use chip wand"]);
    // Still there after other actions of the type, and after its last batch.
    stage.play("witch lay; end");
    assert_eq!(stage.offered("use"), ["use chip wand"]);
    stage.play("end");
    stage.expect("batch = energy 1");
    assert!(stage.offered("use").is_empty());
    stage.expect("yellow wand = 0");
}

#[test]
fn b2_a_bonus_started_inside_a_batch_is_finished_before_that_goes_on() {
    let mut stage = witches(&[("v0", "wand"), ("f0", "scroll")], "");
    stage.play("witch v0; use chip wand");
    stage.expect("batches = witch 4; wand 1");
    // The interrupted batch offers nothing.
    assert!(stage.offered("witch").is_empty());
    stage.play("wand 1");
    assert!(stage.offered("witch").contains(&"witch f0".to_string()));
    // A bonus started may be given up, too.
    stage.play("witch f0; use chip scroll; end");
    stage.expect("batch = witch 3");
    stage.expect("pending = none");
}

#[test]
fn b3_equal_chips_are_two_batches() {
    let mut stage = witches(&[("v0", "wand"), ("f0", "wand")], "given yellow spells = wand");
    stage.play("witch v0; witch f0; use chip wand");
    assert_eq!(stage.offered("wand"), ["wand 1"]);
    // A spell may be added to one of them.
    stage.play("spell wand");
    assert_eq!(stage.offered("wand"), ["wand 1", "wand 2", "wand 3"]);
    stage.play("wand 3; use wand crystal; end; use chip wand");
    assert_eq!(stage.offered("wand"), ["wand 1"]);
}

#[test]
fn b4_a_crystal_vial_adds_to_an_open_crystal_batch_whatever_started_it() {
    let crystal = "given yellow crystal 2,-1 = 3,-2\n given yellow spells = crystal";
    let mut stage = witches(&[("v0", "crystal")], crystal);
    stage.play("witch v0; use chip crystal; spell crystal; crystal 3,-2 out crystal");
    stage.expect("batches = witch 4; crystal 2");
    stage.play("shelve crystal");
    stage.expect("batches = witch 4; crystal 4");
    stage.expect("pending = none");
}

#[test]
fn b4_a_crystal_vial_filled_inside_another_batch_is_a_bonus() {
    let mut stage = witches(&[("v0", "crystal")], "given yellow crystal 2,-1 = 3,-2");
    stage.play("witch v0; use chip crystal; crystal 3,-2 out crystal");
    // The chip's batch is over: innermost is the Witch batch.
    stage.expect("batches = witch 4");
    stage.play("shelve crystal");
    stage.expect("batches = witch 4");
    stage.expect("pending = vial crystal x2");
}

#[test]
fn b5_what_a_bonus_brings_is_a_bonus() {
    let mut stage =
        witches(&[("v0", "pentagram")], "given yellow pentagram = 1\n given special 1 = wand/scroll");
    stage.play("witch v0; use chip pentagram; step");
    stage.expect("pending = special wand/scroll");
    stage.play("use special wand/scroll as wand; wand 2");
    // Even the dark space that the bonus of the bonus reached.
    stage.expect("pending = wand crystal x2");
    stage.play("end; end");
    stage.expect("batch = energy 1");
    assert!(stage.offered("use").is_empty());
}

#[test]
fn b6_what_is_taken_is_owned_used_or_not() {
    let mut stage = witches(
        &[("v0", "pentagram"), ("f0", "wand")],
        "given yellow pentagram = 1\n given special 1 = wand/scroll",
    );
    stage.play("witch v0; witch f0; use chip pentagram; step");
    stage.expect("yellow chips = pentagram wand");
    stage.expect("yellow specials = 1");
    // The Wand chip and the special tile are given up.
    stage.play("end; end");
    stage.expect("batch = energy 1");
    stage.expect("yellow chips = pentagram wand");
    stage.expect("yellow total chips = 4");
    stage.expect("yellow specials = 1");
    stage.expect("specials-aside = wand/scroll");
}
