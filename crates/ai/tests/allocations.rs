//! Once warm, a search allocates for its result only, however many nodes it visits.

use allocation_counter::measure;
use witchstone_ai::search::{HalvingConfig, RolloutConfig, SearchConfig, Searcher, SecondStage};
use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{Deal, Edition, Options, Seed, State, View};

/// A turn in the middle of a game.
fn view() -> View {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(3));
    let mut state = State::new(edition, options, &deal).unwrap();
    let mut bot = Bot::new(Level::Adept, 1);
    while state.table().round() < 5 {
        let chosen = bot.choose(&state.view(Some(state.player()))).unwrap();
        state.apply_unchecked(chosen, &mut ());
    }
    state.view(Some(state.player()))
}

#[test]
fn nodes_allocate_nothing() {
    check(Level::Grandmaster.search_config());
}

#[test]
fn nor_do_those_of_other_ways_to_begin() {
    with_halving(|halving| HalvingConfig { openings: 6, ..halving });
}

#[test]
fn nor_do_those_of_greedy_rollouts() {
    with_halving(|halving| HalvingConfig {
        rollouts: RolloutConfig { playout: None, ..halving.rollouts },
        ..halving
    });
}

#[test]
fn nor_do_those_of_the_second_stage() {
    let rollouts =
        RolloutConfig { cutoff: f32::MAX, ..Level::Master.search_config().halving.unwrap().rollouts };
    let second_stage = Some(SecondStage { after_nodes: 40_000, candidates: 4, rollouts });
    with_halving(|halving| HalvingConfig { second_stage, ..halving });
}

fn with_halving(change: impl Fn(HalvingConfig) -> HalvingConfig) {
    let config = Level::Grandmaster.search_config();
    check(SearchConfig { halving: config.halving.map(change), ..config });
}

fn check(mut config: SearchConfig) {
    // No candidate is dropped early: the budget alone ends it.
    config.halving.as_mut().unwrap().rollouts.cutoff = f32::MAX;
    let view = view();
    let mut searcher = Searcher::new(Level::Grandmaster.evaluation(), 1);
    let mut search = |nodes| {
        let mut found = None;
        let counted = measure(|| found = Some(searcher.search(&view, &config, 1, Budget::Nodes(nodes))));
        let found = found.unwrap();
        // A list of lines, the moves of each, and now and then a line that is longer than any before.
        let allowed = 2 * found.lines.len() as u64 + 1;
        (counted.count_total, allowed, found.nodes)
    };
    search(400_000);
    let (few, allowed_few, short) = search(60_000);
    let (many, allowed_many, long) = search(400_000);
    assert!(long > 3 * short, "{short} and {long} nodes");
    assert!(few <= allowed_few, "{few} allocations in {short} nodes");
    assert!(many <= allowed_many, "{many} allocations in {long} nodes");
}
