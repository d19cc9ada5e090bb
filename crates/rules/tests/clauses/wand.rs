//! M · Magic Wand.

use witchstone_testkit::Stage;

/// Yellow stands on this space of the Wand with three actions open, Red on that one; the second type is Energy.
fn wand(yellow: u8, red: u8, given: &str) -> Stage {
    let mut stage = Stage::set(&format!(
        "players yellow red
         hand yellow energy/wand
         given turn = yellow 1
         given yellow tower = t0
         given yellow wand = {yellow}
         given red wand = {red}
         given yellow cell -2,0 = wand
         {given}"
    ));
    stage.play("lay energy/wand -3,2 -3,1; start wand");
    stage.expect("batch = wand 3");
    stage
}

#[test]
fn m1_a_batch_is_one_move_of_up_to_its_number() {
    let mut stage = wand(0, 20, "given yellow spells = wand single");
    assert_eq!(stage.offered("wand"), ["wand 1", "wand 2", "wand 3"]);
    stage.play("spell wand; spell single");
    assert_eq!(stage.offered("wand").len(), 6);
    stage.play("wand 1");
    // One move ends the batch, whatever is left of it.
    stage.expect("yellow wand = 1");
    stage.expect("batch = energy 1");
}

#[test]
fn m2_light_dark_and_silver_spaces() {
    let mut light = wand(0, 20, "");
    light.play("wand 1");
    light.expect("yellow score = 0");
    light.expect("batch = energy 1");
    for (from, pending) in
        [(1, "crystal x1"), (5, "energy x1"), (9, "witch x2"), (13, "pentagram x2"), (17, "scroll x3")]
    {
        let mut dark = wand(from, 20, "");
        dark.play("wand 1");
        dark.expect(&format!("pending = wand {pending}"));
    }
    let mut silver = wand(3, 20, "given yellow built = t0-v0 t0-f0");
    silver.play("wand 1");
    silver.expect("yellow score = 2");
}

#[test]
fn m3_with_nobody_ahead_after_the_move_the_actions_are_doubled() {
    for (red, pending) in [(11, "witch x2"), (10, "witch x4"), (9, "witch x4")] {
        let mut stage = wand(8, red, "");
        stage.play("wand 2");
        stage.expect(&format!("pending = wand {pending}"));
    }
    // It is decided by where the whole move ends, for every dark space of it.
    let mut stage = wand(0, 3, "given yellow spells = wand single");
    stage.play("spell wand; spell single; wand 6");
    stage.expect("pending = wand crystal x2");
    stage.play("use wand crystal; end");
    stage.expect("pending = wand energy x2");
}

#[test]
fn m4_spaces_are_resolved_in_order() {
    let mut stage = wand(1, 20, "given yellow spells = wand\n given yellow built = t0-v0");
    stage.play("spell wand; wand 5");
    stage.expect("yellow score = 0");
    assert_eq!(stage.offered("use"), ["use wand crystal"]);
    stage.play("use wand crystal");
    // The dark space is not over before its batch is.
    stage.expect("yellow score = 0");
    stage.play("crystal 0,0 1,0");
    stage.expect("yellow score = 1");
    assert_eq!(stage.offered("use"), ["use wand energy"]);
}

/// Yellow's Witch type has brought two Wand chips, and one of them moved the counter to space 2; Red's is on 3.
fn one_wand_move() -> Stage {
    let mut stage = Stage::set(
        "players yellow red
         hand yellow energy/witch
         given turn = yellow 1
         given yellow tower = t0
         given yellow built = t0-v0 t0-f0
         given chip v0 = wand
         given chip f0 = wand
         given yellow lying = 2
         given yellow spells = wand single
         given yellow wand = 1
         given red wand = 3
         given yellow cell 2,0 = witch",
    );
    stage.play("lay energy/witch 0,1 1,0; start witch; witch v0; witch f0; use chip wand; wand 1");
    // Behind Red: space 2 counts once, and waits.
    stage.expect("pending = chip wand x1; wand crystal x1");
    stage
}

/// The second Wand chip follows, with spells, and leads past Red.
fn two_wand_moves() -> Stage {
    let mut stage = one_wand_move();
    stage.play("use chip wand; spell wand; spell single; wand 4");
    stage.expect("yellow wand = 6");
    stage
}

