//! The first difference of a game of older rules, as tables send it.

use serde::{Deserialize, Serialize};
use witchstone_rules::{ChangedEffect, DifferenceKind, Move, Refusal, RuleDifference, Score, View};

use crate::Named;

/// The first difference of a game that was played under an older version of the rules.
///
/// It has neither the reason for a refusal nor the legal moves: clients that may know them compute them from their view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DifferenceJson {
    /// The number of the move, from 1: the one that differs, or the one after which something differs.
    pub move_number: usize,
    /// What differs.
    #[serde(flatten)]
    pub kind: DifferenceKindJson,
}

/// What differs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum DifferenceKindJson {
    /// The move is no longer legal.
    Refused {
        /// The move in its written form.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        r#move: Named<Move>,
        /// The clause of the rules that forbids it.
        clause: String,
    },
    /// The move is legal, but has another effect.
    Effect {
        /// The move in its written form.
        #[cfg_attr(feature = "schema", schema(value_type = String))]
        r#move: Named<Move>,
        /// The clause of the rules that changed.
        clause: String,
    },
    /// The points on the track after the move, by seat.
    Points {
        /// As they were.
        recorded: Vec<u16>,
        /// As they are now.
        now: Vec<u16>,
    },
    /// The final points, by seat.
    Result {
        /// As they were.
        recorded: Vec<u16>,
        /// As they are now.
        now: Vec<u16>,
    },
    /// The winning seats.
    Winners {
        /// As they were.
        recorded: Vec<usize>,
        /// As they are now.
        now: Vec<usize>,
    },
    /// The game was over, and is not over now.
    NotOver,
}

impl DifferenceJson {
    /// Writes a difference.
    pub fn of(difference: &RuleDifference) -> DifferenceJson {
        let clause = difference.clause().unwrap_or_default().to_owned();
        let totals = |scores: &[Score]| scores.iter().map(Score::total).collect();
        let kind = match &difference.kind {
            DifferenceKind::Refused { played, .. } => {
                DifferenceKindJson::Refused { r#move: Named(*played), clause }
            }
            DifferenceKind::Effect { played, .. } => {
                DifferenceKindJson::Effect { r#move: Named(*played), clause }
            }
            DifferenceKind::Points { recorded, now } => {
                DifferenceKindJson::Points { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceKind::Result { recorded, now } => {
                DifferenceKindJson::Result { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceKind::Sources { recorded, now } => {
                DifferenceKindJson::Result { recorded: totals(recorded), now: totals(now) }
            }
            DifferenceKind::Winners { recorded, now } => DifferenceKindJson::Winners {
                recorded: recorded.iter().map(|player| player.index()).collect(),
                now: now.iter().map(|player| player.index()).collect(),
            },
            DifferenceKind::NotOver => DifferenceKindJson::NotOver,
        };
        DifferenceJson { move_number: difference.move_number, kind }
    }

    /// The difference as a seat or spectator may know it who sees the last common position; nothing if the reason rests on
    /// what it may not know. Only the seat to move is given the legal moves (I1).
    pub fn read(&self, view: &View, rules: u8) -> Option<RuleDifference> {
        let legal = view.legal_moves();
        let legal = legal.to_vec();
        let kind = match &self.kind {
            DifferenceKindJson::Refused { r#move: Named(played), clause } => {
                let refusal =
                    view.check(*played).err().filter(|refusal: &Refusal| refusal.clause() == clause)?;
                DifferenceKind::Refused { played: *played, refusal, legal }
            }
            DifferenceKindJson::Effect { r#move: Named(played), clause } => {
                let effect = view.table.changed_effect(*played, rules);
                let effect = effect.filter(|effect: &ChangedEffect| effect.clause() == clause)?;
                DifferenceKind::Effect { played: *played, effect, legal }
            }
            DifferenceKindJson::Points { recorded, now } => {
                DifferenceKind::Points { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceKindJson::Result { recorded, now } => {
                DifferenceKind::Result { recorded: recorded.clone(), now: now.clone() }
            }
            DifferenceKindJson::Winners { recorded, now } => {
                let players = |seats: &[usize]| {
                    let all: Vec<_> = view.table.players().collect();
                    seats.iter().map(|&seat| all.get(seat).copied()).collect::<Option<Vec<_>>>()
                };
                DifferenceKind::Winners { recorded: players(recorded)?, now: players(now)? }
            }
            DifferenceKindJson::NotOver => DifferenceKind::NotOver,
        };
        Some(RuleDifference { move_number: self.move_number, kind })
    }

    /// The move that differs with the clause of the rules, if it is a move that differs.
    pub fn played(&self) -> Option<(Move, &str)> {
        match &self.kind {
            DifferenceKindJson::Refused { r#move, clause }
            | DifferenceKindJson::Effect { r#move, clause } => Some((r#move.0, clause)),
            _ => None,
        }
    }
}
