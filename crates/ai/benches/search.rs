//! The cost of the levels: time and nodes per turn, nodes per second, memory.
//!
//! `cargo bench --package witchstone-ai --bench search`, with a number of games behind `--`.
//!
//! Each level plays games for two against itself on one thread, the same games every time. Times are the machine's; nodes
//! and bytes are the same everywhere.

use std::time::{Duration, Instant};

use allocation_counter::measure;
use witchstone_ai::search::Searcher;
use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{Deal, Edition, Options, Phase, Seed, State, View};

fn main() {
    let games = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1);
    println!("level  time a turn  longest  nodes a turn  nodes a second  bytes held");
    for level in Level::ALL {
        let cost = Cost::of(level, games);
        println!(
            "{:5}  {:9.4} s  {:5.2} s  {:12.0}  {:12.2} M  {:10}",
            level.number(),
            cost.time.as_secs_f64() / f64::from(cost.turns),
            cost.longest.as_secs_f64(),
            cost.nodes as f64 / f64::from(cost.turns),
            cost.nodes as f64 / cost.time.as_secs_f64() / 1e6,
            bytes_held(level),
        );
    }
}

/// The cost of a level's turns.
#[derive(Default)]
struct Cost {
    turns: u32,
    nodes: u64,
    time: Duration,
    longest: Duration,
}

impl Cost {
    /// Of whole games against itself; everything thought within a turn counts for it.
    fn of(level: Level, games: u64) -> Cost {
        let mut cost = Cost::default();
        for game in 0..games {
            let mut bots = [Bot::new(level, game), Bot::new(level, game + 1)];
            let mut turn = Duration::ZERO;
            play(game, |view| {
                if view.table.phase == Phase::TurnStart {
                    cost.turns += 1;
                    turn = Duration::ZERO;
                }
                let start = Instant::now();
                let chosen = bots[view.table.player.index()].choose(view);
                turn += start.elapsed();
                cost.time += start.elapsed();
                cost.longest = cost.longest.max(turn);
                chosen
            });
            cost.nodes += bots.iter().map(Bot::nodes_visited).sum::<u64>();
        }
        cost
    }
}

/// The memory of a level's searcher after a turn in mid-game.
fn bytes_held(level: Level) -> i64 {
    let mut middle = None;
    let mut bot = Bot::new(Level::Adept, 1);
    play(3, |view| {
        if view.table.round() == 5 {
            middle.get_or_insert(*view);
        }
        bot.choose(view)
    });
    let (view, config) = (middle.expect("a game has a fifth round"), level.search_config());
    let mut searcher = None;
    let counted = measure(|| {
        let searcher = searcher.insert(Searcher::new(level.evaluation(), 1));
        drop(searcher.search(&view, &config, 1, Budget::Nodes(level.nodes().min(300_000))));
    });
    counted.bytes_current
}

/// Plays a game for two with the moves that are chosen.
fn play(seed: u64, mut choose: impl FnMut(&View) -> Option<witchstone_rules::Move>) {
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    let mut state = State::new(edition, options, &deal).expect("a shuffled deal fits its options");
    while !state.is_over() {
        let chosen = choose(&state.view(Some(state.player())));
        state.apply_unchecked(chosen.expect("a bot that is to move finds a move"), &mut ());
    }
}