#[test]
fn m4_a_later_wand_move_joins_the_end_of_the_queue_with_its_own_doubling() {
    let mut stage = two_wand_moves();
    // Space 4 is not scored before space 2 is done; space 2 keeps its one action although Yellow is first now.
    stage.expect("yellow score = 4");
    stage.expect("pending = wand crystal x1");
    stage.play("use wand crystal");
    stage.expect("batch = crystal 1");
    stage.play("crystal 0,0 -1,0");
    stage.expect("yellow score = 6");
    stage.expect("pending = wand energy x2");
}

#[test]
fn m4_when_the_type_ends_dark_spaces_are_lost_and_silver_ones_score() {
    let mut stage = two_wand_moves();
    stage.play("end");
    stage.expect("batch = none");
    stage.play("end");
    // The points for two connections, and nothing of spaces 2 and 6.
    stage.expect("yellow score = 6");
    stage.expect("batch = energy 1");
    assert!(stage.offered("use").is_empty());
}

#[test]
fn m4_other_bonuses_may_come_before_a_dark_space() {
    let mut stage = one_wand_move();
    assert_eq!(stage.offered("use"), ["use chip wand", "use wand crystal"]);
    stage.play("use chip wand; wand 1");
    stage.expect("yellow wand = 3");
    stage.expect("pending = wand crystal x1");
}

#[test]
fn m4_a_batch_that_the_move_interrupted_waits_for_the_dark_space() {
    let mut stage = two_wand_moves();
    assert!(stage.offered("witch").is_empty());
    stage.play("use wand crystal; crystal 0,0 -1,0; use wand energy; end");
    assert!(!stage.offered("witch").is_empty());
}

#[test]
fn m5_the_scroll_space_gives_one_of_three_or_of_all_six_scrolls() {
    let mut behind = wand(17, 20, "given yellow spells = scroll");
    behind.play("wand 1; use wand scroll");
    assert_eq!(behind.offered("scroll"), ["scroll 1", "scroll 2", "scroll 3"]);
    behind.play("spell scroll");
    assert_eq!(behind.offered("scroll").len(), 5);
    behind.play("scroll 5");
    behind.expect("yellow scrolls = 2");
    let mut first = wand(17, 5, "");
    first.play("wand 1; use wand scroll");
    assert_eq!(first.offered("scroll").len(), 6);
}

#[test]
fn m6_the_last_space_ends_the_wand() {
    let mut stage = wand(21, 5, "");
    assert_eq!(stage.offered("wand"), ["wand 1"]);
    stage.play("wand 1");
    stage.give("turn = yellow 2");
    stage.expect("yellow wand = 22");
    let mut last = Stage::set(
        "players yellow red
         hand yellow energy/wand
         given turn = yellow 1
         given yellow tower = t0
         given yellow wand = 22
         given yellow spells = wand single",
    );
    last.play("lay energy/wand 1,0 0,1; start wand");
    // Not even spells keep the type open.
    last.expect("batch = energy 1");
}

#[test]
fn m7_silver_spaces_count_what_is_owned_when_they_are_resolved() {
    let owned = "given yellow built = t0-v0 t0-f0 f0-stone
        given yellow lying = 2
        given yellow standing = v0
        given yellow spells = witch
        given yellow prophecies = rank; lying
        given yellow chips = energy energy points wand witch
        given yellow crystal 0,0 = wand
        given yellow crystal 1,1 = wand
        given yellow specials = 2";
    for (space, kind, points) in [
        (4, "connections", 3),
        (8, "witches", 4),
        (12, "scrolls", 3),
        (16, "chips", 5),
        (20, "crystals", 1),
        (22, "specials", 4),
    ] {
        let mut stage = wand(space - 1, 22, owned);
        stage.play("wand 1");
        stage.expect(&format!("yellow silver {kind} = {points}"));
        stage.expect(&format!("yellow score = {points}"));
    }
}

#[test]
fn m7_a_used_scroll_still_counts() {
    let mut stage = wand(11, 22, "given yellow spells = wand single");
    stage.play("spell single; wand 1");
    stage.expect("yellow silver scrolls = 2");
}
