//! Hints and reasons: what a strong player would do from a view, and why a turn is good.

use witchstone_ai::review::Settings;
use witchstone_ai::{Analyst, Budget, Hint};
use witchstone_rules::Move;
use witchstone_wire::{Editions, GameRecord, HintJson, ReasonsJson, ViewJson};

use super::ExplainRequest;
use super::advice_json::{write_hint, write_reasons};

/// A hint for a view; none if it is not this seat's decision.
pub fn hint(view: &ViewJson, editions: &Editions) -> Option<HintJson> {
    let view = view.read(editions.find(&view.edition).ok()?).ok()?;
    let Settings { level, seed, .. } = Settings::quick();
    let analysis = Analyst::new(level, 1).analyse(&view, 0, seed, Budget::Nodes(level.nodes()));
    analysis.advice.first().map(|best| write_hint(&Hint::new(&view, best)))
}

/// Why a turn of a review is good; none if there is no such position.
pub fn explain(request: &ExplainRequest, editions: &Editions) -> Option<ReasonsJson> {
    let ExplainRequest { record, from, moves } = request;
    let (GameRecord { record, .. }, edition) = GameRecord::on_its_edition(record, editions).ok()?;
    let mut state = record.start(edition).ok()?;
    record.moves.get(..*from)?.iter().try_for_each(|&played| state.play(played)).ok()?;
    let moves: Vec<Move> = moves.iter().map_while(|played| played.parse().ok()).collect();
    let view = state.view(Some(state.player()));
    // The settings of the review, so that its turn is explained in the same sampled worlds.
    let Settings { level, seed, .. } = Settings::quick();
    Some(write_reasons(&Analyst::new(level, 1).explain(&view, &moves, seed)))
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
            let hint = hint(&view, &editions).unwrap();
            assert!((1..=hint.moves.len()).contains(&hint.known));
            state.play(hint.moves[0].parse().unwrap()).expect("advice is legal");
        }
        let other = state.table().players().find(|&player| player != state.player()).unwrap();
        assert_eq!(hint(&ViewJson::of(&state.view(Some(other))), &editions), None);
        let nowhere = ExplainRequest { record: "no record".into(), from: 0, moves: vec![] };
        assert_eq!(explain(&nowhere, &editions), None);
    }
}
