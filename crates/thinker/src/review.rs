//! The review of a game, turn by turn: the page asks for the next turn when it wants one, so that it can stop at any time.

use std::cell::RefCell;

use serde::Deserialize;
use wasm_bindgen::prelude::wasm_bindgen;
use witchstone_ai::review::{Review, Settings};
use witchstone_wire::{Analysis, AnalysisState, GameRecord};

use crate::advice::{ADVISER, SEED};
use crate::form;

/// How many positions are looked at for each turn: as many as a server looks at.
const NODES: u64 = 4_000;

thread_local! {
    static REVIEW: RefCell<Option<Review>> = const { RefCell::new(None) };
}

/// Which turns are wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Wish {
    /// The game, if another one than before is to be reviewed.
    #[serde(default)]
    record: Option<String>,
    /// How many of its turns are known already.
    #[serde(default)]
    known: usize,
}

/// The next turn of a review, as an [`Analysis`] with that turn alone; an empty text for a game that cannot be reviewed.
#[wasm_bindgen]
pub fn review(wish: &str) -> String {
    next(wish).and_then(|told| serde_json::to_string(&told).ok()).unwrap_or_default()
}

fn next(wish: &str) -> Option<Analysis> {
    let Wish { record, known } = serde_json::from_str(wish).ok()?;
    REVIEW.with_borrow_mut(|review| {
        if let Some(record) = record {
            *review = begun(&record, known);
        }
        let review = review.as_mut()?;
        let turns: Vec<_> = review.step().map(form::turn).into_iter().collect();
        let state = if turns.is_empty() { AnalysisState::Done } else { AnalysisState::Working };
        let (done, moves) = review.progress();
        Some(Analysis { state, done, moves, turns })
    })
}

fn begun(record: &str, known: usize) -> Option<Review> {
    let (GameRecord { record, .. }, edition) = GameRecord::on_its_board(record).ok()?;
    let settings = Settings { nodes: NODES, seed: SEED, ..Settings::new(ADVISER) };
    let mut review = Review::new(edition, record, settings).ok()?;
    for _ in 0..known {
        review.pass();
    }
    Some(review)
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, MoveList, Options, Record, Seed};

    fn short_game() -> String {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(5));
        let mut record = Record { options, deal, moves: vec![] };
        let mut state = record.start(edition).unwrap();
        while state.table().round() < 2 {
            let mut moves = MoveList::new();
            state.legal(&mut moves);
            state.play(moves[0]).unwrap();
            record.moves.push(moves[0]);
        }
        GameRecord { edition: edition.id.clone(), record, outcome: None }.to_json(edition)
    }

    fn asked(wish: serde_json::Value) -> Analysis {
        serde_json::from_str(&review(&wish.to_string())).unwrap()
    }

    #[test]
    fn turn_by_turn_up_to_the_end_and_again_from_where_it_stopped() {
        let game = short_game();
        let mut all = asked(serde_json::json!({ "record": game }));
        while all.state == AnalysisState::Working {
            let next = asked(serde_json::json!({}));
            all = Analysis { turns: [all.turns, next.turns].concat(), ..next };
        }
        assert_eq!(all.done, all.moves);
        assert!(all.turns.len() > 3);
        let third = asked(serde_json::json!({ "record": game, "known": 2 }));
        assert_eq!(third.turns[0], all.turns[2]);
        assert_eq!([review("{}").is_empty(), review("?").is_empty()], [false, true]);
        assert_eq!(review("{\"record\": \"nonsense\"}"), "");
    }
}
