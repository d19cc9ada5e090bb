//! Laws of the bots: they play by the rules, always the same way, and from what they may know.

use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

use witchstone_ai::arena::Entrant;
use witchstone_ai::search::{SearchResult, Searcher};
use witchstone_ai::{Bot, Budget, Level};
use witchstone_rules::{
    BySeat, Deal, Edition, FullMoon, Move, Options, Phase, Player, Score, Seed, State, View,
};

fn start(options: Options, seed: u64) -> State {
    let edition = Edition::classic();
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
    State::new(edition, options, &deal).unwrap()
}

/// All options in turn.
fn options(number: u64) -> Options {
    let mut options = Options::new(2 + (number % 3) as u8);
    options.grandmasters = number & 1 == 1;
    options.big_witch = number & 3 == 3;
    options.ingredients = number & 4 == 4;
    options.full_moon = FullMoon::ALL[number as usize % 4];
    options.secret_scrolls = number % 5 == 4;
    let handicap = [0, 0, 1, 2, 3][number as usize % 5];
    options.handicaps = BySeat([handicap, 0, 0, 0]);
    options
}

/// Plays a game with one bot for all seats and shows every view with the move chosen.
fn game(mut state: State, bot: &mut Bot, mut see: impl FnMut(&State, &View, Move)) -> State {
    while !state.is_over() {
        let view = state.view(Some(state.player()));
        let chosen = bot.choose(&view).expect("it is this seat's decision");
        see(&state, &view, chosen);
        state.apply_unchecked(chosen, &mut ());
    }
    state
}

/// A level that thinks so little that a test can play games with it.
fn quick(entrant: &str, seed: u64) -> Bot {
    Entrant::parse(entrant).unwrap().bot(seed)
}

const QUICK: [&str; 7] = [
    "1",
    "2",
    "3",
    "4:width=16",
    "5:width=8,candidates=4,openings=0,playout=0,nodes=6000",
    "5:width=8,candidates=4,openings=2,nodes=20000",
    "6:width=8,candidates=4,openings=2,second_nodes=6000,second_candidates=3,nodes=20000",
];

#[test]
fn every_move_is_legal_with_all_options() {
    for number in 0..20 {
        let mut bot = quick(QUICK[number as usize % QUICK.len()], number);
        game(start(options(number), number), &mut bot, |state, _, chosen| {
            let moves = state.legal_moves();
            assert!(moves.contains(&chosen), "{chosen:?}");
        });
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for (entrant, number) in QUICK.into_iter().zip(30..) {
        let played = |seed| {
            let mut moves = Vec::new();
            game(start(options(number), number), &mut quick(entrant, seed), |_, _, chosen| {
                moves.push(chosen)
            });
            moves
        };
        assert_eq!(played(7), played(7), "{entrant}");
    }
}

#[test]
fn threads_change_nothing() {
    let mut state = start(Options::new(2), 5);
    for turn in 0..6 {
        let view = state.view(Some(state.player()));
        let chosen = |threads| {
            let mut bot = Bot::with_threads(Level::Grandmaster, 3, threads);
            bot.choose_within(&view, Budget::Nodes(40_000))
        };
        let one = chosen(1);
        assert_eq!(one, chosen(2), "decision {turn}");
        assert_eq!(one, chosen(5), "decision {turn}");
        state.apply_unchecked(one.unwrap(), &mut ());
    }
}

/// A game whose towers stand.
fn first_turn() -> State {
    let (mut state, mut bot) = (start(Options::new(2), 5), quick("2", 1));
    while state.table().phase != Phase::TurnStart {
        let chosen = bot.choose(&state.view(Some(state.player()))).unwrap();
        state.apply_unchecked(chosen, &mut ());
    }
    state
}

/// Within the usual nodes there is no second stage; beyond them, the best are played out again and the others keep their values.
#[test]
fn nodes_beyond_the_usual_ones_are_for_finals() {
    let state = first_turn();
    let view = state.view(Some(state.player()));
    let search = |changes: &str, budget: Budget<'_>| {
        let entrant = Entrant::parse(&format!("6:width=16,candidates=8,openings=4{changes}")).unwrap();
        Searcher::new(entrant.evaluation, 1).search(&view, &entrant.config, 1, budget)
    };
    let (usual, more) = (100_000, 300_000);
    let second_stage = format!(",second_nodes={usual},second_candidates=3");
    let without = search("", Budget::Nodes(usual));
    assert_eq!(without, search(&second_stage, Budget::Nodes(usual)));
    let asked = AtomicU32::new(0);
    let clock = || asked.fetch_add(1, Ordering::Relaxed) as f32 / 200.0;
    for budget in [Budget::Nodes(more), Budget::Clock(&clock)] {
        let with = search(&second_stage, budget);
        assert!(with.nodes > usual);
        let kept = with.lines.iter().filter(|line| without.lines.contains(line)).count();
        assert_eq!((with.lines.len(), kept), (12, 9));
    }
}

