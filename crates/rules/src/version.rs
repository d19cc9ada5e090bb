//! The version of the rules, and what a legal move did under an older one.

use crate::{Move, ScrollPlan, Shelf, Symbol, Table};

/// The version of the rules that this engine follows; records and stored games carry it.
pub const RULES_VERSION: u8 = 2;

/// Why a move that is legal under both versions of the rules has another effect than under the older one.
///
/// Only such moves need a test of their own: what is no longer legal is refused, and a refusal names its clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChangedEffect {
    /// Version 1 added every Crystal vial to the open Crystal batch; a second one is now a separate bonus (B4).
    SecondCrystalVial,
    /// Version 1 counted from position 6 whether a Scroll lay there or not; now the highest one counts first (N4).
    ScrollFromTop {
        /// The position that the move took a Scroll from.
        before: u8,
        /// The position that it takes one from now.
        now: u8,
    },
}

impl ChangedEffect {
    /// The name of its kind, as in message keys: the message of `scroll-from-top` is `changed-scroll-from-top`.
    pub const fn key(self) -> &'static str {
        match self {
            ChangedEffect::SecondCrystalVial => "second-crystal-vial",
            ChangedEffect::ScrollFromTop { .. } => "scroll-from-top",
        }
    }

    /// The clause of the rules that changed.
    pub const fn clause(self) -> &'static str {
        match self {
            ChangedEffect::SecondCrystalVial => "B4",
            ChangedEffect::ScrollFromTop { .. } => "N4",
        }
    }

    /// Whether the change rests on a ruling of ours and not on the rulebooks.
    pub fn is_ruling(self) -> bool {
        crate::is_ruling(self.clause())
    }
}

/// For developers, as in `scroll-from-top 3, not 5 (N4)`; players read `Words::changed_effect` of `witchstone-words`.
impl core::fmt::Display for ChangedEffect {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.key())?;
        if let ChangedEffect::ScrollFromTop { before, now } = self {
            write!(f, " {now}, not {before}")?;
        }
        write!(f, " ({})", self.clause())
    }
}

impl Table {
    /// Whether a legal move of a game that was played under an older version of the rules had another effect then.
    pub fn changed_effect(&self, played: Move, rules: u8) -> Option<ChangedEffect> {
        match played {
            Move::Shelve { crystal, shelf: Shelf::Symbol, .. } if rules < 2 => {
                let fills = crystal.exit() == Symbol::Crystal && self.shelf_room(Symbol::Crystal) > 0;
                let taken_up = self.stack.top().is_some_and(|batch| batch.symbol == Symbol::Crystal)
                    && self.stack.has_vial();
                (fills && taken_up).then_some(ChangedEffect::SecondCrystalVial)
            }
            Move::Scroll { position, moon: true } if rules < 2 => {
                let before = (ScrollPlan::DISPLAY as u8 + 1).saturating_sub(position);
                let now = self.display.from_top(position);
                (before != now).then_some(ChangedEffect::ScrollFromTop { before, now })
            }
            _ => None,
        }
    }
}
