//! Bots play on any board: they choose legal moves to the end of the game, whatever the printed box is like.
//!
//! `WITCHSTONE_EDITIONS=200` takes that many random editions.

use witchstone_ai::arena::Entrant;
use witchstone_ai::{Analyst, Budget, Hint, Level};
use witchstone_rules::{Edition, MoveList, Options, State};
use witchstone_testkit::{random_deal, random_edition, random_options};

/// The levels that play turns out, with little to think about.
const QUICK: [&str; 2] = [
    "5:width=8,candidates=4,openings=2,nodes=1000",
    "6:width=8,candidates=4,openings=2,second_nodes=500,second_candidates=3,nodes=1000",
];

/// Editions by default.
const EDITIONS: u64 = 20;

fn edition_count() -> u64 {
    let asked = std::env::var("WITCHSTONE_EDITIONS").ok();
    let count = asked.map_or(EDITIONS, |editions| editions.parse().expect("WITCHSTONE_EDITIONS is a number"));
    assert!(count > 0, "WITCHSTONE_EDITIONS is 0");
    count
}

fn start(edition: &'static Edition, options: Options, seed: u64) -> State {
    State::new(edition, options, &random_deal(edition, &options, seed)).unwrap()
}

#[track_caller]
fn plays_to_the_end(edition: &'static Edition, entrant: &str, seed: u64) {
    let mut bot = Entrant::parse(entrant).unwrap().bot(seed);
    let mut state = start(edition, random_options(seed), seed);
    let mut moves = MoveList::new();
    let about = format!("{}, {entrant}, game {seed}", edition.id);
    while !state.is_over() {
        let chosen = bot.choose(&state.view(Some(state.player())));
        let chosen = chosen.unwrap_or_else(|| panic!("{about}: no move"));
        moves.clear();
        state.legal(&mut moves);
        assert!(moves.contains(&chosen), "{about}: {chosen} is not legal");
        state.apply_unchecked(chosen, &mut ());
    }
    assert_eq!(state.check_conservation(), Ok(()), "{about}");
}

#[test]
fn bots_play_every_edition_to_the_end() {
    for number in 0..edition_count() {
        let edition = random_edition(number).keep();
        for (level, seed) in ["1", "2", "3", "4"].into_iter().zip(4 * number..) {
            plays_to_the_end(edition, level, seed);
        }
        if number % 10 == 0 {
            plays_to_the_end(edition, QUICK[(number / 10 % 2) as usize], number);
        }
    }
}

/// With a very short Pentagram, a turn can take more decisions than the beam looks ahead.
#[test]
fn a_turn_may_be_longer_than_any_line() {
    for (edition, game) in [(134, 134), (184, 184)] {
        let edition = random_edition(edition).keep();
        ["2", "3", "4"].into_iter().for_each(|level| plays_to_the_end(edition, level, game));
    }
}

/// Advice with its reasons, from positions all over a game.
#[test]
fn the_analyst_advises_on_every_edition() {
    for number in 100..100 + edition_count().div_ceil(3) {
        let edition = random_edition(number).keep();
        let mut state = start(edition, random_options(number), number);
        let mut bot = Entrant::parse("2").unwrap().bot(number);
        let mut analyst = Analyst::new(Level::Witch, 1);
        for decision in 0.. {
            if state.is_over() {
                break;
            }
            let view = state.view(Some(state.player()));
            if decision % 40 == 0 {
                let analysis = analyst.analyse(&view, 1, number, Budget::Nodes(500));
                let best = analysis.advice.first().expect("it is this seat's decision");
                assert!(best.lead.is_finite(), "edition {number}: {best:?}");
                Hint::new(&view, best);
            }
            state.apply_unchecked(bot.choose(&view).expect("it is this seat's decision"), &mut ());
        }
    }
}
