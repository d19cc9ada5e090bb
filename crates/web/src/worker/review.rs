//! The review of a game, turn by turn: the page asks for the next turn when it wants one, so that it can stop at any time.

use serde::Deserialize;
use witchstone_ai::review::{Review, Settings};
use witchstone_wire::{Analysis, AnalysisState, Editions, GameRecord};

use super::advice::{ADVISER, SEED};
use super::advice_json::write_turn;

/// How many positions are looked at for each turn: as many as a server looks at.
const NODES: u64 = 4_000;

/// Which turns are wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReviewRequest {
    /// The game, if another one than before is to be reviewed.
    #[serde(default)]
    record: Option<String>,
    /// How many of its turns are known already.
    #[serde(default)]
    known: usize,
}

/// The next turn of a review, alone; none for a game that cannot be reviewed.
pub fn next(review: &mut Option<Review>, wish: &str, editions: &Editions) -> Option<Analysis> {
    let ReviewRequest { record, known } = serde_json::from_str(wish).ok()?;
    if let Some(record) = record {
        *review = begun(&record, known, editions);
    }
    let review = review.as_mut()?;
    let turns: Vec<_> = review.step().map(write_turn).into_iter().collect();
    let state = if turns.is_empty() { AnalysisState::Done } else { AnalysisState::Working };
    let (done, moves) = review.progress();
    Some(Analysis { state, done, moves, turns })
}

fn begun(record: &str, known: usize, editions: &Editions) -> Option<Review> {
    let (GameRecord { record, .. }, edition) = GameRecord::on_its_edition(record, editions).ok()?;
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
    use crate::worker::session::WorkerSession;
    use witchstone_rules::{Deal, Edition, Options, Record, Seed};

    fn short_game() -> String {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(5));
        let mut record = Record { options, deal, moves: vec![] };
        let mut state = record.start(edition).unwrap();
        while state.table().round() < 2 {
            let moves = state.legal_moves();
            state.play(moves[0]).unwrap();
            record.moves.push(moves[0]);
        }
        GameRecord::new(edition, record, None).to_json(edition)
    }

    fn asked(session: &mut WorkerSession, wish: serde_json::Value) -> Analysis {
        serde_json::from_str(&session.review(&wish.to_string())).unwrap()
    }

    #[test]
    fn turn_by_turn_up_to_the_end_and_again_from_where_it_stopped() {
        let (game, mut session) = (short_game(), WorkerSession::new());
        let mut all = asked(&mut session, serde_json::json!({ "record": game }));
        while all.state == AnalysisState::Working {
            let next = asked(&mut session, serde_json::json!({}));
            all = Analysis { turns: [all.turns, next.turns].concat(), ..next };
        }
        assert_eq!(all.done, all.moves);
        assert!(all.turns.len() > 3);
        let third = asked(&mut session, serde_json::json!({ "record": game, "known": 2 }));
        assert_eq!(third.turns[0], all.turns[2]);
        assert_eq!([session.review("{}").is_empty(), session.review("?").is_empty()], [false, true]);
        assert_eq!(session.review("{\"record\": \"nonsense\"}"), "");
    }
}
