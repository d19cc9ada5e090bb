//! W · Witch.

use witchstone_rules::{Connection, Edition, Event, MoonAbility, Move, Player, State, Table};
use witchstone_testkit::{Stage, mixed_options, play_random, random_deal};

/// Yellow at t0 has this many Witch actions open, Red is at t3.
fn witch(actions: usize, given: &str) -> Stage {
    let cells = ["2,0", "3,-1", "2,1"];
    let covered = cells[..actions.saturating_sub(2)].join(" ");
    let covered =
        if covered.is_empty() { String::new() } else { format!("given yellow cell {covered} = witch") };
    let mut stage = Stage::set(&format!(
        "players yellow red
         hand yellow energy/witch
         given turn = yellow 1
         given yellow tower = t0
         given red tower = t3
         {covered}
         {given}"
    ));
    let at = match actions {
        1 => "lay energy/witch 0,1 1,0",
        2 => "lay energy/witch 1,0 2,0",
        _ => "lay energy/witch 0,1 1,0",
    };
    stage.play(&format!("{at}; start witch"));
    stage.expect(&format!("batch = witch {actions}"));
    stage
}

#[test]
fn w1_a_witch_is_laid_beside_the_tower() {
    let mut stage = witch(1, "");
    assert_eq!(stage.offered(""), ["end", "witch lay"]);
    stage.play("witch lay");
    stage.expect("yellow lying = 1");
    stage.expect("yellow witches = 10");
    stage.expect("yellow score = 0");
}

#[test]
fn w2_a_lying_witch_goes_where_completed_connections_of_any_colour_lead() {
    let given = "given yellow lying = 1
        given yellow built = t0-v0
        given yellow begun = t0-f0 1
        given red built = c3-v0 t3-c3";
    let stage = witch(4, given);
    assert_eq!(stage.offered("witch"), ["witch c3", "witch lay", "witch t3", "witch v0"]);
    // Without a lying Witch nobody goes anywhere.
    let nobody = witch(4, "given yellow built = t0-v0");
    assert_eq!(nobody.offered("witch"), ["witch lay"]);
}

/// What a Witch can reach for a number of actions.
fn reach(actions: usize, given: &str) -> Vec<String> {
    let stage = witch(actions, &format!("given yellow lying = 1\n{given}"));
    let targets = stage.offered("witch").into_iter().filter(|text| text != "witch lay");
    targets.map(|text| text.trim_start_matches("witch ").to_string()).collect()
}

#[test]
fn w3_own_stretches_cost_one_and_foreign_connections_one_each() {
    let ways = "given yellow built = t0-f0 f0-stone f2-stone
        given red built = f2-v2 v2-c2 t2-v2";
    assert_eq!(reach(1, ways), ["f0", "f2", "stone"]);
    assert_eq!(reach(2, ways), ["f0", "f2", "stone", "v2"]);
    assert_eq!(reach(3, ways), ["c2", "f0", "f2", "stone", "t2", "v2"]);
}

#[test]
fn w3_the_cheapest_way_is_used() {
    // To forest 0 over two of Red's connections, or over Yellow's own: 1 action.
    let ways = "given yellow built = t0-v0 f0-v0
        given red built = t0-c0 t0-f0";
    let mut stage = witch(2, &format!("given yellow lying = 1\n{ways}"));
    stage.play("witch f0");
    stage.expect("batch = witch 1");
    // A foreign connection right from the tower costs 1 as well.
    let mut foreign = witch(2, &format!("given yellow lying = 1\n{ways}"));
    foreign.play("witch c0");
    foreign.expect("batch = witch 1");
}

#[test]
fn w3_all_actions_of_a_move_come_from_one_batch() {
    let given = "given yellow lying = 2
        given yellow built = t0-v0
        given red built = c3-v0
        given chip v0 = witch";
    let mut stage = witch(2, given);
    stage.play("witch v0");
    // One action is left in the batch and one waits in the chip: castle 3 costs two.
    assert_eq!(stage.offered("witch"), ["witch lay"]);
    stage.play("use chip witch");
    assert_eq!(stage.offered("witch"), ["witch lay"]);
}

#[test]
fn w4_no_location_holds_two_standing_witches_of_one_colour() {
    let given = "given yellow lying = 2
        given yellow built = t0-v0 t0-f0
        given red standing = f0
        given red built = t3-f0";
    let mut stage = witch(2, given);
    // Red's Witch is in nobody's way; the own tower has the Big Witch.
    assert_eq!(stage.offered("witch"), ["witch f0", "witch lay", "witch t3", "witch v0"]);
    stage.play("witch v0");
    assert_eq!(stage.offered("witch"), ["witch f0", "witch lay"]);
}

