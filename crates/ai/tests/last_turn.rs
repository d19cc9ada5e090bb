//! In the last turn everything is certain: the search finds what an exhaustive one finds.

use std::collections::HashSet;

use witchstone_ai::eval::Evaluation;
use witchstone_ai::search::{BeamConfig, Pruning, SearchConfig, Searcher};
use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{Deal, Edition, Options, Player, Seed, State};

/// A position in the last turn of the last player, after the tile is laid: small enough to search exhaustively.
fn last_turn(seed: u64) -> Option<State> {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut state = State::new(edition, options, &deal).unwrap();
    let mut bot = Bot::new(Level::Apprentice, seed);
    while !state.is_over() {
        let last = state.table().areas[state.player()].turns == 10 && state.player() == Player::new(1);
        if last && state.table().stack.depth() > 0 && state.table().second {
            return Some(state);
        }
        let chosen = bot.choose(&state.view(Some(state.player()))).unwrap();
        state.apply_unchecked(chosen, &mut ());
    }
    None
}

/// The best final points over every way to end the turn; `None` if there are too many.
fn exhaustive(root: &State, player: Player) -> Option<u16> {
    let (mut open, mut seen, mut best) = (vec![*root], HashSet::new(), 0);
    while let Some(state) = open.pop() {
        if state.is_over() {
            best = best.max(state.scores()[player].total());
            continue;
        }
        let moves = state.legal_moves();
        for &played in &moves {
            let mut after = state;
            after.apply_unchecked(played, &mut ());
            if seen.insert(after) {
                open.push(after);
            }
        }
        if seen.len() > 30_000 {
            return None;
        }
    }
    Some(best)
}

#[test]
fn the_last_turn_is_played_exactly_where_it_fits() {
    let beam = BeamConfig {
        width: 4000,
        placements: 4000,
        shortlist: 0,
        pruning: Pruning::None,
        ends: 8,
        noise: 0.0,
    };
    let config = SearchConfig { beam, last_beam: beam, halving: None };
    let mut searcher = Searcher::new(Evaluation::fitted(), 1);
    let mut compared = 0;
    for seed in 0..40 {
        let Some(state) = last_turn(seed) else { continue };
        let player = state.player();
        // The piles are as they are in the world that is searched: what is revealed is no part of the question.
        let view = state.view(Some(player));
        let found = searcher.search(&view, &config, 1, Budget::Nodes(u64::MAX));
        let Some(best) = exhaustive(&found.world, player) else { continue };
        assert!(found.complete, "seed {seed}");
        let mut state = found.world;
        for &played in &found.lines[0].moves {
            state.apply_unchecked(played, &mut ());
        }
        assert_eq!(state.scores()[player].total(), best, "seed {seed}");
        compared += 1;
    }
    assert!(compared >= 10, "only {compared} positions were small enough");
}
