//! Hints and reasons: what a strong player would do from a view, and why a turn is good.

use serde::Deserialize;
use witchstone_ai::{Analyst, Budget, Hint, Level};
use witchstone_rules::Move;
use witchstone_wire::{Editions, GameRecord, HintJson, ViewJson, WhyJson};

use super::advice_json::{write_hint, write_why};

/// The level whose advice is given.
pub const ADVISER: Level = Level::HINT;
/// Where its sampled worlds come from; reviews use the same, so that their turns can be explained afterwards.
pub const SEED: u64 = 1;

/// A hint for a view written as JSON, as JSON; an empty text if it is not this seat's decision.
pub fn hint(view: &str, editions: &Editions) -> String {
    given(view, editions).and_then(|hint| serde_json::to_string(&hint).ok()).unwrap_or_default()
}

fn given(view: &str, editions: &Editions) -> Option<HintJson> {
    let view = serde_json::from_str::<ViewJson>(view).ok()?;
    let view = view.read(editions.find(&view.edition).ok()?).ok()?;
    let budget = Budget::Nodes(ADVISER.nodes());
    let analysis = Analyst::new(ADVISER, 1).analyse(&view, 0, SEED, budget);
    analysis.advice.first().map(|best| write_hint(&Hint::new(&view, best)))
}

/// A turn that a review found, to be explained.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExplainRequest {
    /// The game.
    record: String,
    /// The number of its moves before the turn.
    from: usize,
    /// The moves of the turn.
    moves: Vec<String>,
}

/// Why a turn of a review is good, both as JSON; an empty text if there is no such position.
pub fn explain(question: &str, editions: &Editions) -> String {
    reasons(question, editions).and_then(|why| serde_json::to_string(&why).ok()).unwrap_or_default()
}

fn reasons(question: &str, editions: &Editions) -> Option<WhyJson> {
    let ExplainRequest { record, from, moves } = serde_json::from_str(question).ok()?;
    let (GameRecord { record, .. }, edition) = GameRecord::on_its_edition(&record, editions).ok()?;
    let mut state = record.start(edition).ok()?;
    record.moves.get(..from)?.iter().try_for_each(|&played| state.play(played)).ok()?;
    let moves: Vec<Move> = moves.iter().map_while(|played| played.parse().ok()).collect();
    let view = state.view(Some(state.player()));
    Some(write_why(&Analyst::new(ADVISER, 1).explain(&view, &moves, SEED)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Options, Seed, State};

    #[test]
    fn a_hint_comes_from_the_view_alone_and_its_first_move_is_legal() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let editions = Editions::default();
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(4));
        let mut state = State::new(edition, options, &deal).unwrap();
        for _ in 0..6 {
            let view = ViewJson::of(&state.view(Some(state.player())));
            let text = hint(&serde_json::to_string(&view).unwrap(), &editions);
            let told: HintJson = serde_json::from_str(&text).unwrap();
            assert!((1..=told.moves.len()).contains(&told.known));
            state.play(told.moves[0].parse().unwrap()).expect("advice is legal");
        }
        let other = state.table().players().find(|&player| player != state.player()).unwrap();
        let waiting = serde_json::to_string(&ViewJson::of(&state.view(Some(other)))).unwrap();
        let nothing = [hint(&waiting, &editions), hint("{}", &editions), explain("{}", &editions)];
        assert_eq!(nothing, ["", "", ""]);
    }
}
