//! Games played by the choices of an input, with cheap checks.

use witchstone_rules::{
    BySeat, Deal, Edition, FullMoon, MAX_PLAYERS, Move, MoveList, Options, Seed, State, split_mix,
};

use super::check_sentence;
use crate::Choices;

/// More decisions than any game has: random games have a few hundred.
const MAX_DECISIONS: usize = 10_000;

/// Options that can be played.
pub fn any_options(choices: &mut Choices<'_>) -> Options {
    let players = 2 + choices.below(MAX_PLAYERS - 1) as u8;
    let mut handicaps = BySeat::default();
    for level in &mut handicaps.0[..usize::from(players)] {
        *level = choices.below(8).saturating_sub(4) as u8;
    }
    let grandmasters = choices.flag();
    Options {
        players,
        handicaps,
        grandmasters,
        big_witch: grandmasters && choices.flag(),
        ingredients: choices.flag(),
        full_moon: choices.pick(&FullMoon::ALL),
        secret_scrolls: choices.flag(),
        even_start: choices.flag(),
    }
}

/// A game at its first decision.
pub fn start(edition: &'static Edition, options: Options, choices: &mut Choices<'_>) -> State {
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(choices.below(1 << 16) as u64));
    State::new(edition, options, &deal).expect("a shuffled deal fits its options")
}

/// Plays to the end; `meddle` is called before each decision.
pub fn play_out(
    mut state: State,
    choices: &mut Choices<'_>,
    mut meddle: impl FnMut(&mut State, &mut Choices<'_>),
) {
    let mut moves = MoveList::new();
    for decision in 0..MAX_DECISIONS {
        if decision % 32 == 0 || state.is_over() {
            check(&state, decision as u64);
        }
        meddle(&mut state, choices);
        if state.is_over() {
            return;
        }
        moves.clear();
        state.legal(&mut moves);
        assert!(!moves.is_empty(), "a game that is not over has a legal move");
        state.apply_unchecked(choices.pick(&moves), &mut ());
    }
    panic!("the game does not end");
}

/// Components are conserved, and a sample of a view has that view.
fn check(state: &State, seed: u64) {
    state.check_conservation().unwrap_or_else(|imbalance| panic!("{imbalance}"));
    let view = state.view(Some(state.player()));
    assert!(
        view.sample(&mut Seed::new(split_mix(seed))).view(view.seat) == view,
        "a sample has another view"
    );
}

/// Tries a move: it is played if it is offered; else it is refused with a sentence and changes nothing.
pub fn attempt(state: &mut State, tried: Move) {
    let moves = state.legal_moves();
    let before = *state;
    match state.play(tried) {
        Ok(()) => assert!(moves.contains(&tried), "{tried} is played but not offered"),
        Err(refusal) => {
            assert!(!moves.contains(&tried), "{tried} is offered but refused: {refusal}");
            assert!(*state == before, "{tried} is refused but changes the game");
            check_sentence(&refusal.to_string());
        }
    }
}
