//! Nobody is shown what the rules hide.

use super::Violation;
use witchstone_rules::{Move, MoveList, Player, Seed, SplitMix64, State};
use witchstone_wire::ViewJson;

use super::{Law, holds, same};

/// A state that differs in all that a seat may not know gives that seat the same view, which is the same again after it
/// was sent, and only who is to move is shown what is legal.
pub fn views_hide_what_is_hidden(state: &State, legal: &MoveList, rng: &mut SplitMix64) -> Law {
    let seats: Vec<Option<Player>> = state.table().players().map(Some).chain([None]).collect();
    for &seat in &seats {
        let view = state.view(seat);
        let guess = view.sample(&mut Seed::new(rng.next_u64()));
        let located = |fault: Violation| format!("seat {seat:?}: {fault}");
        guess.check_conservation().map_err(|error| located(error.to_string().into()))?;
        holds(guess.view(seat) == view, || located("another deal gives another view".into()))?;
        let read = ViewJson::of(&view).read(state.edition());
        let read = read.map_err(|error| located(error.to_string().into()))?;
        holds(read == view, || located("the view reads otherwise than it was written".into()))?;
        let shown = view.legal_moves();
        let to_move = seat == Some(state.player()) && !state.is_over();
        let expected: &[Move] = if to_move { legal } else { &[] };
        same("legal moves that are shown", &shown[..], expected).map_err(located)?;
    }
    Ok(())
}
