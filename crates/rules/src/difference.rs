//! The first place where a game of older rules differs under the present ones.

use core::fmt;

use crate::version::{ChangedEffect, RULES_VERSION};
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
        match &self.kind {
            DifferenceKind::Points { recorded, now } | DifferenceKind::Result { recorded, now } => {
                Some([joined(recorded), joined(now)])
            }
            DifferenceKind::Sources { recorded, now } => Some([by_source(recorded), by_source(now)]),
            _ => None,
        }
    }

    /// The legal moves instead of the one that differs; empty where they may not be shown.
    pub fn legal(&self) -> &[Move] {
        match &self.kind {
            DifferenceKind::Refused { legal, .. } | DifferenceKind::Effect { legal, .. } => legal,
            _ => &[],
        }
    }
}

/// The most legal moves that the sentence lists.
const LISTED: usize = 12;

impl fmt::Display for RuleDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.move_number;
        match &self.kind {
            DifferenceKind::Refused { played, refusal, legal } => {
                write!(
                    f,
                    "Move {number} (`{played}`) is no longer legal under rules version {RULES_VERSION}: "
                )?;
                write!(f, "{refusal}")?;
                list_legal(f, legal)
            }
            DifferenceKind::Effect { played, effect, legal } => {
                write!(
                    f,
                    "Move {number} (`{played}`) has another effect under rules version {RULES_VERSION}: "
                )?;
                write!(f, "{effect}")?;
                list_legal(f, legal)
            }
            DifferenceKind::Points { .. } => self.write_compared(f, "", "points"),
            DifferenceKind::Result { .. } => self.write_compared(f, ", the last,", "results"),
            DifferenceKind::Sources { .. } => self.write_compared(f, ", the last,", "sources of the points"),
            DifferenceKind::Winners { recorded, now } => {
                let (recorded, now) = (numbers(recorded), numbers(now));
                write!(
                    f,
                    "After move {number}, the last, the winners differ: recorded {recorded}, now {now}."
                )
            }
            DifferenceKind::NotOver => write!(
                f,
                "After move {number}, the last, the game is not over under rules version {RULES_VERSION}."
            ),
        }
    }
}

impl core::error::Error for RuleDifference {}

impl RuleDifference {
    fn write_compared(&self, f: &mut fmt::Formatter<'_>, which: &str, what: &str) -> fmt::Result {
        let (number, [recorded, now]) = (self.move_number, self.compared().unwrap_or_default());
        write!(f, "After move {number}{which} the {what} differ: recorded {recorded}, now {now}.")
    }
}

fn list_legal(f: &mut fmt::Formatter<'_>, legal: &[Move]) -> fmt::Result {
    for (at, played) in legal.iter().take(LISTED).enumerate() {
        write!(f, "{}{played}", if at == 0 { " Legal now: " } else { ", " })?;
    }
    match legal.len() {
        0 => Ok(()),
        count if count > LISTED => write!(f, " and {} more.", count - LISTED),
        _ => f.write_str("."),
    }
}

fn joined(points: &[u16]) -> String {
    points.iter().map(u16::to_string).collect::<Vec<_>>().join("/")
}

fn numbers(players: &[Player]) -> String {
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(" and ")
}

/// Board, owls, chips, spells and Prophecies with the Wand space in brackets, by player.
fn by_source(scores: &[Score]) -> String {
    let one = |score: &Score| {
        let Score { board, owls, chips, spells, prophecies, wand } = score;
        format!("{board}+{owls}+{chips}+{spells}+{prophecies} ({wand})")
    };
    scores.iter().map(one).collect::<Vec<_>>().join("/")
}
