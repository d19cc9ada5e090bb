//! E · Energy.

use witchstone_rules::Edition;
use witchstone_testkit::Stage;

/// Yellow has this many Energy actions open and Red's tower is t3.
fn energy(actions: usize, given: &str) -> Stage {
    let cells = ["2,-2", "2,-3", "3,-2"];
    let covered = cells[..actions.saturating_sub(2)].join(" ");
    let covered =
        if covered.is_empty() { String::new() } else { format!("given yellow cell {covered} = energy") };
    let mut stage = Stage::set(&format!(
        "players yellow red
         hand yellow energy/wand
         given turn = yellow 1
         given yellow tower = t0
         given red tower = t3
         {covered}
         {given}"
    ));
    let at = if actions == 1 { "lay energy/wand 0,1 -1,1" } else { "lay energy/wand 1,-1 1,0" };
    stage.play(&format!("{at}; start energy"));
    stage
}

#[test]
fn e1_one_action_lays_one_unit() {
    let mut stage = energy(1, "");
    stage.play("energy t0-f0");
    stage.expect("yellow energy = 19");
    stage.expect("yellow begun = t0-f0 1");
    stage.expect("batch = wand 1");
    // Without units there is no action.
    energy(1, "given yellow energy = 0").expect("batch = wand 1");
}

#[test]
fn e2_a_connection_belongs_to_who_began_it() {
    let stage = energy(1, "given red begun = t3-f0 1\n given yellow built = t0-f0");
    assert!(!stage.offered("energy").contains(&"energy t3-f0".to_string()));
    assert!(energy(1, "given yellow built = t0-f0").offered("energy").contains(&"energy t3-f0".to_string()));
    let completed = energy(1, "given red built = f0-stone\n given yellow built = t0-f0");
    assert!(!completed.offered("energy").contains(&"energy f0-stone".to_string()));
}

#[test]
fn e3_a_begun_connection_comes_first() {
    let mut stage = energy(5, "given yellow begun = t0-stone 1");
    assert_eq!(stage.offered("energy"), ["energy t0-stone"]);
    stage.play("energy t0-stone");
    assert_eq!(stage.offered("energy"), ["energy t0-stone"]);
    stage.play("energy t0-stone");
    assert!(stage.offered("energy").len() > 1);
}

#[test]
fn e4_a_new_connection_starts_where_own_connections_lead() {
    let stage = energy(1, "given yellow built = t0-v0\n given red built = t3-c3 c3-v0");
    // From the tower and from village 0; Red's castle 3 is joined to that by Red's connection only.
    let expected =
        ["energy f0-v0", "energy t0-c0", "energy t0-f0", "energy t0-f1", "energy t0-stone", "energy v0-c0"];
    assert_eq!(stage.offered("energy"), expected);
}

#[test]
fn e5_a_connection_scores_by_its_length_when_completed() {
    for (connection, units, points) in [("t0-v0", 1, 1), ("t0-c0", 2, 3), ("t0-stone", 3, 6)] {
        let mut stage = energy(5, "");
        for laid in 1..=units {
            stage.play(&format!("energy {connection}"));
            stage.expect(&format!("yellow score = {}", if laid == units { points } else { 0 }));
        }
        stage.expect(&format!("yellow built = {connection}"));
        stage.expect("yellow begun = none");
    }
    assert_eq!(Edition::classic().counts.connection_points[1..], [1, 3, 6]);
}