#[test]
fn other_ways_to_begin_take_part_with_a_whole_turn_each() {
    let state = first_turn();
    let (view, turns) = (state.view(Some(state.player())), state.table().areas[state.player()].turns);
    let found = |openings: usize| {
        let entrant = Entrant::parse(&format!("6:width=64,candidates=8,openings={openings}")).unwrap();
        Searcher::new(entrant.evaluation, 1).search(&view, &entrant.config, 1, Budget::Nodes(200_000))
    };
    let begins =
        |found: &SearchResult| found.lines.iter().map(|line| line.moves[0]).collect::<HashSet<_>>().len();
    let without = found(0);
    assert_eq!(without.lines.len(), 8);
    for openings in [1, 6] {
        let with = found(openings);
        assert_eq!(with.lines.len(), 8 + openings);
        assert_eq!(begins(&with), begins(&without) + openings);
        for line in with.lines {
            let mut world = with.world;
            line.moves.iter().for_each(|&played| world.play(played).unwrap());
            assert_eq!(world.table().areas[state.player()].turns, turns + 1, "{:?}", line.moves);
            assert!(line.rollouts > 0);
        }
    }
}

/// Hidden information is sampled again: with an equal view the bot plays the same move.
#[test]
fn i3_hidden_information_changes_no_move() {
    let mut compared = 0;
    for (entrant, number) in QUICK.into_iter().cycle().zip(50..62) {
        let mut bot = quick(entrant, 1);
        let mut count = 0;
        game(start(options(number), number), &mut bot, |state, view, _| {
            count += 1;
            if count % 7 != 0 {
                return;
            }
            let other = view.sample(&mut Seed::new(count));
            assert_eq!(&other.view(view.seat), view);
            let first = quick(entrant, 9).choose(&state.view(view.seat));
            assert_eq!(first, quick(entrant, 9).choose(&other.view(view.seat)), "{entrant}");
            compared += 1;
        });
    }
    assert!(compared > 50, "only {compared} decisions compared");
}

#[test]
fn a_bot_chooses_nothing_when_others_are_to_move() {
    let state = start(Options::new(3), 1);
    assert_eq!(state.player(), Player::new(2));
    assert_eq!(Bot::new(Level::Adept, 1).choose(&state.view(Some(Player::new(0)))), None);
    assert_eq!(Bot::new(Level::Adept, 1).choose(&state.view(None)), None);
}

/// A stopped search still returns a move.
#[test]
fn a_stopped_search_returns_a_legal_move() {
    let state = start(Options::new(2), 8);
    let view = state.view(Some(state.player()));
    let stopped = || true;
    let chosen = Bot::new(Level::Master, 1).choose_within(&view, Budget::Stoppable(u64::MAX, &stopped));
    let moves = state.legal_moves();
    assert!(moves.contains(&chosen.unwrap()));
}

/// `end` gives something up: no level does so while a move of the batch scores at once, even if a spell has to wait.
#[test]
fn nothing_plainly_free_is_given_up() {
    let mut ended = 0;
    for (entrant, number) in QUICK.into_iter().cycle().zip(70..100) {
        let mut bot = quick(entrant, 2);
        game(start(Options::new(2), number), &mut bot, |state, _, chosen| {
            if chosen != Move::End || state.table().stack.depth() == 0 {
                return;
            }
            let moves = state.legal_moves();
            // With what is only counted at the end: points on the track may cost as many of a Prophecy.
            let points = |state: &State, player| {
                let area = &state.table().areas[player];
                Score::of(state.edition(), area, &state.hand(player).scrolls).total()
            };
            let player = state.player();
            let now = points(state, player);
            let free = moves.iter().any(|&played| {
                let mut after = *state;
                after.apply_unchecked(played, &mut ());
                matches!(played, Move::Energy { .. } | Move::Witch { .. }) && points(&after, player) > now + 1
            });
            assert!(!free, "{entrant}: game {number}, round {}", state.table().round());
            ended += 1;
        });
    }
    assert!(ended > 10, "only {ended} batches were given up");
}
