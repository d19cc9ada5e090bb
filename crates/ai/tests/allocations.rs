//! Once warm, a search allocates for its result only, however many positions it looks at.

use allocation_counter::measure;
use witchstone_ai::search::Searcher;
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
        state.play_unchecked(chosen);
    }
    state.view(Some(state.player()))
}

#[test]
fn nodes_allocate_nothing() {
    let (view, level) = (view(), Level::Grandmaster);
    let mut searcher = Searcher::new(level.evaluation(), 1);
    let mut search = |nodes| {
        let mut looked_at = 0;
        let method = level.method();
        let counted = measure(|| looked_at = searcher.search(&view, &method, 1, Budget::Nodes(nodes)).nodes);
        (counted.count_total, looked_at)
    };
    search(400_000);
    let (few, short) = search(60_000);
    let (many, long) = search(400_000);
    assert!(long > 3 * short, "{short} and {long} nodes");
    assert_eq!(few, many, "allocations of a search with {short} and with {long} nodes");
    assert!(many < 60, "{many} allocations");
}
