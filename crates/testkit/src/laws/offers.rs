//! What is offered can be played, and nothing else can.

use std::collections::HashSet;
use std::sync::LazyLock;

use witchstone_rules::{Deal, Move, MoveList, Refusal, SplitMix64, State, is_ruling};

use super::{Law, everything_is_somewhere_once, holds, what_is_derived_is_right};
use crate::all_moves;

/// No move is offered twice, and there always is one until the game is over.
pub fn offers_are_different(state: &State, legal: &MoveList) -> Law {
    let mut seen = HashSet::with_capacity(legal.len());
    let twice = legal.iter().find(|played| !seen.insert(**played));
    holds(twice.is_none(), || format!("{} is offered twice", twice.map_or(String::new(), Move::to_string)))?;
    holds(legal.is_empty() == state.is_over(), || "no move is offered before the end, or one after it".into())
}

/// These offered moves can be played, change something, and leave a position that keeps the laws.
pub fn offers_apply(state: &State, offered: &[Move], deal: &Deal) -> Law {
    for &played in offered {
        let mut next = *state;
        next.apply_unchecked(played, &mut ());
        let located = |fault| format!("after {played}: {fault}");
        holds(next != *state, || located("nothing has changed".into()))?;
        everything_is_somewhere_once(&next, deal).map_err(located)?;
        what_is_derived_is_right(&next).map_err(located)?;
    }
    Ok(())
}

/// Moves read as they are written.
pub fn text_reads_as_written(moves: &[Move]) -> Law {
    for played in moves {
        let text = played.to_string();
        holds(text.parse() == Ok(*played), || {
            format!("{played:?} is written {text:?}, which reads otherwise")
        })?;
    }
    Ok(())
}

/// Of `tries` random moves, those that are not offered are refused and change nothing.
pub fn nothing_else_is_playable(state: &State, legal: &MoveList, rng: &mut SplitMix64, tries: usize) -> Law {
    for _ in 0..tries {
        let tried = *rng.pick(all_moves());
        if !legal.contains(&tried) {
            is_refused(state, tried).map_err(|fault| format!("{tried}: {fault}"))?;
        }
    }
    let unknown = legal.iter().find(|played| !is_known(**played));
    holds(unknown.is_none(), || format!("{unknown:?} is offered and not among all moves"))
}

fn is_known(played: Move) -> bool {
    static KNOWN: LazyLock<HashSet<Move>> = LazyLock::new(|| all_moves().iter().copied().collect());
    KNOWN.contains(&played)
}

fn is_refused(state: &State, tried: Move) -> Law {
    let mut after = *state;
    let refusal = after.play(tried).err().ok_or("not offered, but played")?;
    holds(after == *state, || "refused, but something has changed".into())?;
    let known = !refusal.is_ruling() || is_ruling(refusal.clause());
    holds(known, || format!("{refusal} rests on a clause that is no ruling"))?;
    let by_card = matches!(refusal, Refusal::MoonOfNoUse | Refusal::MoonUsed | Refusal::NoMoonCard);
    holds(!by_card || tried.uses_moon(), || format!("{refusal} is no reason"))
}
