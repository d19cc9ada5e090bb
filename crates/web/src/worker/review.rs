//! The review of a game, turn by turn: the page asks for the next turn when it wants one, so that it can stop at any time.

use witchstone_ai::review::{Review, Settings};
use witchstone_wire::{Analysis, AnalysisState, Editions, GameRecord};

use super::ReviewRequest;
use super::advice_json::write_turn;

/// The next turn of a review, alone; none for a game that cannot be reviewed.
pub fn next(review: &mut Option<Review>, request: ReviewRequest, editions: &Editions) -> Option<Analysis> {
    let ReviewRequest { record, known } = request;
    if let Some(record) = record {
        *review = start(&record, known, editions);
    }
    let review = review.as_mut()?;
    let turns: Vec<_> = review.step().map(write_turn).into_iter().collect();
    let state = if turns.is_empty() { AnalysisState::Done } else { AnalysisState::Working };
    let (done, moves) = review.progress();
    Some(Analysis { state, done, moves, turns })
}

fn start(record: &str, known: usize, editions: &Editions) -> Option<Review> {
    let (GameRecord { record, .. }, edition) = GameRecord::on_its_edition(record, editions).ok()?;
    let mut review = Review::new(edition, record, Settings::quick()).ok()?;
    for _ in 0..known {
        review.pass();
    }
    Some(review)
}

#[cfg(test)]
mod tests {
    use super::*;
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

    fn requested(review: &mut Option<Review>, record: Option<&str>, known: usize) -> Option<Analysis> {
        next(review, ReviewRequest { record: record.map(str::to_owned), known }, &Editions::default())
    }

    #[test]
    fn turn_by_turn_up_to_the_end_and_again_from_where_it_stopped() {
        let (game, mut review) = (short_game(), None);
        let mut all = requested(&mut review, Some(&game), 0).unwrap();
        while all.state == AnalysisState::Working {
            let next = requested(&mut review, None, 0).unwrap();
            all = Analysis { turns: [all.turns, next.turns].concat(), ..next };
        }
        assert_eq!(all.done, all.moves);
        assert!(all.turns.len() > 3);
        let third = requested(&mut review, Some(&game), 2).unwrap();
        assert_eq!(third.turns[0], all.turns[2]);
        assert!(requested(&mut review, None, 0).is_some());
        assert_eq!(requested(&mut review, Some("nonsense"), 0), None);
        assert_eq!(requested(&mut None, None, 0), None);
    }
}
