//! P · Pentagram.

use witchstone_testkit::Stage;

/// Yellow stands on this space of the Pentagram with this many actions open.
fn pentagram(actions: usize, space: u8, given: &str) -> Stage {
    let cells = ["0,2", "1,2", "-1,3", "-1,1", "-1,0", "-2,0"];
    let covered = cells[..actions.saturating_sub(2)].join(" ");
    let covered =
        if covered.is_empty() { String::new() } else { format!("given yellow cell {covered} = pentagram") };
    let mut stage = Stage::set(&format!(
        "players yellow red
         deal specials energy/witch wand/scroll energy/wand pentagram/crystal witch/wand
         hand yellow pentagram/wand
         given turn = yellow 1
         given yellow tower = t0
         given yellow pentagram = {space}
         {covered}
         {given}"
    ));
    stage.play(match actions {
        1 => "lay pentagram/wand 1,0 2,0",
        2 => "lay pentagram/wand 0,2 0,1",
        _ => "lay pentagram/wand 0,1 1,0",
    });
    stage.play("start pentagram");
    stage.expect(&format!("batch = pentagram {actions}"));
    stage
}

#[test]
fn p1_one_action_is_one_space_and_every_space_is_resolved() {
    let mut stage = pentagram(4, 1, "");
    assert_eq!(stage.offered("step"), ["step"]);
    stage.play("step; step; step; step");
    stage.expect("yellow pentagram = 5");
    // The special tile of space 2 was passed, the owl space 5 reached.
    stage.expect("pending = special energy/witch");
    stage.expect("yellow owls = 7");
}

#[test]
fn p2_an_owl_space_gives_the_top_tile_or_two_points() {
    let mut first = pentagram(1, 10, "");
    first.play("step");
    first.expect("yellow owls = 7");
    first.expect("owls-left 2 = 4");
    first.expect("owls-left 1 = 5");
    first.expect("yellow score = 0");
    first.expect("yellow total = 7");
    let mut last = pentagram(1, 4, "given owls-left 1 = 1");
    last.play("step");
    last.expect("yellow owls = 3");
    let mut empty = pentagram(1, 4, "given owls-left 1 = 0");
    empty.play("step");
    empty.expect("yellow owls = none");
    empty.expect("yellow score = 2");
}

#[test]
fn p3_a_hex_space_gives_its_tile_and_is_refilled() {
    let mut stage = pentagram(1, 7, "");
    stage.play("step");
    stage.expect("pending = special wand/scroll");
    stage.expect("special 1 = energy/witch");
    stage.expect("special 2 = pentagram/crystal");
    stage.expect("special 3 = energy/wand");
    stage.expect("specials-left = 11");
    // With the stack used up the space stays empty.
    let mut last = pentagram(1, 13, "given specials-left = 0");
    last.play("step");
    last.expect("special 3 = none");
}

#[test]
fn p3_an_empty_hex_space_gives_two_actions_of_any_type() {
    let mut stage = pentagram(1, 13, "given special 3 = none\n given specials-left = 0");
    stage.play("step");
    stage.expect("pending = free");
    let every = [
        "use free crystal",
        "use free energy",
        "use free pentagram",
        "use free scroll",
        "use free wand",
        "use free witch",
    ];
    assert_eq!(stage.offered("use"), every);
    stage.play("use free witch");
    stage.expect("batch = witch 2");
    stage.expect("yellow specials = 0");
}

#[test]
fn p4_a_special_tile_is_used_once_or_permanently() {
    let mut once = pentagram(1, 1, "");
    once.play("step");
    assert_eq!(
        once.offered("use"),
        ["use special energy/witch as energy", "use special energy/witch as witch"]
    );
    let empty = once.state().table().active().cauldron.empty;
    assert_eq!(once.offered("place").len(), empty.len() as usize);
    once.play("use special energy/witch as energy");
    once.expect("batch = energy 2");
    once.expect("specials-aside = energy/witch");
    let mut placed = pentagram(1, 1, "");
    placed.play("step; place special energy/witch 2,1");
    placed.expect("yellow cell 2,1 = energy/witch");
    placed.expect("specials-aside = none");
    // It triggers nothing: the Wand type is on.
    placed.expect("batch = wand 1");
    placed.expect("yellow energy = 20");
}

#[test]
fn p4_a_special_tile_given_up_lies_next_to_the_screen_and_is_owned() {
    let mut stage = pentagram(1, 1, "");
    stage.play("step; end");
    stage.expect("specials-aside = energy/witch");
    stage.expect("yellow specials = 1");
    stage.expect("batch = wand 1");
}

#[test]
fn p5_rounds_repeat() {
    let mut stage = pentagram(4, 13, "given owls-left 1 = 3");
    stage.play("step");
    stage.expect("yellow pentagram = 14");
    stage.play("step");
    stage.expect("yellow pentagram = 0");
    stage.play("step; step");
    stage.expect("yellow pentagram = 2");
    stage.expect("pending = special energy/witch; special energy/wand");
}