#[test]
fn w5_standing_up_scores_two_and_the_first_takes_the_chip() {
    let given = "given yellow lying = 3
        given yellow built = t0-v0 t0-f0 t0-c0
        given chip v0 = points
        given chip f0 = scroll
        given red standing = c0";
    let mut stage = witch(4, given);
    stage.play("witch v0");
    stage.expect("yellow score = 5");
    stage.expect("pending = none");
    stage.play("witch f0");
    stage.expect("yellow score = 7");
    stage.expect("pending = chip scroll x1");
    // Red was at castle 0 first.
    stage.play("witch c0");
    stage.expect("yellow score = 9");
    stage.expect("yellow chips = scroll points");
}

#[test]
fn w6_the_witchstone_gives_its_best_free_space() {
    for (taken, points) in [(0, 5), (1, 3), (2, 2), (3, 1)] {
        let given =
            format!("given yellow lying = 1\n given yellow built = t0-stone\n given red rank = {taken}");
        let mut stage = witch(1, &given);
        stage.play("witch stone");
        stage.expect(&format!("yellow score = {}", 2 + points));
        stage.expect(&format!("yellow rank = {}", taken + 1));
        stage.expect("yellow chips = none");
    }
}

#[test]
fn w7_who_stands_stays_and_any_number_may_lie() {
    let given = "given yellow built = t0-v0 t0-f0
        given yellow lying = 1";
    let mut stage = witch(4, given);
    stage.play("witch v0");
    // Nobody lies any more: the standing one does not move on to forest 0.
    assert_eq!(stage.offered("witch"), ["witch lay"]);
    stage.play("witch lay; witch lay; witch lay");
    stage.expect("yellow lying = 3");
    stage.expect("yellow standing = v0");
}

/// What a path costs (W3): 1 for each stretch over own connections and for each foreign one; with the card, one run of one
/// other colour costs 1 (N4).
fn price_of(table: &Table, path: &[Connection], shortcut: bool) -> u8 {
    let owner = |connection: &Connection| {
        table.players().find(|&player| table.areas[player].completed.contains(*connection)).unwrap()
    };
    let owners: Vec<Player> = path.iter().map(owner).collect();
    let runs: Vec<&[Player]> = owners.chunk_by(|a, b| a == b).collect();
    let is_own = |run: &[Player]| run[0] == table.player;
    let price: usize = runs.iter().map(|run| if is_own(run) { 1 } else { run.len() }).sum();
    let longest = runs.iter().filter(|run| !is_own(run)).map(|run| run.len()).max();
    (price - longest.filter(|_| shortcut).map_or(0, |longest| longest - 1)) as u8
}

/// W3, N4: the path that is shown costs what is charged, and its connections lead from the tower to the Witch's location.
#[test]
fn w3_the_path_shown_costs_what_is_charged() {
    let (mut walked, mut by_card) = (0, 0);
    for seed in 0..40 {
        let options = mixed_options(seed);
        let edition = Edition::classic();
        let start = State::new(edition, options, &random_deal(edition, &options, seed)).unwrap();
        play_random(start, seed, |state, legal, _| {
            for &played in legal {
                let Move::Witch { to, moon, .. } = played else { continue };
                let (mut after, mut events) = (*state, Vec::new());
                after.apply_unchecked(played, &mut events);
                let paid = events.iter().find_map(|event| match event {
                    Event::Stood { price, .. } => Some(*price),
                    _ => None,
                });
                let table = state.table();
                let path = table.witch_path(to, moon).expect("a legal move has a path");
                assert_eq!((Some(path.price), table.witch_price(to, moon)), (paid, paid), "{played}");
                let shortcut = moon && edition.moon_has(table.active().moon, MoonAbility::Witch);
                assert_eq!(price_of(table, &path.connections, shortcut), path.price, "{played}");
                let mut at = table.active().tower.unwrap();
                for connection in path.connections {
                    let plan = edition.ball.plan(connection);
                    assert!(plan.from == at || plan.to == at);
                    at = if plan.from == at { plan.to } else { plan.from };
                }
                assert_eq!(at, to);
                walked += 1;
                by_card += usize::from(moon);
            }
        });
    }
    assert!(walked > 1000 && by_card > 20, "{walked} moves, {by_card} with the card");
}
