//! F · End.

use witchstone_rules::{Degree, Options, Phase};
use witchstone_testkit::{Stage, play_random};

use crate::new_game;

#[test]
fn f1_owls_chips_spells_and_prophecies_are_added() {
    let mut stage = Stage::set(
        "players yellow red
         hand yellow pentagram/wand
         given turn = yellow 1
         given yellow tower = t0
         given yellow score = 10
         given yellow pentagram = 4
         given yellow chips = energy points points
         given yellow spells = wand energy
         given yellow prophecies = rank; cluster wand; lying
         given yellow lying = 3
         given yellow cell -2,0 -2,-1 -3,1 = wand",
    );
    stage.play("lay pentagram/wand 1,0 0,1; start pentagram; step");
    stage.expect("yellow total board = 10");
    stage.expect("yellow total owls = 7");
    stage.expect("yellow total chips = 6");
    stage.expect("yellow total spells = 4");
    // Rank 1, a cluster of four Wand symbols 3, three lying Witches 7.
    stage.expect("yellow total prophecies = 11");
    stage.expect("yellow total = 38");
    // A used spell is worth nothing.
    stage.play("spell wand; wand 1");
    stage.expect("yellow total spells = 2");
}

#[test]
fn f1_the_score_sheet_is_the_same_sum() {
    let (state, _) = new_game(Options::new(4));
    let end = play_random(state, 9, |_, _, _| ());
    assert_eq!(end.table().phase, Phase::Over);
    for player in end.table().players() {
        let sheet = end.score_sheet(player);
        let on_track = sheet.even_start.unwrap_or(0)
            + sheet.connections.iter().map(|(_, points)| points).sum::<u16>()
            + sheet.witches
            + sheet.witchstone
            + sheet.chips_taken
            + sheet.empty_owls
            + sheet.silver.iter().sum::<u16>()
            - sheet.removed;
        let prophecies: u16 = sheet.prophecies.iter().map(|(_, it)| u16::from(it.degree.points())).sum();
        let owls: u16 = sheet.owls.iter().map(|&value| u16::from(value)).sum();
        let at_the_end = owls + sheet.chips_held + sheet.spells + prophecies;
        assert_eq!(on_track, end.table().areas[player].score);
        assert_eq!(on_track + at_the_end, end.scores()[player].total());
    }
}

#[test]
fn f2_degrees_are_worth_one_three_five_and_seven() {
    assert_eq!(Degree::ALL.map(Degree::points), [1, 3, 5, 7]);
}

#[test]
fn f3_the_largest_cluster_counts() {
    let row = ["2,0", "1,0", "1,-1", "0,-1", "0,-2", "-1,-2"];
    for (laid, points) in [(0, 1), (2, 1), (3, 3), (4, 5), (5, 7), (6, 7)] {
        let cells = row[..laid].join(" ");
        let given = if laid == 0 { String::new() } else { format!("given yellow cell {cells} = witch") };
        let stage = Stage::set(&format!("players yellow red\n given yellow score = 0\n {given}"));
        // With the printed one.
        stage.expect(&format!("yellow cluster witch = {}", laid + 1));
        stage.expect(&format!("yellow prophecy cluster witch = {points}"));
    }
    // Two clusters of three are not one of six.
    let apart = "players yellow red\n given yellow cell 2,0 1,0 -1,-2 -2,-1 -2,0 = witch";
    Stage::set(apart).expect("yellow prophecy cluster witch = 1");
}

/// Points of a Prophecy for Yellow at tower 0 with Witches standing here.
fn standing(places: &str, prophecy: &str) -> String {
    let stage = Stage::set(&format!(
        "players yellow red
         given yellow tower = t0
         given red tower = t1
         given yellow standing = {places}"
    ));
    ["1", "3", "5", "7"]
        .into_iter()
        .find(|points| {
            let area = &stage.state().table().areas[crate::YELLOW];
            let edition = stage.state().edition();
            let scroll = edition.scroll_from_name(&format!("prophecy {prophecy}")).unwrap();
            let witchstone_rules::ScrollKind::Prophecy(number) = scroll.kind() else { panic!("no Prophecy") };
            edition.prophecy(number).degree(edition, area).points().to_string() == *points
        })
        .unwrap()
        .into()
}

#[test]
fn f4_different_places_count_in_order() {
    let points = |places| standing(places, "witches forest village castle");
    assert_eq!(points("stone"), "1");
    assert_eq!(points("v0 c0"), "1");
    assert_eq!(points("f0"), "3");
    assert_eq!(points("f0 c0"), "3");
    assert_eq!(points("f0 v3"), "5");
    assert_eq!(points("f0 v3 c1"), "7");
    let castle_first = |places| standing(places, "witches castle tower forest");
    assert_eq!(castle_first("c0 t1"), "5");
    assert_eq!(castle_first("c0 f1"), "3");
}

#[test]
fn f5_places_of_one_type_are_counted() {
    let points = |places| standing(places, "witches village village village");
    assert_eq!(points("f0"), "1");
    assert_eq!(points("v0"), "3");
    assert_eq!(points("v0 v2"), "5");
    assert_eq!(points("v0 v2 v3"), "7");
    assert_eq!(points("v0 v1 v2 v3"), "7");
}

#[test]
fn f6_connected_places_count_in_order_and_each_location_once() {
    let points = |built: &str, prophecy: &str, expected: u8| {
        let stage = Stage::set(&format!(
            "players yellow red
             given yellow tower = t0
             given red built = t1-v1
             given yellow built = {built}"
        ));
        stage.expect(&format!("yellow prophecy connected {prophecy} = {expected}"));
    };
    // One foreign tower and a forest: the second tower is missing, so the forest does not count.
    points("t0-f1 t1-f1", "tower tower forest", 3);
    points("t0-stone t1-stone t2-stone", "tower tower forest", 5);
    points("t0-stone t1-stone t2-stone f0-stone", "tower tower forest", 7);
    points("t0-f0 f0-stone", "tower tower forest", 1);
    points("t0-c0", "castle castle castle", 3);
    points("t0-c0 t0-f0 f0-c3", "castle castle castle", 5);
    // Foreign tower, castle, and a second foreign tower.
    points("t0-stone t1-stone t0-c0", "tower castle tower", 5);
    points("t0-stone t1-stone t0-c0 t2-stone", "tower castle tower", 7);
}

#[test]
fn f7_a_foreign_tower_is_any_but_the_own_one() {
    let points = |places| standing(places, "witches tower tower tower");
    // The Big Witch on the own tower does not count.
    assert_eq!(points("f0"), "1");
    // Red's tower, and towers that nobody owns.
    assert_eq!(points("t1"), "3");
    assert_eq!(points("t2 t3"), "5");
    assert_eq!(points("t1 t2 t3"), "7");
}

#[test]
fn f8_ties_are_broken_on_the_wand() {
    let winners = |given: &str, expected: &str| {
        let stage = Stage::set(&format!(
            "players yellow red blue\n given yellow score = 9\n given red score = 9\n {given}"
        ));
        stage.expect(&format!("winners = {expected}"));
    };
    winners("given blue score = 10", "blue");
    winners("given blue wand = 20", "yellow red");
    winners("given red wand = 1", "red");
    winners("given red wand = 7\n given yellow wand = 7", "red");
    winners("given yellow wand = 7\n given red wand = 7", "yellow");
    winners("given red wand = 7\n given yellow wand = 8", "yellow");
    // Chips, owls and the rest count before the tie is looked at.
    winners("given red wand = 7\n given yellow chips = energy", "yellow");
}
