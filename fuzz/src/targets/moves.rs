//! Moves as text: one on each line.

use std::sync::LazyLock;

use witchstone_rules::{Edition, Move, MoveList, Options, State};

use super::check_sentence;
use super::game::{self, any_options};
use crate::Choices;

/// Text that is a move is its one written form, and every position can say whether it is legal.
pub fn run(text: &str) -> bool {
    let mut accepted = false;
    for line in text.split('\n') {
        match line.parse::<Move>() {
            Ok(read) => {
                assert_eq!(read.to_string(), line, "a move has one written form");
                accepted = true;
                POSITIONS.iter().for_each(|state| game::attempt(&mut state.clone(), read));
            }
            Err(error) => check_sentence(&error.to_string()),
        }
    }
    accepted
}

/// Positions from several games: every 37th decision.
static POSITIONS: LazyLock<Vec<State>> = LazyLock::new(|| {
    let mut found = Vec::new();
    for seed in 0..6 {
        let mut choices = Choices::random(seed);
        let options = if seed == 0 { Options::new(2) } else { any_options(&mut choices) };
        let mut state = game::start(Edition::classic(), options, &mut choices);
        let mut moves = MoveList::new();
        for decision in 0.. {
            if decision % 37 == 0 {
                found.push(state);
            }
            if state.is_over() {
                break;
            }
            moves.clear();
            state.legal(&mut moves);
            state.apply_unchecked(choices.pick(&moves), &mut ());
        }
        found.push(state);
    }
    found
});
