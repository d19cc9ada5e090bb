//! Records of rules version 1 under the present rules: the same game, or the first difference.

use std::fs;

use witchstone_rules::{DifferenceKind, Edition, Player, RULES_VERSION, RuleDifference};
use witchstone_wire::{FORMAT, GameRecord, TracedMove, TracedRecord};

/// A whole game that the last program of version 1 wrote.
fn older(name: &str) -> GameRecord {
    let file = format!("{}/../../games/rules-1/{name}.json", env!("CARGO_MANIFEST_DIR"));
    GameRecord::from_json(&fs::read_to_string(file).unwrap(), Edition::classic()).unwrap()
}

fn difference(game: &GameRecord) -> Option<RuleDifference> {
    game.replay(Edition::classic()).unwrap().difference
}

/// The game with the points after each move, as they are now.
fn traced(game: GameRecord) -> TracedRecord {
    let mut state = game.record.start(Edition::classic()).unwrap();
    let traced_move = |&played: &_| {
        let player = state.player();
        state.play(played).unwrap();
        let scores = state.table().players().map(|player| state.table().areas[player].score).collect();
        TracedMove { player, legal: vec![], scores }
    };
    let trace = game.record.moves.iter().map(traced_move).collect();
    TracedRecord { game, trace }
}

#[test]
fn the_number_of_the_format_is_that_of_the_rules() {
    assert_eq!(FORMAT, format!("witchstone-record/{RULES_VERSION}"));
}

#[test]
fn an_identical_game_is_accepted_and_written_again_in_the_present_format() {
    let game = older("identical");
    assert_eq!((game.rules, game.is_older()), (1, true));
    let replay = game.replay(Edition::classic()).unwrap();
    assert_eq!(replay.difference, None);
    assert!(replay.game.state().is_over() && replay.game.record() == &game.record);
    let written = game.upgraded().to_json(Edition::classic());
    assert!(written.starts_with("{\"format\":\"witchstone-record/2\","), "{written}");
    assert!(written.contains("\"even_start\":false"));
}

#[test]
fn an_older_record_that_is_not_upgraded_keeps_its_bytes() {
    for name in ["identical", "b4", "c3", "m4", "n4"] {
        let file = format!("{}/../../games/rules-1/{name}.json", env!("CARGO_MANIFEST_DIR"));
        assert_eq!(older(name).to_json(Edition::classic()) + "\n", fs::read_to_string(file).unwrap());
    }
}

#[test]
fn c3_an_action_type_that_ended_with_a_crystal_on_the_rim() {
    let found = difference(&older("c3")).unwrap();
    assert_eq!((found.move_number, found.common_moves(), found.clause()), (16, 15, Some("C3")));
    assert!(
        found
            .legal()
            .iter()
            .all(|played| played.to_string().starts_with("shelve ")
                || played.to_string().starts_with("remove "))
    );
    assert_eq!(found.to_string(), "refused, move 16, end: crystal-on-rim (C3)");
}

#[test]
fn m4_a_batch_that_continued_before_the_dark_space() {
    let found = difference(&older("m4")).unwrap();
    assert_eq!((found.move_number, found.clause()), (55, Some("M4")));
    assert!(matches!(found.kind, DifferenceKind::Refused { .. }));
    assert!(found.to_string().contains(": wand-first "), "{found}");
}

/// B4: two Crystal vials in one batch. The move itself is legal, so only its effect differs.
#[test]
fn b4_a_second_crystal_vial_in_one_batch() {
    let found = difference(&older("b4")).unwrap();
    assert_eq!((found.move_number, found.clause()), (131, Some("B4")));
    assert!(matches!(found.kind, DifferenceKind::Effect { .. }));
    assert_eq!(found.to_string(), "effect, move 131, shelve crystal: second-crystal-vial (B4)");
}

/// N4: every later move of this game is legal too, but another Scroll is taken.
#[test]
fn n4_a_scroll_counted_from_the_top_of_a_short_display() {
    let game = older("n4");
    let found = difference(&game).unwrap();
    assert_eq!((found.move_number, found.clause()), (345, Some("N4")));
    assert!(matches!(found.kind, DifferenceKind::Effect { .. }));
    let mut state = game.record.start(Edition::classic()).unwrap();
    game.record.moves.iter().for_each(|&played| state.play(played).unwrap());
    assert!(state.is_over());
}

#[test]
fn differing_points_name_the_move_before() {
    let mut game = traced(older("identical"));
    assert_eq!(game.replay(Edition::classic()).unwrap().difference, None);
    game.trace[40].scores[1] += 1;
    let found = game.replay(Edition::classic()).unwrap().difference.unwrap();
    let [recorded, now] = found.compared().unwrap();
    assert_eq!((found.move_number, found.clause()), (41, None));
    assert_eq!(found.to_string(), format!("points, move 41: recorded {recorded}, now {now}"));
    assert_ne!(recorded, now);
}

#[test]
fn a_result_that_differs_is_a_difference() {
    let mut game = older("identical");
    let moves = game.record.moves.len();
    let outcome = game.outcome.as_mut().unwrap();
    outcome.scores[0].owls += 2;
    let (total, other) = (outcome.scores[0].total(), outcome.scores[1].total());
    let found = difference(&game).unwrap();
    let sentence = format!("recorded {total}/{other}, now {}/{other}", total - 2);
    assert_eq!((found.move_number, found.common_moves()), (moves, moves));
    assert!(found.to_string().ends_with(&sentence), "{found}");
}

#[test]
fn results_with_equal_totals_are_compared_by_source() {
    let mut game = older("identical");
    let score = &mut game.outcome.as_mut().unwrap().scores[0];
    (score.board, score.owls) = (score.board - 1, score.owls + 1);
    let [recorded, now] = difference(&game).unwrap().compared().unwrap();
    assert!(recorded != now && recorded.contains('+'), "{recorded} and {now}");
}

#[test]
fn other_winners_and_a_game_that_is_not_over_are_differences() {
    let mut game = older("identical");
    game.outcome.as_mut().unwrap().winners = vec![Player::new(1)];
    assert!(matches!(difference(&game).unwrap().kind, DifferenceKind::Winners { .. }));
    game.record.moves.pop();
    let found = difference(&game).unwrap();
    assert_eq!(found.kind, DifferenceKind::NotOver);
    assert_eq!(found.to_string(), format!("not-over, move {}", game.record.moves.len()));
    game.outcome = None;
    assert_eq!(difference(&game), None);
}

/// A record of the present rules is held to them: no move of it is excused.
#[test]
fn a_present_record_with_an_illegal_move_is_wrong_and_not_older() {
    let game = older("c3").upgraded();
    let error = game.replay(Edition::classic()).unwrap_err();
    assert_eq!(error.to_string(), "Move 16, end, is refused: crystal-on-rim (C3)");
}
