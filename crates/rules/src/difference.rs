//! The first place where a game of older rules differs under the present ones.

use core::fmt;

use crate::version::ChangedEffect;
use crate::{Move, Player, Refusal, Score};

/// The first difference between a game as it was recorded under an older version of the rules and the same game now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleDifference {
    /// The number of the move, from 1: the one that differs, or the one after which something differs.
    pub move_number: usize,
    /// What differs.
    pub kind: DifferenceKind,
}

/// What differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DifferenceKind {
    /// The move is no longer legal.
    Refused {
        /// The move.
        played: Move,
        /// Why.
        refusal: Refusal,
        /// The legal moves; empty where they may not be shown (I1).
        legal: Vec<Move>,
    },
    /// The move is legal, but has another effect.
    Effect {
        /// The move.
        played: Move,
        /// Which.
        effect: ChangedEffect,
        /// The legal moves; empty where they may not be shown (I1).
        legal: Vec<Move>,
    },
    /// The points on the track after the move, by player.
    Points {
        /// In the record.
        recorded: Vec<u16>,
        /// Under the present rules.
        now: Vec<u16>,
    },
    /// The final points, by player.
    Result {
        /// In the record.
        recorded: Vec<u16>,
        /// Under the present rules.
        now: Vec<u16>,
    },
    /// The sources of the final points, whose totals are the same.
    Sources {
        /// In the record.
        recorded: Vec<Score>,
        /// Under the present rules.
        now: Vec<Score>,
    },
    /// The winners.
    Winners {
        /// In the record.
        recorded: Vec<Player>,
        /// Under the present rules.
        now: Vec<Player>,
    },
    /// The record ends with a result, but the game is not over under the present rules.
    NotOver,
}

impl RuleDifference {
    /// How many moves of the game are the same under both versions.
    ///
    /// Differences that show only in points may have begun earlier; the moves up to them are legal under both.
    pub fn common_moves(&self) -> usize {
        match self.kind {
            DifferenceKind::Refused { .. } | DifferenceKind::Effect { .. } => self.move_number - 1,
            _ => self.move_number,
        }
    }

    /// The move that differs, if it is one.
    pub fn played(&self) -> Option<Move> {
        match self.kind {
            DifferenceKind::Refused { played, .. } | DifferenceKind::Effect { played, .. } => Some(played),
            _ => None,
        }
    }

    /// The clause of the rules that makes the difference, if it is known.
    pub fn clause(&self) -> Option<&'static str> {
        match self.kind {
            DifferenceKind::Refused { refusal, .. } => Some(refusal.clause()),
            DifferenceKind::Effect { effect, .. } => Some(effect.clause()),
            _ => None,
        }
    }

    /// The points that differ, as "12/8" in the record and "11/8" now; nothing if it is not points that differ.
    pub fn compared(&self) -> Option<[String; 2]> {
        self.kind.compared()
    }

    /// The legal moves instead of the one that differs; empty where they may not be shown.
    pub fn legal(&self) -> &[Move] {
        match &self.kind {
            DifferenceKind::Refused { legal, .. } | DifferenceKind::Effect { legal, .. } => legal,
            _ => &[],
        }
    }
}

/// For developers: the key, the move number, and what differs, as in `refused, move 16, end: crystal-on-rim (C3)`.
///
/// Players read sentences in their language: `Words::rule_difference` of `witchstone-words`.
impl fmt::Display for RuleDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, move {}", self.kind.key(), self.move_number)?;
        match &self.kind {
            DifferenceKind::Refused { played, refusal, .. } => write!(f, ", {played}: {refusal}"),
            DifferenceKind::Effect { played, effect, .. } => write!(f, ", {played}: {effect}"),
            DifferenceKind::NotOver => Ok(()),
            DifferenceKind::Winners { recorded, now } => {
                write!(f, ": recorded {}, now {}", numbers(recorded), numbers(now))
            }
            _ => {
                let [recorded, now] = self.compared().unwrap_or_default();
                write!(f, ": recorded {recorded}, now {now}")
            }
        }
    }
}

impl core::error::Error for RuleDifference {}

impl DifferenceKind {
    /// The name of its kind, as in message keys: the message of `not-over` is `difference-not-over`.
    pub const fn key(&self) -> &'static str {
        match self {
            DifferenceKind::Refused { .. } => "refused",
            DifferenceKind::Effect { .. } => "effect",
            DifferenceKind::Points { .. } => "points",
            DifferenceKind::Result { .. } => "result",
            DifferenceKind::Sources { .. } => "sources",
            DifferenceKind::Winners { .. } => "winners",
            DifferenceKind::NotOver => "not-over",
        }
    }

    /// The points that differ, as "12/8" in the record and "11/8" now; nothing if it is not points that differ.
    pub fn compared(&self) -> Option<[String; 2]> {
        match self {
            DifferenceKind::Points { recorded, now } | DifferenceKind::Result { recorded, now } => {
                Some([joined(recorded), joined(now)])
            }
            DifferenceKind::Sources { recorded, now } => Some([by_source(recorded), by_source(now)]),
            _ => None,
        }
    }
}

fn joined(points: &[u16]) -> String {
    points.iter().map(u16::to_string).collect::<Vec<_>>().join("/")
}

fn numbers(players: &[Player]) -> String {
    players.iter().map(|player| (player.index() + 1).to_string()).collect::<Vec<_>>().join("/")
}

/// Board, owls, chips, spells and Prophecies with the Wand space in brackets, by player.
fn by_source(scores: &[Score]) -> String {
    let one = |score: &Score| {
        let Score { board, owls, chips, spells, prophecies, wand } = score;
        format!("{board}+{owls}+{chips}+{spells}+{prophecies} ({wand})")
    };
    scores.iter().map(one).collect::<Vec<_>>().join("/")
}
