//! The six levels of play.

use core::fmt;

use crate::eval::Evaluation;
use crate::search::{Breadth, Contest, Finals, Look, Method, Rollouts};

/// How strong a computer opponent is.
///
/// Weak levels are short-sighted and narrow; none of them plays a bad move on purpose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Level {
    /// Sees the points of this turn only, and is not particular.
    Apprentice = 1,
    /// Looks ahead, but takes the first good way.
    Adept,
    /// Compares a few ways to play the turn.
    Witch,
    /// Compares many.
    Wizard,
    /// Plays the best turns out to see what becomes of them.
    Grandmaster,
    /// Does all of it at length, and tries other ideas too.
    Master,
}

impl Level {
    /// All six, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Apprentice, Level::Adept, Level::Witch, Level::Wizard, Level::Grandmaster, Level::Master];

    /// Its number, 1 to 6.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The level with this number.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "Apprentice",
            Level::Adept => "Adept",
            Level::Witch => "Witch",
            Level::Wizard => "Wizard",
            Level::Grandmaster => "Grandmaster",
            Level::Master => "Master of the Witchstone",
        }
    }

    /// What it thinks of positions.
    pub fn evaluation(self) -> Evaluation {
        match self {
            Level::Apprentice => Evaluation::short_sighted(),
            _ => Evaluation::fitted(),
        }
    }

    /// How it searches.
    pub fn method(self) -> Method {
        match self {
            Level::Apprentice => {
                let soft = Look { softness: 1.0, ..look(1) };
                Method { look: soft, last_look: soft, contest: None }
            }
            Level::Adept => beam(1),
            Level::Witch => beam(4),
            Level::Wizard => beam(16),
            Level::Grandmaster => {
                let contest = Contest { candidates: 12, ways: 0, rollouts: rollouts(4), finals: None };
                Method { contest: Some(contest), ..beam(20) }
            }
            Level::Master => {
                let finals = Some(finals(self.nodes()));
                let contest = Contest { candidates: 20, ways: 16, rollouts: rollouts(6), finals };
                Method { contest: Some(contest), ..beam(256) }
            }
        }
    }

    /// Positions it looks at in a turn, at most.
    pub fn nodes(self) -> u64 {
        match self {
            Level::Grandmaster => 1_000_000,
            Level::Master => 4_000_000,
            _ => u64::MAX,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

fn look(width: usize) -> Look {
    Look { width, lays: 3 * width, shortlist: 0, breadth: Breadth::Wide, ends: width.max(2), softness: 0.0 }
}

fn beam(width: usize) -> Method {
    Method { look: look(width), last_look: look(4 * width), contest: None }
}

fn rollouts(horizon: u8) -> Rollouts {
    Rollouts { horizon, playout: Some(Look::narrow(2)), prior: 4.0, clearly: 3.5 }
}

/// To the end of the game, and with a wider beam.
fn finals(usual: u64) -> Finals {
    let rollouts = Rollouts { horizon: u8::MAX, playout: Some(Look::narrow(4)), prior: 16.0, clearly: 3.5 };
    Finals { usual, places: 12, rollouts }
}
