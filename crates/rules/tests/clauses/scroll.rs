//! R · Scroll.

use witchstone_rules::{HeldScrolls, Options};
use witchstone_testkit::Stage;

use crate::{RED, YELLOW, new_game};

/// Yellow has this many Scroll actions open, 1 to 4; the second type is Energy.
fn scroll(actions: usize, given: &str) -> Stage {
    let cells = ["1,-3", "2,-3"];
    let covered = cells[..actions.saturating_sub(2)].join(" ");
    let covered =
        if covered.is_empty() { String::new() } else { format!("given yellow cell {covered} = scroll") };
    let mut stage = Stage::set(&format!(
        "players yellow red
         deal scrolls spell wand; prophecy rank; spell scroll; prophecy chips; spell single; prophecy lying; spell witch
         hand yellow energy/scroll
         given turn = yellow 1
         given yellow tower = t0
         {covered}
         {given}"
    ));
    stage.play(if actions == 1 { "lay energy/scroll 1,0 0,1" } else { "lay energy/scroll 0,-1 0,-2" });
    stage.play("start scroll");
    stage.expect(&format!("batch = scroll {actions}"));
    stage
}

#[test]
fn r1_a_batch_gives_exactly_one_scroll_out_of_its_first_positions() {
    for actions in 1..=4 {
        let mut stage = scroll(actions, "");
        let expected: Vec<String> = (1..=actions).map(|position| format!("scroll {position}")).collect();
        assert_eq!(stage.offered("scroll"), expected);
        stage.play(&format!("scroll {actions}"));
        stage.expect("yellow scrolls = 1");
        stage.expect("batch = energy 1");
    }
}

#[test]
fn r2_the_gap_is_closed_and_position_six_refilled() {
    let mut stage = scroll(2, "");
    stage.play("scroll 2");
    stage.expect(
        "display = spell wand; spell scroll; prophecy chips; spell single; prophecy lying; spell witch",
    );
    stage.expect("scrolls-left = 33");
    let mut dry = scroll(2, "given scrolls-left = 0");
    dry.play("scroll 1");
    dry.expect("display = prophecy rank; spell scroll; prophecy chips; spell single; prophecy lying");
}

#[test]
fn r2_with_nothing_on_display_the_action_is_lost() {
    let mut stage = Stage::set(
        "players yellow red
         deal scrolls prophecy rank; prophecy board; prophecy lying; prophecy silver; prophecy chips; prophecy crystals
         hand yellow energy/scroll pentagram/scroll crystal/scroll wand/scroll witch/scroll
         given turn = yellow 1
         given yellow tower = t0
         given yellow built = t0-v0 t0-f0
         given chip v0 = scroll
         given chip f0 = scroll
         given yellow lying = 2
         given scrolls-left = 0",
    );
    let turns = [
        "energy/scroll 1,0 0,1",
        "pentagram/scroll -1,0 -1,1",
        "crystal/scroll 0,-1 0,-2",
        "wand/scroll -2,0 -3,1",
    ];
    for (turn, lay) in (2..).zip(turns) {
        stage.play(&format!("lay {lay}; start scroll; scroll 1; end"));
        stage.give(&format!("turn = yellow {turn}"));
    }
    stage.expect("display = prophecy chips; prophecy crystals");
    stage.play("lay witch/scroll 2,0 2,1; start witch; witch v0; witch f0");
    stage.play("use chip scroll; scroll 1; use chip scroll; scroll 1");
    stage.expect("display = none");
    stage.expect("yellow scrolls = 6");
    // The tile's own Scroll type has nothing to give: the turn is over.
    stage.expect("turn = red 5");
}

#[test]
fn r3_spells_add_actions_to_a_batch_once() {
    let mut stage = scroll(1, "given yellow spells = scroll single energy");
    assert_eq!(stage.offered("spell"), ["spell scroll", "spell single"]);
    stage.play("spell scroll");
    stage.expect("batch = scroll 3");
    stage.play("spell single");
    stage.expect("batch = scroll 4");
    assert!(stage.offered("spell").is_empty());
    stage.play("scroll 4");
    stage.expect("yellow used-spells = scroll single");
    stage.expect("yellow spells = energy");
    stage.expect("yellow scrolls = 4");
    stage.expect("yellow total spells = 2");
}

#[test]
fn r4_a_spell_just_taken_may_be_used_on_the_next_open_batch() {
    let mut stage = scroll(4, "given yellow wand = 1");
    stage.play("scroll 1");
    stage.expect("yellow spells = wand");
    stage.expect("batch = energy 1");
    let mut single = scroll(1, "given chip v0 = scroll");
    single.give("yellow spells = single");
    single.play("scroll 1");
    // The single spell suits the Energy type that has begun.
    assert_eq!(single.offered("spell"), ["spell single"]);
    single.play("spell single");
    single.expect("batch = energy 2");
}

#[test]
fn r5_unused_scrolls_are_shown_to_all_unless_the_table_keeps_them_secret() {
    for secret_scrolls in [false, true] {
        let (state, _) = new_game(Options { secret_scrolls, ..Options::new(2) });
        let held = HeldScrolls { prophecies: 0b1010, spells: [0, 0, 0, 0, 0, 0, 1], powers: 0 };
        let state = state.edited(|table, hands| {
            hands[YELLOW].scrolls = held;
            table.areas[YELLOW].scrolls = 3;
        });
        let shown = if secret_scrolls { None } else { Some(held) };
        assert_eq!(state.view(Some(YELLOW)).scrolls[YELLOW], Some(held));
        assert_eq!(state.view(Some(RED)).scrolls[YELLOW], shown);
        assert_eq!(state.view(None).scrolls[YELLOW], shown);
        // How many there are is always public, and so is one's own hand of none.
        assert_eq!(state.view(Some(RED)).table.areas[YELLOW].scrolls, 3);
        assert_eq!(state.view(Some(RED)).scrolls[RED], Some(HeldScrolls::default()));
    }
}
