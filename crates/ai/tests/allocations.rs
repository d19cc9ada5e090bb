//! Once warm, a search allocates for its result only, however many positions it looks at.

use allocation_counter::measure;
use witchstone_ai::search::{Contest, Finals, Method, Rollouts, Searcher};
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
    check(Level::Grandmaster.method());
}

#[test]
fn nor_do_those_of_other_ways_to_begin() {
    with_contest(|contest| Contest { ways: 6, ..contest });
}

#[test]
fn nor_do_those_of_greedy_rollouts() {
    with_contest(|contest| Contest { rollouts: Rollouts { playout: None, ..contest.rollouts }, ..contest });
}

#[test]
fn nor_do_those_of_finals() {
    let rollouts = Rollouts { clearly: f32::MAX, ..Level::Master.method().contest.unwrap().rollouts };
    let finals = Some(Finals { usual: 40_000, places: 4, rollouts });
    with_contest(|contest| Contest { finals, ..contest });
}

fn with_contest(change: impl Fn(Contest) -> Contest) {
    let method = Level::Grandmaster.method();
    check(Method { contest: method.contest.map(change), ..method });
}

fn check(mut method: Method) {
    // Nobody leaves the contest early: the budget alone ends it.
    method.contest.as_mut().unwrap().rollouts.clearly = f32::MAX;
    let view = view();
    let mut searcher = Searcher::new(Level::Grandmaster.evaluation(), 1);
    let mut search = |nodes| {
        let mut found = None;
        let counted = measure(|| found = Some(searcher.search(&view, &method, 1, Budget::Nodes(nodes))));
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
