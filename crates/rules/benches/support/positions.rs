//! Positions of each kind of decision, met in random games.

use std::fmt;

use witchstone_rules::{Phase, State, Symbol};

use super::{everything, play_out, start};

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Which tower (S9).
    Tower,
    /// Which tile goes where (T2).
    TurnStart,
    /// Which type comes first (T3).
    Order,
    /// What to do in a batch of this type, with nothing pending beside it.
    Batch(Symbol),
    /// Which bonus comes next, with no batch open (B2).
    Pending,
    /// Whether to lay a power tile (D2).
    Question,
}

impl Kind {
    /// All kinds.
    pub fn all() -> impl Iterator<Item = Kind> {
        let batches = Symbol::ALL.into_iter().map(Kind::Batch);
        [Kind::Tower, Kind::TurnStart, Kind::Order]
            .into_iter()
            .chain(batches)
            .chain([Kind::Pending, Kind::Question])
    }

    /// The kind of the decision that is due.
    fn of(state: &State) -> Option<Kind> {
        let table = state.table();
        if table.question.is_some() {
            return Some(Kind::Question);
        }
        match (table.phase, table.stack.top()) {
            (Phase::Towers, _) => Some(Kind::Tower),
            (Phase::TurnStart, _) => Some(Kind::TurnStart),
            (Phase::Order, _) => Some(Kind::Order),
            (Phase::Acting, Some(batch)) if !table.anything_pending() => Some(Kind::Batch(batch.symbol)),
            (Phase::Acting, None) => Some(Kind::Pending),
            _ => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Tower => f.write_str("tower"),
            Kind::TurnStart => f.write_str("turn-start"),
            Kind::Order => f.write_str("order"),
            Kind::Batch(symbol) => write!(f, "batch-{symbol}"),
            Kind::Pending => f.write_str("pending"),
            Kind::Question => f.write_str("question"),
        }
    }
}

/// The first positions of this kind in random games of two to four players with every part of the expansion.
pub fn positions(kind: Kind, count: usize) -> Vec<State> {
    let mut found = Vec::with_capacity(count);
    for seed in 0.. {
        let players = 2 + (seed % 3) as u8;
        play_out(start(everything(players), seed), seed, |state, _| {
            if found.len() < count && Kind::of(state) == Some(kind) {
                found.push(*state);
            }
        });
        if found.len() == count {
            break;
        }
    }
    found
}
