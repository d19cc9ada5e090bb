//! Records as JSON.

use witchstone_rules::{Edition, Game};
use witchstone_wire::{GameRecord, TracedRecord};

use super::check_sentence;
use super::game::attempt;

/// What is read is written so that it is read again; every move of it is played or refused.
pub fn run(text: &str) -> bool {
    let edition = Edition::classic();
    let traced = match TracedRecord::from_json(text, edition) {
        Ok(traced) => traced,
        Err(error) => {
            check_sentence(&error.to_string());
            return false;
        }
    };
    let written = traced.to_json(edition);
    let again = TracedRecord::from_json(&written, edition).expect("what was written can be read");
    assert!(again == traced, "reading what was written gives the same record");
    assert_eq!(again.to_json(edition), written);
    replay(edition, &traced.game);
    true
}

fn replay(edition: &'static Edition, game: &GameRecord) {
    let mut state = match game.record.start(edition) {
        Ok(state) => state,
        Err(error) => return check_sentence(&error.to_string()),
    };
    match Game::replay(edition, &game.record) {
        Ok(history) => assert!(history.record() == &game.record, "a replayed game has the same record"),
        Err(error) => check_sentence(&error.to_string()),
    }
    // Past the first refusal too: what comes then is tried in a position it was not meant for.
    game.record.moves.iter().for_each(|&tried| attempt(&mut state, tried));
}
